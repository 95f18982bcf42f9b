import type { NotificationId } from "@svc/domain/notifications/notification"
import type { UserId } from "@svc/domain/shared/ids"
import { addDays, addMonths, dateIn } from "@svc/domain/shared/calendar-date"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { randomUUID } from "node:crypto"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { press, tabTo } from "../support/console/keyboard.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"
import { expectAccessible } from "../support/console/watched-page.ts"
import { goTo } from "../support/console/walk.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { prepareSubscriptions } from "../support/orders/subscriptions.ts"
import { until } from "../support/until.ts"
import { createWebhook, deliveryAfter, raiseOne } from "../support/webhooks/deliveries.ts"
import { startReceiver, type Receiver } from "../support/webhooks/receiver.ts"

let console: LentConsole
let receiver: Receiver
beforeAll(async () => {
  ;[console, receiver] = await Promise.all([lendConsole(), startReceiver()])
})
afterEach(() => console.endTest())
afterAll(() => receiver.close())

test("puts a failing webhook aside and has it back when it fails anew, by keyboard alone; the navigation counts the same", async () => {
  const { api, tenantId, legalEntities } = await console.service.createTenant()
  receiver.respondWith(200)
  const { url } = await createWebhook(api, receiver.url("/erp"))
  const name = url.replace("http://", "")
  const entity = `/console/${legalEntities[0]!.id}`
  await deliveryAfter(api, await raiseOne(api), 1)
  const page = await console.signIn(tenantId)
  const inNavigation = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: /^Webhooks/ })
  const failing = page.getByRole("region", { name: "Failing webhooks" })
  const fails = async () => {
    await page.getByText("1 webhook fails.").waitFor()
    await failing.getByRole("link", { name }).waitFor()
    await inNavigation.and(page.getByRole("link", { name: "Webhooks 1 fails" })).waitFor()
  }
  const counts = () => inNavigation.textContent()

  await page.goto(entity)
  await page.getByText("All clear.").waitFor()
  const well = page.getByRole("group", { name: "In order" })
  await well.getByRole("link", { name: "1 webhook" }).waitFor()
  await well.getByRole("link", { name: "No drafts, nothing overdue" }).waitFor()
  await expect.poll(() => failing.count()).toBe(0)
  await lookAt(page, "overview-well")
  await press(page.getByRole("button", { name: "As table" }))
  const hours = page.getByRole("table", { name: "Deliveries by hour: 1 delivered, 0 failed" })
  await hours.getByRole("columnheader", { name: "Failed" }).waitFor()
  await expect.poll(() => hours.getByRole("row").nth(1).textContent()).toMatch(/:00$|:0010$/)
  await expect.poll(() => hours.getByRole("row").count()).toBe(25)
  await lookAlso(page, "overview-table")
  await press(page.getByRole("button", { name: "As chart" }))
  await tabTo(page.getByRole("img", { name: "Deliveries by hour: 1 delivered, 0 failed" }))
  await page.keyboard.press("ArrowLeft")
  await page.getByText(/ · 1 delivered · 0 failed$/).waitFor()

  receiver.respondWith(503)
  await raiseOne(api)
  await fails()
  await press(failing.getByRole("button", { name: `Dismiss ${name}` }))
  await page.getByText("Nothing else needs attention.").waitFor()
  await page.getByText("still has a problem, which is hidden until it fails again").waitFor()
  await failing.waitFor({ state: "detached" })
  await expect.poll(() => counts()).toBe("Webhooks")
  await lookAlso(page, "overview-dismissed")
  await press(page.getByRole("link", { name: "Accounts" }))
  await page.getByText("There is no account yet").waitFor()
  await page.waitForResponse(/\/Pulse/)
  await expect.poll(() => counts()).toBe("Webhooks")

  // The receiver accepts a new event, although earlier deliveries are still open.
  receiver.respondWith(200)
  await deliveryAfter(api, await raiseOne(api), 1)
  const summary = async () => ((await api.get("/WebhookSummaries")).body as readonly Record<string, unknown>[])[0]
  await until(summary, (each) => each?.["failingSince"] === undefined)
  await goTo(page, entity)
  await page.getByText("Nothing else needs attention.").waitFor()
  // Sets the start of the failure anew, because after a failure the worker does not update it for an hour (contract
  // N2).
  await console.service.sql("update svc.webhooks set failing_since = now() where url = $1", [url])
  await fails()
  await press(failing.getByRole("button", { name: `Dismiss ${name}` }))
  await press(page.getByRole("button", { name: `Show again: ${name}` }))
  await fails()
})

