import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import type { Scope } from "@svc/domain/shared/scope"
import type { Fault } from "@svc/simulators/network-provider-faults"
import { spawn } from "node:child_process"
import path from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { submitWatched } from "../support/e-invoicing/crash-points.ts"
import { type EInvoicing, openEInvoicing } from "../support/e-invoicing/e-invoicing.ts"
import { repository, tool } from "../support/repository.ts"

// Each process takes a while to start on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const encryptionKey = Buffer.alloc(32, 7).toString("base64")
let e: EInvoicing
let scope: Scope
beforeAll(async () => {
  e = await openEInvoicing({ SVC_ENCRYPTION_KEY: encryptionKey })
  scope = (await e.sender())[0]
})
afterEach(() => e.simulator.heal())
afterAll(() => e.close())

/** Dies at the given point; gives whether there was such a point. */
const crashAt = async (invoice: PostedInvoice, point: number): Promise<boolean> => {
  let hits = 0
  const submit = submitWatched(e.worker, () => {
    hits += 1
    if (hits === point) throw new Error("crashed")
  })
  await e.worker.exit(submit(scope, invoice.id))
  return hits >= point
}

/** What a new process does: the event comes again, and what lies about is taken over when its lease has lapsed. */
const recover = async (invoice: PostedInvoice) => {
  for (let rounds = 0; rounds < 3; rounds += 1) {
    await e.advance(60)
    await e.reserve(scope, invoice.id)
    const stranded = await e.worker.run(e.worker.get("EntryStore").stranded(e.clock.now(), 1000))
    for (const key of stranded) await e.worker.run(e.worker.get("EInvoicing").attempt(key))
  }
}

const expectExactlyOne = async (invoice: PostedInvoice, where: string) => {
  const entries = await e.entries(scope, invoice)
  expect(e.documentsOf(invoice), where).toBe(1)
  expect(
    entries.map(({ status }) => status),
    where,
  ).toEqual(["Submitted"])
  const [row] = await e.sql<Record<string, unknown>>(
    "select electronic_invoice_id as id from svc.invoices where id = $1",
    [invoice.id],
  )
  expect(row, where).toEqual({ id: invoice.id })
  const known = await e.worker.run(e.worker.get("EntryStore").findByElectronicId(scope.tenantId, invoice.id))
  expect(known, where).toEqual(entries[0])
}

const answers: readonly (readonly [string, readonly Fault[]])[] = [
  ["the provider answers", []],
  ["its answer is lost", [{ _tag: "CutAfter" }]],
  ["the request is lost", [{ _tag: "CutBefore" }]],
]
/** Points are spread over tests, so that each is short. */
const parts = 6

describe.each(answers)("killed at any await, when %s", (_, faults) => {
  it.each(Array.from({ length: parts }, (__, part) => part))(
    "part %i: one document and one live entry",
    async (part) => {
      let points = 0
      for (let point = part + 1; ; point += parts) {
        const invoice = await e.post(scope)
        e.simulator.fail("POST /v1/invoices", ...faults)
        const died = await crashAt(invoice, point)
        await recover(invoice)
        e.simulator.heal()
        await expectExactlyOne(invoice, `point ${point}`)
        if (!died) break
        points += 1
      }
      expect(points).toBeGreaterThan(5)
    },
  )
})

// Each point is tried above; a process that is killed shows that nothing of it counts. It takes seconds, so they are few.
it.each([1, 9, 19, 29, 39])("a process killed at point %i leaves nothing to send twice", async (point) => {
  const invoice = await e.post(scope)
  const child = spawn(tool("node"), [path.join(repository, "test", "support", "processes", "crash.process.ts")], {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: e.databaseUrl,
      SVC_ENCRYPTION_KEY: encryptionKey,
      SVC_NETWORK_PROVIDER_URL: e.simulator.url,
      SVC_NETWORK_PROVIDER_TIMEOUT_SECONDS: "5",
      CRASH: JSON.stringify({ ...scope, invoiceId: invoice.id, point, now: e.clock.now() }),
    },
  })
  const signal = await new Promise((ended) => child.once("exit", (_, by) => ended(by)))
  expect(signal).toBe("SIGKILL")
  await recover(invoice)
  await expectExactlyOne(invoice, `point ${point}`)
})
