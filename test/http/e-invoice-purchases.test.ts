import type { EInvoiceReceptionId } from "@svc/domain/shared/ids"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { type EInvoicingService, startEInvoicingService } from "../support/e-invoicing/e-invoicing-service.ts"
import { purchase } from "../support/e-invoicing/purchase.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"

let service: EInvoicingService
beforeAll(async () => {
  service = await startEInvoicingService({ clock: "manual" })
})
afterEach(() => service.simulator.heal())
afterAll(() => service.close())

interface ReceivedView {
  readonly id: string
  readonly invoiceNumber: string
  readonly nationalEInvoiceId?: string
}

const nationalNumber = "5265877635-20250826-0100001AF629-AF"

/** Makes a tenant, and returns it with its company's id at the provider. */
const company = async () => {
  const tenant = await service.sendingTenant()
  const { companyId } = (await tenant.api.get("/Integrations/AutoInvoice")).body as { readonly companyId: string }
  const { receive } = service.worker.get("EInvoicing")
  return { ...tenant, companyId, fetch: async () => (await service.worker.run(receive(tenant.scope)))[0]! }
}
const listOf = async (api: ApiClient, query = "") =>
  ((await api.get(`/NationalEInvoices?Direction=Received${query}`)).body as { readonly data: readonly ReceivedView[] })
    .data

it("the invoices of suppliers are kept once with their documents, told and acknowledged, and book nothing", async () => {
  const receiver = await startReceiver()
  try {
    const { api, companyId, fetch } = await company()
    await createWebhook(api, receiver.url(), ["NationalEInvoiceReceived"])
    const { store } = service.simulator
    const first = store.receive(companyId, crypto.randomUUID(), purchase("F/1"), `${nationalNumber}.xml`)
    const second = store.receive(companyId, crypto.randomUUID(), purchase("F/2"), `${nationalNumber.slice(0, -1)}E.xml`)
    store.receive("somebody-else", crypto.randomUUID(), purchase("F/3"))
    expect(await fetch()).toMatchObject({ received: 2, acknowledged: 2 })
    expect(await fetch()).toMatchObject({ received: 0, acknowledged: 0 })
    expect([first.acknowledgements, second.acknowledgements]).toEqual([1, 1])

    const [two, one] = (await listOf(api)) as [ReceivedView, ReceivedView]
    expect(one).toMatchObject({
      invoiceNumber: "F/1",
      direction: "Received",
      status: "Processed",
      maventaReferenceId: first.id,
      nationalEInvoiceId: nationalNumber,
      supplier: { name: "Dostawca Zażółć", taxRegistrationNumber: "PL1111111111" },
      invoiceDate: "2026-11-02",
      dueDate: "2026-12-02",
      currency: "PLN",
      totalAmount: 123.12,
    })
    // A number with wrong check digits is ignored, because file names are not signed.
    expect(two.nationalEInvoiceId).toBeUndefined()
    expect((await api.get(`/NationalEInvoices/${one.id}/Document`)).text).toBe(first.xml)
    expectProblem(await api.get(`/NationalEInvoices/${one.id}/Acknowledgement`), 404)
    expect(await listOf(api, "&PageSize=1")).toHaveLength(1)
    expect(await listOf(api, "&Status=Failed")).toEqual([])
    expect((await api.get("/NationalEInvoices")).body).toEqual({ data: [] })
    expect((await api.get("/Journals")).body).toMatchObject({ data: [] })

    await api.post("/TestClock", { advanceSeconds: 0 })
    const told = receiver.requests.map(({ body }) => JSON.parse(body) as { EventType: string; Data: ReceivedView })
    expect(told.map(({ Data }) => Data.invoiceNumber).toSorted()).toEqual(["F/1", "F/2"])
    for (const { Data } of told) expect(Data).toEqual((await api.get(`/NationalEInvoices/${Data.id}`)).body)
    const stranger = await service.sendingTenant()
    expectProblem(await stranger.api.get(`/NationalEInvoices/${one.id}`), 404)
    expectProblem(await stranger.api.get(`/NationalEInvoices/${one.id}/Document`), 404)
  } finally {
    await receiver.close()
  }
})

