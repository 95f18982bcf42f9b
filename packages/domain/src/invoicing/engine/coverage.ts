import type { OrderCharge } from "../../orders/order-charge.ts"
import type { OrderChargeId } from "../../shared/ids.ts"
import type { InvoicedPeriod, Span } from "./invoiced-period.ts"

/** The periods of an order that are on invoices, by version of a charge. */
export type Invoiced = ReadonlyMap<OrderChargeId, readonly InvoicedPeriod[]>

const nothing: Invoiced = new Map()

export const byCharge = (invoiced: readonly InvoicedPeriod[]): Invoiced =>
  invoiced.length === 0 ? nothing : Map.groupBy(invoiced, ({ orderChargeId }) => orderChargeId)

/**
 * Whether a charge is billed for usage. Usage is billed once, and not credited when the charge's terms change (contract
 * V17).
 */
export const isOfUsage = ({ chargeType }: Pick<OrderCharge, "chargeType">): boolean =>
  chargeType === "Usage" || chargeType === "Measured"

/**
 * The invoiced periods that cover days of a version of a charge, by first day (contract V3). For usage, the periods of
 * all versions count: usage is billed once, so a period that an earlier version billed before it ended stays billed.
 */
export const coveringOf = (
  charge: OrderCharge,
  versions: readonly OrderCharge[],
  invoiced: Invoiced,
): readonly InvoicedPeriod[] => {
  if (invoiced.size === 0) return []
  // Periods that end by `chargedThrough` are left out, because only usage is billed late, for days before it.
  const first = charge.chargeType === "Usage" ? undefined : charge.chargedThrough
  const all = isOfUsage(charge) ? versions.filter(({ chargeNumber }) => chargeNumber === charge.chargeNumber) : [charge]
  const periods = all.flatMap(({ id }) => invoiced.get(id) ?? [])
  const open = first === undefined ? periods : periods.filter(({ to }) => first < to)
  return open.toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** The parts of a span that no other span covers. `covering` must be sorted by first day. */
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
