import type { Entry } from "@svc/domain/e-invoicing/entry"
import { retryDelays } from "@svc/domain/e-invoicing/submission"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type EInvoicing, openEInvoicing } from "../support/e-invoicing/e-invoicing.ts"

let e: EInvoicing
beforeAll(async () => {
  e = await openEInvoicing()
})
afterEach(() => e.simulator.heal())
afterAll(() => e.close())

const send = "POST /v1/invoices"
const ask = "GET /v1/invoices/*"
const down = { _tag: "Answer", status: 503 } as const
const failed = (entry: Entry) => {
  expect(entry.status).toBe("Failed")
  return entry as Extract<Entry, { status: "Failed" }>
}
const sendsOf = (from: number) => e.simulator.requests.slice(from).filter((name) => name === send).length

describe("an invoice that is posted", () => {
  it("is reserved before the call and Submitted after it, with everything that belongs to it", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    const before = e.simulator.requests.length
    expect(await e.reserve(scope, invoice.id)).toMatchObject({
      _tag: "Reserved",
      entry: { status: "Pending", providerUuid: invoice.id },
    })
    expect(e.simulator.requests.length).toBe(before)
    const [pending] = await e.entries(scope, invoice)
    await e.advance(1)
    await e.attempt(pending!)

    expect(await e.entries(scope, invoice)).toMatchObject([{ status: "Submitted", reference: invoice.id }])
    const [row] = await e.sql<Record<string, unknown>>(
      "select d.electronic_invoice_id, (extract(epoch from d.modified_at) * 1000)::float8 as modified, (select count(*)::int from svc.electronic_invoice_ids i where i.entry_id = $2) as ids from svc.invoices d where id = $1",
      [invoice.id, pending!.id],
    )
    expect(row).toEqual({ electronic_invoice_id: invoice.id, modified: e.clock.now(), ids: 1 })
    const sent = e.simulator.store.invoice(invoice.id)!
    const stored = await e.worker.run(
      e.worker.get("EntryStore").document({ tenantId: scope.tenantId, entryId: pending!.id }),
    )
    expect(sent.xml).toBe(Buffer.from(stored!).toString())
    const history = await e.worker.run(
      e.worker.get("EntryStore").history({ tenantId: scope.tenantId, entryId: pending!.id }),
    )
    expect(history.map(({ status }) => status)).toEqual(["Pending", "Submitted"])
  })

  it("is sent once when the event comes twice", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    const before = e.simulator.requests.length
    await e.submit(scope, invoice)
    expect(await e.reserve(scope, invoice.id)).toMatchObject({ _tag: "Skipped" })
    expect(sendsOf(before)).toBe(1)
    expect(await e.entries(scope, invoice)).toHaveLength(1)
  })

  it("is sent once when it comes to two at the same time", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    const before = e.simulator.requests.length
    await Promise.all([e.reserve(scope, invoice.id), e.reserve(scope, invoice.id), e.reserve(scope, invoice.id)])
    const found = await e.entries(scope, invoice)
    expect(found).toHaveLength(1)
    await Promise.all([e.attempt(found[0]!), e.attempt(found[0]!), e.attempt(found[0]!)])
    expect(sendsOf(before)).toBe(1)
    expect(e.documentsOf(invoice)).toBe(1)
  })

  it("is skipped when it is Processed, behind a newer failure too", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    const entry = await e.submit(scope, invoice)
    e.simulator.store.deliver(invoice.id, e.simulator.store.acknowledgementOf(invoice.id))
    await e.worker.run(e.worker.get("EInvoicing").syncOne({ tenantId: scope.tenantId, entryId: entry.id }))
    expect(await e.reserve(scope, invoice.id)).toMatchObject({ _tag: "Skipped", entry: { status: "Processed" } })
  })

  it("stays Pending while nobody answers and is sent under the same identifier later", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    e.simulator.fail(send, { _tag: "CutBefore" })
    e.simulator.fail(ask, down)
    const entry = await e.submit(scope, invoice)
    expect(entry).toMatchObject({ status: "Pending", attempts: 1, nextAttemptAt: e.clock.now() + 30_000 })
    await e.advance(30)
    await e.attempt(entry)
    expect(await e.entries(scope, invoice)).toMatchObject([{ status: "Submitted", reference: invoice.id }])
    expect(e.documentsOf(invoice)).toBe(1)
  })

  it.each([
    ["the answer is lost", { _tag: "CutAfter" } as const],
    ["the answer never comes", { _tag: "Hang" } as const],
    ["the answer names no document", { _tag: "Change", change: () => ({}) } as const],
    ["the answer is a page", { _tag: "Change", change: () => "<html>" } as const],
    ["the answer's identifier cannot be stored", { _tag: "Change", change: () => ({ id: "a\0b" }) } as const],
  ])("%s: it is found at the provider and adopted", async (_, fault) => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    e.simulator.fail(send, fault)
    expect(await e.submit(scope, invoice)).toMatchObject({ status: "Submitted", reference: invoice.id })
    expect(e.documentsOf(invoice)).toBe(1)
  })

  it("stays Pending with what cannot be stored in the provider's words", async () => {
    const [scope] = await e.sender()
    e.simulator.fail(send, { ...down, json: { message: "bad \0 thing" } })
    e.simulator.fail(ask, { ...down, json: { message: "bad \0 thing" } })
    expect(await e.submit(scope, await e.post(scope))).toMatchObject({
      status: "Pending",
      lastProblem: expect.stringContaining("bad \uFFFD thing"),
    })
  })

  it("keeps the reference the provider gives, and says that it is another", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    e.simulator.fail(send, { _tag: "Change", change: (json) => ({ ...(json as object), id: "another-reference" }) })
    expect(await e.submit(scope, invoice)).toMatchObject({ status: "Submitted", reference: "another-reference" })
    expect(await e.integrationLog(scope, "other_reference")).toHaveLength(1)
    const found = await e.worker.run(e.worker.get("EntryStore").findByElectronicId(scope.tenantId, "ANOTHER-REFERENCE"))
    expect(found).toMatchObject({ invoiceId: invoice.id })
  })

  it("goes for itself in each legal entity, whatever their numbers are", async () => {
    const scopes = await e.sender(2)
    for (const scope of scopes) {
      expect(await e.submit(scope, await e.post(scope, { number: "FV/7" }))).toMatchObject({ status: "Submitted" })
    }
  })
})

