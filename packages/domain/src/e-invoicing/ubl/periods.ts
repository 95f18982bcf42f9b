import type { InvoiceLine } from "../../invoicing/invoice.ts"
import { given } from "../../shared/given.ts"
import type { Period } from "./posted-invoice.ts"

export const ownPeriod = ({ servicePeriodStart: start, servicePeriodEnd: end }: InvoiceLine): Period | undefined =>
  start === undefined && end === undefined ? undefined : given({ start, end })

export const isSame = (a: Period, b: Period | undefined) => b !== undefined && a.start === b.start && a.end === b.end

/**
 * The period of the document (BG-14): from the earliest beginning to the latest end of its lines, each given only when
 * all lines have one.
 */
export const periodOf = (lines: readonly InvoiceLine[]): Period | undefined => {
  const days = (of: (line: InvoiceLine) => string | undefined) => {
    const known = lines.flatMap((line) => of(line) ?? []).toSorted()
    return known.length === lines.length ? known : []
  }
  const start = days(({ servicePeriodStart }) => servicePeriodStart)[0]
  const end = days(({ servicePeriodEnd }) => servicePeriodEnd).at(-1)
  return start === undefined && end === undefined ? undefined : given({ start, end })
}
