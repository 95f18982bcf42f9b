import { readFile } from "node:fs/promises"
import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { chooseFrom, press } from "../support/console/keyboard.ts"
import { lookAlso } from "../support/console/look-at.ts"
import { chooseFromMore, moreOf } from "../support/console/more-menu.ts"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import { makePayments } from "../support/payments/payments.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
let billing: Billing
let payments: ReturnType<typeof makePayments>
let entity: string
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant(["Tour AB"])
  billing = makeBilling(tenant.api)
  payments = makePayments(tenant.api, billing)
  entity = `/console/${tenant.legalEntities[0]!.id}`
})
afterEach(() => console.endTest())

test("writes an invoice off that nobody will pay, with the day and the reason, and takes that back, by keyboard alone", async () => {
  const account = await billing.account({ name: "Kund AB" })
  const invoice = await billing.posted(account.id, [billing.line(100)], { invoiceDate: "2026-01-02" })
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/invoices/${invoice.id}`)
  await chooseFrom(moreOf(page), page.getByRole("menuitem", { name: "Write off…" }))
  const dialog = page.getByRole("dialog", { name: `Write ${invoice.invoiceNumber} off` })
  await dialog.getByText("125.00 SEK is open, from Kund AB.").waitFor()
  // The date is before the invoice's. The refusal is shown at the field, and the typed values stay.
  await dialog.getByLabel("Why").fill("bankrupt")
  await dialog.getByLabel("Date").fill("2026-01-01")
  await press(dialog.getByRole("button", { name: "Write off" }))
  await expect.poll(() => dialog.getByLabel("Date").getAttribute("aria-invalid")).toBe("true")
  await lookAlso(page, "invoice-write-off")
  await dialog.getByLabel("Date").fill("2026-01-31")
  await press(dialog.getByRole("button", { name: "Write off" }))
  await page.getByText("125.00 SEK is written off").waitFor()
  const written = page.getByRole("region", { name: "Written off" })
  await written.getByText("bankrupt, 6351").waitFor()
  await expect.poll(() => billing.get(invoice.id)).toMatchObject({ status: "Settled", settledNotes: "written off" })
  await page.getByRole("button", { name: "Record payment…" }).waitFor({ state: "detached" })

  await press(written.getByRole("button", { name: "Take back…" }))
  const asked = page.getByRole("alertdialog", { name: "Take the write-off of 125.00 SEK back?" })
  await asked.waitFor()
  await expect.poll(() => billing.get(invoice.id)).toMatchObject({ status: "Settled" })
  await press(asked.getByRole("button", { name: "Take back" }))
  await page.getByText(`${invoice.invoiceNumber} is open again`).waitFor()
  await written.getByText(/taken back on/).waitFor()
  await lookAlso(page, "invoice-write-off-taken-back")
  await expect.poll(() => billing.get(invoice.id)).toMatchObject({ status: "Posted", balancedAmount: 125 })
})

test("writes off a part of an invoice with its tax, and a credit note that nobody claims", async () => {
  const account = await billing.account({ name: "Half AB" })
  const invoice = await billing.posted(account.id, [billing.line(100)], { invoiceDate: "2026-01-02" })
  const page = await console.signIn(tenant.tenantId)
  const writeOff = async (id: string, fill: Readonly<Record<string, string>>, tax: boolean) => {
    await page.goto(`${entity}/invoices/${id}`)
    await chooseFrom(moreOf(page), page.getByRole("menuitem", { name: "Write off…" }))
    const dialog = page.getByRole("dialog")
    for (const [label, text] of Object.entries(fill)) await dialog.getByLabel(label).fill(text)
    if (tax) await dialog.getByLabel("Correct the tax as well").check()
    await press(dialog.getByRole("button", { name: "Write off" }))
    await dialog.waitFor({ state: "detached" })
  }
  await writeOff(invoice.id, { Why: "agreed", Date: "2026-01-31", Amount: "25" }, true)
  await page.getByRole("region", { name: "Written off" }).getByText("agreed, 6351").waitFor()
  await page.getByText("5.00 SEK of it tax").waitFor()
  expect(await billing.get(invoice.id)).toMatchObject({ status: "Posted", balancedAmount: 100 })

  const other = await billing.posted(account.id, [billing.line(100)], { invoiceDate: "2026-01-02" })
  await payments.paid(other, 125)
  const note = await billing.credit(other.id, {
    lines: [{ invoiceLineId: other.invoiceLines[0]!.id, amount: 40 }],
    invoiceAction: "CreateDraftAndPostInvoice",
    creditInvoiceDate: "2026-01-15",
  })
  await writeOff(note.id, { Why: "nobody claims it", Date: "2026-01-31" }, false)
  await page.getByRole("region", { name: "Written off" }).getByText("nobody claims it, 6351").waitFor()
  expect(await billing.get(note.id)).toMatchObject({ status: "Settled", settledNotes: "written off" })
})

test("pays back what a customer paid too much, and sees at either payment what became of it", async () => {
  const account = await billing.account({ name: "Twice AB" })
  const invoice = await billing.posted(account.id, [billing.line(100)], { invoiceDate: "2026-01-02" })
  const paid = await payments.paid(invoice, 155)
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/payments/${paid}`)
  await chooseFromMore(page, "Pay back…")
  const dialog = page.getByRole("dialog", { name: "Pay the rest back" })
  await dialog.getByText("30.00 SEK is left of the payment.").waitFor()
  await dialog.getByLabel("Amount").fill("20")
  await dialog.getByLabel("Method").selectOption("Bank transfer")
  await lookAlso(page, "payment-pay-back")
  await press(dialog.getByRole("button", { name: "Pay back" }))
  await page.getByText("20.00 SEK is paid back").waitFor()
  const back = page.getByRole("region", { name: "Pays back" })
  await back.getByText("20.00 SEK").waitFor()
  await lookAlso(page, "payment-refund")
  await press(back.getByRole("link", { name: "A payment" }))
  await page.getByRole("region", { name: "Paid back by" }).getByText("20.00 SEK").waitFor()
  expect((await tenant.api.get(`/Payments/${paid}`)).body).toMatchObject({ unallocatedAmount: { amount: 10 } })
})

