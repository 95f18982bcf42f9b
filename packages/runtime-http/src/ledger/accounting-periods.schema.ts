import { Type } from "typebox"
import { CalendarDay, closed, Instant } from "../shapes.ts"

/** A month of a fiscal year (contract F1). */
export const AccountingPeriod = closed(
  {
    description: Type.String(),
    fiscalYear: Type.Integer(),
    fiscalPeriod: Type.Integer(),
    fiscalQuarter: Type.Integer(),
    calendarYear: Type.Integer(),
    calendarMonth: Type.Integer(),
    startDate: CalendarDay,
    endDate: CalendarDay,
    status: Type.Enum(["Open", "Closed"]),
    closedDate: Type.Optional(Instant),
  },
  { title: "AccountingPeriod" },
)
