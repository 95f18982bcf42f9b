import { type Movement, sidesOf, statementDays, statementRows } from "@svc/domain/reports/account-statement"
import { makeStateAccount, type StateAccountPorts } from "@svc/domain/reports/use-cases/state-account"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal, fromUnits, printFixed } from "@svc/domain/shared/decimal"
import type { AccountId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"

const day = (text: string) => text as CalendarDate
const movement = (cents: number, more: Partial<Movement> = {}): Movement => ({
  date: day("2026-01-02"),
  cause: "document",
  amount: fromUnits(BigInt(cents), 2),
  isCredit: false,
  isRefund: false,
  ...more,
})

it("the balance after each row is the opening balance, plus the debits and less the credits so far", () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 50 })
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), amounts, (opening, cents) => {
      const { rows, closing } = statementRows(
        fromUnits(BigInt(opening), 2),
        cents.map((each) => movement(each)),
      )
      let expected = opening
      for (const [index, row] of rows.entries()) {
        expected += cents[index]!
        expect(printFixed(row.balance, 2)).toBe((expected / 100).toFixed(2))
        const { debit, credit } = { debit: undefined, credit: undefined, ...sidesOf(row) }
        expect([debit, credit].filter((side) => side !== undefined)).toHaveLength(1)
        const side = debit ?? credit
        expect(printFixed(side, 2)).toBe((Math.abs(cents[index]!) / 100).toFixed(2))
        expect(debit === undefined).toBe(cents[index]! < 0)
      }
      expect(printFixed(closing, 2)).toBe((expected / 100).toFixed(2))
    }),
  )
})

it("a row says what happened, and whether a payment came or went", () => {
  const kind = (cents: number, more: Partial<Movement>) =>
    statementRows(decimal("0"), [movement(cents, more)]).rows[0]!.kind
  expect(kind(100, {})).toBe("Invoice")
  expect(kind(-100, { isCredit: true })).toBe("CreditNote")
  expect(kind(-100, { cause: "payment" })).toBe("Payment")
  expect(kind(100, { cause: "payment" })).toBe("Reversal")
  expect(kind(100, { cause: "payment", isRefund: true })).toBe("Refund")
  expect(kind(-100, { cause: "payment", isRefund: true })).toBe("Reversal")
  expect(kind(100, { cause: "recovered" })).toBe("WriteOffTakenBack")
  expect(kind(-100, { cause: "recovered" })).toBe("WriteOff")
})

it("a period ends today, begins with the month of its end, and lasts ten years at most", () => {
  const days = (From?: string, To?: string) =>
    statementDays(
      { From: From && day(From), To: To && day(To) } as Parameters<typeof statementDays>[0],
      day("2026-03-15"),
    )
  expect(Result.getOrThrow(days())).toEqual({ from: "2026-03-01", to: "2026-03-15" })
  expect(Result.getOrThrow(days(undefined, "2025-02-28"))).toEqual({ from: "2025-02-01", to: "2025-02-28" })
  expect(Result.getOrThrow(days("2016-03-15"))).toEqual({ from: "2016-03-15", to: "2026-03-15" })
  expect(Result.getOrThrow(days(undefined, "2026-03-01"))).toEqual({ from: "2026-03-01", to: "2026-03-01" })
  for (const [from, to, field] of [
    ["2016-03-14", "2026-03-15", "From"],
    ["2026-03-16", undefined, "To"],
  ] as const) {
    const refused = days(from, to)
    expect(Result.isFailure(refused) && Object.keys(refused.failure.errors)).toEqual([field])
  }
})

it("a statement has 20,000 rows and as many open documents, and none has more", async () => {
  const open = { invoice: "i", number: "1", dueDate: day("2026-01-01"), balance: decimal("1") }
  const asked: number[] = []
  const stated = (rows: number, openItems: number) => {
    const ports = {
      customers: { get: () => Effect.succeed({ currency: "SEK" }) },
      organisation: { details: () => Effect.succeed({ timeZone: "Europe/Stockholm" }) },
      unitOfWork: { atomically: (_: unknown, work: unknown) => work },
      accountMovements: {
        read: (_: unknown, __: unknown, { most }: { readonly most: number }) => {
          asked.push(most)
          return Effect.succeed({
            opening: decimal("0"),
            movements: Array.from({ length: rows }, () => movement(100)),
            openItems: Array.from({ length: openItems }, () => open),
            advances: decimal("0"),
          })
        },
      },
    } as unknown as StateAccountPorts
    const { statement } = makeStateAccount(ports)
    return Effect.runPromise(Effect.result(statement({} as Scope, "a" as AccountId, {})))
  }
  expect(Result.isSuccess(await stated(20_000, 20_000))).toBe(true)
  const texts = await Promise.all([stated(20_001, 0), stated(0, 20_001)])
  expect(
    texts.map((each) => (Result.isFailure(each) && "errors" in each.failure ? each.failure.errors : undefined)),
  ).toEqual([
    { From: ["gives more than 20,000 rows: ask for a shorter period"] },
    { To: ["leaves more than 20,000 open documents: ask for the list of invoices"] },
  ])
  expect(asked).toEqual([20_001, 20_001, 20_001])
})