describe("an outcome nobody knows", () => {
  it("is given up after a day with a text that says so, and the next entry asks for the document first", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    await e.reserve(scope, invoice.id)
    const [entry] = await e.entries(scope, invoice)
    // The provider accepts the document at the last attempt, but never answers.
    let attempts = 0
    for (let waited = 0; waited <= retryDelays.giveUpAfter; waited += 6 * 3600) {
      e.simulator.fail(ask, down, down)
      e.simulator.fail(send, { _tag: "CutAfter" })
      if ((await e.attempt(entry!)) !== undefined) attempts += 1
      await e.advance(6 * 3600)
    }
    const given = failed((await e.entries(scope, invoice))[0]!)
    expect(given.outcome).toBe("Unknown")
    expect(given.errorMessage).toMatch(/^The outcome is unknown: .*check there/)
    expect(attempts).toBe(5)
    expect(e.documentsOf(invoice)).toBeLessThanOrEqual(1)
  })

  it("keeps its identifier, and a document that arrived after all is adopted, not sent again", async () => {
    const fresh = await openEInvoicing()
    const [scope] = await fresh.sender()
    const invoice = await fresh.post(scope)
    fresh.simulator.fail(send, { _tag: "CutAfter" })
    fresh.simulator.fail(ask, down)
    const entry = await fresh.submit(scope, invoice)
    await fresh.advance(retryDelays.giveUpAfter)
    fresh.simulator.fail(ask, down)
    await fresh.attempt(entry)
    expect((await fresh.entries(scope, invoice))[0]).toMatchObject({ status: "Failed", outcome: "Unknown" })
    await fresh.advance(1)
    const before = fresh.simulator.requests.length
    expect(await fresh.submit(scope, invoice)).toMatchObject({
      status: "Submitted",
      providerUuid: invoice.id,
      asksFirst: true,
    })
    expect(fresh.simulator.requests.slice(before)).not.toContain(send)
    expect(fresh.documentsOf(invoice)).toBe(1)
    await fresh.close()
  })
})

describe("a holder that is late", () => {
  it("a leased entry is nobody else's until the lease ends, then it is taken over", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    await e.reserve(scope, invoice.id)
    const [entry] = (await e.entries(scope, invoice)) as [Entry]
    const store = e.worker.get("EntryStore")
    const key = { tenantId: scope.tenantId, entryId: entry.id }
    const now = e.clock.now()
    const claimed = await e.worker.run(store.claim(key, now, (now + 60_000) as typeof now))
    expect(claimed).toMatchObject({ _tag: "Claimed", entry: { attempts: 1 } })
    expect(await e.attempt(entry)).toBeUndefined()
    expect(await e.reserve(scope, invoice.id)).toMatchObject({ _tag: "TakenOver", entry: { id: entry.id } })
    await e.advance(60)
    expect(await e.attempt(entry)).toMatchObject({ status: "Submitted" })
    expect(await e.entries(scope, invoice)).toHaveLength(1)
  })

  it("writes nothing over what its successor wrote", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    await e.reserve(scope, invoice.id)
    const [entry] = (await e.entries(scope, invoice)) as [Entry]
    // The first attempt takes longer than its lease, which is ten times the time-out.
    e.simulator.fail(send, { _tag: "Wait", milliseconds: 600 })
    const late = e.attempt(entry)
    await expect.poll(() => e.simulator.requests.at(-1)).toBe(send)
    await e.advance(11)
    const successor = await e.attempt(entry)
    expect(successor).toMatchObject({ status: "Submitted" })
    expect(await late).toBeUndefined()
    expect(await e.entries(scope, invoice)).toEqual([successor])
    expect(e.documentsOf(invoice)).toBe(1)
  })
})

it("a database that is down when the answer comes leaves an entry that is adopted later", async () => {
  const [scope] = await e.sender()
  const invoice = await e.post(scope)
  await e.reserve(scope, invoice.id)
  const [entry] = (await e.entries(scope, invoice)) as [Entry]
  await e.sql("create function svc.break() returns trigger language plpgsql as $$ begin raise exception 'down'; end $$")
  await e.sql("create trigger break before update on svc.invoices for each row execute function svc.break()")
  const broken = await e.worker.exit(
    e.worker.get("EInvoicing").attempt({ tenantId: scope.tenantId, entryId: entry.id }),
  )
  await e.sql("drop function svc.break cascade")
  expect(broken._tag).toBe("Failure")
  expect(await e.entries(scope, invoice)).toMatchObject([{ status: "Pending", attempts: 1 }])
  await e.advance(10)
  const before = e.simulator.requests.length
  expect(await e.attempt(entry)).toMatchObject({ status: "Submitted" })
  expect(e.simulator.requests.slice(before)).not.toContain(send)
  expect(e.documentsOf(invoice)).toBe(1)
})
