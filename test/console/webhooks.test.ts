import { readFileSync } from "node:fs"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { expectAccessible } from "../support/console/watched-page.ts"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { choose, chooseFrom, openRow, press, pressAtOnce, tabTo } from "../support/console/keyboard.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"
import { makeSeeds } from "../support/service/seeds.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { startReceiver, type Receiver } from "../support/webhooks/receiver.ts"

let console: LentConsole
let tenant: TestTenant
let good: Receiver
let bad: Receiver
const entity = () => tenant.legalEntities[0]!.id
const json = { "content-type": "application/json" }
const large = "9007199254740993.64697000000000000001"

beforeAll(async () => {
  ;[console, good, bad] = await Promise.all([lendConsole(), startReceiver(), startReceiver({ respond: () => 503 })])
  tenant = await console.service.createTenant(["Tour AB"])
  const create = (url: string, description: string, events: readonly string[]) =>
    tenant.api.post("/Webhooks", { url, description, events })
  await create(good.url("/erp"), "Bookkeeping", ["InvoicePosted", "JournalPosted"])
  await create(bad.url("/crm"), "Customer relations", ["InvoicePosted"])
  for (let index = 1; index <= 6; index += 1) {
    const data = `{"invoiceNumber":"${10_000 + index}","totalAmount":${large}}`
    await tenant.api.send("POST", "/Events", `{"eventType":"InvoicePosted","data":${data}}`, json)
  }
  await Promise.all([good.waitFor(6), bad.waitFor(6)])
})
afterEach(() => console.endTest())
afterAll(() => Promise.all([good.close(), bad.close()]))

