import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { createWebhook, type WebhookView } from "../support/webhooks/deliveries.ts"

let service: LentService
let tenant: TestTenant
let webhook: WebhookView
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  tenant = await service.createTenant()
  webhook = await createWebhook(tenant.api, "http://127.0.0.1:9/")
})

const at = () => `/Webhooks/${webhook.id}/Settings`
const read = async () => (await tenant.api.get(at())).body
const change = async (patch: object) => {
  const { status, body } = await tenant.api.patch(at(), patch)
  expect(status).toBe(200)
  return body
}
const retries = { schedule: null, quickRepeat: false, retryAfter: "Later", gone: "Retry" }
const payload = { form: "Full", maxBodyBytes: null, after413: "Thin" }
const format = { traceparent: false, cloudEvents: false }
const limits = { rate: null, concurrency: null }
const own = { health: { disableAfterDays: null }, format, limits, headers: [], authentication: null }

describe("the settings of a webhook", () => {
  it("are the defaults until they are changed, and those of before for a webhook from before", async () => {
    expect(await read()).toEqual({ version: 0, payload, retries, ...own })
    await service.sql("update svc.webhooks set generation = null where id = $1", [webhook.id])
    expect(await read()).toEqual({
      version: 0,
      payload: { ...payload, after413: "Same" },
      retries: { ...retries, retryAfter: "Ignore" },
      ...own,
    })
  })

  it("are changed member by member, and have the default again with null", async () => {
    const first = await change({ payload: { maxBodyBytes: 16_384 } })
    expect(first).toEqual({ version: 1, payload: { ...payload, maxBodyBytes: 16_384 }, retries, ...own })
    const second = await change({ payload: { form: "Thin", after413: "Same" } })
    const changed = { form: "Thin", maxBodyBytes: 16_384, after413: "Same" }
    expect(second).toEqual({ version: 2, payload: changed, retries, ...own })
    expect(await read()).toEqual(second)
    expect(await change({ payload: { form: null, maxBodyBytes: null } })).toMatchObject({
      payload: { ...payload, after413: "Same" },
    })
    expect(await change({ payload: null })).toEqual({ version: 4, payload, retries, ...own })
    const given = { schedule: [5, 259_200], quickRepeat: true, retryAfter: "Ignore", gone: "Disable" }
    expect(await change({ retries: given })).toEqual({ version: 5, payload, retries: given, ...own })
    expect(await read()).toMatchObject({ retries: given })
    expect(await change({ health: { disableAfterDays: 14 } })).toMatchObject({ health: { disableAfterDays: 14 } })
    expect(await change({ health: null })).toMatchObject({ retries: given, health: { disableAfterDays: null } })
    const formatted = await change({ format: { cloudEvents: true } })
    expect(formatted).toMatchObject({ format: { traceparent: false, cloudEvents: true } })
    const paced = { rate: { count: 50, seconds: 1, smooth: true }, concurrency: 2 }
    expect(await change({ limits: paced })).toMatchObject({ limits: paced })
    expect(await change({ limits: { rate: null } })).toMatchObject({ limits: { rate: null, concurrency: 2 } })
    expect(await change({ limits: null })).toMatchObject({ limits })
    expect(await change({ format: null })).toMatchObject({ retries: given, format })
    expect(await change({ retries: { schedule: [] } })).toMatchObject({ retries: { ...given, schedule: [] } })
  })

  it.each([
    [{ payload: { form: "thin" } }, "payload.form"],
    [{ payload: { maxBodyBytes: 16_383 } }, "payload.maxBodyBytes"],
    [{ payload: { maxBodyBytes: 16_777_217 } }, "payload.maxBodyBytes"],
    [{ payload: { maxBodyBytes: "20000" } }, "payload.maxBodyBytes"],
    [{ payload: { compress: true } }, "payload.compress"],
    [{ retries: { schedule: [4] } }, "retries.schedule[0]"],
    [{ retries: { schedule: [60, 259_201] } }, "retries.schedule[1]"],
    [{ retries: { schedule: [60.5] } }, "retries.schedule[0]"],
    [{ retries: { schedule: Array(25).fill(60) } }, "retries.schedule"],
    [{ retries: { schedule: [...Array(4).fill(259_200), 172_801] } }, "retries.schedule"],
    [{ retries: { schedule: 60 } }, "retries.schedule"],
    [{ retries: { quickRepeat: "yes" } }, "retries.quickRepeat"],
    [{ retries: { gone: "Delete" } }, "retries.gone"],
    [{ retries: { retryAfter: "exact" } }, "retries.retryAfter"],
    [{ health: { disableAfterDays: 0 } }, "health.disableAfterDays"],
    [{ health: { disableAfterDays: 15 } }, "health.disableAfterDays"],
    [{ health: { disableAfterDays: "5" } }, "health.disableAfterDays"],
    [{ health: { disableAfterFailures: 5 } }, "health.disableAfterFailures"],
    [{ format: { cloudEvents: "binary" } }, "format.cloudEvents"],
    [{ format: { tracestate: true } }, "format.tracestate"],
    [{ limits: { rate: { count: 0, seconds: 1, smooth: true } } }, "limits.rate.count"],
    [{ limits: { rate: { count: 10_001, seconds: 1, smooth: true } } }, "limits.rate.count"],
    [{ limits: { rate: { count: 1, seconds: 3_601, smooth: true } } }, "limits.rate.seconds"],
    [{ limits: { rate: { count: 5, seconds: 1 } } }, "limits.rate.smooth"],
    [{ limits: { concurrency: 17 } }, "limits.concurrency"],
    [{ limits: { burst: 5 } }, "limits.burst"],
    [{ order: { by: null } }, "order"],
    [{ version: 7 }, "version"],
  ])("refuse %j under its path, and stay as they were", async (patch, field) => {
    const { errors } = expectProblem(await tenant.api.patch(at(), patch), 400)
    expect(Object.keys(errors ?? {})).toContain(field)
    expect(await read()).toMatchObject({ version: 0 })
  })

  it("of two changes of one state let one pass", async () => {
    const { headers } = await tenant.api.get(at())
    const ifMatch = { "if-match": headers.get("etag")! }
    const answers = await Promise.all(
      ["Thin", "Full"].map((form) => tenant.api.patch(at(), { payload: { form } }, ifMatch)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    expect(await read()).toMatchObject({ version: 1 })
  })

  it("are those of a webhook that exists here, and end with it", async () => {
    await change({ payload: { form: "Thin" } })
    const stranger = await service.createTenant()
    for (const [api, id] of [[stranger.api, webhook.id] as const, [tenant.api, randomUUID()] as const]) {
      expectProblem(await api.get(`/Webhooks/${id}/Settings`), 400)
      expectProblem(await api.patch(`/Webhooks/${id}/Settings`, { payload: { form: "Full" } }), 400)
    }
    await tenant.api.delete(`/Webhooks/${webhook.id}`)
    expectProblem(await tenant.api.get(at()), 400)
    expectProblem(await tenant.api.patch(at(), {}), 400)
    expect(await service.sql("select from svc.webhook_settings where webhook_id = $1", [webhook.id])).toEqual([])
  })

  it("leave the webhook itself as it was, and are told as a security event without their values", async () => {
    const before = (await tenant.api.get(`/Webhooks/${webhook.id}`)).body
    await change({ payload: { maxBodyBytes: 98_765 } })
    expect((await tenant.api.get(`/Webhooks/${webhook.id}`)).body).toEqual(before)
    const [event] = await service.sql(
      "select about from svc.security_events where tenant = $1 and type = 'WebhookSettingsChanged'",
      [tenant.tenantId],
    )
    expect(event).toEqual({ about: `payload of webhook ${webhook.id}` })
  })
})
