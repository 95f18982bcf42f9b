import type { ExportedVoucher, JournalLine } from "@svc/domain/ledger/journal"
import { sieVoucher } from "@svc/domain/ledger/sie"
import { decimal } from "@svc/domain/shared/decimal"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { expect, it } from "vitest"
import { day } from "../support/orders/sample-order.ts"

const line = (code: string, amount: string): JournalLine => ({
  account: { id: code, code, name: code },
  amount: decimal(amount),
  salesAmount: decimal("0"),
})
const voucher = (postedAt: string): ExportedVoucher => ({
  id: "v",
  number: "17",
  effectiveDate: day("2024-03-31"),
  source: "Invoicing",
  salesCurrency: "EUR",
  exchangeRate: decimal("11"),
  lines: [line("1510", "110.5"), line("3000", "-110.5")],
  journalId: "j",
  journalNumber: "17",
  description: "Invoice 1",
  postedAt: Date.parse(postedAt) as Timestamp,
})

it("a voucher in a SIE file is registered on the day of the legal entity, and has base amounts with debit above 0", () => {
  const lines = (postedAt: string, timeZone: string) => sieVoucher(voucher(postedAt), { timeZone }).split("\r\n")
  expect(lines("2024-03-31T22:30:00Z", "Europe/Stockholm")).toEqual([
    '#VER "" "17" 20240331 "Invoice 1" 20240401',
    "{",
    '#TRANS "1510" {} 110.5',
    '#TRANS "3000" {} -110.5',
    "}",
    "",
  ])
  expect(lines("2024-03-31T22:30:00Z", "UTC")[0]).toContain(' 20240331 "Invoice 1" 20240331')
})
