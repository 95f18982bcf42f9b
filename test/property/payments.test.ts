import { type Decimal, printDecimal } from "@svc/domain/shared/decimal"
import { BigDecimal, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makePaymentBook, payment, type PaymentBook, shown, type Wanted } from "../support/payments/payment-book.ts"

const half = (numerator: bigint, denominator: bigint): bigint => {
  const [n, d] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator]
  const units = (2n * n + d) / (2n * d)
  return numerator < 0n !== denominator < 0n ? -units : units
}
const units = (value: Decimal): bigint =>
  BigInt(
    printDecimal(value).replace(
      /^(-?)(\d+)(?:\.(\d{0,2}))?$/,
      (_, s, w, f = "") => `${s}${w}${String(f).padEnd(2, "0")}`,
    ),
  )
const least = (value: bigint, most: bigint) => (most < 0n ? (value < most ? most : value) : value > most ? most : value)
const total = (numbers: readonly bigint[]) => numbers.reduce((sum, each) => sum + each, 0n)
const text = (cents: bigint) =>
  `${cents < 0n ? "-" : ""}${(cents < 0n ? -cents : cents) / 100n}.${String((cents < 0n ? -cents : cents) % 100n).padStart(2, "0")}`
const same = (printed: string) => text(units(parse(printed)))
const parse = (printed: string) => {
  const [whole = "0", fraction = ""] = printed.split(".")
  return BigDecimal.make(BigInt(whole + fraction), fraction.length)
}

interface Doc {
  readonly id: string
  readonly cents: bigint
  readonly base: bigint
}

/**
 * The expected bookings of given allocations, in whole cents. Each part gets its share of the base amount, and the last
 * part gets the rest.
 */
const expected = (book: PaymentBook, docs: readonly Doc[]) => {
  const all = [...book.payments.values()]
  const offs = docs.map(({ id, cents, base }) => {
    const parts = all.flatMap(({ settlements }) =>
      settlements
        .filter(({ invoice }) => invoice.id === id)
        .map(({ amount, writeOffs }) => ({ amount: units(amount), off: writeOffs.map((each) => units(each.amount)) })),
    )
    const each = parts.flatMap(({ amount, off }) => [amount, ...off])
    const settled = total(each)
    const shares = total(each.map((part) => half(base * part, cents)))
    const over = cents < 0n ? settled < cents : settled > cents
    const beyond = cents < 0n ? (shares > base ? base : shares) : shares < base ? base : shares
    return {
      id,
      settled,
      base: settled === cents ? base : over ? beyond : least(shares, base),
      off: total(parts.flatMap(({ off }) => off.map((part) => half(base * part, cents)))),
    }
  })
  const paid = all.map(({ amount, baseAmount, bankFee, settlements, writeOffs }) => {
    const [a, b] = [units(amount), units(baseAmount)]
    const parts = [...settlements, ...writeOffs].map((each) => units(each.amount))
    const allocated = total(parts) === a ? b : least(total(parts.map((part) => half(b * part, a))), b)
    return {
      bank: b - half(b * units(bankFee), a),
      fee: half(b * units(bankFee), a),
      advance: allocated - b,
      off: -total(writeOffs.map((each) => half(b * units(each.amount), a))),
      left: a - total(parts),
    }
  })
  const sum = (name: "bank" | "fee" | "advance" | "off") => total(paid.map((each) => each[name]))
  return {
    offs,
    bank: sum("bank"),
    fee: sum("fee"),
    advance: sum("advance"),
    writtenOff: sum("off") + total(offs.map(({ off }) => off)),
  }
}

const check = (book: PaymentBook, docs: readonly Doc[]) => {
  const { offs, bank, fee, advance, writtenOff } = expected(book, docs)
  const is = (code: string) => same(book.balance(code))
  for (const { id, settled, base } of offs) {
    const invoice = book.invoices.get(id)!
    expect([text(units(invoice.settled)), text(units(invoice.settledBase)), is(`1510 ${id}`)]).toEqual(
      [settled, base, -base].map(text),
    )
    expect(invoice.status).toBe(settled === docs.find((doc) => doc.id === id)!.cents ? "Settled" : "Posted")
  }
  expect([is("1930"), is("6570"), is("2420"), is("6351")]).toEqual([bank, fee, advance, writtenOff].map(text))
  const differences = units(parse(book.balance("3960"))) + units(parse(book.balance("7960")))
  expect(differences).toBe(-(bank + fee + advance + writtenOff - total(offs.map(({ base }) => base))))
}