it("what fails on the way is done the next time, without a second invoice or event", async () => {
  const { api, companyId, fetch } = await company()
  const { simulator } = service
  const made = ["F/1", "F/2", "F/3"].map((number) =>
    simulator.store.receive(companyId, crypto.randomUUID(), purchase(number)),
  )
  simulator.fail("GET /v1/invoices/*/files/*", { _tag: "Answer", status: 503 })
  expect(await fetch()).toMatchObject({ received: 0, failure: expect.stringContaining("503") })
  // The acknowledgement reaches the provider, but its answer is lost.
  simulator.fail("POST /v1/invoices/*/acknowledgement", { _tag: "CutAfter" })
  expect(await fetch()).toMatchObject({ received: 3, failure: expect.any(String) })
  expect(await fetch()).toMatchObject({ received: 0, acknowledged: 3 })
  expect(await fetch()).toMatchObject({ received: 0, acknowledged: 0 })
  expect(await listOf(api)).toHaveLength(3)
  expect(made.map(({ acknowledgements }) => acknowledgements).toSorted((a, b) => a - b)).toEqual([1, 1, 2])
  const { data } = (await api.get("/Events?EventType=NationalEInvoiceReceived")).body as { data: readonly unknown[] }
  expect(data).toHaveLength(3)
})

it("two who fetch at the same time keep each invoice once; nothing is fetched while the integration is off", async () => {
  const { api, companyId, fetch } = await company()
  for (const number of ["F/1", "F/2"]) {
    service.simulator.store.receive(companyId, crypto.randomUUID(), purchase(number))
  }
  await api.put("/Integrations/NationalEInvoice", { isEnabled: false })
  expect(await fetch()).toMatchObject({ received: 0 })
  await api.put("/Integrations/NationalEInvoice", { isEnabled: true })
  const both = await Promise.all([fetch(), fetch()])
  expect(both.reduce((sum, { received }) => sum + received, 0)).toBe(2)
  expect(await listOf(api)).toHaveLength(2)
})

it("somebody has them fetched now, and sees how far it is; whoever asks meanwhile is given the same", async () => {
  const { api, companyId, scope } = await company()
  const { worker, simulator } = service
  const path = "/NationalEInvoices/Receptions"
  const pass = () => api.post("/TestClock", { advanceSeconds: 0 })
  const ask = async () => {
    const { status, headers, body } = await api.post("/NationalEInvoices/Receive")
    const { id } = body as { readonly id: string }
    expect([status, headers.get("location")]).toEqual([202, `${path}/${id}`])
    expect((body as { readonly state: string }).state).toMatch(/^(Queued|Running)$/)
    return id
  }
  const read = async (id: string) => (await api.get(`${path}/${id}`)).body

  for (const number of ["F/1", "F/2"]) simulator.store.receive(companyId, crypto.randomUUID(), purchase(number))
  // An earlier worker began a reception and was lost together with its job.
  const lost = { ...scope, id: worker.get("IdSource").next<EInvoiceReceptionId>(), received: 0, acknowledged: 0 }
  const at = worker.get("AppClock").now()
  const running = { ...lost, state: "Running", requestedAt: at, startedAt: at } as const
  await worker.run(worker.get("ReceptionStore").insert(running))
  const first = await ask()
  expect(first).toBe(lost.id)
  await pass()
  expect(await read(first)).toMatchObject({ state: "Succeeded", received: 2, acknowledged: 2 })
  expect(await listOf(api)).toHaveLength(2)

  // The acknowledgement of the second invoice fails.
  for (const number of ["F/3", "F/4"]) simulator.store.receive(companyId, crypto.randomUUID(), purchase(number))
  simulator.fail(
    "POST /v1/invoices/*/acknowledgement",
    { _tag: "Wait", milliseconds: 0 },
    { _tag: "Answer", status: 503 },
  )
  await api.post("/TestClock", { advanceSeconds: 1 })
  const second = await ask()
  expect(second).not.toBe(first)
  await pass()
  expect(await read(second)).toMatchObject({
    state: "Failed",
    received: 2,
    acknowledged: 1,
    message: expect.stringContaining("503"),
  })
  const { data } = (await api.get(path)).body as { readonly data: readonly { readonly id: string }[] }
  expect(data.map(({ id }) => id)).toEqual([second, first])
  const page = (await api.get(`${path}?PageSize=1`)).body as { readonly nextCursor: string }
  expect((await api.get(`${path}?PageSize=1&Cursor=${page.nextCursor}`)).body).toMatchObject({ data: [{ id: first }] })

  const stranger = await service.polishTenant()
  expectProblem(await stranger.api.get(`${path}/${first}`), 404, "message")
  expectProblem(await stranger.api.post("/NationalEInvoices/Receive"), 400, "message")
  await api.put("/Integrations/NationalEInvoice", { isEnabled: false })
  const refused = await api.post("/NationalEInvoices/Receive")
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ type: expect.stringContaining("integration-inactive") }),
  ])
})
