import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { ApiAnswer, ApiClient } from "../support/service/api-client.ts"
import {
  type EInvoicingService,
  entriesOf,
  startEInvoicingService,
} from "../support/e-invoicing/e-invoicing-service.ts"
import { expectProblem } from "../support/service/problems.ts"

let service: EInvoicingService
beforeAll(async () => {
  service = await startEInvoicingService({ clock: "manual" })
})
afterEach(() => service.simulator.heal())
afterAll(() => service.close())

/** Does what is due now, and lets so many seconds pass. */
const pass = (api: ApiClient, advanceSeconds = 0) => api.post("/TestClock", { advanceSeconds })
const submitted = async () => {
  const tenant = await service.sendingTenant()
  const invoice = await service.post(tenant.scope)
  await pass(tenant.api)
  const [entry] = await entriesOf(tenant.api, invoice)
  expect(entry).toMatchObject({ status: "Submitted", maventaReferenceId: invoice.id })
  return { ...tenant, invoice, entry: entry! }
}
const notificationPath = async (api: ApiClient) =>
  new URL(((await api.get("/Integrations/AutoInvoice")).body as { notificationUrl: string }).notificationUrl).pathname
const deliver = (id: string) => service.simulator.store.deliver(id, service.simulator.store.acknowledgementOf(id))

describe("a notification", () => {
  it("is a hint: the status is read anew, whatever it says", async () => {
    const { api, invoice } = await submitted()
    const path = await notificationPath(api)
    const body = { event: "DOCUMENTS.INVOICE.DELIVERED", id: invoice.id, status: "DELIVERED" }
    expect((await service.anonymous.post(path, body)).status).toBe(200)
    await pass(api)
    expect(await entriesOf(api, invoice)).toMatchObject([{ status: "Submitted" }])
    deliver(invoice.id)
    await service.anonymous.post(path, { uuid: invoice.id.toUpperCase() })
    await pass(api)
    expect(await entriesOf(api, invoice)).toMatchObject([{ status: "Processed" }])
  })

  it("repeated after Processed asks nobody and changes nothing", async () => {
    const { api, invoice } = await submitted()
    deliver(invoice.id)
    const path = await notificationPath(api)
    await service.anonymous.post(path, { invoice_id: invoice.id })
    await pass(api)
    const before = [service.simulator.requests.length, await entriesOf(api, invoice)]
    for (let times = 0; times < 5; times += 1) {
      expect((await service.anonymous.post(path, { document_id: invoice.id })).status).toBe(200)
    }
    await pass(api)
    expect([service.simulator.requests.length, await entriesOf(api, invoice)]).toEqual(before)
  })

  it("answers alike for known, unknown and another tenant's, and does nothing for those", async () => {
    const mine = await submitted()
    const theirs = await submitted()
    deliver(theirs.invoice.id)
    const path = await notificationPath(mine.api)
    const known = await service.anonymous.post(path, { id: mine.invoice.id })
    const answers: ApiAnswer[] = []
    for (const id of [theirs.invoice.id, "0199d3a0-0000-7000-8000-00000000ffff", "x", 1, null, "a\0b"]) {
      answers.push(await service.anonymous.post(path, { id }))
    }
    answers.push(await service.anonymous.post(path, {}))
    for (const { status, text } of answers.slice(0, 5))
      expect({ status, text }).toEqual({ status: known.status, text: known.text })
    await pass(mine.api)
    expect(await entriesOf(theirs.api, theirs.invoice)).toMatchObject([{ status: "Submitted" }])
  })

  it("forged: an address nobody has is no address", async () => {
    const { invoice } = await submitted()
    for (const key of ["x", "A".repeat(43), "..%2f", encodeURIComponent("' or 1=1 --")]) {
      const answer = await service.anonymous.post(`/Integrations/AutoInvoice/Notifications/${key}`, { id: invoice.id })
      expectProblem(answer, 404)
    }
  })

  it("that is no JSON object, or too much of it, is refused", async () => {
    const { api } = await submitted()
    const path = await notificationPath(api)
    const json = { "content-type": "application/json" }
    for (const [body, status] of [
      ["[]", 400],
      ["null", 400],
      ['"x"', 400],
      ["{", 400],
      [`{"id":"${"x".repeat(1_100_000)}"}`, 413],
      [`{"a":${"[".repeat(100)}${"]".repeat(100)}}`, 400],
    ] as const) {
      expectProblem(await service.anonymous.send("POST", path, body, json), status)
    }
    expectProblem(await service.anonymous.send("POST", path, "id=1", { "content-type": "text/plain" }), 415)
  })
})
