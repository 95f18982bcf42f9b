import { isLimited, limitsDefaults } from "@svc/domain/webhooks/pace"
import type { OpenedWebhook } from "@svc/domain/webhooks/webhook"
import { afterAll, beforeAll, expect, it } from "vitest"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const paces = () => h.worker.get("PaceStore")
const keyOf = ({ tenantId, id }: OpenedWebhook) => ({ tenantId, webhookId: id })
const aWebhook = async () => seeds.webhook((await seeds.tenant()).scope)
const lock = (webhook: OpenedWebhook) => h.worker.atomically(webhook.tenantId, paces().lock(keyOf(webhook)))
const save = (webhook: OpenedWebhook, opened: number, nextAt?: number) =>
  h.worker.atomically(
    webhook.tenantId,
    paces().save(keyOf(webhook), { opened, ...(nextAt === undefined ? {} : { nextAt }) }),
  )
const end = (webhook: OpenedWebhook, requests: number) =>
  h.worker.atomically(webhook.tenantId, paces().end(keyOf(webhook), requests))

it("gives the present limits and no permits at first", async () => {
  const webhook = await aWebhook()
  expect(await lock(webhook)).toEqual({ limits: limitsDefaults, open: 0 })
  const limits = { concurrency: 3 }
  const { http } = h
  const saved = http.get("WebhookSettingsStore").save(webhook.tenantId, webhook.id, {
    version: 1,
    stored: { limits },
    secrets: { headers: {} },
  })
  await http.atomically(webhook.tenantId, saved)
  const found = await lock(webhook)
  expect(found).toEqual({ limits: { rate: null, concurrency: 3 }, open: 0 })
  expect(isLimited(found.limits)).toBe(true)
})

it("keeps fractions of milliseconds, and counts what was opened until it is ended", async () => {
  const webhook = await aWebhook()
  await lock(webhook)
  await save(webhook, 2, 1_800_000_000_000.125)
  await save(webhook, 1, 1_800_000_000_100.375)
  expect(await lock(webhook)).toMatchObject({ nextAt: 1_800_000_000_100.375, open: 3 })
  await end(webhook, 2)
  expect((await lock(webhook)).open).toBe(1)
  await end(webhook, 5)
  expect((await lock(webhook)).open).toBe(0)
})

it("counts a request no longer when the claim has lapsed, as that of a killed worker does", async () => {
  const webhook = await aWebhook()
  await lock(webhook)
  await save(webhook, 2)
  await h.clock.moveTo(h.clock.now() + 60_000)
  await save(webhook, 1)
  expect((await lock(webhook)).open).toBe(3)
  await h.clock.moveTo(h.clock.now() + 60_000)
  expect((await lock(webhook)).open).toBe(1)
  await end(webhook, 1)
  expect((await lock(webhook)).open).toBe(0)
})

it("lets one at a time take permits", async () => {
  const webhook = await aWebhook()
  await lock(webhook)
  const first = await holdWork(h.worker, webhook.tenantId, paces().lock(keyOf(webhook)))
  const second = lock(webhook)
  await h.untilBlocked()
  await first.commit()
  expect((await second).open).toBe(0)
})

it("is deleted with its webhook", async () => {
  const webhook = await aWebhook()
  await lock(webhook)
  await h.http.atomically(webhook.tenantId, h.http.get("WebhookStore").delete(webhook, webhook.id, seeds.now()))
  expect(await h.sql("select from svc.webhook_paces where webhook_id = $1", [webhook.id])).toEqual([])
})
