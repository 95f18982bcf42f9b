import type { Entry } from "@svc/domain/e-invoicing/entry"
import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import type { Scope } from "@svc/domain/shared/scope"
import type { Fault } from "@svc/simulators/network-provider-faults"
import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { campaign } from "../support/campaign.ts"
import { acknowledgementOf, sampleDocument } from "../support/e-invoicing/acknowledgements.ts"
import { submitWatched } from "../support/e-invoicing/crash-points.ts"
import { type EInvoicing, openEInvoicing } from "../support/e-invoicing/e-invoicing.ts"

let e: EInvoicing
let scope: Scope
beforeAll(async () => {
  e = await openEInvoicing()
  scope = (await e.sender())[0]
})
afterAll(() => e.close())

/** A step that happens to an invoice, inside the service or at the provider. */
type Step =
  | { readonly does: "event" | "attempt" | "poll" | "hint" | "takeOver" }
  | { readonly does: "crash"; readonly point: number }
  | { readonly does: "wait"; readonly seconds: number }
  | { readonly does: "fault"; readonly on: "send" | "ask" | "token"; readonly fault: Fault }
  | {
      readonly does: "provider"
      readonly what: "delivers" | "delivers without" | "delivers another's" | "fails" | "says what nobody knows"
    }

const fault = fc.constantFrom<Fault>(
  { _tag: "CutBefore" },
  { _tag: "CutAfter" },
  { _tag: "Answer", status: 422, json: { message: "Invalid invoice" } },
  { _tag: "Answer", status: 503 },
  { _tag: "Answer", status: 401 },
  { _tag: "Change", change: () => ({}) },
)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom(
        "event" as const,
        "attempt" as const,
        "poll" as const,
        "hint" as const,
        "takeOver" as const,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("crash" as const), point: fc.integer({ min: 1, max: 60 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("wait" as const), seconds: fc.constantFrom(1, 31, 400, 4000, 90_000) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("fault" as const),
      on: fc.constantFrom("send" as const, "ask" as const, "token" as const),
      fault,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("provider" as const),
      what: fc.constantFrom(
        "delivers" as const,
        "delivers without" as const,
        "delivers another's" as const,
        "fails" as const,
        "says what nobody knows" as const,
      ),
    }),
  },
)
const routes = { send: "POST /v1/invoices", ask: "GET /v1/invoices/*", token: "POST /oauth2/token" }

const documentsOf = ({ number }: PostedInvoice) =>
  e.simulator.store.documents().filter(({ xml }) => xml.includes(`<cbc:ID>${number}</cbc:ID>`))

const take = async (invoice: PostedInvoice, next: Step): Promise<void> => {
  const [newest] = await e.entries(scope, invoice)
  const latest = documentsOf(invoice).at(-1)
  switch (next.does) {
    case "event":
      await e.reserve(scope, invoice.id)
      return
    case "attempt":
      if (newest !== undefined) await e.attempt(newest)
      return
    case "poll":
      return e.poll(scope)
    case "hint":
      if (newest !== undefined)
        await e.worker.run(e.worker.get("EInvoicing").syncOne({ tenantId: scope.tenantId, entryId: newest.id }))
      return
    case "takeOver":
      for (const key of await e.worker.run(e.worker.get("EntryStore").stranded(e.clock.now(), 100))) {
        await e.worker.run(e.worker.get("EInvoicing").attempt(key))
      }
      return
    case "crash": {
      let hits = 0
      const submit = submitWatched(e.worker, () => {
        if ((hits += 1) === next.point) throw new Error("crashed")
      })
      await e.worker.exit(submit(scope, invoice.id))
      return
    }
    case "wait":
      return e.advance(next.seconds)
    case "fault":
      return e.simulator.fail(routes[next.on], next.fault)
    case "provider":
      // A delivered or failed document keeps its status at the provider.
      if (latest === undefined || ["DELIVERED", "FAILED"].includes(latest.status)) return
      if (next.what === "delivers") e.simulator.store.deliver(latest.id, e.simulator.store.acknowledgementOf(latest.id))
      if (next.what === "delivers without") e.simulator.store.deliver(latest.id, undefined)
      if (next.what === "delivers another's") e.simulator.store.deliver(latest.id, acknowledgementOf(sampleDocument()))
      if (next.what === "fails") e.simulator.store.fail(latest.id, { message: "KSeF 450" })
      if (next.what === "says what nobody knows") e.simulator.store.setStatus(latest.id, "QUARANTINED")
  }
}

/** Expects the conditions that hold after every step. */
const expectInvariants = async (invoice: PostedInvoice, settled: Map<string, Entry>) => {
  const entries = await e.entries(scope, invoice)
  expect(entries.filter(({ status }) => status !== "Failed").length).toBeLessThanOrEqual(1)
  expect(documentsOf(invoice).filter(({ status }) => status !== "FAILED").length).toBeLessThanOrEqual(1)
  for (const entry of entries) {
    const before = settled.get(entry.id)
    if (before !== undefined) expect(entry).toEqual(before)
    if (entry.status === "Failed" || entry.status === "Processed") settled.set(entry.id, entry)
    if (entry.status !== "Processed") continue
    const acknowledgement = await e.worker.run(
      e.worker.get("EntryStore").acknowledgement({ tenantId: scope.tenantId, entryId: entry.id }),
    )
    expect(Buffer.from(acknowledgement!.content).toString()).toContain(entry.nationalEInvoiceId)
    expect(documentsOf(invoice).find(({ id }) => id === entry.reference)?.status).toBe("DELIVERED")
  }
}

const runs = campaign({
  gate: [1, 2].map((seed) => ({ seed, numRuns: 6 })),
  whole: Array.from({ length: 20 }, () => ({ numRuns: 6 })),
})

it.each(runs)("whatever happens in whatever order, one live entry and one document (%j)", async (parameters) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      e.simulator.heal()
      const invoice = await e.post(scope)
      const settled = new Map<string, Entry>()
      for (const next of steps) {
        await take(invoice, next)
        await expectInvariants(invoice, settled)
      }
      // Once the faults are over, the submission reaches a known end.
      e.simulator.heal()
      await e.reserve(scope, invoice.id)
      for (let rounds = 0; rounds < 3; rounds += 1) {
        await e.advance(3601)
        await take(invoice, { does: "takeOver" })
        await expectInvariants(invoice, settled)
      }
      expect((await e.entries(scope, invoice))[0]!.status).not.toBe("Pending")
    }),
    parameters,
  )
})
