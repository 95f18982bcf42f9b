import { inBaseCurrency } from "@svc/domain/invoicing/base-amounts"
import {
  type Invoice,
  type InvoiceLine,
  baseTotals,
  invoiceTotals,
  invoiceStatuses,
} from "@svc/domain/invoicing/invoice"
import { invoiceActions, statusAfter } from "@svc/domain/invoicing/invoice-status"
import { postingLines } from "@svc/domain/invoicing/posting-lines"
import { isBalanced } from "@svc/domain/ledger/journal"
import { isBic, isIban } from "@svc/domain/organisation/legal-entity-profile"
import { checkFormat, formatNumber } from "@svc/domain/organisation/number-series"
import { countries } from "@svc/domain/reference-data/country"
import { seedReferenceData } from "@svc/domain/reference-data/seeds"
import { taxCategories } from "@svc/domain/reference-data/tax-category"
import { taxDetail, type TaxTemplate } from "@svc/domain/reference-data/tax-template"
import { unitsOfMeasure } from "@svc/domain/reference-data/unit-of-measure"
import { decimal, fromUnits, roundHalfUp, zero } from "@svc/domain/shared/decimal"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { BigDecimal, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decimals, invoices, price, shown } from "../support/invoicing/money.ts"

const account = (code: string) => ({ id: code, code, name: code })

/** An invoice with the members that its journal needs. */
const toInvoice = (
  wanted: Parameters<typeof price>[1] & { readonly lines: Parameters<typeof price>[0] },
  rate: BigDecimal.BigDecimal,
  rounding: BigDecimal.BigDecimal,
): Invoice => {
  const { lines } = price(wanted.lines, wanted)
  const base = inBaseCurrency({ lines, rounding }, rate, 2)
  return {
    lines: lines.map((amounts, index) => ({
      amounts,
      base: base.lines[index]!,
      revenueAccount: account(index % 2 === 0 ? "3000" : "3001"),
      tax: { ...wanted.lines[index]!.tax, account: account(index % 3 === 0 ? "2610" : "2611") },
    })) as unknown as readonly InvoiceLine[],
    rounding,
    roundingBase: base.rounding,
    accountsReceivable: account("1510"),
    roundingAccount: account("3740"),
  } as Invoice
}

describe("the journal of any invoice", () => {
  const rate = fc.oneof(decimals(1, 200_000, 4), fc.constant(decimal("1")))

  it("balances in both currencies, and books the whole total on the receivable", () => {
    fc.assert(
      fc.property(invoices, rate, fc.integer({ min: -50, max: 50 }), (wanted, by, cents) => {
        const rounding = wanted.scale >= 2 ? fromUnits(BigInt(cents), 2) : zero
        const invoice = toInvoice(wanted, by, rounding)
        const lines = postingLines(invoice)
        expect(isBalanced(lines)).toBe(true)
        const receivable = lines.find((line) => line.account.code === "1510")
        expect(shown(receivable?.salesAmount ?? zero, 3)).toBe(shown(invoiceTotals(invoice).total, 3))
        expect(shown(receivable?.amount ?? zero, 3)).toBe(shown(baseTotals(invoice)!.total, 3))
        expect(lines.length).toBeGreaterThan(0)
        expect(new Set(lines.map((line) => line.account.code)).size).toBe(lines.length)
      }),
      { numRuns: 400 },
    )
  })

  it("that is rounded adds up: subtotal, tax and rounding are the total", () => {
    fc.assert(
      fc.property(invoices, (wanted) => {
        const invoice = toInvoice(wanted, decimal("1"), zero)
        const { subtotal, tax, rounding, total } = invoiceTotals(invoice)
        expect(BigDecimal.equals(BigDecimal.sum(BigDecimal.sum(subtotal, tax), rounding), total)).toBe(true)
        expect(BigDecimal.equals(roundHalfUp(total, wanted.scale), total)).toBe(true)
      }),
    )
  })
})

describe("the states of an invoice", () => {
  it.each([
    ["Draft", "post", "Posted"],
    ["Draft", "cancel", "Cancelled"],
    ["Draft", "edit the document", "Draft"],
    ["Draft", "edit", "Draft"],
    ["Posted", "pay", "Settled"],
    ["Posted", "credit", "Posted"],
    ["Posted", "edit", "Posted"],
    ["Settled", "credit", "Settled"],
    ["Settled", "edit", "Settled"],
  ] as const)("%s, %s: %s", (from, action, to) => {
    expect(Result.getOrThrow(statusAfter(from, action))).toBe(to)
  })

  it("everything else is refused with the state and a reason, and nothing leads out of Cancelled", () => {
    const refused = invoiceStatuses.flatMap((status) =>
      invoiceActions
        .filter((action) => Result.isFailure(statusAfter(status, action)))
        .map((action) => [status, action]),
    )
    expect(refused).toHaveLength(invoiceStatuses.length * invoiceActions.length - 9)
    expect(refused.filter(([status]) => status === "Cancelled")).toHaveLength(invoiceActions.length)
    for (const [status, action] of refused) {
      const outcome = statusAfter(status as "Draft", action as "post")
      expect(Result.isFailure(outcome) && outcome.failure.message).toMatch(
        new RegExp(`^The invoice is ${status}: .+\\.$`),
      )
    }
  })

  it("no number of actions brings a document back to Draft once it is out", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...invoiceActions), { maxLength: 30 }), (actions) => {
        let status: (typeof invoiceStatuses)[number] = "Draft"
        let left = false
        for (const action of actions) {
          const next = statusAfter(status, action)
          if (Result.isSuccess(next)) status = next.success
          left ||= status !== "Draft"
          expect(left && status === "Draft").toBe(false)
        }
      }),
    )
  })
})