test("sees at a glance that a receiver began to fail, and sends what it missed again, by keyboard alone", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto("/console/")
  const change = { method: "PATCH", body: '{"preferences":{"timeZone":"Asia/Tokyo"}}' }
  const headers = { "content-type": "application/json" }
  await page.evaluate(`fetch("/Me", ${JSON.stringify({ ...change, headers })})`)
  await page.reload()
  await page.getByText("1 webhook fails.").waitFor()
  await page.getByRole("link", { name: "Webhooks 1 fails" }).waitFor()
  await lookAt(page, "overview")
  await press(page.getByRole("link", { name: "Webhooks" }).first())
  await page.getByRole("row", { name: /crm/ }).waitFor()
  await page.getByRole("row", { name: /Failing.*crm/ }).waitFor()
  await lookAlso(page, "webhooks")
  const [, crm] = (await tenant.api.get("/Webhooks")).body as readonly { readonly id: string }[]
  await tenant.api.patch(`/Webhooks/${crm!.id}/Settings`, { health: { disableAfterDays: 5 } })
  await openRow(page.getByRole("row", { name: /crm/ }))
  await page
    .getByText(/^The receiver has accepted nothing since .*; failed attempts: \d\. A failure after \d/)
    .waitFor()
  await page.getByRole("heading", { name: /crm$/ }).waitFor()
  await page.getByRole("row", { name: /503/ }).first().waitFor()
  await page.getByText(/^wait, next \d/).waitFor()
  await lookAlso(page, "webhook")
  await press(page.getByRole("button", { name: "Recover…" }))
  await page.getByRole("button", { name: "Send 6 again…" }).waitFor()
  await lookAlso(page, "recover")
  const since = page.getByLabel("Since (UTC+9)")
  const before = Date.parse(`${await since.inputValue()}:00+09:00`)
  const said = Date.parse(new URL(page.url()).searchParams.get("since")!)
  expect(before).toBe(said - (said % 60_000))
  await page.goto(page.url().split("?")[0]!)
  await expect.poll(() => since.inputValue()).toBe(new Date(before + 9 * 3_600_000).toISOString().slice(0, 16))
  await since.fill(new Date(before + 8 * 3_600_000).toISOString().slice(0, 16))
  await page.waitForURL((url) => url.searchParams.get("since") === new Date(before - 3_600_000).toISOString())
  await press(page.getByRole("button", { name: "Since it began to fail" }))
  await page.waitForURL((url) => Date.parse(url.searchParams.get("since")!) === said)
  bad.respondWith(200)
  await press(page.getByRole("button", { name: "Send 6 again…" }))
  await page.getByRole("alertdialog").waitFor()
  await expectAccessible(page)
  await press(page.getByRole("button", { name: "Send 6 again", exact: true }))
  await bad.waitFor(12)
  await page.getByRole("row", { name: /Done.*6 of 6/ }).waitFor()

  // An event that was raised while the webhook was disabled has no delivery.
  await tenant.api.patch(`/Webhooks/${crm!.id}`, { webhookStatus: "Disabled" })
  await tenant.api.post("/Events", { eventType: "InvoicePosted", data: { invoiceNumber: "missed" } })
  await tenant.api.patch(`/Webhooks/${crm!.id}`, { webhookStatus: "Enabled" })
  await choose(page.getByLabel("Deliveries", { exact: true }), "Missed events")
  await page.getByText(/^1 delivery: missed events of every type from/).waitFor()
  await press(page.getByRole("button", { name: "Send 1 again…" }))
  await press(page.getByRole("button", { name: "Send 1 again", exact: true }))
  await bad.waitFor(13)
  expect(bad.requests.at(-1)!.body).toContain('"missed"')
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
  await page.getByText("2 in all", { exact: true }).waitFor()
  await page.keyboard.press("Escape")
  await page.keyboard.press("j")
  await page.keyboard.press("Enter")
  await page.waitForURL(/deliveries\/[0-9a-f-]{36}\?q=10003/)
  await page.getByLabel("Body").getByText(large).waitFor()
  await lookAlso(page, "delivery")
  await page.keyboard.press("r")
  await page.getByRole("button", { name: /^2 taken/ }).waitFor()
  await page.getByText("by hand").waitFor()
  // When attempts happened on several days, each shows its date.
  await console.service.sql(
    "update svc.webhook_attempts set started_at = started_at + interval '1 day' where number = 2",
  )
  await page.reload()
  for (const number of [1, 2])
    await page.getByRole("button", { name: new RegExp(`^${number} \\w+ \\d+ [A-Z]`) }).waitFor()
  await page.keyboard.press("c")
  await page.getByText("Id copied").waitFor()
  const copied = await page.evaluate<string>("navigator.clipboard.readText()")
  expect(new URL(page.url()).pathname).toBe(`/console/${entity()}/deliveries/${copied}`)
  await press(page.getByRole("button", { name: "More about this delivery" }))
  const menu = page.getByRole("menu")
  await menu.waitFor()
  await page.keyboard.press("Escape")
  await menu.waitFor({ state: "detached" })
  await page.keyboard.press("Escape")
  await page.getByLabel("Body", { exact: true }).waitFor({ state: "detached" })
  await lookAlso(page, "deliveries")
  expect(new URL(page.url()).search).toBe("?q=10003")
  const focused = () => page.evaluate<string>(`document.activeElement.getAttribute("aria-rowindex")`)
  await expect.poll(focused).toBe("2")
  // The link opens a delivery that the filter does not match. The list still gets the focus afterwards.
  await page.goto(`/console/${entity()}/deliveries/${copied}?q=10004`)
  await page.getByLabel("Body", { exact: true }).waitFor()
  await page.getByText("2 in all", { exact: true }).waitFor()
  await expect.poll(() => page.locator("[aria-current=true][role=row]").count()).toBe(0)
  await page.keyboard.press("Escape")
  await page.getByLabel("Body", { exact: true }).waitFor({ state: "detached" })
  await expect.poll(focused).toBe("2")
  await pressAtOnce(page, "gj")
  await page.getByRole("heading", { name: "Journals" }).waitFor()
})

