import type { Invoice } from "@svc/domain/invoicing/invoice"
import { fromUnits, roundHalfUp, zero } from "@svc/domain/shared/decimal"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { BigDecimal } from "effect"
import { posted } from "../e-invoicing/posted.ts"

/** A posted document of an amount in euro cents, at a rate to SEK in hundredths. */
export const postedDocument = (cents: number, rate: number, id?: string): Invoice => {
  const made = posted({ lines: [], allowances: [], taxIncluded: false, scale: 2 })
  const [net, exchangeRate] = [fromUnits(BigInt(cents), 2), fromUnits(BigInt(rate), 2)]
  const amounts = { subtotal: net, allowance: zero, tax: zero, subtotalPreDiscount: net, taxPreDiscount: zero }
  const base = { subtotal: roundHalfUp(BigDecimal.multiply(net, exchangeRate), 2), allowance: zero, tax: zero }
  const line = { amounts, base } as Invoice["lines"][number]
  return {
    ...made,
    ...(id === undefined ? {} : { id: id as InvoiceId }),
    currency: "EUR",
    baseCurrency: "SEK",
    lines: [line],
    exchangeRate,
    roundingBase: zero,
    settled: zero,
    settledBase: zero,
  }
}
