import type { WebhookId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { begunRecovery, type Recovery } from "@svc/domain/webhooks/recovery"
import { randomUUID } from "node:crypto"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { choose, chooseFrom, focusRow, openRow, press, typeInto } from "../support/console/keyboard.ts"
import { lookAlso } from "../support/console/look-at.ts"
import { expectAccessible } from "../support/console/watched-page.ts"
import { goTo } from "../support/console/walk.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"
import { startReceiver, type Receiver } from "../support/webhooks/receiver.ts"

let console: LentConsole
let tenant: TestTenant
let good: Receiver
let bad: Receiver
const entity = () => tenant.legalEntities[0]!.id

beforeAll(async () => {
  ;[console, good, bad] = await Promise.all([lendConsole(), startReceiver(), startReceiver({ respond: () => 503 })])
  tenant = await console.service.createTenant(["Tour AB"])
  await tenant.api.post("/Webhooks", { url: good.url("/erp"), events: ["InvoicePosted"] })
  await tenant.api.post("/Webhooks", { url: bad.url("/crm"), events: ["InvoicePosted"] })
  for (let index = 1; index <= 3; index += 1)
    await tenant.api.post("/Events", { eventType: "InvoicePosted", data: { invoiceNumber: `1000${index}` } })
  await Promise.all([good.waitFor(3), bad.waitFor(3)])
})
afterEach(() => console.endTest())
afterAll(() => Promise.all([good.close(), bad.close()]))

test("finds what was answered with a status, and why it failed, by keyboard alone; the address has both", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/${entity()}/deliveries`)
  await page.getByRole("row", { name: /erp/ }).first().waitFor()
  await choose(page.getByLabel("Last answer", { exact: true }), "HTTP")
  await page.waitForURL(/answer=http_status/)
  await typeInto(page.getByLabel("HTTP status of the last answer"), "500")
  await page.keyboard.press("Enter")
  await page.getByText("No deliveries match").waitFor()
  await typeInto(page.getByLabel("HTTP status of the last answer"), "503")
  await page.keyboard.press("Enter")
  await page.waitForURL(/code=503/)
  await page.getByText("3 in all").waitFor()
  await expect.poll(() => page.getByRole("row", { name: /erp/ }).count()).toBe(0)
  await expect.poll(() => page.getByRole("row", { name: /503/ }).count()).toBe(3)
  const refusal = page.getByRole("button", { name: "Send what failed again…" })
  await expect.poll(() => refusal.getAttribute("title")).toBe("filter by status instead of the last answer")
  await page.reload()
  await page.getByText("3 in all").waitFor()
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({ code: "503", answer: "http_status" })
  await lookAlso(page, "deliveries-answer")
  await choose(page.getByLabel("Last answer", { exact: true }), "timeout")
  await page.getByText("No deliveries match").waitFor()
})

test("sends all that failed of a filter again, counted first, by keyboard alone, and follows it", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/${entity()}/deliveries?status=Delivered`)
  const button = page.getByRole("button", { name: "Send what failed again…" })
  await page.getByRole("row", { name: /erp/ }).first().waitFor()
  await expect.poll(() => button.getAttribute("title")).toBe("only failed deliveries can be sent again all at once")
  // The filter accepts several statuses.
  const statuses = page.getByRole("group", { name: "Status" })
  await press(page.getByRole("button", { name: "Status: Delivered" }))
  await expectAccessible(page)
  await press(statuses.getByLabel("Pending"), " ")
  await page.waitForURL(/status=Pending%2CDelivered$/)
  await page.getByText("6 in all").waitFor()
  await press(statuses.getByLabel("Delivered"), " ")
  await page.getByText("3 in all").waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Status: Pending" }).waitFor()
  await expect.poll(() => button.getAttribute("title")).toBeNull()
  await goTo(page, `/console/${entity()}/deliveries?event=InvoicePosted&range=24h`)
  await press(button)
  const dialog = page.getByRole("alertdialog", { name: "Send 3 deliveries again?" })
  await dialog.getByRole("row", { name: /crm 3$/ }).waitFor()
  await expect.poll(() => dialog.getByRole("row", { name: /erp/ }).count()).toBe(0)
  await dialog.getByText(/all that failed of InvoicePosted from .* until now/).waitFor()
  await lookAlso(page, "deliveries-matching")
  const { length: before } = bad.requests
  await press(dialog.getByRole("button", { name: "Send 3 again" }))
  const told = page.getByRole("dialog", { name: "On its way" })
  await told.getByText("3 deliveries").waitFor()
  await lookAlso(page, "deliveries-on-their-way")
  await bad.waitFor(before + 3)
  await press(told.getByRole("link", { name: /crm$/ }))
  await page.getByRole("row", { name: /3 of 3/ }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/\/webhooks\/[0-9a-f-]{36}\/recover$/)
})

