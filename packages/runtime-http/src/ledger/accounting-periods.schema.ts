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

/** The result of the checks of the books (contract J13). */
export const BooksVerification = closed(
  {
    agrees: Type.Boolean({ description: "No check found an error" }),
    checks: Type.Array(
      closed({
        holds: Type.String({ description: "The property that holds when there is no error" }),
        count: Type.Integer({ description: "Number of errors" }),
        disagreements: Type.Array(
          closed({
            about: Type.String({ description: "The object of the error, such as `voucher J-17`" }),
            message: Type.String({ description: "The error" }),
          }),
          { description: "The first twenty errors" },
        ),
      }),
    ),
  },
  { title: "BooksVerification" },
)
