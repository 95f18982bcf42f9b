import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createWebhook, deliveryWhere, raiseOne } from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"
import { makeSvc, type Svc } from "./run-svc.ts"

interface RecoveryView {
  readonly id: string
  readonly state: string
  readonly total: number
  readonly resent: number
}

let service: TestService
let receiver: Receiver
let tenant: TestTenant
let svc: Svc
let webhook: Awaited<ReturnType<typeof createWebhook>>
let of: readonly string[]
let failed: string
beforeAll(async () => {
  ;[service, receiver] = await Promise.all([
    openService({ worker: true, http: true, settings: { SVC_WEBHOOK_MAX_ATTEMPTS: "1" } }),
    startReceiver({ respond: () => 500 }),
  ])
  svc = makeSvc({ DATABASE_URL: service.databaseUrl, SVC_ENCRYPTION_KEY: service.encryptionKey })
  tenant = await service.createTenant()
  of = ["--tenant", tenant.tenantId]
  webhook = await createWebhook(tenant.api, receiver.url())
  failed = await raiseOne(tenant.api, "InvoicePosted", { invoiceNumber: "10001" })
  await deliveryWhere(tenant.api, failed, ({ status }) => status === "Failed")
})
afterAll(async () => {
  await Promise.all([receiver.close(), service.close()])
})

test("webhooks stats shows the figures the interface shows", async () => {
  const stats = ["webhooks", "stats", webhook.id, ...of]
  const [json, shown] = await Promise.all([svc.json(...stats), svc.run(stats)])
  expect(json).toEqual((await tenant.api.get(`/Webhooks/${webhook.id}/Stats`)).body)
  expect(shown.stdout).toMatch(/failed +1\n/)
  expect(shown.stdout).toMatch(/last failure +\S+Z, http_status, delivery /)
  expect(await svc.json(...stats, "--to", "2020-01-01")).toMatchObject({ failed: 0 })
})

test("webhooks deliveries finds by a value of the payload, in either order", async () => {
  const search = ["webhooks", "deliveries", ...of, "--search"]
  const [found, none] = await Promise.all([
    svc.json(...search, "10001", "--order", "asc"),
    svc.json(...search, "10002"),
  ])
  expect(found).toMatchObject([{ id: failed }])
  expect(none).toEqual([])
})

test("webhooks deliveries finds by the last answer, and by the reason of a failure", async () => {
  const deliveries = ["webhooks", "deliveries", ...of]
  const found = await Promise.all(
    [
      ["--status-code", "500"],
      ["--status-code", "5xx"],
      ["--failure-reason", "http_status"],
      ["--status-code", "500", "--webhook", webhook.id],
    ].map((options) => svc.json(...deliveries, ...options)),
  )
  for (const some of found) expect(some).toMatchObject([{ id: failed }])
  expect(await svc.json(...deliveries, "--status-code", "503")).toEqual([])
  expect(await svc.json(...deliveries, "--failure-reason", "timeout")).toEqual([])
})

test("webhooks recover counts, begins and follows a recovery, which a worker makes", async () => {
  receiver.respondWith(200)
  const recover = ["webhooks", "recover", webhook.id, ...of, "--since", new Date(Date.now() - 60_000).toISOString()]
  expect(await svc.json(...recover, "--dry-run")).toEqual({ dryRun: true, total: 1 })
  const begun = await svc.json<RecoveryView>(...recover, "--status", "Failed", "--event-type", "InvoicePosted")
  expect(begun).toMatchObject({ state: "Running", total: 1, resent: 0, eventType: "InvoicePosted" })
  await deliveryWhere(tenant.api, failed, ({ status }) => status === "Delivered")
  const follow = ["webhooks", "recovery", begun.id, ...of]
  const done = await until(
    () => svc.json<RecoveryView>(...follow),
    ({ state }) => state !== "Running",
  )
  expect(done).toMatchObject({ state: "Done", total: 1, resent: 1 })
  const cancelled = await svc.run([...follow, "--cancel"])
  expect(cancelled.stdout).toMatch(/sent again +1 of 1/)
})

