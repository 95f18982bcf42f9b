import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import type { Scope } from "@svc/domain/shared/scope"
import { startNetworkProviderSimulator } from "@svc/simulators/network-provider"
import type { Fault } from "@svc/simulators/network-provider-faults"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { campaign } from "../support/campaign.ts"
import { submitWatched } from "../support/e-invoicing/crash-points.ts"
import { polishEntity } from "../support/e-invoicing/posting.ts"
import { faultySettings, runThroughFaults } from "../support/e-invoicing/through-faults.ts"
import { openService } from "../support/service/service.ts"
import { startWorkerProcess } from "../bench/processes.ts"
import { type EInvoicing, openEInvoicing } from "../support/e-invoicing/e-invoicing.ts"

let e: EInvoicing
let scope: Scope
beforeAll(async () => {
  e = await openEInvoicing()
  scope = (await e.sender())[0]
})
afterEach(() => e.simulator.heal())
afterAll(() => e.close())

/** Submits an invoice, and crashes at the given await. Returns false when the submission has fewer awaits. */
const crashAt = async (invoice: PostedInvoice, point: number): Promise<boolean> => {
  let hits = 0
  const submit = submitWatched(e.worker, () => {
    hits += 1
    if (hits === point) throw new Error("crashed")
  })
  await e.worker.exit(submit(scope, invoice.id))
  return hits >= point
}

/** Does the work of a new process: handles the event again, and takes over entries whose lease has ended. */
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
/** The crash points are divided into short tests. The gate runs one part for each fault, a different part each time. */
const parts = 6

describe.each(answers)("killed at any await, when %s", (name, faults) => {
  const whole = Array.from({ length: parts }, (_, part) => part)
  const own = answers.findIndex(([each]) => each === name) % parts
  it.each(campaign({ gate: [own], whole }))("part %i: one document and one live entry", async (part) => {
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
  })
})

// The tests above simulate a crash at each point; this one kills real processes, whose memory is lost. `bench --
// e-invoices` runs longer.
it("12 invoices and 4 credit notes through faults and killed workers: one document each, none before its invoice", async () => {
  const simulator = await startNetworkProviderSimulator()
  const settings = faultySettings(simulator.url)
  const service = await openService({ http: true, settings })
  const { api, tenantId, legalEntities } = await service.createTenant(undefined, polishEntity)
  const environment = { ...settings, SVC_ENCRYPTION_KEY: service.encryptionKey, SVC_LOG_LEVEL: "silent" }
  const result = await runThroughFaults(
    {
      api,
      scope: { tenantId, legalEntityId: legalEntities[0]!.id },
      simulator,
      sql: service.sql,
      startWorker: () => startWorkerProcess(service.databaseUrl, environment),
      stopDatabase: () => undefined,
    },
    {
      invoices: 12,
      creditNotes: 4,
      perSecond: 6,
      faultPercent: 35,
      workers: 1,
      kills: 2,
      databaseStops: 0,
      resubmissions: 4,
      hurries: true,
      seed: 7,
    },
    120,
  ).finally(async () => {
    await service.close()
    await simulator.close()
  })
  expect(result).toMatchObject({ documents: 16, duplicates: 0, lost: 0, overtaken: 0, mistold: 0, kills: 2 })
  expect(result.faultShare).toBeGreaterThan(0.15)
})
