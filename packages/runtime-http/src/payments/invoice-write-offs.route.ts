import type { InvoiceWriteOff } from "@svc/domain/payments/invoice-write-off"
import type { Payments } from "@svc/domain/payments/payments"
import { reliefTax } from "@svc/domain/payments/tax-relief"
import { financialAccountRef } from "@svc/domain/reference-data/financial-account"
import type { Decimal } from "@svc/domain/shared/decimal"
import { given } from "@svc/domain/shared/given"
import { canonical, type InvoiceId, type InvoiceWriteOffId } from "@svc/domain/shared/ids"
import { BigDecimal, Effect } from "effect"
import { Type } from "typebox"
import { readOptionalDate } from "../calendar-dates.ts"
import { ExactNumber } from "../decimal-body.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { CalendarDay, closed, DayInput, idParameter, lookupKey, Maybe, named, Uuid, uuid } from "../shapes.ts"
import { BookedOn } from "./payments.schema.ts"

const WriteOff = closed(
  {
    id: Uuid,
    amount: ExactNumber({ description: "In the currency of the invoice" }),
    date: CalendarDay,
    account: BookedOn,
    reason: Type.String(),
    taxRelief: Type.Boolean({ description: "Whether the tax is corrected" }),
    taxAmount: ExactNumber({ description: "The corrected tax" }),
    recoveredAmount: ExactNumber({ description: "The amount that payments have taken back" }),
    takenBack: Type.Optional(
      closed(
        {
          date: { ...CalendarDay, description: "Of the voucher" },
          user: Type.Optional({ ...Uuid, description: "Id" }),
        },
        { description: "The day on which the rest was taken back" },
      ),
    ),
  },
  named("InvoiceWriteOff"),
)

const body = ({ id, amount, date, account, reason, relief, recovered, takenBack }: InvoiceWriteOff) => {
  // The amounts of a credit note are positive here, as in the request.
  const shown = (of: Decimal) => (BigDecimal.isNegative(amount) ? BigDecimal.negate(of) : of)
  return {
    id,
    amount: shown(amount),
    date,
    account: financialAccountRef(account),
    reason,
    taxRelief: relief !== undefined,
    taxAmount: shown(reliefTax(relief ?? [])),
    recoveredAmount: shown(recovered),
    ...(takenBack === undefined ? {} : { takenBack: { date: takenBack.date, ...given({ user: takenBack.userId }) } }),
  }
}

const tag = "Invoices"
const params = idParameter<InvoiceId>()

/** Bad debts: write-offs of invoices (contract P23 to P26). */
export const invoiceWriteOffOperations = ({ payments }: { readonly payments: Payments }): readonly AnyOperation[] => [
  apiOperation({
    method: "post",
    path: "/Invoices/{id}/WriteOff",
    tag,
    need: "payments:write",
    transaction: "idempotent",
    summary: "Write an invoice off as a bad debt",
    description:
      "Also a credit note. A later payment takes the write-off back. Raises InvoiceUpdated and JournalPosted.",
    params,
    body: closed(
      {
        amount: Maybe(ExactNumber({ exclusiveMinimum: 0, description: "Default: the whole open amount" })),
        date: Maybe(DayInput),
        reason: Type.String({ minLength: 1, maxLength: 500 }),
        taxRelief: Maybe(Type.Boolean({ description: "Corrects the tax as well. Default: false" })),
        account: Maybe(lookupKey("By Code or FinancialAccount-Id. Default: `writeOffAccount`")),
      },
      named("WriteOffInvoiceRequest"),
    ),
    answers: {
      201: { description: "Written off", schema: WriteOff },
      404: { description: "No such invoice" },
    },
    handle: ({ origin }, { params: { id }, body: request }) =>
      Effect.map(payments.writeOffInvoice(origin, canonical(id), request), (made) => ({
        status: 201,
        body: body(made),
      })),
  }),

  apiOperation({
    method: "get",
    path: "/Invoices/{id}/WriteOffs",
    tag,
    need: "payments:read",
    summary: "Get the write-offs of an invoice",
    params,
    answers: {
      200: {
        description: "The write-offs, newest first",
        schema: closed({ data: Type.Array(WriteOff) }, named("InvoiceWriteOffs")),
      },
      404: { description: "No such invoice" },
    },
    handle: ({ scope }, { params: { id } }) =>
      Effect.map(payments.writeOffsOf(scope, canonical(id)), (found) => ({
        status: 200,
        body: { data: found.map(body) },
      })),
  }),

  apiOperation({
    method: "delete",
    path: "/Invoices/{id}/WriteOffs/{writeOffId}",
    tag,
    need: "payments:write",
    summary: "Take a write-off back",
    description:
      "Takes back the amount that payments have not recovered, with a separate voucher; the invoice is open again. Raises InvoiceUpdated and JournalPosted.",
    params: closed({ id: uuid<InvoiceId>(), writeOffId: uuid<InvoiceWriteOffId>() }),
    query: closed({ Date: Type.Optional(DayInput) }),
    answers: { 204: { description: "Taken back" }, 404: { description: "No such write-off" } },
    handle: Effect.fnUntraced(function* ({ origin }, { params: { id, writeOffId }, query: { Date } }) {
      const day = yield* readOptionalDate("Date", Date)
      yield* payments.takeBackWriteOff(origin, canonical(id), canonical(writeOffId), day)
      return { status: 204 }
    }),
  }),
]
