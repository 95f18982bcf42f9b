import { eventTags } from "@svc/domain/webhooks/event-tags"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { chooseFrom, openRow, press } from "../support/console/keyboard.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"
import { expectAccessible } from "../support/console/watched-page.ts"
import { goTo } from "../support/console/walk.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { startReceiver, type Receiver } from "../support/webhooks/receiver.ts"

let console: LentConsole
let tenant: TestTenant
let good: Receiver
let bad: Receiver
const entity = () => tenant.legalEntities[0]!.id

beforeAll(async () => {
  ;[console, good, bad] = await Promise.all([lendConsole(), startReceiver(), startReceiver({ respond: () => 503 })])
  tenant = await console.service.createTenant(["Tour AB"])
  for (const url of [good.url("/erp"), bad.url("/crm")])
    await tenant.api.post("/Webhooks", { url, events: ["InvoicePosted"] })
  await tenant.api.post("/Events", { eventType: "InvoicePosted", data: { invoiceNumber: "10001" } })
  await Promise.all([good.waitFor(1), bad.waitFor(1)])
})
afterEach(() => console.endTest())
afterAll(() => Promise.all([good.close(), bad.close()]))

test("creates a webhook, is refused beside the field, and follows a test to its answer on the spot", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/${entity()}/webhooks/new`)
  await page.getByLabel("URL").fill("http://10.0.0.1/hook")
  await page.getByRole("button", { name: "All (of every group)" }).click()
  await page.getByText(`(${eventTags.length} chosen)`).waitFor()
  await page.getByRole("button", { name: "None (of every group)" }).click()
  // An event can be found by any of its names.
  await page.getByRole("searchbox", { name: "Find an event" }).fill("AccountChanged")
  await page.getByLabel("AccountsChanged").check()
  await page.getByLabel("Spelling of AccountsChanged").selectOption("AccountChanged")
  await lookAlso(page, "webhook-new")
  await page.getByRole("button", { name: "Create webhook" }).click()
  await page.getByLabel("URL").and(page.locator("[aria-invalid=true]")).waitFor()
  await page.getByLabel("URL").fill(good.url("/third"))
  await page.getByRole("button", { name: "Create webhook" }).click()
  await page.waitForURL(/webhooks\/[0-9a-f-]{36}\?view=secrets$/)
  await page.reload()
  await page.getByText("Signing secret").waitFor()
  await lookAt(page, "webhook-secrets")
  await page.getByRole("button", { name: "Send test" }).click()
  await page
    .getByRole("status")
    .getByText(/^HTTP 200 in \d+ ms$/)
    .waitFor()
  expect(good.requests.at(-1)!.url).toBe("/third")
  expect(JSON.parse(good.requests.at(-1)!.body)).toMatchObject({ EventType: "AccountChanged" })
  await lookAlso(page, "webhook-secrets-tested")
  await page.getByRole("link", { name: "Open the delivery" }).click()
  await page.getByRole("button", { name: /^1 taken/ }).waitFor()
  await goTo(page, `/console/${entity()}/webhooks`)
  await openRow(page.getByRole("row", { name: /third/ }))
  const more = page.getByRole("button", { name: "More about this webhook" })
  await chooseFrom(more, page.getByRole("menuitem", { name: "Edit" }))
  await page.getByLabel("AccountChanged").and(page.locator(":checked")).waitFor()
  await lookAlso(page, "webhook-edit")
})

test("tests, disables and enables a webhook from its row, and is told how a test was answered", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/${entity()}/webhooks`)
  const row = page.getByRole("row", { name: /crm/ })
  await row.getByRole("button", { name: /^Send a test to .*crm$/ }).click()
  await page
    .getByRole("status")
    .getByText(/^HTTP 503 in /)
    .waitFor()
  await page.getByRole("status").getByText("Failed").waitFor()
  await lookAlso(page, "webhooks-tested")
  await row.getByRole("button", { name: /^Disable .*crm$/ }).click()
  await page.getByText(/crm is disabled: 2 deliveries are held/).waitFor()
  await row.getByText("Disabled").waitFor()
  const again = row.getByRole("button", { name: /^Send a test to/ })
  await expect.poll(() => again.getAttribute("title")).toBe("enable it first")
  await row.getByRole("button", { name: /^Enable .*crm$/ }).click()
  await page.getByText(/crm is enabled: held deliveries are on their way/).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/webhooks$/)
})

