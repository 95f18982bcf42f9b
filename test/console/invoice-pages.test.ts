import { afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { press } from "../support/console/keyboard.ts"
import { lookAlso } from "../support/console/look-at.ts"
import { chooseFromMore, moreOf } from "../support/console/more-menu.ts"
import { holdingRows } from "../support/database/holding-rows.ts"
import { polishEntity } from "../support/e-invoicing/posting.ts"
import { buyer } from "../support/e-invoicing/ubl-parties.ts"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"

let console: LentConsole
let tenant: TestTenant
let billing: Billing
let entity: string
let account: string
beforeAll(async () => {
  console = await lendConsole()
})
beforeEach(async () => {
  tenant = await console.service.createTenant(["Tour AB"])
  entity = `/console/${tenant.legalEntities[0]!.id}`
  billing = makeBilling(tenant.api)
  account = (await billing.account({ name: "Nabywca S.A." })).id
})
afterEach(() => console.endTest())

const make = async (count: number) => {
  const made: string[] = []
  for (let n = 0; n < count; n += 1) made.push((await billing.create(account, [billing.line(100)])).id)
  return made
}
const drafts = async () => (await billing.page("/Invoices?Filter=status%20eq%20'Draft'")).totalCount

test("posts all drafts that a filter finds, also those that are not loaded, and shows how far that is after a reload", async () => {
  const [bad = ""] = await make(103)
  await console.service.sql(`update svc.invoice_lines
    set tax_detail = tax_detail || '{"category": "E", "templateName": "x", "rate": 0}' where invoice_id = '${bad}'`)
  const { id: other } = await billing.account({ name: "Kund AB" })
  await billing.create(other, [billing.line(7)])
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/invoices`)
  await page.getByText("104 in all").waitFor()
  const button = page.getByRole("button", { name: /^Post all/ })
  await expect.poll(() => button.count()).toBe(0)
  await page.getByLabel("Status").selectOption("Draft")
  await page.getByLabel("Account's number").fill("A-1001")
  await page.getByLabel("Account's number").press("Enter")
  await page.getByText("103 in all").waitFor()
  await page.getByRole("button", { name: "Post all 103…" }).click()
  const dialog = page.getByRole("alertdialog", { name: "Post 103 drafts?" })
  await dialog.getByText("status Draft, account's number A-1001").waitFor()
  await dialog.getByText("12,875.00 SEK").waitFor()
  await dialog.getByText("The first of them cannot be posted").or(dialog.getByText("take their numbers from")).waitFor()
  await lookAlso(page, "post-matching")
  await dialog.getByRole("button", { name: "Post 103" }).click()
  await page.waitForURL(/\/batches\/[0-9a-f-]{36}$/)
  await page.getByText(/of 103 invoices/).waitFor()
  await page.reload()
  await page.getByText("103 of 103 invoices, 102 posted, 1 failed").waitFor()
  await page.getByRole("heading", { name: "What failed" }).waitFor()
  await page.getByText(/exemption reason/).waitFor()
  await page.getByText("account/accountNumber eq 'A-1001'").waitFor()
  await lookAlso(page, "posted-matching")
  await expect.poll(() => drafts()).toBe(2)
})

test("stops a posting that is under way, and takes what is left another time", async () => {
  await make(40)
  // The sixth posting waits for a lock.
  const posted = `select count(*) from svc.invoices where tenant_id = '${tenant.tenantId}' and status = 'Posted'`
  const five = `new.status = 'Posted' and new.tenant_id = '${tenant.tenantId}' and (${posted}) >= 5`
  await holdingRows(console.service, "before update on svc.invoices", five, async (release) => {
    const page = await console.signIn(tenant.tenantId)
    await page.goto(`${entity}/invoices?status=Draft`)
    await page.getByRole("button", { name: "Post all 40…" }).click()
    await page.getByRole("button", { name: "Post 40", exact: true }).click()
    await page.getByRole("progressbar").waitFor()
    const answered = page.waitForResponse(/\/Stop$/)
    await page.getByRole("button", { name: "Stop", exact: true }).click()
    // The stop request is either answered, or waits for the worker's locks.
    const locks = "wait_event_type = 'Lock' and datname = current_database()"
    const waiting = () => console.service.sql(`select from pg_stat_activity where ${locks}`)
    await Promise.race([answered, until(waiting, ({ length }) => length > 1)])
    await release()
    await page.getByText(/is stopped: posted invoices stay posted/).waitFor()
    const again = page.getByRole("button", { name: /^Post \d+…$/ })
    await again.waitFor()
    await expect.poll(() => moreOf(page).count()).toBe(0)
    const left = await drafts()
    expect(left).toBeGreaterThan(0)
    await again.click()
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /^Post \d+$/ })
      .click()
    await page.getByText(`${left} of ${left} invoices, ${left} posted, 0 failed`).waitFor()
    await expect.poll(() => drafts()).toBe(0)
  })
})

test("changes the lines of a draft that somebody else changes too, and posts one like it after seeing its number", async () => {
  // The editor keeps members for which it has no column.
  const period = { servicePeriodStartDate: "2026-11-01", servicePeriodEndDate: "2026-11-30" }
  const kept = { description: "By the month", discountAmount: 6.66, ...period }
  const hosting = billing.line("68.33", { productName: "Hosting", quantity: 2, ...kept })
  const { id } = await billing.create(account, [hosting])
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/invoices/${id}`)
  await chooseFromMore(page, "Edit draft")
  await page.getByLabel("Your order").fill("PO-4711")
  await page.getByLabel("Reference number").fill("R-9")
  await page.getByLabel("Sent by").selectOption("Print")
  await page.getByLabel("No automatic reminders").check()
  await page.getByLabel("Product of line 1").press("Enter")
  await page.getByLabel("Product of line 2").fill("Setup")
  await page.getByLabel("Price of line 2").fill("-1")
  await page.locator("[aria-invalid=true]").waitFor()
  await page.getByLabel("Price of line 2").fill("70")
  await page.getByText("250.00 SEK").waitFor()
  await lookAlso(page, "invoice-edit")
  await tenant.api.patch(`/Invoices/${id}`, { notes: "Theirs", invoiceLines: [hosting, billing.line(1)] })
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByRole("row", { name: /^Lines .*; Plan, 1, C62, 1, 3000\b.*; Setup, 1, C62, 70, 3000\b/ }).waitFor()
  await page.getByRole("row", { name: "Notes Theirs Nothing" }).waitFor()
  await lookAlso(page, "invoice-changed-meanwhile")
  await page.getByRole("button", { name: "Keep mine" }).click()
  await page.getByText("PO-4711").waitFor()
  const saved = await billing.get(id)
  const { description: chargeDescription, ...others } = kept
  expect(saved).toMatchObject({
    totalAmount: 250,
    referenceNumber: "R-9",
    invoiceDeliveryMethod: "Print",
    disableAutomaticInvoiceReminder: true,
    invoiceLines: [
      { productName: "Hosting", chargeDescription, ...others },
      { productName: "Setup", price: 70 },
    ],
  })
  expect(saved).not.toHaveProperty("notes")

  await chooseFromMore(page, "New like this")
  await page.getByRole("heading", { name: "New invoice" }).waitFor()
  await page.getByText("250.00 SEK").waitFor()
  await page.getByLabel("Quantity of line 1").fill("0")
  await page.getByRole("button", { name: "Post…" }).click()
  await page.locator("[aria-invalid=true]").waitFor()
  await page.getByLabel("Quantity of line 1").fill("2")
  await page.getByRole("button", { name: "Post…" }).click()
  const question = page.getByRole("alertdialog")
  await question.getByText("250.00 SEK").waitFor()
  await question.getByText("1", { exact: true }).first().waitFor()
  await lookAlso(page, "invoice-new-post")
  expect((await billing.page("/Invoices")).totalCount).toBe(1)
  await question.getByRole("button", { name: "Post" }).click()
  await page.getByText(/^Posted · due in/).waitFor()
  expect((await billing.page("/Invoices")).totalCount).toBe(2)
})

