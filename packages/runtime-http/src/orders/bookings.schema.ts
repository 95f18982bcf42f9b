import { mostOtherBalances } from "@svc/domain/orders/account-summary"
import { accountCategories, bookingTypes, changeTypes, classifications } from "@svc/domain/orders/booking"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { CalendarDay, closed, given, Instant, named, Uuid } from "../shapes.ts"
import { SimpleOrderProductCharge } from "./order-charge-ref.schema.ts"
import { CurrencyAmount, metrics } from "./orders.schema.ts"

const external = { externalERPId: given, externalCRMId: given }
const made = { created: Instant, modified: Instant }

const AmountWithBase = closed(
  { amount: ExactNumber(), amountInBaseCurrency: Type.Optional(ExactNumber()) },
  named("AmountWithBaseCurrency"),
)

const BookingLine = closed(
  {
    charge: SimpleOrderProductCharge,
    ...metrics,
    fmrr: CurrencyAmount,
    ...made,
  },
  named("BookingLine"),
)

/** A booking as GET returns it (contract S31, S32). */
export const Booking = closed(
  {
    id: Uuid,
    currency: Type.String({ description: "ISO 4217" }),
    bookingType: Type.Enum([...bookingTypes]),
    accountCategory: Type.Enum([...accountCategories]),
    changeType: Type.Enum([...changeTypes]),
    cmrr: AmountWithBase,
    acv: AmountWithBase,
    emrr: AmountWithBase,
    oneTimeFees: AmountWithBase,
    tcv: AmountWithBase,
    fmrr: AmountWithBase,
    effectiveDate: CalendarDay,
    bookingLines: Type.Array(BookingLine),
    classification: closed(
      {
        name: Type.String(),
        description: Type.String(),
        chartColor: Type.String({ description: "A CSS colour" }),
        isSystemClassification: Type.Boolean(),
        classificationType: Type.Enum([...classifications]),
      },
      named("BookingClassification"),
    ),
    order: closed({ id: Uuid, orderNumber: Type.String(), ...external }, named("SimpleOrder")),
    notes: given,
    ...made,
  },
  named("Booking"),
)

/** A short summary of an account. */
export const AccountSummary = closed(
  {
    id: Uuid,
    accountNumber: Type.String(),
    name: Type.String(),
    ...external,
    ...metrics,
    openAmount: CurrencyAmount,
    advances: CurrencyAmount,
    accountBalance: CurrencyAmount,
    otherBalances: Type.Array(CurrencyAmount, {
      maxItems: mostOtherBalances,
      description: "The balances in other currencies, without those of 0",
    }),
    lastInvoiced: Type.Optional(CalendarDay),
  },
  named("AccountSummary"),
)