test("says of a debit of a bank file which advance it paid back, and takes that back when it was another one", async () => {
  const { id: advance } = await payments.draft(40, { payerName: "Early AB" })
  expect((await payments.post(advance)).status).toBe(200)
  const { id } = await payments.draft(-30, { payerName: "Bank" })
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/payments/${id}`)
  const pick = page.getByLabel("Amount to pay back of Early AB")
  await pick.fill("30")
  await pick.locator("xpath=../..").getByRole("button", { name: "Pay back" }).click()
  const back = page.getByRole("region", { name: "Pays back" })
  await back.getByText("30.00 SEK").waitFor()
  const refund = async () => (await tenant.api.get(`/Payments/${id}`)).body
  expect(await refund()).toMatchObject({ isFullyAllocated: true, refundOf: [{ payment: advance }] })
  await press(back.getByRole("button", { name: "Remove…" }))
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Remove" }))
  await page.getByRole("heading", { name: "Pick advances" }).waitFor()
  expect(await refund()).toMatchObject({ isFullyAllocated: false, refundOf: [] })
})

test("saves the statement of an account for a period, and says at the field why there is none", async () => {
  const account = await billing.account({ name: "Statement AB" })
  await billing.posted(account.id, [billing.line(100)], { invoiceDate: "2026-01-02", yourReference: "=order" })
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/accounts/${account.id}`)
  await chooseFrom(moreOf(page), page.getByRole("menuitem", { name: "Statement…" }))
  const dialog = page.getByRole("dialog", { name: "Statement of Statement AB" })
  await dialog.getByLabel("From").fill("2026-02-01")
  await dialog.getByLabel("To").fill("2026-01-31")
  await press(dialog.getByRole("button", { name: "Save PDF" }))
  await expect.poll(() => dialog.getByLabel("To").getAttribute("aria-invalid")).toBe("true")
  await lookAlso(page, "account-statement")
  await dialog.getByLabel("From").fill("2026-01-01")
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    press(dialog.getByRole("button", { name: "Save CSV" })),
  ])
  expect(csv.suggestedFilename()).toBe(`statement-${String(account["accountNumber"])}-2026-01-31.csv`)
  expect(await readFile(await csv.path(), "utf8")).toContain(",'=order,125,,125,")
  await dialog.waitFor({ state: "detached" })
  await chooseFrom(moreOf(page), page.getByRole("menuitem", { name: "Statement…" }))
  const [pdf] = await Promise.all([
    page.waitForEvent("download"),
    press(dialog.getByRole("button", { name: "Save PDF" })),
  ])
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe("%PDF-")
})