test("chooses hours of the chart and saves their log as CSV, and rotates a secret, by keyboard alone", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/${entity()}/webhooks`)
  // The slowest hour has a higher 95th percentile than the whole.
  const start = new Date(Date.now() - (Date.now() % 3_600_000)).toISOString()
  const slowest = { start, delivered: 9, failed: 0, retrying: 0, waiting: 0, p95Ms: 60_000 }
  await page.route(/\/WebhookSeries/, (route) => route.fulfill({ json: { data: [slowest], p95Ms: 12_340 } }))
  await openRow(page.getByRole("row", { name: /erp/ }))
  await page.getByText("p95 12.3 s").waitFor()
  await page.unrouteAll({ behavior: "wait" })
  await page.getByRole("img", { name: /^Deliveries by hour: [1-9]/ }).waitFor()
  await press(page.getByRole("button", { name: "1 h", exact: true }))
  await tabTo(page.getByRole("img", { name: /^Deliveries by minute: [1-9]/ }))
  for (const key of ["ArrowLeft", "Shift+ArrowLeft", "Shift+ArrowLeft", "Enter"]) await page.keyboard.press(key)
  await page.waitForURL(/from=.*&to=/)
  const chosen = ["from", "to"].map((name) => Date.parse(new URL(page.url()).searchParams.get(name)!))
  expect((chosen[1]! - chosen[0]!) / 60_000).toBe(3)
  await lookAlso(page, "webhook-minutes")
  await page.reload()
  await press(page.getByRole("button", { name: "Clear" }))
  expect(new URL(page.url()).search).toBe("?chart=1h")
  await press(page.getByRole("button", { name: "24 h", exact: true }))
  const raw = page.locator("details", { hasText: "As JSON" })
  await press(raw.locator("summary"))
  await raw.getByText('"description": "Bookkeeping"').waitFor()
  await expect.poll(() => raw.textContent()).toContain('"token": "***"')
  await lookAlso(page, "webhook-json")
  await tabTo(page.getByRole("img", { name: /^Deliveries by hour: [1-9]/ }))
  for (const key of ["ArrowLeft", "Shift+ArrowLeft", "Shift+ArrowLeft", "Enter"]) await page.keyboard.press(key)
  await page.waitForURL(/from=.*&to=/)
  const { searchParams } = new URL(page.url())
  const [from, to] = ["from", "to"].map((name) => Date.parse(searchParams.get(name)!))
  expect((to! - from!) / 3_600_000).toBe(3)
  // Selects five hours of the chart with the mouse.
  const chart = (await page.getByRole("img", { name: /^Deliveries by hour/ }).boundingBox())!
  const bar = chart.width / 24
  await page.mouse.move(chart.x + chart.width - 4.5 * bar, chart.y + 20)
  await page.mouse.down()
  await page.mouse.move(chart.x + chart.width - 0.5 * bar, chart.y + 20, { steps: 3 })
  await page.mouse.up()
  await page.waitForURL((url) => url.searchParams.get("from") !== searchParams.get("from"))
  const brushed = ["from", "to"].map((name) => Date.parse(new URL(page.url()).searchParams.get(name)!))
  expect((brushed[1]! - brushed[0]!) / 3_600_000).toBe(5)
  await page
    .getByRole("row", { name: /InvoicePosted/ })
    .first()
    .waitFor()
  const [file] = await Promise.all([page.waitForEvent("download"), press(page.getByRole("button", { name: "CSV" }))])
  expect(readFileSync(await file.path(), "utf8").split("\r\n")[1]).toContain("InvoicePosted")
  const more = page.getByRole("button", { name: "More about this webhook" })
  await chooseFrom(more, page.getByRole("menuitem", { name: "Rotate signing secret…" }))
  const rotate = page.getByRole("alertdialog").getByRole("button", { name: "Rotate" })
  await page.route("**/Rotate", async (route) => (await route.fetch(), route.abort()), { times: 1 })
  await press(rotate)
  await page.getByRole("alert").getByText("The service cannot be reached").waitFor()
  await press(rotate)
  await page.getByText("The former secret also signs until").waitFor()
  await expect.poll(() => page.locator("time").first().getAttribute("title")).toMatch(/Z$/)
  await press(page.getByRole("button", { name: "Done" }))
  await page
    .getByText(/^The signing secret was rotated\. The former secret also signs until .*, in (1 d|23 h)/)
    .waitFor()
  // The rotation was requested twice, but done once: otherwise three secrets would sign.
  await press(page.getByRole("button", { name: "Send test" }))
  await page.getByRole("status").getByText("Delivered").waitFor()
  expect(String(good.requests.at(-1)!.headers["webhook-signature"]).split(" ")).toHaveLength(2)
  await lookAlso(page, "webhook-tested")
})

test("goes on in a long log by scrolling, and is where it was on the way back", async () => {
  const { tenantId, legalEntities } = await console.service.createTenant(["Long AB"])
  const seeds = makeSeeds(console.service)
  await seeds.deliveries(await seeds.webhook({ tenantId, legalEntityId: legalEntities[0]!.id }), 250)
  const page = await console.signIn(tenantId)
  await page.goto(`/console/${legalEntities[0]!.id}/deliveries`)
  await page.getByText("100 loaded; scroll for older ones").waitFor()
  await page.getByRole("row").nth(5).hover()
  await page.mouse.wheel(0, 90 * 32)
  await page.getByText("200 loaded; scroll for older ones").waitFor()
  const place = () => page.evaluate<number>('document.querySelector("[data-list]").scrollTop')
  const before = await place()
  expect(before).toBeGreaterThan(60 * 32)
  await page.getByRole("link", { name: "Journals" }).click()
  await page.getByRole("heading", { name: "Journals" }).waitFor()
  await page.goBack()
  await page.getByText("200 loaded; scroll for older ones").waitFor()
  await expect.poll(place).toBe(before)
})
