import type { Entry } from "@svc/domain/e-invoicing/entry"
import { retryDelays } from "@svc/domain/e-invoicing/submission"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type EInvoicing, openEInvoicing } from "../support/e-invoicing/e-invoicing.ts"
import { until } from "../support/until.ts"

let e: EInvoicing
beforeAll(async () => {
  e = await openEInvoicing()
})
afterEach(() => e.simulator.heal())
afterAll(() => e.close())

const down = { _tag: "Answer", status: 503 } as const
const newest = async (scope: Scope, id: InvoiceId) => (await e.entries(scope, { id }))[0]!
const release = ({ tenantId, id: entryId }: Entry) =>
  e.worker.run(e.worker.get("EInvoicing").releaseCreditNote({ tenantId, entryId }))
const sync = ({ tenantId, id: entryId }: Entry) =>
  e.worker.run(e.worker.get("EInvoicing").syncOne({ tenantId, entryId }))
const posted = async () => {
  const [scope] = await e.sender()
  const note = await e.post(scope, { credit: true, preceding: ["FV/1", "2025-11-02"] })
  return { scope, note, invoiceId: note.preceding[0]!.id! }
}

describe("a credit note that waits for its invoice", () => {
  it("is claimed by nobody, whoever asks and however long it takes, and has its own day for attempts", async () => {
    const { scope, note, invoiceId } = await posted()
    const invoice = await e.submit(scope, { id: invoiceId })
    const waiting = await e.submit(scope, note)
    expect(waiting).toMatchObject({ status: "Pending", attempts: 0, waitsForInvoice: invoiceId })
    expect(await e.reserve(scope, note.id)).toMatchObject({ _tag: "TakenOver" })

    await e.advance(retryDelays.giveUpAfter * 3)
    const stranded = await e.worker.run(e.worker.get("EntryStore").stranded(e.clock.now(), 1000))
    expect(stranded.map(({ entryId }) => entryId)).not.toContain(waiting.id)
    await e.attempt(waiting)
    expect(await release(waiting)).toBeUndefined()
    expect(await newest(scope, note.id)).toEqual(waiting)

    e.simulator.store.deliver(invoiceId, e.simulator.store.acknowledgementOf(invoiceId))
    await sync(invoice)
    await release(waiting)
    e.simulator.fail("POST /v1/invoices", down)
    await e.attempt(waiting)
    expect(await newest(scope, note.id)).toMatchObject({ status: "Pending", attempts: 1 })
    await e.advance(30)
    await e.attempt(waiting)
    expect(await newest(scope, note.id)).toMatchObject({ status: "Submitted" })
  })

  it("keeps waiting while nobody knows what became of the invoice", async () => {
    const { scope, note, invoiceId } = await posted()
    e.simulator.fail("POST /v1/invoices", { _tag: "CutBefore" }, { _tag: "CutBefore" })
    e.simulator.fail("GET /v1/invoices/*", down, down)
    const invoice = await e.submit(scope, { id: invoiceId })
    const waiting = await e.submit(scope, note)
    await e.advance(retryDelays.giveUpAfter)
    await e.attempt(invoice)
    expect(await newest(scope, invoiceId)).toMatchObject({ status: "Failed", outcome: "Unknown" })
    expect(await release(waiting)).toBeUndefined()
    expect(await newest(scope, note.id)).toEqual(waiting)
  })

  it("does not decide to wait while its invoice's entry ends: no wake-up is lost", async () => {
    const { scope, note, invoiceId } = await posted()
    const invoice = await e.submit(scope, { id: invoiceId })
    e.simulator.store.deliver(invoiceId, e.simulator.store.acknowledgementOf(invoiceId))
    // The credit note has decided to wait but is not committed when its invoice's acknowledgement is read.
    let hasSynced = false
    const heldUp = "select 1 from pg_locks where locktype = 'advisory' and not granted"
    const { synced } = await e.worker.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        yield* e.worker.get("EInvoicing").reserve(scope, note.id)
        const running = sync(invoice).finally(() => (hasSynced = true))
        yield* Effect.promise(() =>
          until(
            async () => hasSynced || (await e.sql(heldUp)).length > 0,
            (isReady) => isReady,
          ),
        )
        return { synced: running }
      }),
    )
    await synced
    const entry = await newest(scope, note.id)
    const jobs = await e.sql<{ name: string }>(
      "select name from pgboss.job where data ->> 'entryId' = $1 and state = 'created'",
      [entry.id],
    )
    expect(entry).toMatchObject({ status: "Pending" })
    expect(jobs.map(({ name }) => name)).toEqual([
      "waitsForInvoice" in entry ? "einvoices-credited" : "einvoices-attempt",
    ])
  })
})