test("sees on a phone what waits, without opening the other pages", async () => {
  const { api, tenantId, legalEntities } = await console.service.createTenant()
  const billing = makeBilling(api)
  const { id } = await billing.account()
  for (const amount of [10, 20]) await billing.create(id, [await billing.taxedLine(amount, "25")])
  receiver.respondWith(503)
  await createWebhook(api, receiver.url("/crm"))
  await raiseOne(api)
  await api.post("/Events", { eventType: "PaymentsPosted", data: {}, source: "Paywall" })
  const page = await console.signIn(tenantId)
  await page.goto(`/console/${legalEntities[0]!.id}/events`)
  await page.getByRole("row", { name: /InvoicePosted/ }).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole("navigation", { name: "Pages" })
  await bar.getByRole("link", { name: "Invoices 2 drafts" }).waitFor()
  const more = bar.getByRole("button", { name: "More 1 needs attention" })
  await more.click()
  const pages = page.getByRole("dialog", { name: "Pages" })
  await pages.getByRole("link", { name: "Webhooks 1 fails" }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await pages.waitFor({ state: "detached" })

  // On a phone the filters are in a sheet, opened by a button that shows how many filters are set.
  await page.getByRole("button", { name: "Filters", exact: true }).click()
  const sheet = page.getByRole("dialog", { name: "Filters" })
  await sheet.getByLabel("Source", { exact: true }).selectOption("Paywall")
  await page.waitForURL(/source=Paywall$/)
  await expectAccessible(page)
  await sheet.getByRole("button", { name: "Show" }).click()
  await sheet.waitFor({ state: "detached" })
  await page.getByText("1 in all").waitFor()
  await page.getByRole("row", { name: /PaymentsPosted/ }).waitFor()
  await page.getByRole("button", { name: "Filters (1)" }).click()
  await sheet.getByRole("button", { name: "Clear" }).click()
  await page.waitForURL(/events$/)
  await page.keyboard.press("Escape")
  await bar.getByRole("link", { name: "Inbox" }).click()
  await page.getByRole("heading", { name: "Notifications" }).first().waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  await lookAlso(page, "phone-waiting")
})

test("ticks off what a new company needs, by keyboard alone, and sees the list no more once it is dismissed", async () => {
  const { api, tenantId, legalEntities } = await console.service.createTenant()
  const entity = `/console/${legalEntities[0]!.id}`
  const page = await console.signIn(tenantId)
  await page.goto(entity)
  const list = page.getByRole("region", { name: "To set up" })
  const step = (name: string) => list.getByRole("listitem").filter({ hasText: name })
  await step("Add an account").waitFor()
  // A Swedish company is created with a tax template, so one step is done.
  await expect.poll(() => list.getByText("done").count()).toBe(1)
  await lookAlso(page, "overview-new")
  await press(list.getByRole("link", { name: "Add an account" }))
  await page.getByRole("heading", { name: "New account" }).waitFor()
  await makeBilling(api).account()
  await goTo(page, entity)
  await step("Add an account").getByText("done").waitFor()
  await expect.poll(() => list.getByText("done").count()).toBe(2)
  for (const [name, heading] of [
    ["Complete the company", "Alpha AB"],
    ["Invite a colleague", "Invite somebody"],
    ["Connect rates", "Integrations"],
    ["Add a webhook", "New webhook"],
    ["Add a product", "New product"],
    ["Sell a subscription", "New subscription"],
    ["Post the first invoice", "New invoice"],
  ] as const) {
    await goTo(page, entity)
    await press(list.getByRole("link", { name }))
    await page.getByRole("heading", { name: heading }).first().waitFor()
  }
  await goTo(page, entity)
  await press(list.getByRole("button", { name: "Dismiss the set-up steps" }))
  await list.waitFor({ state: "detached" })
  await page.reload()
  await page.getByText("All clear.").waitFor()
  await page.getByRole("link", { name: "No drafts, nothing overdue" }).waitFor()
  await expect.poll(() => list.count()).toBe(0)
})

test("is shown no step that needs a permission one lacks, and no list once an invoice is posted", async () => {
  const { api, tenantId, legalEntities } = await console.service.createTenant()
  const entity = `/console/${legalEntities[0]!.id}`
  const reader = await console.signIn(tenantId, { permissions: ["accounts:write", "invoices:read", "webhooks:read"] })
  const list = reader.getByRole("region", { name: "To set up" })
  await reader.goto(entity)
  await list.waitFor()
  await expect.poll(() => list.getByRole("link").allTextContents()).toEqual(["Add an account"])
  const billing = makeBilling(api)
  const { id } = await billing.account()
  const { id: invoice } = await billing.create(id, [await billing.taxedLine(10, "25")])
  await reader
    .getByRole("region", { name: "Invoices" })
    .getByRole("link", { name: /Drafts to post/ })
    .waitFor()
  await billing.post(invoice)
  await list.waitFor({ state: "detached" })
  // The first invoice is part of this month's money.
  await reader
    .getByRole("region", { name: "Money" })
    .getByRole("link", { name: /^12\.50 SEK$/ })
    .waitFor()
  await lookAlso(reader, "overview-money")
})

test("what is told of another company is opened there, a failed import of rates at its provider", async () => {
  const email = "told-elsewhere@example.com"
  const { tenantId, legalEntities } = await console.service.createTenant(["Tour AB", "Tour Polska Sp. z o.o."])
  const page = await console.signIn(tenantId, { email })
  await page.goto(`/console/${legalEntities[0]!.id}/invoices`)
  const [user] = await console.service.sql("select id from svc.users where email = $1", [email])
  const notice = {
    tenantId,
    legalEntityId: legalEntities[1]!.id,
    userId: user!["id"] as UserId,
    id: randomUUID() as NotificationId,
    createdAt: Date.now() as Timestamp,
    kind: "ExchangeRateImportFailed",
    subject: "Exchange rates of nbp were not imported",
    text: "HTTP 503",
    link: { kind: "RateProvider", id: "nbp" },
  } as const
  const { http } = console.service
  await http.atomically(tenantId, http.get("NotificationStore").insertAll([notice]))
  await page.getByRole("link", { name: /notifications/i }).click()
  await page.getByText("· Tour Polska Sp. z o.o.").waitFor()
  await lookAlso(page, "notifications-told")
  await page.getByRole("link", { name: "Open" }).click()
  await page.getByRole("heading", { name: "National Bank of Poland" }).waitFor()
  await page.getByRole("button", { name: /^Company: Tour Polska/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/console/${legalEntities[1]!.id}/integrations/nbp`)
})

test("sees which subscriptions are renewed or end soon, and goes from a count to its list", async () => {
  const { api, tenantId, legalEntities } = await console.service.createTenant()
  const { create } = await prepareSubscriptions(api)
  const today = dateIn("Europe/Stockholm", Date.now() as Timestamp)
  const endsIn = (days: number, isAutoRenewed: boolean) =>
    create({ orderDate: addMonths(addDays(today, days), -12), term: 12, noticePeriod: 0, isAutoRenewed })
  const renewed = await endsIn(10, true)
  const ended = await endsIn(20, false)
  const page = await console.signIn(tenantId)
  await page.goto(`/console/${legalEntities[0]!.id}`)
  const renewals = page.getByRole("region", { name: "Renewals, next 30 days" })
  await renewals.getByRole("link", { name: new RegExp(`Customer AB ${renewed.orderNumber}.*Renews`) }).waitFor()
  await renewals.getByRole("link", { name: new RegExp(`Customer AB ${ended.orderNumber}.*Ends`) }).waitFor()
  await lookAlso(page, "overview-renewals")
  await renewals.getByRole("link", { name: "1 ends" }).click()
  await page.getByText("1 in all").waitFor()
  await page.getByRole("row", { name: new RegExp(ended.orderNumber) }).waitFor()
  await page.goBack()
  await renewals.getByRole("link", { name: "1 renews" }).click()
  await page.getByRole("row", { name: new RegExp(renewed.orderNumber) }).waitFor()
  await expect.poll(() => page.getByRole("row", { name: /Customer AB/ }).count()).toBe(1)
})
