import { baseTotals, type Invoice, invoiceTotals } from "@svc/domain/invoicing/invoice"
import { matched, matchLines, matchOf, unmatched } from "@svc/domain/invoicing/invoice-match"
import { balanceOf } from "@svc/domain/invoicing/settlement"
import { isBalanced } from "@svc/domain/ledger/journal"
import { type Decimal, fromUnits, printDecimal, roundHalfUp, sumOf, zero } from "@svc/domain/shared/decimal"
import { BigDecimal, Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { posted } from "../support/e-invoicing/posted.ts"

const ref = (code: string) => ({ id: code, code, name: code })
const accounts = { exchangeGainAccount: ref("3960"), exchangeLossAccount: ref("7960") }
/** A posted document of an amount in cents, at a rate in hundredths. */
const document = (cents: number, rate: number, sign: 1 | -1): Invoice => {
  const made = posted({ lines: [], allowances: [], taxIncluded: false, scale: 2 })
  const [net, exchangeRate] = [fromUnits(BigInt(sign * cents), 2), fromUnits(BigInt(rate), 2)]
  const amounts = { subtotal: net, allowance: zero, tax: zero, subtotalPreDiscount: net, taxPreDiscount: zero }
  const base = { subtotal: roundHalfUp(BigDecimal.multiply(net, exchangeRate), 2), allowance: zero, tax: zero }
  const line = { amounts, base } as Invoice["lines"][number]
  return { ...made, currency: "EUR", lines: [line], exchangeRate, roundingBase: zero, settled: zero, settledBase: zero }
}
const baseBalance = (invoice: Invoice): Decimal => BigDecimal.subtract(baseTotals(invoice)!.total, invoice.settledBase)
const plain = (invoice: Invoice) => [invoice.status, ...[invoice.settled, invoice.settledBase].map(printDecimal)]

const cents = fc.integer({ min: 1, max: 1_000_000 })
const rate = fc.integer({ min: 1, max: 2000 })

it("matches in any parts settle both to nothing, in base currency too, and the receivables follow the vouchers", () => {
  fc.assert(
    fc.property(cents, cents, rate, rate, fc.array(cents, { maxLength: 5 }), (owed, given, of, noted, parts) => {
      let pair = { invoice: document(owed, of, 1), credit: document(given, noted, -1) }
      let receivable = BigDecimal.sum(baseBalance(pair.invoice), baseBalance(pair.credit))
      for (const wanted of [...parts.map((part) => fromUnits(BigInt(part), 2)), undefined]) {
        const amounts = matchOf(pair.invoice, pair.credit, wanted)
        if (Result.isFailure(amounts)) continue
        const lines = matchLines(pair.invoice, pair.credit, amounts.success, accounts, false)
        expect(isBalanced(lines)).toBe(true)
        receivable = BigDecimal.sum(
          receivable,
          sumOf(lines, ({ account, amount }) => (/^[37]960$/.test(account.code) ? zero : amount)),
        )
        const before = pair
        pair = matched(pair.invoice, pair.credit, amounts.success)
        expect(printDecimal(BigDecimal.sum(baseBalance(pair.invoice), baseBalance(pair.credit)))).toBe(
          printDecimal(receivable),
        )
        expect(BigDecimal.isNegative(balanceOf(pair.invoice)) || BigDecimal.isPositive(balanceOf(pair.credit))).toBe(
          false,
        )
        const back = Result.getOrThrow(unmatched(pair.invoice, pair.credit, amounts.success))
        expect([plain(back.invoice), plain(back.credit)]).toEqual([plain(before.invoice), plain(before.credit)])
      }
      for (const settled of [pair.invoice, pair.credit].filter(({ status }) => status === "Settled")) {
        expect(printDecimal(settled.settled)).toBe(printDecimal(invoiceTotals(settled).total))
        expect(printDecimal(baseBalance(settled))).toBe("0")
      }
      expect([pair.invoice, pair.credit].some(({ status }) => status === "Settled")).toBe(true)
    }),
    { numRuns: 400 },
  )
})