test("reads who raised what was sent, and goes to what else belongs to it, by keyboard alone", async () => {
  const correlationId = randomUUID()
  const send = (invoiceNumber: string) =>
    tenant.api.post("/Events", { eventType: "InvoicePosted", data: { invoiceNumber }, correlationId })
  await send("20001")
  const { body } = await send("20002")
  const [delivery] = (body as { readonly deliveries: readonly { readonly id: string }[] }).deliveries
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/${entity()}/deliveries/${delivery!.id}`)
  await page.getByText(/, by the token test/).waitFor()
  await page.getByText("Try 1 of 1").waitFor()
  await lookAlso(page, "delivery-raised-by")
  await press(page.getByRole("link", { name: "(1 more)" }))
  await expect.poll(() => page.url()).toContain(`events?correlation=${correlationId}`)
  await page.getByText("2 in all").waitFor()
  await page
    .getByRole("search")
    .getByRole("button", { name: `Same correlation …${correlationId.slice(-8)}` })
    .waitFor()
  await openRow(page.getByRole("row", { name: /InvoicePosted/ }).first())
  await page.getByText(/, by the token test/).waitFor()
  await lookAlso(page, "event-raised-by")
})

test("chooses deliveries, sees to whom they go, and reads which was not sent again and why, by keyboard alone", async () => {
  const off = await startReceiver()
  const { id } = (await tenant.api.post("/Webhooks", { url: off.url("/off"), events: ["AccountsChanged"] })).body as {
    readonly id: string
  }
  await tenant.api.post("/Events", { eventType: "AccountsChanged", data: { accountId: "a" } })
  const taken = () => tenant.api.get(`/Webhooks/${id}/Deliveries?Status=Delivered`)
  await until(taken, ({ body }) => (body as { readonly data: readonly unknown[] }).data.length === 1)
  await off.close()
  await tenant.api.patch(`/Webhooks/${id}`, { webhookStatus: "Disabled" })
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/${entity()}/deliveries`)
  const retry = page.getByRole("button", { name: "Retry selected…" })
  await retry.waitFor()
  await expect.poll(() => retry.getAttribute("title")).toBe("choose deliveries first")
  const [gone, kept] = [
    page.getByRole("row", { name: /AccountsChanged/ }).first(),
    page.getByRole("row", { name: /erp/ }).first(),
  ]
  await focusRow(gone)
  await page.keyboard.press(" ")
  await page.getByText("1 chosen").waitFor()
  await kept.getByRole("checkbox", { name: /^Choose InvoicePosted to .*erp$/ }).click()
  await page.getByText("2 chosen").waitFor()
  await lookAlso(page, "deliveries-chosen")
  const before = good.requests.length
  await press(retry)
  const dialog = page.getByRole("alertdialog", { name: "Send 2 deliveries again?" })
  await dialog.getByRole("row", { name: /erp 1$/ }).waitFor()
  await dialog.getByRole("row", { name: /off 1$/ }).waitFor()
  await dialog.getByText("2 of them were accepted before").waitFor()
  await lookAlso(page, "deliveries-retry")
  await press(dialog.getByRole("button", { name: "Send 2 again" }))
  const outcome = page.getByRole("dialog", { name: "Deliveries sent again" })
  await outcome.getByText("1 of 2 sent again, 1 could not be").waitFor()
  await outcome.getByRole("link", { name: /^AccountsChanged to .*off$/ }).waitFor()
  await outcome.getByText("is Disabled: enable it first").waitFor()
  await lookAlso(page, "deliveries-retried")
  await press(outcome.getByRole("button", { name: "Done" }))
  await good.waitFor(before + 1)
  await expect.poll(() => page.getByText("chosen").count()).toBe(0)
})

