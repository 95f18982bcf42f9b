import { afterAll, beforeAll, expect, it } from "vitest"
import { startReceiver } from "../support/receiver.ts"
import { startService, type TestService } from "../support/service.ts"

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

it("delivers", async () => {
  const receiver = await startReceiver()
  const { api } = await service.createTenant()
  const made = await api.post("/Webhooks", { url: receiver.url("/a?b=c"), events: ["InvoicePosted"] })
  expect(made.status).toBe(201)
  const event = await api.post("/Events", { eventType: "InvoicePosted", data: { a: 1 } })
  expect(event.status).toBe(201)
  const [request] = await receiver.waitFor(1)
  expect(request!.url).toBe("/a?b=c")
  await receiver.close()
})
