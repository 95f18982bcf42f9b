import type { OrderCharge } from "../../orders/order-charge.ts"
import type { OrderChargeId } from "../../shared/ids.ts"
import type { InvoicedPeriod, Span } from "./invoiced-period.ts"

/** The periods of an order that stand on invoices, by version of a charge. */
export type Invoiced = ReadonlyMap<OrderChargeId, readonly InvoicedPeriod[]>

const nothing: Invoiced = new Map()

export const byCharge = (invoiced: readonly InvoicedPeriod[]): Invoiced =>
  invoiced.length === 0 ? nothing : Map.groupBy(invoiced, ({ orderChargeId }) => orderChargeId)

/** Whether a charge is billed for what was used: it is billed once, and not credited when its terms change (contract V17). */
export const isOfUsage = ({ chargeType }: Pick<OrderCharge, "chargeType">): boolean =>
  chargeType === "Usage" || chargeType === "Measured"

/**
 * The periods that cover days of a version of a charge, by their first day (contract V3). Usage is billed once: what an
 * earlier version of the charge billed before it was ended stays billed, so those of all its versions count.
 */
export const coveringOf = (
  charge: OrderCharge,
  versions: readonly OrderCharge[],
  invoiced: Invoiced,
): readonly InvoicedPeriod[] => {
  if (invoiced.size === 0) return []
  // What is billed to a day is not looked at before it, but for late usage.
  const first = charge.chargeType === "Usage" ? undefined : charge.chargedThrough
  const all = isOfUsage(charge) ? versions.filter(({ chargeNumber }) => chargeNumber === charge.chargeNumber) : [charge]
  const periods = all.flatMap(({ id }) => invoiced.get(id) ?? [])
  const open = first === undefined ? periods : periods.filter(({ to }) => first < to)
  return open.toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** What no other span covers of a span: the others come by their first day. */
export const uncovered = <S extends Span>(span: S, covering: readonly Span[]): readonly S[] => {
  const found: S[] = []
  let { from } = span
  for (const cover of covering) {
    if (cover.from >= span.to) break
    if (cover.to <= from) continue
    if (from < cover.from) found.push({ ...span, from, to: cover.from })
    from = cover.to
  }
  if (from < span.to) found.push({ ...span, from })
  return found
}
