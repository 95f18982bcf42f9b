import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { expectAccessible } from "../support/console/watched-page.ts"
import { lookAt, openConsole, type OpenedConsole } from "../support/console/console.ts"
import { openRow, press } from "../support/console/keyboard.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { startReceiver, type Receiver } from "../support/webhooks/receiver.ts"

let console: OpenedConsole
let tenant: TestTenant
let good: Receiver
let bad: Receiver
const entity = () => tenant.legalEntities[0]!.id
const json = { "content-type": "application/json" }
const large = "9007199254740993.64697000000000000001"

beforeAll(async () => {
  ;[console, good, bad] = await Promise.all([openConsole(), startReceiver(), startReceiver({ respond: () => 503 })])
  tenant = await console.service.createTenant(["Tour AB"])
  const create = (url: string, description: string, events: readonly string[]) =>
    tenant.api.post("/Webhooks", { url, description, events })
  await create(good.url("/erp"), "Bookkeeping", ["InvoicePosted", "JournalPosted"])
  await create(bad.url("/crm"), "Customer relations", ["InvoicePosted"])
  for (let index = 1; index <= 6; index += 1) {
    const data = `{"invoiceNumber":"${10_000 + index}","totalAmount":${large}}`
    await tenant.api.send("POST", "/Events", `{"eventType":"InvoicePosted","data":${data}}`, json)
  }
  await Promise.all([good.waitFor(6, 30_000), bad.waitFor(6, 30_000)])
})
afterEach(() => console.endTest())
afterAll(async () => {
  await console.close()
  await Promise.all([good.close(), bad.close()])
})

test("sees at a glance that a receiver began to fail, and sends what it missed again, by keyboard alone", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto("/console/")
  await page.getByText("1 webhook fails.").waitFor()
  await lookAt(page, "overview")
  await press(page.getByRole("link", { name: "Webhooks" }).first())
  await page.getByRole("row", { name: /crm/ }).waitFor()
  await page.getByRole("row", { name: /Failing.*crm/ }).waitFor()
  await lookAt(page, "webhooks")
  await openRow(page.getByRole("row", { name: /crm/ }))
  await page.getByRole("heading", { name: /crm$/ }).waitFor()
  await page.getByRole("row", { name: /503/ }).first().waitFor()
  await lookAt(page, "webhook")
  await press(page.getByRole("button", { name: "Recover…" }))
  await page.getByRole("button", { name: "Send 6 again…" }).waitFor()
  await lookAt(page, "recover")
  bad.respondWith(200)
  await press(page.getByRole("button", { name: "Send 6 again…" }))
  await page.getByRole("alertdialog").waitFor()
  await expectAccessible(page)
  await press(page.getByRole("button", { name: "Send 6 again", exact: true }))
  await bad.waitFor(12, 30_000)
  await page.getByRole("row", { name: /Done.*6 of 6/ }).waitFor()
})

test("reads a payload whose numbers no double can hold, by the keyboard alone", async () => {
  bad.respondWith(200)
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/${entity()}/deliveries`)
  await page
    .getByRole("row", { name: /InvoicePosted/ })
    .first()
    .waitFor()
  await page.keyboard.press("/")
  await page.keyboard.type("10003")
  await page.keyboard.press("Enter")
  await page.waitForURL(/q=10003/)
  await page.getByText("2 in all").waitFor()
  await page.keyboard.press("Escape")
  await page.keyboard.press("j")
  await page.keyboard.press("Enter")
  await page.waitForURL(/deliveries\/[0-9a-f-]{36}\?q=10003/)
  await page.getByLabel("Body").getByText(large).waitFor()
  await lookAt(page, "delivery")
  await page.getByRole("button", { name: "Retry now" }).click()
  await page.getByRole("button", { name: /^2 taken/ }).waitFor()
  await page.getByText("by hand").waitFor()
  await page.getByRole("button", { name: "Close", exact: true }).first().click()
  await lookAt(page, "deliveries")
  expect(new URL(page.url()).search).toBe("?q=10003")
})

test("creates a webhook, is refused beside the field, and sends a test", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/${entity()}/webhooks/new`)
  await page.getByLabel("URL").fill("http://10.0.0.1/hook")
  await page.getByRole("searchbox", { name: "Find an event" }).fill("AccountsChanged")
  await page.getByLabel(/AccountsChanged/).check()
  await lookAt(page, "webhook-new")
  await page.getByRole("button", { name: "Create webhook" }).click()
  await page.getByLabel("URL").and(page.locator("[aria-invalid=true]")).waitFor()
  await page.getByLabel("URL").fill(good.url("/third"))
  await page.getByRole("button", { name: "Create webhook" }).click()
  await page.getByText("Signing secret").waitFor()
  await lookAt(page, "webhook-secrets")
  await page.getByRole("button", { name: "Done" }).click()
  await page.getByRole("button", { name: "Send test" }).click()
  await page.getByRole("heading", { name: "AccountsChanged" }).waitFor()
  await page.getByRole("button", { name: /^1 taken/ }).waitFor()
  expect(good.requests.at(-1)!.url).toBe("/third")
})

test("finds an event and what was sent of it, and raises one by hand", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/${entity()}/events`)
  await page
    .getByRole("row", { name: /InvoicePosted/ })
    .first()
    .click()
  await page.getByRole("table", { name: "Deliveries of this event" }).waitFor()
  await lookAt(page, "event")
  await page.getByRole("button", { name: "Raise an event…" }).click()
  await page.getByRole("dialog").waitFor()
  await lookAt(page, "event-raise")
  await page.getByRole("textbox", { name: "Data" }).fill("[1]")
  await page.getByRole("button", { name: "Raise event" }).click()
  await page.getByText("must be a JSON object").waitFor()
  await page.getByRole("textbox", { name: "Data" }).fill('{"invoiceNumber":"20001"}')
  await page.getByRole("button", { name: "Raise event" }).click()
  await page.getByText('"invoiceNumber": "20001"').waitFor()
  expect(page.url()).toMatch(/events\/[0-9a-f-]{36}$/)
})

test("without webhooks:write sees everything and is told why nothing can be sent", async () => {
  const page = await console.signIn(tenant.tenantId, { permissions: ["webhooks:read"] })
  await page.goto(`/console/${entity()}/webhooks`)
  await page.getByRole("row", { name: /erp/ }).waitFor()
  const add = page.getByRole("button", { name: "New webhook" })
  expect(await add.getAttribute("aria-disabled")).toBe("true")
  expect(await add.getAttribute("title")).toBe("needs webhooks:write")
  expect(await page.getByRole("link", { name: "Events" }).count()).toBe(0)
  await page.goto(`/console/${entity()}/events`)
  await page.getByText("You may not see this").waitFor()
})
