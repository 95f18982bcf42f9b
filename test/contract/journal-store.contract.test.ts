import type { Journal, JournalInPortions, Voucher } from "@svc/domain/ledger/journal"
import { makeJournal } from "@svc/domain/ledger/use-cases/post-journal"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { PortUnavailable } from "@svc/domain/shared/errors"
import { decimal } from "@svc/domain/shared/decimal"
import { printJson } from "@svc/domain/shared/exact-json"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { withClient } from "@svc/adapters/embedded-postgres/database"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: Seeds
let scope: Scope
let stranger: Scope
let invoiceId: InvoiceId
let invoiceNumber: string
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  const made = await seeds.tenant(["Alpha AB", "Beta AB"])
  ;[scope, stranger] = made.scopes as [Scope, Scope]
  const { invoice } = await seeds.billing({ ...scope, legalEntityName: "Alpha AB", triggeredBy: made.userId })
  invoiceId = invoice.id
  invoiceNumber = invoice.number!
})

const store = () => h.http.get("JournalStore")
const insert = (journals: readonly Journal[]) => store().ready(journals)(journals)
const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = scope) => h.http.atomically(of.tenantId, work)
const plain = (value: unknown): unknown => JSON.parse(printJson(value))
/** Joins the portions of a journal into one with all vouchers. */
const whole = ({ portions, ...head }: JournalInPortions): Effect.Effect<Journal, PortUnavailable> =>
  Effect.map(Effect.all([...portions]), (vouchers) => ({ ...head, vouchers: vouchers.flat() }))
const find = (id: string) => run(Effect.flatMap(store().read(scope, id), whole))
const all = () =>
  run(
    Effect.gen(function* () {
      const { parts } = yield* store().list(scope, { order: [], offset: 0, limit: 100 })
      return yield* Effect.forEach((yield* Effect.all(parts)).flat(), whole)
    }),
  )
const next = <Id extends string>() => h.http.get("IdSource").next<Id>()
const close = (first: string) =>
  `update svc.accounting_books set closed_months = closed_months || date '${first}' where tenant_id = '${scope.tenantId}'`

/** A journal with the given vouchers, on the accounts of the posted invoice. */
const journalOf = async (number: string, day: string, vouchers: readonly Partial<Voucher>[]): Promise<Journal> => {
  const [posted] = await all()
  const effectiveDate = day as CalendarDate
  return makeJournal({ next })(scope, {
    number,
    type: "RevenueRecognition",
    description: "Of a test",
    effectiveDate,
    postedAt: h.clock.now(),
    fiscalYearStartMonth: 1,
    vouchers: vouchers.map((voucher) => ({
      effectiveDate,
      source: "RevenueRecognition",
      salesCurrency: "EUR",
      exchangeRate: decimal("11.25"),
      lines: posted!.vouchers[0]!.lines,
      ...voucher,
    })),
  })
}

it("gives back what a posting booked, and only to its legal entity", async () => {
  const [posted] = await all()
  const found = await find(posted!.id)
  expect(plain(found)).toEqual(plain(posted))
  expect(found).toMatchObject({
    type: "Invoice",
    vouchers: [{ number: found.number, invoice: { id: invoiceId, number: invoiceNumber }, salesCurrency: "SEK" }],
  })
  expect(await run(Effect.flip(store().read(stranger, posted!.id)))).toMatchObject({ _tag: "ResourceNotFound" })
  const again = { ...posted!, id: next(), vouchers: [] }
  expect(await run(insert([again]))).toEqual({ taken: posted!.number })
})

it("gives back several vouchers in their order, each with what it is about", async () => {
  const invoice = { id: invoiceId, number: invoiceNumber }
  const journal = await journalOf("R-1", "2024-03-31", [
    { invoice, invoiceLineId: next(), revenueScheduleItemId: next(), orderCharge: { id: next(), number: "OPC-1" } },
    { accountId: next(), paymentId: next(), paymentSettlementId: next(), effectiveDate: "2024-03-02" as CalendarDate },
  ])
  expect(journal.vouchers.map(({ number }) => number)).toEqual(["R-1-1", "R-1-2"])
  expect(await run(insert([journal]))).toBeUndefined()
  expect(plain(await find(journal.id))).toEqual(plain(journal))
})

it("reads a journal of many vouchers in portions, also in a list", async () => {
  const many = await journalOf(
    "R-1",
    "2024-03-31",
    Array.from({ length: 450 }, () => ({})),
  )
  expect(await run(insert([many]))).toBeUndefined()
  const sizes = await run(
    Effect.flatMap(store().read(scope, many.id), ({ portions }) =>
      Effect.map(Effect.all([...portions]), (read) => read.map(({ length }) => length)),
    ),
  )
  expect(sizes).toEqual([200, 200, 50])
  expect(plain(await find(many.id))).toEqual(plain(many))
  expect(plain((await all()).find(({ id }) => id === many.id))).toEqual(plain(many))
  const { items } = await run(store().listHeads(scope, { order: [], offset: 0, limit: 100 }))
  expect(plain(items)).toEqual(plain((await all()).map((journal) => ({ ...journal, vouchers: undefined }))))
})

it("books an invoice once, and what settles it any number of times", async () => {
  const invoice = { id: invoiceId, number: invoiceNumber }
  const settling = [{ invoice, source: "Payment" }] as const
  const [first, second] = [
    await journalOf("R-1", "2024-03-31", settling),
    await journalOf("R-2", "2024-03-31", settling),
  ]
  expect(await run(insert([first, second]))).toBeUndefined()
  const twice = await journalOf("R-3", "2024-03-31", [{ invoice, source: "Invoicing" }])
  await expect(run(insert([twice]))).rejects.toMatchObject({ _tag: "PortUnavailable" })
})

it("writes nothing where one is dated in a closed period, and says the earliest such day", async () => {
  await h.sql(close("2024-02-01"))
  await h.sql(close("2024-03-01"))
  const days = ["2024-01-31", "2024-03-31", "2024-02-29", "2024-04-01"]
  const journals = await Promise.all(days.map((day) => journalOf(`R-${day}`, day, [{}])))
  const before = await all()
  expect(await run(insert(journals))).toEqual({ closed: "2024-02-29" })
  expect(await all()).toHaveLength(before.length)
  expect(await run(insert([journals[0]!, journals[3]!]))).toBeUndefined()
})

it("finds a period closed by whoever it waited for", async () => {
  const journal = await journalOf("R-1", "2024-03-31", [{}])
  const outcome = await withClient(h.databaseUrl, async (closer) => {
    await closer.query("begin")
    await closer.query(close("2024-03-01"))
    const posting = run(insert([journal]))
    await h.untilBlocked()
    await closer.query("commit")
    return posting
  })
  expect(outcome).toEqual({ closed: "2024-03-31" })
})