const cents = fc.integer({ min: 1, max: 20_000 })
const rate = fc.integer({ min: 1, max: 1500 })
const step = fc.record({
  payment: fc.integer({ min: 0, max: 2 }),
  operation: fc.constantFrom<Wanted["operation"]>("Create", "Create", "Change", "Remove"),
  invoice: fc.constantFrom("a", "b"),
  cents: fc.option(cents, { nil: undefined }),
  writeOffCents: fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined, freq: 4 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

describe("the books of payments", () => {
  it("depend on what is allocated alone, whatever came and went, and every voucher balances", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1, -1),
        fc.tuple(cents, cents),
        fc.tuple(rate, rate),
        fc.array(fc.tuple(cents, rate, fc.integer({ min: 0, max: 100 })), { minLength: 3, maxLength: 3 }),
        fc.constantFrom(0, 0, 3),
        fc.array(step, { minLength: 1, maxLength: 25 }),
        (sign, [a, b], [ofA, ofB], paid, tolerance, steps) => {
          const wanted = (s: Step): Wanted => ({
            operation: s.operation,
            invoice: s.invoice,
            ...(s.cents === undefined ? {} : { cents: sign * s.cents }),
            ...(s.writeOffCents === undefined ? {} : { writeOffCents: sign * s.writeOffCents }),
          })
          const book = makePaymentBook(
            [
              ["a", sign * a, ofA],
              ["b", sign * b, ofB],
            ],
            tolerance,
          )
          const docs = [
            ["a", sign * a, ofA],
            ["b", sign * b, ofB],
          ].map(([id, of, at]) => ({
            id: id as string,
            cents: BigInt(of!),
            base: half(BigInt(of!) * BigInt(at!), 100n),
          }))
          paid.forEach(([of, at, percent], index) =>
            book.post(payment(`p${index}`, sign * of, at, Math.floor((of * percent) / 100))),
          )
          check(book, docs)
          let done = 0
          for (const s of steps) {
            if (Result.isSuccess(book.change(`p${s.payment}`, wanted(s)))) done++
            check(book, docs)
          }
          fc.pre(done > 0)

          // After all allocations are removed, the money is an advance again and the invoices are open as before.
          for (const { id, settlements } of book.payments.values())
            for (const { invoice } of settlements)
              Result.getOrThrow(book.change(id, { operation: "Remove", invoice: invoice.id }))
          check(book, docs)
          for (const code of ["6351", "1510 a", "1510 b"]) expect(book.balance(code)).toBe("0")
          const net = units(parse(book.balance("3960"))) + units(parse(book.balance("7960")))
          expect(net).toBe(0n)
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe("the vouchers of the contract's table are those of", () => {
  const booked = (
    doc: readonly [number, number],
    pay: Parameters<typeof payment>,
    more: { tolerance?: number } = {},
  ) => {
    const book = makePaymentBook([["a", ...doc]], more.tolerance ?? 0)
    const open = doc[0] < 0 ? Math.max(pay[1], doc[0]) : Math.min(pay[1], doc[0])
    return { book, lines: book.post(payment(...pay), [{ operation: "Create", invoice: "a", cents: open }]).map(shown) }
  }
  it.each([
    ["a payment in full", [37397, 100], ["p", 37397, 100], 0, ["1930 373.97", "1510 a -373.97"]],
    ["a fee that the bank kept", [100000, 100], ["p", 100000, 100, 2500], 0, ["1930 975", "6570 25", "1510 a -1000"]],
    ["too little, within the tolerance", [10000, 100], ["p", 9600, 100], 5, ["1930 96", "1510 a -100", "6351 4"]],
    ["too much, within the tolerance", [10000, 100], ["p", 10300, 100], 5, ["1930 103", "1510 a -100", "6351 -3"]],
    ["a higher rate", [3600000, 1083], ["p", 3600000, 1090], 0, ["1930 392400", "1510 a -389880", "3960 -2520"]],
    ["a lower rate", [3600000, 1083], ["p", 3600000, 1080], 0, ["1930 388800", "1510 a -389880", "7960 1080"]],
    ["too much", [10000, 100], ["p", 13000, 100], 0, ["1930 130", "2420 -30", "1510 a -100"]],
    ["a refund", [-5000, 100], ["p", -5000, 100], 0, ["1930 -50", "1510 a 50"]],
  ] as const)("%s", (_, doc, pay, tolerance, lines) => {
    expect(booked(doc, pay as unknown as Parameters<typeof payment>, { tolerance }).lines).toEqual(lines)
  })

  it("an advance that is used, and a settlement that is taken back", () => {
    const book = makePaymentBook([
      ["a", 10000, 100],
      ["b", 3000, 100],
    ])
    book.post(payment("p", 13000, 100), [{ operation: "Create", invoice: "a", cents: 10000 }])
    const used = Result.getOrThrow(book.change("p", { operation: "Create", invoice: "b" }))
    expect(used.map(shown)).toEqual(["2420 30", "1510 b -30"])
    const back = Result.getOrThrow(book.change("p", { operation: "Remove", invoice: "a" }))
    expect(back.map(shown)).toEqual(["2420 -100", "1510 a 100"])
  })

  it("an exchange gain that is taken back from the account of gains", () => {
    const book = makePaymentBook([["a", 10000, 1000]])
    book.post(payment("p", 10000, 1100), [{ operation: "Create", invoice: "a" }])
    const back = Result.getOrThrow(book.change("p", { operation: "Remove", invoice: "a" }))
    expect(back.map(shown)).toEqual(["2420 -1100", "1510 a 1000", "3960 100"])
  })
})
