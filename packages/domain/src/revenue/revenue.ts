import { Effect } from "effect"
import type { InvoicingEvent } from "../invoicing/invoicing.events.ts"
import type { FiscalPeriod } from "../ledger/accounting-period.ts"
import type { Ledger } from "../ledger/ledger.ts"
import type { ListRequest } from "../listing/list-request.ts"
import { fieldRefused, type PortUnavailable } from "../shared/errors.ts"
import { type InvoiceLineId, isUuid, canonical, type OrderChargeId } from "../shared/ids.ts"
import type { EventOrigin } from "../shared/ports/event-bus.ts"
import type { Scope } from "../shared/scope.ts"
import { makeWithin } from "../shared/within.ts"
import { postedLines } from "./posted-line.ts"
import { makeRecogniseRevenue, type RecogniseRevenuePorts } from "./use-cases/recognise-revenue.ts"
import { makeScheduleLines, type ScheduleLinesPorts } from "./use-cases/schedule-lines.ts"
import { makeScheduleMissing } from "./use-cases/schedule-missing.ts"

export interface RevenuePorts extends Omit<RecogniseRevenuePorts, "ledger">, Omit<ScheduleLinesPorts, "ledger"> {
  readonly ledger: RecogniseRevenuePorts["ledger"] & ScheduleLinesPorts["ledger"] & Pick<Ledger, "periods">
}

/** Deferred revenue: the schedules of posted lines, and their recognition (docs/contract/revenue.md). */
export const makeRevenue = (ports: RevenuePorts) => {
  const { schedules, ledger, unitOfWork } = ports
  const scheduleLines = makeScheduleLines(ports)
  const { recognise, preview } = makeRecogniseRevenue(ports)
  const within = makeWithin(unitOfWork)
  const firstDayOf = (scope: Scope, wanted: FiscalPeriod) =>
    Effect.map(ledger.periods.at(scope, wanted), ({ firstDay }) => firstDay)
  const ofLine = Effect.fnUntraced(function* (scope: Scope, id: InvoiceLineId, request: ListRequest) {
    if (!(yield* schedules.hasLine(scope, id))) return yield* fieldRefused("id", "names no line of an invoice")
    return yield* schedules.list(scope, { line: id }, request)
  })
  const ofCharge = Effect.fnUntraced(function* (scope: Scope, named: string, request: ListRequest) {
    const asked = isUuid<OrderChargeId>(named) ? { id: canonical(named) } : { number: named }
    const charge = yield* schedules.findCharge(scope, asked)
    if (charge === undefined) return yield* fieldRefused("chargeNumber", "names no charge of an order")
    return yield* schedules.list(scope, charge, request)
  })

  return {
    /** Makes the schedules of invoices and credit notes in the unit of work of their posting. */
    hear: (origin: EventOrigin, events: readonly InvoicingEvent[]): Effect.Effect<void, PortUnavailable> =>
      scheduleLines(
        origin,
        events.flatMap((event) => (event._tag === "InvoicePosted" ? postedLines(event.invoice) : [])),
      ),
    /** Makes the schedules of lines that were posted without them. A second run changes nothing. */
    scheduleMissing: makeScheduleMissing(ports),
    /** Recognises all items up to a period, and reports progress from time to time. */
    recognise: Effect.fnUntraced(function* (
      origin: EventOrigin,
      period: FiscalPeriod,
      tell: (items: number) => void = () => undefined,
    ) {
      return yield* recognise(origin, yield* firstDayOf(origin, period), tell)
    }),
    /** The result that `recognise` would have, without writing anything. */
    preview: Effect.fnUntraced(function* (scope: Scope, period: FiscalPeriod) {
      return yield* preview(scope, yield* firstDayOf(scope, period))
    }),
    ofLine: Effect.fn("revenue.ofLine")((scope: Scope, id: InvoiceLineId, request: ListRequest) =>
      within(scope, ofLine(scope, id, request)),
    ),
    /** `named` is the number of a charge of an order, or the id of any of its versions. */
    ofCharge: Effect.fn("revenue.ofCharge")((scope: Scope, named: string, request: ListRequest) =>
      within(scope, ofCharge(scope, named, request)),
    ),
  }
}
export type Revenue = ReturnType<typeof makeRevenue>

/** A migration makes this part for itself, because no process of the service runs yet. */
export { makeScheduleMissing } from "./use-cases/schedule-missing.ts"
