import type { DueAccount } from "@svc/domain/orders/due-accounts"
import { makeWalkBatch } from "@svc/domain/invoicing/use-cases/walk-batch"
import type { InvoiceBatchId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeBatchCalls } from "../support/invoicing/batches.ts"
import { openService } from "../support/service/service.ts"

const open = () => openService({ http: true, worker: false })
let service: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  service = await open()
})
afterAll(() => service.close())

it("a job that a defect ends has failed: its batch is told of, can be cancelled, and is not tried for ever", async () => {
  const { api, tenantId, legalEntities } = await service.createTenant()
  const batches = makeBatchCalls(api)
  const { id, batchNumber } = await batches.ask()
  const { get, run } = service.worker
  const walk = makeWalkBatch({
    batches: get("InvoiceBatchStore"),
    organisation: get("Organisation"),
    events: get("EventBus"),
    ids: get("IdSource"),
    unitOfWork: get("UnitOfWork"),
    jobs: get("JobQueue"),
    batchLimits: get("BatchLimits"),
  })
  const broken = walk<DueAccount, undefined, never>({
    queue: "invoice-batches-generate",
    status: "Generating",
    job: "generation",
    ended: "Generated",
    event: "InvoiceBatchCreated",
    message: () => "",
    cursorOf: ({ number }) => ({ account: number }),
    page: () => Effect.die(new Error("nobody expected this")),
    prepare: () => Effect.die(new Error("never reached")),
    write: () => Effect.die(new Error("never reached")),
    entityOf: ({ id: entityId, number }) => ({ entityName: "Account", entityId, reference: number }),
  })
  const scope = { tenantId, legalEntityId: legalEntities[0]!.id }
  await run(broken({ ...scope, batchId: id as InvoiceBatchId }))
  expect(await batches.status(batchNumber, "Generated")).toMatchObject({
    resultStatus: "Failed",
    statusMessage: expect.stringContaining("unexpected error"),
  })
  expect(service.logged()).toContain("a job of an invoice batch was given up")
  expect((await api.post(`/InvoiceBatches/${id}/Cancel`, {})).status).toBe(200)
})
