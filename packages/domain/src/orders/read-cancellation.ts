import { Result } from "effect"
import { addDays, type CalendarDate, parseDate } from "../shared/calendar-date.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import { chargesOf, lastVersions, type Order } from "./order.ts"
import { type OrdersRefusal, refuse } from "./orders.errors.ts"

export const cancellationModes = [
  "OnOrderCancellationDate",
  "OnChargesInvoiceToDates",
  "OnChargesEffectiveEndDates",
  "OnCustomDates",
] as const
export type CancellationMode = (typeof cancellationModes)[number]

/** The days on which the charges of an order end when the order is cancelled (contract S20). */
export type Cancellation = {
  /** The date under which the cancellation is recorded. */
  readonly cancellationDate: CalendarDate
} & (
  | { readonly mode: "OnOrderCancellationDate" | "OnChargesInvoiceToDates"; readonly firstDay: CalendarDate }
  | { readonly mode: "OnChargesEffectiveEndDates" }
  | {
      readonly mode: "OnCustomDates"
      /** The first day without the charge, by charge number. Charges that are not listed keep their ends. */
      readonly firstDayOf: ReadonlyMap<string, CalendarDate>
    }
)

/** A cancellation that a caller asks for. */
export interface CancelOrderRequest {
  readonly cancellationDate: string
  readonly cancellationMode: CancellationMode
  /** The first day without the order. */
  readonly firstDayOfCancellation?: string | null | undefined
  /** The day before `firstDayOfCancellation`; a caller gives one of the two. */
  readonly endDate?: string | null | undefined
  /** The first day without the charge, by charge number. */
  readonly cancellationDatePerCharges?: Readonly<Record<string, string | null | undefined>> | null | undefined
}

const read = (field: string, text: string): Result.Result<CalendarDate, FieldsRefused> => {
  const date = parseDate(text)
  return date === undefined
    ? Result.fail(fieldRefused(field, "must be a date such as 2026-11-20"))
    : Result.succeed(date)
}

/** Reads a request to cancel an order and checks its dates against those of the order (contract S20). */
export const readCancellation = (
  order: Order,
  request: CancelOrderRequest,
): Result.Result<Cancellation, FieldsRefused | OrdersRefusal> =>
  Result.gen(function* () {
    const cancellationDate = yield* read("cancellationDate", request.cancellationDate)
    const firstDay = yield* readFirstDay(request)
    const mode = request.cancellationMode
    if (mode !== "OnCustomDates" && Object.keys(request.cancellationDatePerCharges ?? {}).length > 0)
      return yield* Result.fail(
        fieldRefused("cancellationDatePerCharges", "must be left out unless cancellationMode is OnCustomDates"),
      )
    if (mode === "OnChargesEffectiveEndDates") {
      if (order.end === undefined) return yield* Result.fail(refuse("EvergreenHasNoEnd"))
      return { mode, cancellationDate }
    }
    if (firstDay === undefined)
      return yield* Result.fail(
        fieldRefused("firstDayOfCancellation", `is required with ${mode}, unless endDate gives the day before it`),
      )
    if (order.end !== undefined && firstDay >= order.end)
      return yield* Result.fail(
        fieldRefused(
          request.endDate ? "endDate" : "firstDayOfCancellation",
          `leaves nothing to cancel: the order ends on ${addDays(order.end, -1)}${
            order.status === "Inactive" ? "" : ". OnChargesEffectiveEndDates ends it there"
          }`,
        ),
      )
    if (mode !== "OnCustomDates") return { mode, cancellationDate, firstDay }
    return { mode, cancellationDate, firstDayOf: yield* readDates(order, request.cancellationDatePerCharges ?? {}) }
  })

const readFirstDay = ({
  firstDayOfCancellation,
  endDate,
}: CancelOrderRequest): Result.Result<CalendarDate | undefined, FieldsRefused> => {
  if (firstDayOfCancellation && endDate)
    return Result.fail(fieldRefused("endDate", "must be left out when firstDayOfCancellation is given"))
  if (firstDayOfCancellation) return read("firstDayOfCancellation", firstDayOfCancellation)
  return endDate ? Result.map(read("endDate", endDate), (date) => addDays(date, 1)) : Result.succeed(undefined)
}

/** Reads the dates of named charges. Refuses a date after the end of its charge. */
const readDates = (
  order: Order,
  dates: Readonly<Record<string, string | null | undefined>>,
): Result.Result<ReadonlyMap<string, CalendarDate>, FieldsRefused> =>
  Result.gen(function* () {
    const charges = new Map(lastVersions(chargesOf(order)).map((charge) => [charge.chargeNumber, charge]))
    const firstDayOf = new Map<string, CalendarDate>()
    for (const [number, text] of Object.entries(dates)) {
      const field = `cancellationDatePerCharges.${number}`
      const charge = charges.get(number)
      if (charge === undefined) return yield* Result.fail(fieldRefused(field, "names no charge of the subscription"))
      if (text === null || text === undefined) continue
      const date = yield* read(field, text)
      const end = charge.end ?? order.end
      if (end !== undefined && date > end)
        return yield* Result.fail(
          fieldRefused(field, `must not be after the last day of the charge, ${addDays(end, -1)}`),
        )
      firstDayOf.set(number, date)
    }
    return firstDayOf
  })