describe("a number series", () => {
  const day = "2026-03-09" as CalendarDate
  it.each([
    ["{n}", 7, "7"],
    ["{n:4}", 7, "0007"],
    ["{n:4}", 123456, "123456"],
    ["FV/{yyyy}/{MM}/{n:4}", 7, "FV/2026/03/0007"],
    ["{yy}-{n}", 7, "26-7"],
    ["Å {n}", 7, "Å 7"],
  ])("%s of %i is %s", (format, number, expected) => {
    expect(Result.isSuccess(checkFormat(format))).toBe(true)
    expect(formatNumber(format, number, day)).toBe(expected)
  })

  it.each([
    "",
    "n",
    "{n}{n}",
    "{n}-{n:3}",
    "{m}{n}",
    "{n:13}",
    "{n:0}",
    "<{n}>",
    "{n};--",
    "\n{n}",
    `${"x".repeat(40)}{n}`,
  ])("%j is no format", (format) => {
    expect(Result.isFailure(checkFormat(format))).toBe(true)
  })

  it("never gives two numbers the same text", () => {
    const format = fc.constantFrom("{n}", "{n:6}", "A{n:3}/{yyyy}")
    const number = fc.integer({ min: 1, max: 1e9 })
    fc.assert(
      fc.property(format, number, number, (of, a, b) => {
        expect(formatNumber(of, a, day) === formatNumber(of, b, day)).toBe(a === b)
      }),
    )
  })
})

describe("a tax template", () => {
  const detail = (id: string, place: object) => ({ id, tax1: decimal("1"), category: "S" as const, ...place })
  const template: TaxTemplate = {
    id: "t",
    name: "A tax",
    effectiveFrom: "2026-01-01" as CalendarDate,
    effectiveTo: "2026-12-31" as CalendarDate,
    details: [detail("all", {}), detail("CA", { country: "CA" }), detail("QC", { country: "CA", state: "QC" })],
    createdAt: 0 as Timestamp,
    modifiedAt: 0 as Timestamp,
  }
  it.each([
    [{}, "all"],
    [{ country: "SE" }, "all"],
    [{ country: "CA" }, "CA"],
    [{ country: "ca", state: "qc", city: "Montréal" }, "QC"],
  ])("for %j says what is said most exactly: %s", (place, expected) => {
    expect(Result.getOrThrow(taxDetail(template, "2026-06-01" as CalendarDate, place)).id).toBe(expected)
  })

  it.each(["2025-12-31", "2027-01-01"])("says nothing on %s", (day) => {
    expect(Result.isFailure(taxDetail(template, day as CalendarDate, {}))).toBe(true)
  })

  it("says nothing for a place none of its details is for", () => {
    const canada = { ...template, details: template.details.slice(1) }
    expect(Result.isFailure(taxDetail(canada, "2026-06-01" as CalendarDate, { country: "SE" }))).toBe(true)
  })
})

describe("reference data", () => {
  it.each(["SE", "PL", "US", undefined])(
    "of a legal entity in %s refers to itself alone, and its names are its own",
    (country) => {
      let next = 0
      const data = seedReferenceData(country, () => String((next += 1)), 0 as Timestamp)
      const ids = new Set([...data.financialAccounts, ...data.paymentTerms, ...data.taxTemplates].map(({ id }) => id))
      const { accounts, ...others } = data.defaults
      const defaults = [...Object.values(accounts), ...Object.values(others)]
      expect(defaults.filter((id) => !ids.has(id))).toEqual([])
      for (const names of [
        data.financialAccounts.map(({ code }) => code),
        data.paymentTerms.map(({ name }) => name),
        data.taxTemplates.map(({ name }) => name),
      ]) {
        expect(new Set(names).size).toBe(names.length)
      }
      for (const { details } of data.taxTemplates)
        for (const { category, tax1, exemptionReason } of details) {
          expect(taxCategories[category].isTaxed || BigDecimal.isZero(tax1)).toBe(true)
          expect(!taxCategories[category].needsReason || exemptionReason !== undefined).toBe(true)
        }
    },
  )

  it("has every country of ISO 3166-1 once, and units by codes of their own", () => {
    expect(countries).toHaveLength(249)
    for (const key of ["id", "name", "twoAlphaCode", "threeAlphaCode"] as const)
      expect(new Set(countries.map((country) => country[key])).size).toBe(249)
    expect(new Set(unitsOfMeasure.map(({ unitCode }) => unitCode)).size).toBe(unitsOfMeasure.length)
    expect(new Set(unitsOfMeasure.map(({ id }) => id)).size).toBe(unitsOfMeasure.length)
  })

  it("knows an IBAN by its check digits and a BIC by its form", () => {
    for (const iban of ["PL61109010140000071219812874", "SE4550000000058398257466", "GB29NWBK60161331926819"]) {
      expect(isIban(iban)).toBe(true)
      for (let at = 4; at < iban.length; at += 1) {
        const wrong = `${iban.slice(0, at)}${iban[at] === "9" ? "8" : "9"}${iban.slice(at + 1)}`
        expect(isIban(wrong), wrong).toBe(false)
      }
    }
    expect(["ESSESESS", "WBKPPLPPXXX", "essesess", "ESSESES", "ESSESESSX"].map(isBic)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
