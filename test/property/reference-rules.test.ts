import { numbersFor } from "@svc/domain/organisation/document-numbers"
import { checkFormat } from "@svc/domain/organisation/number-series"
import { dueDate, type PaymentTermType } from "@svc/domain/reference-data/payment-term"
import { rateOf, taxDetail, type TaxTemplate } from "@svc/domain/reference-data/tax-template"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { anyDay } from "../support/orders/random-order.ts"

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const text = (date: Date) => date.toISOString().slice(0, 10)
const later = (day: string, days: number) => text(new Date(utc(day).getTime() + days * 86_400_000))
const lastOfMonth = (day: string) => text(new Date(Date.UTC(utc(day).getUTCFullYear(), utc(day).getUTCMonth() + 1, 0)))
const reckoned: { readonly [T in PaymentTermType]: (day: string, days: number) => string } = {
  NetDays: later,
  EndOfMonthNetDays: (day, days) => later(lastOfMonth(day), days),
  NetDaysEndOfMonth: (day, days) => lastOfMonth(later(day, days)),
}

it.each(Object.keys(reckoned) as PaymentTermType[])(
  "a term of the type %s is due when the calendar says",
  (termType) => {
    fc.assert(
      fc.property(anyDay, fc.nat(400), (day, days) => {
        expect(dueDate({ termType, days }, day)).toBe(reckoned[termType](day, days))
        expect(dueDate(undefined, day)).toBe(day)
      }),
    )
  },
)

it("a tax template is in force from its first day through its last, and its rates add up", () => {
  const of = { id: "d", tax1: decimal("25"), tax2: decimal("1.5"), tax3: decimal("0.25"), category: "S" as const }
  expect(printDecimal(rateOf(of))).toBe("26.75")
  fc.assert(
    fc.property(anyDay, fc.nat(40), fc.integer({ min: -2, max: 42 }), (effectiveFrom, length, after) => {
      const effectiveTo = later(effectiveFrom, length) as CalendarDate
      const template = { name: "A tax", effectiveFrom, effectiveTo, details: [of] } as unknown as TaxTemplate
      const found = taxDetail(template, later(effectiveFrom, after) as CalendarDate, {})
      expect(Result.isSuccess(found)).toBe(after >= 0 && after <= length)
    }),
  )
})

it("documents of each kind are numbered one after the other, and so are all their journals", () => {
  const kinds = fc.constantFrom("Invoice" as const, "Credit" as const)
  const date = "2026-03-01" as CalendarDate
  fc.assert(
    fc.property(fc.array(kinds, { maxLength: 12 }), (order) => {
      const numbers = numbersFor(
        order.map((kind) => ({ kind, date })),
        {
          Invoice: { format: "I{n}", nextNumber: 7 },
          Credit: { format: "C{n}", nextNumber: 90 },
          Journal: { format: "J{n}", nextNumber: 500 },
        },
      )
      expect(numbers.map(({ journalNumber }) => journalNumber)).toEqual(order.map((_, index) => `J${500 + index}`))
      for (const [kind, letter, first] of [
        ["Invoice", "I", 7],
        ["Credit", "C", 90],
      ] as const) {
        const own = numbers.filter((_, index) => order[index] === kind).map(({ number }) => number)
        expect(own).toEqual(own.map((_, index) => `${letter}${first + index}`))
      }
    }),
  )
})

it("the format of a number has at most forty characters", () => {
  expect([37, 38].map((length) => Result.isSuccess(checkFormat(`${"a".repeat(length)}{n}`)))).toEqual([true, false])
})
