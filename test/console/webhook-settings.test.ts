import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { press } from "../support/console/keyboard.ts"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { lookAlso } from "../support/console/look-at.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"

let console: LentConsole
let tenant: TestTenant
let receiver: Receiver
const entity = () => tenant.legalEntities[0]!.id
beforeAll(async () => {
  ;[console, receiver] = await Promise.all([lendConsole(), startReceiver()])
  tenant = await console.service.createTenant(["Tour AB"])
})
afterEach(() => console.endTest())
afterAll(() => receiver.close())

test("sets retries by a preset, a secret header and a token, and keeps them when something else is changed", async () => {
  const page = await console.signIn(tenant.tenantId)
  const { body } = await tenant.api.post("/Webhooks", { url: "https://erp.example/hook", events: ["InvoicePosted"] })
  const { id } = body as { readonly id: string }
  const settings = async () => (await tenant.api.get(`/Webhooks/${id}/Settings`)).body
  await page.goto(`/console/${entity()}/webhooks/${id}/settings`)
  await press(page.getByRole("button", { name: "Robust" }))
  await page.getByText("After 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 1 d: 10 attempts in all.").waitFor()
  await press(page.getByRole("button", { name: "Add header" }))
  await page.getByLabel("Name", { exact: true }).fill("X-Api-Key")
  await page.getByLabel("Value", { exact: true }).fill("s3cret-of-the-key")
  await page.getByLabel("Authentication", { exact: true }).selectOption("Bearer")
  await page.getByLabel("Token").fill("the-token-of-svc")
  await lookAlso(page, "webhook-settings")
  await press(page.getByRole("button", { name: "Save" }))
  await page.getByText("Saved: requests that begin").waitFor()
  const mark = { set: true, changedAt: expect.any(String) as string }
  const own = {
    headers: [{ name: "X-Api-Key", value: mark, secret: true }],
    authentication: { type: "Bearer", token: mark },
  }
  const saved = await settings()
  expect(saved).toMatchObject({
    version: 1,
    retries: { quickRepeat: true, retryAfter: "Exact", gone: "Disable" },
    health: { disableAfterDays: 5 },
    ...own,
  })

  await page.goto(`/console/${entity()}/webhooks/${id}/settings`)
  await page.getByLabel("Requests contain").selectOption("Thin")
  await page.getByLabel("Seconds from one attempt").fill("1")
  await page.getByLabel("Send CloudEvents").check()
  await press(page.getByRole("button", { name: "Save" }))
  await page.locator("[aria-invalid=true]").waitFor()
  await page.getByLabel("Seconds from one attempt").fill("60")
  await page.getByLabel("Days of failures").fill("15")
  await press(page.getByRole("button", { name: "Save" }))
  await page.locator("[aria-invalid=true]").and(page.getByLabel("Days of failures")).waitFor()
  await page.getByLabel("Days of failures").fill("")
  await press(page.getByRole("button", { name: "Save" }))
  await page.getByText("Saved: requests that begin").waitFor()
  expect(await settings()).toEqual({
    ...(saved as object),
    version: 2,
    payload: { form: "Thin", maxBodyBytes: null, after413: "Thin" },
    retries: { ...(saved as { retries: object }).retries, schedule: [60] },
    health: { disableAfterDays: null },
    format: { traceparent: false, cloudEvents: true },
  })
})

test("enables a disabled webhook and sends what it missed by one answer, or leaves it as it is", async () => {
  const page = await console.signIn(tenant.tenantId)
  const { body } = await tenant.api.post("/Webhooks", { url: receiver.url("/shop"), events: ["InvoicePosted"] })
  const { id } = body as { readonly id: string }
  const switchTo = (webhookStatus: string) => tenant.api.patch(`/Webhooks/${id}`, { webhookStatus })
  const raise = (invoiceNumber: string) =>
    tenant.api.post("/Events", { eventType: "InvoicePosted", data: { invoiceNumber } })
  receiver.respondWith(503)
  await raise("failed")
  const summaries = async () => (await tenant.api.get("/WebhookSummaries")).body as readonly Record<string, unknown>[]
  await until(summaries, (all) => all.some((each) => each["id"] === id && each["failingSince"] !== undefined))
  receiver.respondWith(200)
  await switchTo("Disabled")
  await raise("missed")
  await page.goto(`/console/${entity()}/webhooks/${id}`)
  const health = page.getByRole("region", { name: "Health" })
  await health
    .getByText(/^The webhook has been disabled since \d.*: somebody disabled it\. 1 delivery is held\. Events raised/)
    .waitFor()
  // The failures began before somebody disabled it, so their beginning is not the time of that.
  await page.locator("header").getByText("Disabled", { exact: true }).waitFor()
  await lookAlso(page, "webhook-disabled")
  await press(health.getByRole("button", { name: "Enable and send what was missed…" }))
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Enable and send", exact: true }))
  // The failed attempt, the same delivery again, and the missed event.
  const bodies = (await receiver.waitFor(3)).map((request) => request.body)
  expect(bodies.filter((each) => each.includes('"failed"'))).toHaveLength(2)
  expect(bodies.filter((each) => each.includes('"missed"'))).toHaveLength(1)
  await health.waitFor({ state: "detached" })

  // A person who leaves it as it is does not see the banner again, until the webhook is disabled anew.
  await switchTo("Disabled")
  await health.waitFor()
  await press(health.getByRole("button", { name: "Leave" }))
  await health.waitFor({ state: "detached" })
  await switchTo("Enabled")
  await switchTo("Disabled")
  await health.waitFor()
})