test("corrects an invoice after seeing the document, and marks the invoice paid by a payment", async () => {
  await tenant.api.patch(`/LegalEntities/${tenant.legalEntities[0]!.id}`, { iban: "SE4550000000058398257466" })
  const project = { entity: "Invoice", key: "project", name: "Project", fieldType: "Text" }
  await tenant.api.post("/CustomFieldConfigurations", project)
  const lines = [
    await billing.taxedLine(100, "25", { productName: "Setup" }),
    await billing.taxedLine(50, "12", { productName: "Hosting", discountPercent: 10 }),
  ]
  const delivered = { deliveryDate: "2026-11-20", deliveryAddress: { street: "Kajen 1", city: "Malmö" } }
  const invoice = await billing.posted(account, lines, { customFields: { project: "North" }, ...delivered })
  await billing.credit(invoice.id, { lines: [{ invoiceLineId: invoice.invoiceLines[0]!.id, amount: 30 }] })
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/invoices/${invoice.id}`)
  await page.getByText(/due in \d+ days/).waitFor()
  await page.getByRole("row", { name: "Tax 12 % 5.40" }).waitFor()
  await page.getByRole("row", { name: /^2 Hosting .*10 % 45\.00 12 % 50\.40$/ }).waitFor()
  await page.getByText("SE4550000000058398257466").waitFor()
  await page.getByRole("region", { name: "Custom fields" }).getByText("North").waitFor()
  await page.getByText("Kajen 1, Malmö").waitFor()
  await page
    .getByRole("term")
    .filter({ hasText: /^Delivered$/ })
    .waitFor()
  // Lines and properties are side by side where the window is wide enough.
  const [lines1, facts] = [page.getByRole("group", { name: "Lines" }), page.getByRole("region", { name: "Facts" })]
  const isBeside = async () => (await facts.boundingBox())!.x > (await lines1.boundingBox())!.x + 100
  await expect.poll(() => isBeside()).toBe(false)
  await page.setViewportSize({ width: 2200, height: 900 })
  await expect.poll(isBeside).toBe(true)
  await lookAlso(page, "invoice-wide")
  await page.setViewportSize({ width: 1440, height: 900 })
  await lookAlso(page, "invoice-two-rates")
  await chooseFromMore(page, "Credit…")
  await page.getByText("Only a part of it").click()
  await page.getByText("net, 70.00 SEK left").waitFor()
  await page.getByText("net, 45.00 SEK left").waitFor()
  await page.keyboard.press("Escape")
  await chooseFromMore(page, "Correct…")
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Why").fill("Travel was left out")
  await dialog.getByLabel("Setup").fill("much")
  await dialog.getByRole("alert").waitFor()
  await dialog.getByLabel("Setup").fill("20,00")
  await dialog.getByText("25.00 SEK").waitFor()
  await lookAlso(page, "invoice-correct")
  await dialog.getByRole("button", { name: "Create the correction" }).click()
  await dialog.waitFor({ state: "detached" })
  await page.getByRole("group", { name: "Related invoices" }).getByText("25.00 SEK").waitFor()
  await page.getByRole("button", { name: "Record payment…" }).click()
  await dialog.getByLabel("Amount in SEK").fill("0")
  await dialog.getByRole("button", { name: "Post payment" }).click()
  await dialog.locator("[aria-invalid=true]").waitFor()
  await dialog.getByLabel("Amount in SEK").fill("175.40")
  await lookAlso(page, "invoice-pay")
  await dialog.getByRole("button", { name: "Post payment" }).click()
  await page.getByRole("link", { name: "Settled 175.40 SEK" }).waitFor()
  await expect.poll(() => billing.get(invoice.id)).toMatchObject({ status: "Settled" })
  await page.getByRole("button", { name: "Copy invoice number" }).click()
  await page.getByText("copied").waitFor()
  await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe(invoice.invoiceNumber)
  await page.getByRole("link", { name: /^J-\d+$/ }).click()
  await page.getByRole("heading", { name: /^Journal J-\d+$/ }).waitFor()
  await page.goBack()
  const activity = page.getByRole("region", { name: "Activity" })
  const told = ["PaymentsPosted", "Settled 175.40 SEK", "InvoicePosted", "Booked"]
  for (const each of told) await activity.getByRole("listitem").filter({ hasText: each }).first().waitFor()
  await activity.getByRole("link", { name: "All events" }).click()
  await page.getByRole("row", { name: /InvoicePosted/ }).waitFor()
})

test("reads what an account lacks as a buyer, and fills it in, by keyboard alone", async () => {
  const { api, tenantId, legalEntities } = await console.service.createTenant([polishEntity.name], polishEntity)
  const { id } = await makeBilling(api).account({
    name: "Bez kodu",
    currency: "PLN",
    defaultInvoiceAddress: { street: buyer.street, city: buyer.city, country: buyer.country },
  })
  const page = await console.signIn(tenantId)
  await page.goto(`/console/${legalEntities[0]!.id}/accounts/${id}`)
  await page.getByText("Postcode: Buyer's address is not complete").waitFor()
  await lookAlso(page, "account-readiness")
  await press(page.getByRole("link", { name: "Postcode" }))
  await page.getByLabel("Postcode").first().and(page.locator(":focus")).waitFor()
  await page.keyboard.type("30-002")
  await page.keyboard.press("Enter")
  await page.getByText("Ready").waitFor()
  expect((await api.get(`/Accounts/${id}`)).body).toMatchObject({ defaultInvoiceAddress: { zip: "30-002" } })
})
