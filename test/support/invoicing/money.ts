import { type Decimal, decimal, fromUnits, printFixed, sumOf } from "@svc/domain/shared/decimal"
import {
  type AllowanceToPrice,
  type InvoiceToPrice,
  lineTotal,
  type LineAmounts,
  type LineToPrice,
  priceLines,
  type TaxRate,
} from "@svc/domain/invoicing/price-lines"
import { Result } from "effect"
import fc from "fast-check"

/** An amount as text, with two decimals by default. */
export const shown = (value: Decimal, scale = 2): string => printFixed(value, scale)

export const taxed = (rate: string, category = rate === "0" ? "Z" : "S"): TaxRate => ({ category, rate: decimal(rate) })

export const line = (quantity: string, price: string, rate: string, more: Partial<LineToPrice> = {}): LineToPrice => ({
  quantity: decimal(quantity),
  price: decimal(price),
  tax: taxed(rate),
  ...more,
})

export const price = (lines: readonly LineToPrice[], more: Partial<Omit<InvoiceToPrice, "lines">> = {}) =>
  Result.getOrThrow(priceLines({ allowances: [], taxIncluded: false, scale: 2, ...more, lines }))

export const totals = (lines: readonly LineAmounts[], scale = 2) => ({
  subtotal: shown(
    sumOf(lines, ({ subtotal }) => subtotal),
    scale,
  ),
  tax: shown(
    sumOf(lines, ({ tax }) => tax),
    scale,
  ),
  total: shown(sumOf(lines, lineTotal), scale),
})

/** Decimals with `scale` decimals; `min` and `max` count units of the last one. */
export const decimals = (min: number, max: number, scale: number): fc.Arbitrary<Decimal> =>
  fc.integer({ min, max }).map((units) => fromUnits(BigInt(units), scale))

const rates = fc.constantFrom("25", "20", "23", "12", "9.975", "5.5", "2.1", "0").map((rate) => taxed(rate))

const discounts: fc.Arbitrary<LineToPrice["discount"]> = fc.oneof(
  fc.constant(undefined),
  fc.record({ percent: decimals(0, 100_000, 3) }),
)

const lines = fc.array(
  fc
    .record({
      quantity: fc.oneof(decimals(1, 500_000, 3), decimals(-20_000, -1, 3)),
      price: fc.oneof(decimals(0, 5_000_000, 4), decimals(0, 999, 6)),
      tax: rates,
      discount: discounts,
    })
    .map(({ discount, ...rest }): LineToPrice => (discount === undefined ? rest : { ...rest, discount })),
  { minLength: 1, maxLength: 12 },
)

/**
 * Invoices with lines of any kind, in currencies with any number of decimals. Allowances occur where the invoice has an
 * amount that can be reduced.
 */
export const invoices: fc.Arbitrary<InvoiceToPrice> = fc
  .record({
    lines,
    taxIncluded: fc.boolean(),
    scale: fc.constantFrom(0, 2, 3),
    allowance: fc.option(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.boolean()), { nil: undefined }),
  })
  .map(({ allowance, ...invoice }) => ({ ...invoice, allowances: [], share: allowance }))
  .map(({ share, ...invoice }): InvoiceToPrice => {
    if (share === undefined) return invoice
    const [percent, ofOneTax] = share
    const tax = invoice.lines[0]!.tax
    const wanted: AllowanceToPrice = {
      amount: fromUnits(BigInt(percent), 0),
      ...(ofOneTax ? { tax } : {}),
    }
    const priced = priceLines({ ...invoice, allowances: [wanted] })
    return Result.isSuccess(priced) ? { ...invoice, allowances: [wanted] } : invoice
  })
