import type { Invoice } from "@svc/domain/invoicing/invoice"
import { invoiceFields } from "@svc/domain/invoicing/invoice-fields"
import { readFilter } from "@svc/domain/listing/read-filter"
import type { InvoiceBatchId, InvoiceId, InvoiceLineId } from "@svc/domain/shared/ids"
import type { InvoiceBatch } from "@svc/domain/invoicing/batches/invoice-batch"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import { printJson } from "@svc/domain/shared/exact-json"
import type { Scope } from "@svc/domain/shared/scope"
import { currentTime } from "@svc/domain/shared/timestamp"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: ReturnType<typeof makeSeeds>
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const run = <A, E>(work: Effect.Effect<A, E>, of: Scope) => h.http.atomically(of.tenantId, work)
const plain = (value: unknown): unknown => JSON.parse(printJson(value))
const day = "2024-01-31" as CalendarDate
const everything = { order: [], offset: 0, limit: 100 }

const begin = async () => {
  const { userId, scope } = await seeds.tenant()
  const ids = h.http.get("IdSource")
  const now = await h.http.run(currentTime)
  const batch: InvoiceBatch = {
    ...scope,
    id: ids.next(),
    number: "B-7",
    status: "Generating",
    invoiceDate: day,
    targetDate: day,
    targetDates: { oneOff: day, recurringInAdvance: day, recurringInArrears: day, usage: day, measured: day },
    accounts: [ids.next()],
    groups: [{ id: ids.next(), code: "DEFAULT" }],
    minimumAmount: decimal("0.10"),
    generation: { id: ids.next(), by: userId, result: "Pending" },
    work: { done: 0, made: 0, notes: 0, failed: 0 },
    createdAt: now,
    modifiedAt: now,
  }
  const store = h.http.get("InvoiceBatchStore")
  expect(await run(store.insert(batch), scope)).toBe(true)
  return { scope, batch, store, ids, now }
}

describe("the store of invoice batches", () => {
  it("gives back what was kept, by id and by number, and only to its legal entity", async () => {
    const { scope, batch, store, ids } = await begin()
    expect(plain(await run(store.find(scope, { by: "id", id: batch.id }), scope))).toEqual(plain(batch))
    expect(await run(store.insert({ ...batch, id: ids.next() }), scope)).toBe(false)
    const { accounts: _, groups: __, minimumAmount: ___, ...all } = batch
    const after: InvoiceBatch = {
      ...all,
      status: "Posting",
      posting: { ...batch.generation, message: "1 invoice posted" },
      work: { total: 3, done: 2, made: 1, notes: 0, failed: 1 },
      cursor: { account: "A-1", invoice: ids.next() },
    }
    await run(store.update(after), scope)
    const found = await run(store.find(scope, { by: "number", number: "B-7" }), scope)
    expect(plain(found)).toEqual(plain(after))
    expect(plain(await run(store.lock(scope, batch.id), scope))).toEqual(plain(after))
    const { scope: stranger } = await seeds.tenant()
    const unseen = store.find(stranger, { by: "number", number: "B-7" })
    expect(await run(Effect.flip(unseen), stranger)).toMatchObject({ _tag: "ResourceNotFound" })
  })

  it("has the drafts that its filter found, whatever becomes of them, and no others", async () => {
    const { userId, scopes } = await seeds.tenant(["Alpha AB", "Beta AB"])
    const [scope, other] = scopes.map((each) => ({ ...each, legalEntityName: "Alpha AB", triggeredBy: userId }))
    const store = h.http.get("InvoiceBatchStore")
    const invoices = h.http.get("InvoiceStore")
    const { next } = h.http.get("IdSource")
    const filter = Result.getOrThrow(readFilter(invoiceFields, "filter", "currency eq 'SEK' or currency eq 'EUR'"))
    const { invoice } = await seeds.billing(scope!)
    await seeds.billing(other!)
    const { number: _, postedAt: __, ...unnumbered } = invoice
    const draft = (currency: string, status: "Draft" | "Cancelled" = "Draft"): Invoice => ({
      ...unnumbered,
      id: next<InvoiceId>(),
      currency,
      status,
      lines: invoice.lines.map((line) => ({ ...line, id: next<InvoiceLineId>() })),
    })
    const keep = (kept: Invoice) => run(invoices.insert(kept, []), scope!)
    const [first, second] = [draft("SEK"), draft("EUR")]
    for (const each of [first, second, draft("USD"), draft("SEK", "Cancelled")]) expect(await keep(each)).toBe(true)
    const batch = { id: next<InvoiceBatchId>(), filter: "currency eq 'SEK' or currency eq 'EUR'" }
    expect(await run(store.pick(scope!, batch.id, filter), scope!)).toBe(2)
    await keep(draft("SEK"))
    const drafts = async () => (await run(store.drafts(scope!, batch, 10), scope!)).map(({ id }) => id)
    expect(await drafts()).toEqual([first.id, second.id])
    const [place] = await run(store.drafts(scope!, batch, 1), scope!)
    const cursor = { account: place!.account, invoice: place!.id }
    expect(await run(store.drafts(scope!, batch, 10, cursor), scope!)).toMatchObject([{ id: second.id }])
    await run(invoices.update({ ...first, status: "Cancelled" }), scope!)
    expect(await drafts()).toEqual([second.id])
    expect(await run(store.state(scope!, batch), scope!)).toEqual({ drafts: 1 })
    expect(await run(store.sums(scope!, batch), scope!)).toMatchObject([
      { currency: "EUR", status: "Draft", count: 1 },
      { currency: "SEK", status: "Cancelled", count: 1 },
    ])
    expect(await run(store.count(scope!, batch), scope!)).toEqual({ invoices: 2, logged: 0 })
    const shown = await run(store.invoicesOf(scope!, batch, 10), scope!)
    expect(shown.map(({ id, status }) => [id, status])).toEqual([
      [first.id, "Cancelled"],
      [second.id, "Draft"],
    ])
    expect(await run(store.invoicesOf(scope!, batch, 10, first.id), scope!)).toHaveLength(1)
    expect(await run(store.drafts(other!, batch, 10), other!)).toEqual([])
  })

  it("keeps a log, of which a new posting takes the rows of invoices", async () => {
    const { scope, batch, store, ids, now } = await begin()
    const entry = (entityName: "Account" | "Invoice") => ({
      id: ids.next<never>(),
      entityName,
      entityId: ids.next<string & {}>(),
      reference: "A-1001",
      errorMessage: "No 'tax' \"template\"\nis in force.",
      createdAt: now,
      modifiedAt: now,
    })
    const entries = [entry("Account"), entry("Invoice")]
    await run(store.log(scope, batch.id, entries), scope)
    const listed = async () => (await run(store.listLog(scope, batch.id, everything), scope)).items
    expect(await listed()).toEqual(entries)
    await run(store.forget(scope, batch.id), scope)
    expect(await listed()).toEqual(entries.slice(0, 1))
    expect((await run(store.list(scope, everything), scope)).items).toMatchObject([{ id: batch.id }])
    expect(await run(store.count(scope, batch), scope)).toEqual({ invoices: 0, logged: 1 })
  })
})