test("sees how far a recovery is and who asked for it, cancels it, switches the webhook off and back on, and deletes it by its name", async () => {
  const page = await console.signIn(tenant.tenantId)
  const webhooks = (await tenant.api.get("/Webhooks")).body as readonly { readonly id: WebhookId }[]
  const webhookId = webhooks[1]!.id
  const { worker } = console.service
  const createdAt = (Date.now() - 3_600_000) as Timestamp
  const recovery = (more: Partial<Recovery> = {}): Recovery => ({
    tenantId: tenant.tenantId,
    legalEntityId: tenant.legalEntities[0]!.id,
    webhookId,
    id: worker.get("IdSource").next(),
    since: createdAt,
    until: createdAt,
    total: 100,
    createdAt,
    requestedBy: tenant.userId,
    progress: { ...begunRecovery, resent: 80, delivered: 50, failed: 10 },
    ...more,
  })
  const keep = (one: Recovery) => worker.run(worker.get("RecoveryStore").insert(one))
  const over = { ...begunRecovery, state: "Done", allResent: true } as const
  await keep(recovery())
  await page.goto(`/console/${entity()}`)
  await page.getByRole("heading", { name: "Recoveries under way" }).waitFor()
  await page.getByText("Recovery: 60 of 100 sent again, 1 a minute").waitFor()
  await lookAlso(page, "overview-recovery")
  await page.getByRole("link", { name: /crm/ }).first().click()
  await page.getByText("Recovery: 60 of 100 sent again, 1 a minute").waitFor()
  await lookAlso(page, "webhook-recovery")
  const sent = bad.requests.length
  const again = page.getByRole("button", { name: /^Send InvoicePosted to .*crm again now$/ }).first()
  await again.click()
  await bad.waitFor(sent + 1)
  await expect.poll(() => page.url()).toMatch(/webhooks\/[0-9a-f-]{36}$/)
  await page.getByRole("link", { name: "Follow" }).click()
  const [user] = await console.service.sql("select name from svc.users where id = $1", [tenant.userId])
  await page
    .getByRole("row", { name: new RegExp(`Running.* 1 ${String(user!["name"])}`) })
    .first()
    .waitFor()
  await lookAlso(page, "recoveries")

  // The remaining steps use the keyboard alone: cancel a recovery, and confirm one by typing the webhook's name.
  const name = bad.url("/crm").replace("http://", "")
  const question = page.getByRole("alertdialog")
  const cancel = question.getByRole("button", { name: "Cancel the recovery" })
  await press(page.getByRole("row", { name: /^Running/ }).getByRole("button", { name: "Cancel…" }))
  await question.getByText(`40 of 100 deliveries to ${name} are left.`).waitFor()
  await lookAlso(page, "recovery-cancel")
  await press(cancel)
  await page.getByRole("row", { name: /^Cancelled/ }).waitFor()
  await keep(recovery({ total: 2000 }))
  await page.reload()
  await press(page.getByRole("row", { name: /^Running/ }).getByRole("button", { name: "Cancel…" }))
  await cancel.and(page.locator("[aria-disabled=true]")).waitFor()
  await typeInto(question.getByRole("textbox"), name)
  await press(cancel)
  await page.getByRole("row", { name: /^Cancelled.* of 2,000/ }).waitFor()
  // A webhook may have any number of recoveries, and the page shows a hundred at a time.
  for (let count = 0; count < 110; count += 1) await keep(recovery({ progress: over }))
  await page.reload()
  const rows = page.getByRole("table", { name: "Recoveries" }).getByRole("row")
  await expect.poll(() => rows.count()).toBe(101)
  await press(page.getByRole("button", { name: "Show more" }))
  await expect.poll(() => rows.count()).toBeGreaterThan(111)
  await goTo(page, `/console/${entity()}/webhooks/${webhookId}`)
  const does = (what: string) =>
    chooseFrom(
      page.getByRole("button", { name: "More about this webhook" }),
      page.getByRole("menuitem", { name: what, exact: true }),
    )
  await does("Disable")
  await page.getByText(new RegExp(`^${name} is disabled: [1-9]\\d* deliveries are held$`)).waitFor()
  await page.keyboard.press("F6")
  await press(page.getByRole("button", { name: "Undo" }))
  await page.getByText("is enabled: held deliveries are on their way").waitFor()
  expect((await tenant.api.get(`/Webhooks/${webhookId}`)).body).toMatchObject({ webhookStatus: "Enabled" })
  await does("Delete…")
  const remove = page.getByRole("button", { name: "Delete webhook" })
  await remove.and(page.locator("[aria-disabled=true]")).waitFor()
  await expectAccessible(page)
  await typeInto(page.getByRole("alertdialog").getByRole("textbox"), name)
  await press(remove)
  await page.getByText("Deleted", { exact: true }).waitFor()
  const { body: left } = await tenant.api.get("/Webhooks")
  expect(left).not.toContainEqual(expect.objectContaining({ id: webhookId }))
})
