import { baseTotals, type Invoice, invoiceTotals } from "@svc/domain/invoicing/invoice"
import { matched, matchLines, matchOf, unmatched } from "@svc/domain/invoicing/invoice-match"
import { balanceOf } from "@svc/domain/invoicing/settlement"
import { isBalanced } from "@svc/domain/ledger/journal"
import { type Decimal, fromUnits, printDecimal, sumOf, zero } from "@svc/domain/shared/decimal"
import { BigDecimal, Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { postedDocument } from "../support/invoicing/posted-document.ts"

const ref = (code: string) => ({ id: code, code, name: code })
const accounts = { exchangeGainAccount: ref("3960"), exchangeLossAccount: ref("7960") }
const document = (cents: number, rate: number, sign: 1 | -1): Invoice => postedDocument(sign * cents, rate)
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
        const before = pair
        const after = matched(pair.invoice, pair.credit, amounts.success)
        pair = after
        const lines = matchLines(pair.invoice, pair.credit, after.moved, accounts)
        expect(isBalanced(lines)).toBe(true)
        receivable = BigDecimal.sum(
          receivable,
          sumOf(lines, ({ account, amount }) => (/^[37]960$/.test(account.code) ? zero : amount)),
        )
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
