import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { Fault } from "@svc/simulators/network-provider-faults"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type EInvoicing, openEInvoicing } from "../support/e-invoicing/e-invoicing.ts"
import { inLanes } from "../support/processes/through-kills.ts"

let e: EInvoicing
beforeAll(async () => {
  e = await openEInvoicing()
})
afterEach(() => e.simulator.heal())
afterAll(() => e.close())

/** Makes an invoice whose entry is Submitted. */
const submitted = async (scope?: Scope) => {
  const own = scope ?? (await e.sender())[0]
  const invoice = await e.post(own)
  const entry = await e.submit(own, invoice)
  expect(entry.status).toBe("Submitted")
  return { scope: own, invoice, entry }
}
const now = async ({ scope, invoice }: { scope: Scope; invoice: { id: InvoiceId } }) =>
  (await e.entries(scope, invoice))[0]!
const ask = "GET /v1/invoices/*"

describe("polling", () => {
  const count = (name: string, from: number) =>
    e.simulator.requests
      .slice(from)
      .filter((each) => each === name || (name.endsWith("*") && each.startsWith(name.slice(0, -1)))).length

  it("asks once for a hundred and reads the changed ones only; one bad invoice stops nobody", async () => {
    const [scope] = await e.sender()
    const all: Awaited<ReturnType<typeof submitted>>[] = []
    // All at once, they would wait for connections, which fails after ten seconds on a slow machine.
    await inLanes(102, async (index) => void (all[index] = await submitted(scope)))
    const [bad, good] = [all[3]!, all[100]!]
    e.simulator.store.deliver(bad.invoice.id, "rubbish")
    e.simulator.store.deliver(good.invoice.id, e.simulator.store.acknowledgementOf(good.invoice.id))
    await e.advance(300)
    const before = e.simulator.requests.length
    await e.poll(scope)
    expect(count("GET /v1/invoices", before)).toBe(2)
    expect(count("GET /v1/invoices/*", before)).toBe(4)
    expect(await now(good)).toMatchObject({ status: "Processed" })
    expect(await now(bad)).toMatchObject({ status: "Submitted", heldBackBy: "upo_malformed" })
  })

  it("reads nothing before its time, and less often the longer it takes", async () => {
    const { scope } = await submitted()
    const before = e.simulator.requests.length
    await e.poll(scope)
    expect(e.simulator.requests.length).toBe(before)
    const waits = []
    for (let reads = 0; reads < 6; reads += 1) {
      const next = await e.worker.atomically(scope.tenantId, e.worker.get("EntryStore").nextPollAt(scope.tenantId))
      waits.push((next! - e.clock.now()) / 1000)
      await e.clock.moveTo(next!)
      await e.poll(scope)
    }
    expect(waits).toEqual([300, 300, 300, 600, 1200, 2400])
    expect(count("GET /v1/invoices/*", before)).toBe(6)
  })

  it("honours Retry-After", async () => {
    const { scope } = await submitted()
    e.simulator.fail(ask, { _tag: "Answer", status: 429, headers: { "retry-after": "1800" } })
    await e.advance(300)
    await e.poll(scope)
    const next = await e.worker.atomically(scope.tenantId, e.worker.get("EntryStore").nextPollAt(scope.tenantId))
    expect(next! - e.clock.now()).toBe(1_800_000)
  })

  it("one entry that cannot be written stops neither the others nor the next reads", async () => {
    const [scope] = await e.sender()
    const [bad, good] = [await submitted(scope), await submitted(scope)]
    e.simulator.store.fail(bad.invoice.id, { message: "no" })
    e.simulator.store.deliver(good.invoice.id, e.simulator.store.acknowledgementOf(good.invoice.id))
    await e.sql(
      `create function svc.break() returns trigger language plpgsql as
        $$ begin if new.id = '${bad.entry.id}' and new.status = 'Failed' then raise 'broken'; end if; return new; end $$`,
    )
    await e.sql(
      "create trigger break before update on svc.national_einvoice_entries for each row execute function svc.break()",
    )
    await e.advance(300)
    await e.poll(scope)
    await e.sql("drop function svc.break cascade")
    expect(await now(good)).toMatchObject({ status: "Processed" })
    expect(await now(bad)).toEqual(bad.entry)
    await e.advance(300)
    await e.poll(scope)
    expect(await now(bad)).toMatchObject({ status: "Failed" })
  })

  it.each<readonly [string, Fault]>([
    ["refuses the list", { _tag: "Answer", status: 400, json: { message: "ids[]: is unknown" } }],
    ["gives a list that cannot be read", { _tag: "Answer", status: 200, json: { invoices: [] } }],
    ["is behind a gateway that refuses the list", { _tag: "Text", text: "<html>URI too long", status: 414 }],
  ])("reads one by one when the provider %s", async (_, fault) => {
    const [scope] = await e.sender()
    const all = [await submitted(scope), await submitted(scope)]
    for (const { invoice } of all)
      e.simulator.store.deliver(invoice.id, e.simulator.store.acknowledgementOf(invoice.id))
    e.simulator.fail("GET /v1/invoices", fault)
    await e.advance(300)
    await e.poll(scope)
    for (const made of all) expect(await now(made)).toMatchObject({ status: "Processed" })
  })

  it.each<readonly [string, Fault, number]>([
    ["is busy", { _tag: "Answer", status: 503, headers: { "retry-after": "1800" } }, 1800],
    ["has too many requests", { _tag: "Answer", status: 429, headers: { "retry-after": "900" } }, 900],
    ["is broken", { _tag: "Answer", status: 500 }, 300],
    ["cuts the connection", { _tag: "CutBefore" }, 300],
  ])("asks for no single entry when the provider of the list %s: all wait", async (_, fault, seconds) => {
    const [scope] = await e.sender()
    await Promise.all(Array.from({ length: 20 }, () => submitted(scope)))
    e.simulator.fail("GET /v1/invoices", fault)
    await e.advance(300)
    const before = e.simulator.requests.length
    await e.poll(scope)
    expect(e.simulator.requests.slice(before)).toEqual(["GET /v1/invoices"])
    const next = await e.worker.atomically(scope.tenantId, e.worker.get("EntryStore").nextPollAt(scope.tenantId))
    expect((next! - e.clock.now()) / 1000).toBe(seconds)
  })
})