test("reads two tries of a delivery side by side, at addresses of their own, and copies a header and a line of curl", async () => {
  const [answers, long] = [[503, { status: 200, body: "x".repeat(20_000) }] as const, await startReceiver()]
  long.respondWith((_, index) => answers[index] ?? 200)
  await tenant.api.post("/Webhooks", { url: long.url("/it's"), events: ["QuoteCreated"] })
  const { body } = await tenant.api.post("/Events", { eventType: "QuoteCreated", data: { number: "Q-1" } })
  const { deliveries } = body as { readonly deliveries: readonly { readonly id: string }[] }
  const page = await console.signIn(tenant.tenantId)
  const copied = () => page.evaluate<string>("navigator.clipboard.readText()")
  await page.goto(`/console/${entity()}/deliveries/${deliveries[0]!.id}`)
  await page.getByText("HTTP 503").waitFor()
  await page.getByRole("button", { name: "Retry now" }).click()
  await page.getByText(/^Compared with try 1: same request, HTTP 503: .* then\.$/).waitFor()
  await page.getByText("Cut after 16 KiB.").waitFor()
  await lookAt(page, "delivery-second-try")
  await page.getByRole("button", { name: /^1 failed/ }).click()
  await page.waitForURL(/\?attempt=1$/)
  await page.reload()
  await page.getByText("Try 1 of 2").waitFor()
  await page.getByRole("button", { name: "Copy webhook-id" }).click()
  expect(long.requests[0]!.headers["webhook-id"]).toBe(await copied())
  await page.getByRole("button", { name: "Copy address of the receiver" }).click()
  await expect.poll(() => copied()).toBe(long.url("/it's"))
  await page.getByRole("button", { name: "More about this delivery" }).click()
  await page.getByRole("menuitem", { name: "Copy curl" }).click()
  await page.getByText("curl copied").waitFor()
  await expect
    .poll(() => copied())
    .toMatch(/^curl -X POST 'http:\S+\/it'\\''s' \\\n {2}-H 'content-type: application\/json'/)
  await expect.poll(() => copied()).toContain(`"EventType":"QuoteCreated"`)
  await page.keyboard.press("Escape")
  await page.waitForURL(/deliveries$/)
  await long.close()
})

test("finds an event and what was sent of it, and raises one by hand", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/${entity()}/events`)
  const [user] = await console.service.sql("select name from svc.users where id = $1", [tenant.userId])
  await page
    .getByRole("row", { name: new RegExp(`InvoicePosted 10001.*${String(user!["name"])}.*[0-2] of 2`) })
    .first()
    .waitFor()
  await lookAlso(page, "events")
  await page.getByRole("button", { name: "More filters" }).click()
  const asked = page.waitForRequest(/\/Events\?.*To=/)
  await page.getByLabel(/^To \(UTC/).fill("2020-01-02")
  await page.keyboard.press("Enter")
  expect(new URL((await asked).url()).searchParams.get("To")).toBe("2020-01-02T23:00:00.000Z")
  await page.getByText("No events match").waitFor()
  await page.getByRole("button", { name: "Clear", exact: true }).first().click()
  await page
    .getByRole("row", { name: /InvoicePosted/ })
    .first()
    .click()
  await page.getByRole("table", { name: "Deliveries of this event" }).waitFor()
  await lookAlso(page, "event")
  const sent = good.requests.length
  await page.getByRole("button", { name: "Send again…" }).click()
  await page.getByRole("alertdialog").getByText("with the same event id").waitFor()
  await page.getByRole("button", { name: "Send again", exact: true }).click()
  await page.getByText("On its way to 2 webhooks").waitFor()
  await good.waitFor(sent + 1)
  expect(JSON.parse(good.requests.at(-1)!.body)).toMatchObject({ EventId: page.url().split("/").at(-1) })
  await page.getByRole("button", { name: "Raise an event…" }).click()
  await page.getByRole("dialog", { name: "Raise an event" }).waitFor()
  await lookAlso(page, "event-raise")
  await page.getByRole("textbox", { name: "Data" }).fill("[1]")
  await page.getByRole("button", { name: "Raise event" }).click()
  await page.getByText("must be a JSON object").waitFor()
  await page.getByRole("textbox", { name: "Data" }).fill('{"invoiceNumber":"20001"}')
  await page.getByRole("button", { name: "Raise event" }).click()
  await page.getByText('"invoiceNumber": "20001"').waitFor()
  await expect.poll(() => page.url()).toMatch(/events\/[0-9a-f-]{36}$/)
})

test("without webhooks:write sees everything and is told why nothing can be sent, by keyboard alone", async () => {
  const page = await console.signIn(tenant.tenantId, { permissions: ["webhooks:read"] })
  /** Expects a button that can be focused, explains why it is disabled, and does nothing. */
  const expectRefusal = async (name: string) => {
    const button = page.getByRole("button", { name, exact: true })
    await press(button)
    await page.getByText("needs webhooks:write").and(page.locator(":visible")).waitFor()
    await expect.poll(() => button.getAttribute("aria-disabled")).toBe("true")
  }
  const sent = good.requests.length
  await page.goto(`/console/${entity()}/webhooks`)
  await page.getByRole("row", { name: /erp/ }).waitFor()
  await expect.poll(() => page.getByRole("link", { name: "Events" }).count()).toBe(0)
  await expectRefusal("New webhook")
  await openRow(page.getByRole("row", { name: /erp/ }))
  await page.getByText("delivered, last 24 h").waitFor()
  await expectRefusal("Send test")
  await press(page.getByRole("button", { name: "More about this webhook" }))
  await page.getByRole("menuitem", { name: "Recover… needs webhooks:write" }).waitFor()
  await page.getByRole("menuitem", { name: "Delete… needs webhooks:write" }).waitFor()
  await page.keyboard.press("Escape")
  await openRow(page.getByRole("row", { name: /InvoicePosted/ }).first())
  await page.getByLabel("Body").getByText("invoiceNumber").waitFor()
  await expectRefusal("Retry now")
  await expectAccessible(page)
  await goTo(page, `/console/${entity()}/events`)
  await page.getByText("You may not see this").waitFor()
  expect(good.requests.length).toBe(sent)
})