test("webhooks recover --missed sends what was raised before the webhook was there", async () => {
  const raise = ["events", "emit", ...of, "--type", "AccountsCreated", "--data", '{"name":"Missed"}']
  const { id: eventId } = await svc.json<{ readonly id: string }>(...raise)
  const late = await createWebhook(tenant.api, receiver.url("/late"), ["AccountsCreated"])
  const since = new Date(Date.now() - 60_000).toISOString()
  const recover = ["webhooks", "recover", late.id, ...of, "--since", since]
  expect(await svc.json(...recover, "--dry-run")).toEqual({ dryRun: true, total: 0 })
  expect(await svc.json(...recover, "--missed", "--dry-run")).toEqual({ dryRun: true, total: 1 })
  const begun = await svc.run([...recover, "--missed"])
  expect(begun.stdout).toMatch(/of +missed events\n/)
  const deliveries = ["webhooks", "deliveries", ...of, "--webhook", late.id, "--status", "Delivered"]
  const delivered = await until(
    () => svc.json<readonly object[]>(...deliveries),
    (found) => found.length > 0,
  )
  expect(delivered).toMatchObject([{ eventId, eventType: "AccountsCreated" }])
  expect(await svc.json(...recover, "--missed", "--dry-run")).toEqual({ dryRun: true, total: 0 })
})

test("webhooks enable enables a Disabled webhook once, and sends what is not declined", async () => {
  const { id } = await createWebhook(tenant.api, receiver.url("/disabled"), ["AccountsCreated"])
  expect((await tenant.api.patch(`/Webhooks/${id}`, { webhookStatus: "Disabled" })).status).toBe(200)
  await svc.json("events", "emit", ...of, "--type", "AccountsCreated", "--data", '{"name":"Disabled"}')
  const enable = ["webhooks", "enable", id, ...of, "--no-resend-failed"]
  const done = await svc.run(enable)
  expect(done).toMatchObject({ code: 0, stderr: "" })
  expect(done.stdout).toMatch(/^The webhook is Enabled\.\n\nrecovery .*of +missed events\n.*sent again +0 of 1\n/su)
  const again = await svc.run(enable)
  expect(again).toMatchObject({ code: 1, stdout: "" })
  expect(again.stderr).toContain(`Webhook ${id} is Enabled already: start a recovery`)
  expect((await tenant.api.patch(`/Webhooks/${id}`, { webhookStatus: "Disabled" })).status).toBe(200)
  expect(await svc.json("webhooks", "enable", id, ...of, "--no-resend-failed", "--no-send-missed")).toEqual({
    webhookId: id,
    webhookStatus: "Enabled",
    recoveries: [],
  })
})

test("webhooks recover refuses what the interface refuses, in a sentence", async () => {
  const unknown = randomUUID()
  const outcomes = await Promise.all([
    svc.run(["webhooks", "recover", webhook.id, ...of, "--since", "2020-01-01"]),
    svc.run(["webhooks", "recover", unknown, ...of, "--since", new Date().toISOString()]),
    svc.run(["webhooks", "recovery", unknown, ...of]),
    svc.run(["webhooks", "recover", webhook.id, ...of]),
  ])
  expect(outcomes.map(({ code, stdout }) => [code, stdout])).toEqual([
    [1, ""],
    [1, ""],
    [1, ""],
    [64, ""],
  ])
  expect(outcomes[0].stderr).toMatch(/since: must not be before .*: the log is kept for 15 days/)
  expect(outcomes[1].stderr).toContain(`There is no webhook ${unknown}`)
  expect(outcomes[2].stderr).toContain(`There is no recovery ${unknown} in this legal entity. \`svc webhooks recover\``)
  expect(outcomes[3].stderr).toContain("--since")
})

test("purge shows what it would drop, drops it, and finds nothing more", async () => {
  expect(await svc.json("purge")).toMatchObject({ dryRun: false, days: [], rowsDeleted: 0 })
  await service.sql("select svc.make_partitions('2020-05-01', '2020-05-02')")
  const days = [{ day: "2020-05-01", kept: 0 }, { day: "2020-05-02" }]
  const planned = await svc.json<{ readonly days: readonly object[] }>("purge", "--dry-run")
  expect(planned).toMatchObject({ dryRun: true, days: days.map((each) => ({ ...each, dropped: false })) })
  const shown = await svc.run(["purge"])
  expect(shown).toMatchObject({ code: 0, stderr: "" })
  expect(shown.stdout).toMatch(/2020-05-01 .* dropped\n/)
  expect((await svc.run(["purge"])).stdout).toMatch(/^There is no day older than /)
})
