import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { lookAlso, lookAt, openConsole, type OpenedConsole } from "../support/console/console.ts"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: OpenedConsole
let tenant: TestTenant
let billing: Billing
let entity: string
let account: string
beforeAll(async () => {
  console = await openConsole({ SVC_INVOICE_BATCH_CHUNK: "1" })
})
beforeEach(async () => {
  tenant = await console.service.createTenant(["Tour AB"])
  entity = `/console/${tenant.legalEntities[0]!.id}`
  billing = makeBilling(tenant.api)
  account = (await billing.account({ name: "Nabywca S.A." })).id
})
afterEach(() => console.endTest())
afterAll(() => console.close())

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
  expect(await button.count()).toBe(0)
  await page.getByLabel("Status").selectOption("Draft")
  await page.getByLabel("Account's number").fill("A-1001")
  await page.getByLabel("Account's number").press("Enter")
  await page.getByText("103 in all").waitFor()
  await page.getByRole("button", { name: "Post all 103…" }).click()
  const dialog = page.getByRole("alertdialog", { name: "Post 103 drafts?" })
  await dialog.getByText("status Draft, account's number A-1001").waitFor()
  await dialog.getByText("12,875.00 SEK").waitFor()
  await dialog.getByText("The first of them cannot be posted").or(dialog.getByText("take their numbers from")).waitFor()
  await lookAt(page, "post-matching")
  await dialog.getByRole("button", { name: "Post 103" }).click()
  await page.waitForURL(/\/batches\/[0-9a-f-]{36}$/)
  await page.getByText(/of 103 invoices/).waitFor()
  await page.reload()
  await page.getByText("103 of 103 invoices, 102 posted, 1 failed").waitFor({ timeout: 60_000 })
  await page.getByRole("heading", { name: "What failed" }).waitFor()
  await page.getByText(/exemption reason/).waitFor()
  await page.getByText("account/accountNumber eq 'A-1001'").waitFor()
  await lookAlso(page, "posted-matching")
  expect(await drafts()).toBe(2)
})

test("stops a posting that is under way, and takes what is left another time", async () => {
  const { sql } = console.service
  await make(40)
  await sql(`create function svc.slowly() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.2); return new; end $$;
    create trigger slowly before update on svc.invoices for each row when (new.status = 'Posted')
      execute function svc.slowly()`)
  try {
    const page = await console.signIn(tenant.tenantId)
    await page.goto(`${entity}/invoices?status=Draft`)
    await page.getByRole("button", { name: "Post all 40…" }).click()
    await page.getByRole("button", { name: "Post 40", exact: true }).click()
    await page.getByRole("progressbar").waitFor()
    await page.getByRole("button", { name: "Stop", exact: true }).click()
    await page.getByText(/is stopped: what is posted stays posted/).waitFor()
    const again = page.getByRole("button", { name: /^Post \d+…$/ })
    await again.waitFor()
    expect(await page.getByRole("button", { name: "Cancel drafts…" }).count()).toBe(0)
    const left = await drafts()
    expect(left).toBeGreaterThan(0)
    await sql("drop trigger slowly on svc.invoices")
    await again.click()
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /^Post \d+$/ })
      .click()
    await page.getByText(`${left} of ${left} invoices, ${left} posted, 0 failed`).waitFor({ timeout: 30_000 })
    expect(await drafts()).toBe(0)
  } finally {
    await sql("drop function svc.slowly cascade")
  }
})

test("says why it cannot post what matches: without the right to, and where nothing matches", async () => {
  const reader = await console.signIn(tenant.tenantId, { permissions: ["invoices:read"] })
  await reader.goto(`${entity}/invoices?status=Draft`)
  const why = (page: typeof reader) => page.getByRole("button", { name: "Post all 0…" }).getAttribute("title")
  expect(await why(reader)).toBe("needs invoices:write")
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/invoices?status=Draft`)
  expect(await why(page)).toBe("no draft matches")
})

test("changes the lines of a draft that somebody else changes too, and posts one like it after seeing its number", async () => {
  // What the editor has no column for stays.
  const period = { servicePeriodStartDate: "2026-11-01", servicePeriodEndDate: "2026-11-30" }
  const kept = { description: "By the month", discountAmount: 6.66, ...period }
  const hosting = billing.line("68.33", { productName: "Hosting", quantity: 2, ...kept })
  const { id } = await billing.create(account, [hosting])
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/invoices/${id}`)
  await page.getByRole("button", { name: "Edit", exact: true }).click()
  await page.getByLabel("Your order").fill("PO-4711")
  await page.getByLabel("Product of line 1").press("Enter")
  await page.getByLabel("Product of line 2").fill("Setup")
  await page.getByLabel("Price of line 2").fill("-1")
  await page.locator("[aria-invalid=true]").waitFor()
  await page.getByLabel("Price of line 2").fill("70")
  await page.getByText("250.00 SEK").waitFor()
  await lookAt(page, "invoice-edit")
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
    invoiceLines: [
      { productName: "Hosting", chargeDescription, ...others },
      { productName: "Setup", price: 70 },
    ],
  })
  expect(saved).not.toHaveProperty("notes")

  await page.getByRole("button", { name: "New like this" }).click()
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
  await lookAt(page, "invoice-new-post")
  expect((await billing.page("/Invoices")).totalCount).toBe(1)
  await question.getByRole("button", { name: "Post" }).click()
  await page.getByText(/^Posted · due in/).waitFor()
  expect((await billing.page("/Invoices")).totalCount).toBe(2)
})
