import { Effect } from "effect"
import { chargesOf, type Order } from "../../orders/order.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { type CalendarDate, dateIn } from "../../shared/calendar-date.ts"
import { given } from "../../shared/given.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { isOfUsage } from "../engine/coverage.ts"
import type { Invoice } from "../invoice.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import type { InvoiceOrder } from "./invoice-order.ts"
import type { makeReadOpenCharges } from "./read-open-charges.ts"

interface InvoicesAheadPorts {
  readonly invoices: Pick<InvoiceStore, "madeWith">
  readonly organisation: Pick<Organisation, "details">
}

/**
 * Makes the drafts of an order for today and for the next days on which something is due (contract V38). Usage is
 * billed only as far as it is reported. The drafts are stored, so that each day bills the rest of the days before.
 * Therefore the caller must undo the unit of work.
 *
 * @param days how many days with drafts to look at
 * @returns the credit notes of this version first, then the drafts day by day; `refused` is the reason why they end
 * early
 */
export const makeInvoicesAhead = (
  { invoices, organisation }: InvoicesAheadPorts,
  draftsOfDay: InvoiceOrder["draftsOfDay"],
  { nextOf }: ReturnType<typeof makeReadOpenCharges>,
) => {
  const dayAfter = Effect.fnUntraced(function* (order: Order, day: CalendarDate) {
    const charges = chargesOf(order).filter((charge) => !isOfUsage(charge))
    const next = yield* nextOf(
      order,
      charges.map(({ id }) => ({ orderNumber: order.orderNumber, id })),
    )
    return [...next.values()]
      .flatMap(({ nextDate }) => (nextDate !== undefined && nextDate > day ? [nextDate] : []))
      .toSorted()[0]
  })

  return Effect.fn("invoicing.invoicesAhead")(function* (origin: EventOrigin, order: Order, days: number) {
    const { timeZone } = yield* organisation.details(origin)
    const found: Invoice[] = [...(yield* invoices.madeWith(origin, order.id))]
    const ahead = (refused?: string) => ({ invoices: found as readonly Invoice[], ...given({ refused }) })
    let day: CalendarDate | undefined = dateIn(timeZone, yield* currentTime)
    for (let left = days; left > 0 && day !== undefined;) {
      const made: readonly Invoice[] | string = yield* draftsOfDay(origin, order.id, day).pipe(
        Effect.catchTags({
          ActionRefused: ({ message }) => Effect.succeed(message),
          FieldsRefused: ({ message }) => Effect.succeed(message),
        }),
      )
      if (typeof made === "string") return ahead(made)
      found.push(...made)
      if (made.length > 0) left--
      day = yield* dayAfter(order, day)
    }
    return ahead()
  })
}
