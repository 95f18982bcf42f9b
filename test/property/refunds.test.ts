import { type Decimal, printDecimal } from "@svc/domain/shared/decimal"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makePaymentBook, payment, type PaymentBook, shown } from "../support/payments/payment-book.ts"

const cents = (value: Decimal): bigint => {
  const [, sign, whole, fraction = ""] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(printDecimal(value))!
  return BigInt(`${sign}${whole}${fraction.padEnd(2, "0")}`)
}
const abs = (value: bigint) => (value < 0n ? -value : value)
const half = (numerator: bigint, denominator: bigint): bigint => {
  const [n, d] = [abs(numerator), abs(denominator)]
  const units = (2n * n + d) / (2n * d)
  return numerator < 0n !== denominator < 0n ? -units : units
}
const total = (numbers: readonly bigint[]) => numbers.reduce((sum, each) => sum + each, 0n)

/** The remaining amount of each payment in its currency and in base currency, calculated from its parts alone. */
const leftOf = (book: PaymentBook) =>
  [...book.payments.values()].map(({ id, amount, baseAmount, settlements }) => {
    const ties = [...book.payments.values()].flatMap((refund) =>
      refund.refundOf.flatMap((part) =>
        part.payment === id ? [cents(part.amount)] : refund.id === id ? [-cents(part.amount)] : [],
      ),
    )
    const parts = [...settlements.map((each) => cents(each.amount)), ...ties]
    const [of, base, allocated] = [cents(amount), cents(baseAmount), total(parts)]
    const shares = abs(total(parts.map((part) => half(base * part, of))))
    const taken = shares < abs(base) ? shares : abs(base)
    return { of, left: of - allocated, base: of === allocated ? 0n : base - (base < 0n ? -taken : taken) }
  })

const amount = fc.integer({ min: 1, max: 20_000 })
const rate = fc.integer({ min: 1, max: 1500 })
const step = fc.record({
  what: fc.constantFrom("tie", "tie", "tie", "settle"),
  operation: fc.constantFrom("Create", "Create", "Change", "Remove"),
  refund: fc.constantFrom("r0", "r1"),
  payment: fc.constantFrom("p0", "p1"),
  cents: fc.option(amount, { nil: undefined }),
} as const)

describe("refunds in the books", () => {
  it("give no money twice, and leave of advances what came in and did not go out, in whatever order", () => {
    fc.assert(
      fc.property(
        fc.tuple(amount, amount, amount, amount),
        fc.tuple(rate, rate, rate, rate, rate),
        fc.array(step, { minLength: 1, maxLength: 25 }),
        ([p0, p1, r0, r1], [ofP0, ofP1, ofR0, ofR1, ofInvoice], steps) => {
          const book = makePaymentBook([["a", 10_000, ofInvoice]])
          for (const [id, of, at] of [
            ["p0", p0, ofP0],
            ["p1", p1, ofP1],
            ["r0", -r0, ofR0],
            ["r1", -r1, ofR1],
          ] as const)
            book.post(payment(id, of, at))
          const check = () => {
            const left = leftOf(book)
            for (const each of left) expect(each.of < 0n ? each.left <= 0n : each.left >= 0n).toBe(true)
            expect(book.balance("2420")).toBe(printed(-total(left.map(({ base }) => base))))
          }
          check()
          let done = 0
          for (const { what, operation, refund, payment: of, cents: wanted } of steps) {
            const after =
              what === "tie"
                ? book.tie(refund, operation, of, wanted)
                : book.change(of, { operation, invoice: "a", ...(wanted === undefined ? {} : { cents: wanted }) })
            if (Result.isSuccess(after)) done++
            check()
          }
          fc.pre(done > 0)
          // After everything is removed, no exchange gain or loss is left.
          for (const { id, refundOf, settlements } of book.payments.values()) {
            for (const each of refundOf) Result.getOrThrow(book.tie(id, "Remove", each.payment))
            for (const { invoice } of settlements)
              Result.getOrThrow(book.change(id, { operation: "Remove", invoice: invoice.id }))
          }
          check()
          expect(cents(book.sum(["3960", "7960"]))).toBe(0n)
        },
      ),
      { numRuns: 400 },
    )
  })

  it("are the vouchers of the table: at another rate the advance goes as it came in", () => {
    const book = makePaymentBook([])
    book.post(payment("p", 3000, 1100))
    book.post(payment("r", -3000, 1120))
    expect(Result.getOrThrow(book.tie("r", "Create", "p")).map(shown)).toEqual(["2420 -6", "7960 6"])
    expect(Result.getOrThrow(book.tie("r", "Remove", "p")).map(shown)).toEqual(["2420 6", "7960 -6"])
  })
})

const printed = (value: bigint): string => {
  const text = String(abs(value)).padStart(3, "0")
  return `${value < 0n ? "-" : ""}${text.slice(0, -2)}.${text.slice(-2)}`.replace(/\.?0{1,2}$/, "")
}
