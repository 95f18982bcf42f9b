import type { OpenInvoice } from "@svc/domain/invoicing/open-invoice"
import { settledInvoiceOf } from "@svc/domain/invoicing/settled-invoice"
import type { EntryDetail, StatementEntry } from "@svc/domain/payments/bank-statement"
import { matchEntry } from "@svc/domain/payments/match-entry"
import { openInvoicesOf } from "@svc/domain/payments/open-invoices"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { describe, expect, it } from "vitest"
import { postedDocument } from "../support/invoicing/posted-document.ts"

const open = (id: string, number: string, balance: string, more: Partial<OpenInvoice> = {}): OpenInvoice => {
  const { ocrNumber: _, ...invoice } = settledInvoiceOf(postedDocument(10_000, 100, id))
  return { invoice: { ...invoice, number }, balance: decimal(balance), ...more }
}
const entry = (amount: string, ...details: readonly Partial<EntryDetail>[]): StatementEntry => ({
  statementId: "S",
  position: 1,
  isCredit: true,
  amount,
  currency: "EUR",
  details: details.map((detail) => ({ references: [], texts: [], ...detail })),
})
/** The invoices that an entry pays, with the reason and the most that is for each. */
const found = (of: StatementEntry, ...invoices: readonly OpenInvoice[]) =>
  matchEntry(of, openInvoicesOf(invoices)).map(({ open: { invoice }, reason, most }) =>
    [invoice.id, reason, most && printDecimal(most)].filter((part) => part !== undefined),
  )

describe("an entry of a bank file pays (contract P18)", () => {
  it.each([
    ["A12", "99", []],
    ["A12", "100", [["a", "Invoice number"]]],
    ["A123", "99", [["a", "Invoice number"]]],
    ["A1234", "99", [["a", "Invoice number"]]],
  ])(
    "an invoice that the payer's text calls %s, for a balance of 100 and a payment of %s",
    (number, amount, wanted) => {
      expect(found(entry(amount, { texts: [`for ${number}, thanks`] }), open("a", number, "100"))).toEqual(wanted)
    },
  )

  it("no invoice when the text names two, and the one that a reference names", () => {
    const two = [open("a", "A1001", "100"), open("b", "A1002", "100")]
    expect(found(entry("100", { texts: ["A1001 A1002"] }), ...two)).toEqual([])
    expect(found(entry("100", { texts: ["A1001 A1001"] }), ...two)).toEqual([["a", "Invoice number"]])
    expect(found(entry("100", { texts: ["A1001"], references: ["A1002"] }), ...two)).toEqual([["b", "Invoice number"]])
  })

  it("the only invoice of an account of the payer's name with exactly that balance", () => {
    const payer = open("a", "A1001", "100").invoice.account.name
    const pays = (amount: string, ...invoices: readonly OpenInvoice[]) =>
      found(entry(amount, { debtor: payer }), ...invoices)
    expect(pays("100", open("a", "A1001", "100"), open("b", "A1002", "99"))).toEqual([["a", "Payer and amount"]])
    expect(pays("100", open("a", "A1001", "100"), open("b", "A1002", "100"))).toEqual([])
    expect(pays("98", open("a", "A1001", "100"), open("b", "A1002", "99"))).toEqual([])
  })

  it("an invoice for each detail, with no more than the detail's own amount", () => {
    const two = [open("a", "A1001", "100"), open("b", "A1002", "100")]
    const both = entry("150", { references: ["A1001"], amount: "90" }, { references: ["A1002"], amount: "60" })
    expect(found(both, ...two)).toEqual([
      ["a", "Invoice number", "90"],
      ["b", "Invoice number", "60"],
    ])
  })

  it("no invoice by the word that banks write for a missing reference, and a written-off one only when no other fits", () => {
    const named = open("a", "NOTPROVIDED", "100", { referenceNumber: "R-2026" })
    const writtenOff = open("b", "B1001", "100", { referenceNumber: "R-2026", isWrittenOff: true })
    expect(found(entry("1", { endToEndId: "NOTPROVIDED" }), named)).toEqual([])
    expect(found(entry("1", { endToEndId: "R-2026" }), named, writtenOff)).toEqual([["a", "Reference number"]])
    expect(found(entry("1", { endToEndId: "R-2026" }), writtenOff)).toEqual([["b", "Reference number"]])
  })
})