it("a nightly comparison tells what only one side knows", async () => {
  const fresh = await openEInvoicing()
  const [scope] = await fresh.sender()
  const company = `company-${scope.legalEntityId}`
  const [lost, known, given] = [await fresh.post(scope), await fresh.post(scope), await fresh.post(scope)]
  await fresh.submit(scope, lost)
  await fresh.submit(scope, known)
  fresh.simulator.fail("POST /v1/invoices", { _tag: "CutAfter" })
  fresh.simulator.fail(ask, { _tag: "Answer", status: 503 })
  const entry = await fresh.submit(scope, given)
  await fresh.advance(24 * 3600)
  fresh.simulator.fail(ask, { _tag: "Answer", status: 503 })
  await fresh.attempt(entry)
  fresh.simulator.store.forget(lost.id)
  fresh.simulator.store.create(company, "11111111-1111-4111-8111-111111111111", Buffer.from("<x/>"))

  const [report] = await fresh.worker.run(fresh.worker.get("EInvoicing").reconcile())
  expect(report).toMatchObject({
    unknownHere: ["11111111-1111-4111-8111-111111111111"],
    failedButThere: [given.id],
    missingThere: [lost.id],
  })
  for (const code of ["unknown_at_us", "failed_but_there", "missing_at_provider"]) {
    expect(await fresh.integrationLog(scope, code)).toHaveLength(1)
  }
  await fresh.close()
})

it("a nightly comparison tells documents at the provider that no live entry stands for", async () => {
  const fresh = await openEInvoicing()
  const [scope] = await fresh.sender()
  const company = `company-${scope.legalEntityId}`
  const refuse = { _tag: "Answer", status: 422, json: { message: "Invalid invoice" } } as const
  const posts = await Promise.all(Array.from({ length: 4 }, () => fresh.post(scope)))
  const [refused, replaced, rejected, waiting] = posts as [PostedInvoice, PostedInvoice, PostedInvoice, PostedInvoice]
  for (const invoice of [refused, replaced]) {
    fresh.simulator.fail("POST /v1/invoices", refuse)
    expect(await fresh.submit(scope, invoice)).toMatchObject({ status: "Failed", outcome: "Refused" })
    // The refused document appears at the provider nevertheless.
    fresh.simulator.store.create(company, invoice.id, Buffer.from("<x/>"))
  }
  await fresh.advance(1)
  expect(await fresh.submit(scope, replaced)).toMatchObject({ status: "Submitted" })
  const failing = await fresh.submit(scope, rejected)
  fresh.simulator.store.fail(rejected.id, { message: "KSeF 450" })
  await fresh.worker.run(fresh.worker.get("EInvoicing").syncOne({ tenantId: scope.tenantId, entryId: failing.id }))
  await fresh.reserve(scope, waiting.id)
  fresh.simulator.store.create(company, waiting.id, Buffer.from("<x/>"))

  const [report] = await fresh.worker.run(fresh.worker.get("EInvoicing").reconcile())
  expect(report).toMatchObject({ unknownHere: [], missingThere: [] })
  expect(report!.failedButThere.toSorted()).toEqual([refused.id, replaced.id].toSorted())
  await fresh.close()
})
