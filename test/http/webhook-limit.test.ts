import { afterAll, beforeAll, expect, it } from "vitest"
import { expectProblem } from "../support/service/problems.ts"
import { openService } from "../support/service/service.ts"
import { until } from "../support/until.ts"
import type { WebhookView } from "../support/webhooks/deliveries.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"

const url = "https://receiver.example/"
const events = ["InvoicePosted"]
const limitedTo = (most: string) => ({ SVC_WEBHOOKS_PER_LEGAL_ENTITY: most })
const open = () => openService({ worker: true, http: true, settings: limitedTo("5") })
let limited: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  limited = await open()
})
afterAll(() => limited.close())

it("a legal entity does not have more webhooks than it may, however many ask at once", async () => {
  const { api: other } = await limited.createTenant()
  const answers = await Promise.all(Array.from({ length: 12 }, () => other.post("/Webhooks", { url, events })))
  const made = answers.filter(({ status }) => status === 201)
  expect(made).toHaveLength(5)
  for (const refused of answers.filter(({ status }) => status !== 201)) {
    expect(expectProblem(refused, 400, "message").type).toMatch(/too-many-webhooks$/u)
  }
  expect((await other.delete(`/Webhooks/${(made[0]!.body as WebhookView).id}`)).status).toBe(200)
  expect((await other.post("/Webhooks", { url, events })).status).toBe(201)
  expect((await other.post("/Webhooks", { url, events })).status).toBe(400)
})

it("a limit that is lowered leaves the webhooks that are there, which work as before; only another one is refused", async () => {
  const receiver = await startReceiver()
  const lowered = await openService({ http: true, beside: limited, settings: limitedTo("2") })
  try {
    const { tenantId, legalEntities, api: other } = await lowered.createTenant()
    const scope = { tenantId, legalEntityId: legalEntities[0]!.id }
    const made: string[] = []
    for (const path of ["/a", "/b", "/c"]) {
      const register = limited.worker.get("Webhooks").register(scope, { url: receiver.url(path), events })
      made.push((await limited.worker.run(register)).id)
    }
    const refused = await other.post("/Webhooks", { url, events })
    expect(expectProblem(refused, 400, "message").type).toMatch(/too-many-webhooks$/u)
    expect((await other.patch(`/Webhooks/${made[0]}`, { description: "Changed" })).status).toBe(200)
    expect((await other.get("/Webhooks")).body).toHaveLength(3)
    await other.post("/Events", { eventType: events[0], data: {} })
    const got = await until(
      () => receiver.requests.map((each) => each.url),
      (paths) => paths.length === 3,
    )
    expect(got.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(["/a", "/b", "/c"])
    // After one deletion the number of webhooks equals the limit, so another one is still refused.
    expect((await other.delete(`/Webhooks/${made[2]}`)).status).toBe(200)
    expect((await other.post("/Webhooks", { url, events })).status).toBe(400)
  } finally {
    await lowered.close()
    await receiver.close()
  }
})
