import { readFileSync } from "node:fs"
import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { press } from "../support/console/keyboard.ts"
import { moreOf } from "../support/console/more-menu.ts"
import { lookAlso } from "../support/console/look-at.ts"
import { goTo } from "../support/console/walk.ts"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
let billing: Billing
let entity: string
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant(["Tour AB"])
  billing = makeBilling(tenant.api)
  entity = `/console/${tenant.legalEntities[0]!.id}`
})
afterEach(() => console.endTest())

interface WriteOff {
  readonly amount: object
  readonly postingText: string
  readonly financialAccount: { readonly code: string }
}
interface Payment {
  readonly id: string
  readonly paymentSettlements: readonly { readonly amount: object; readonly writeOffs: readonly WriteOff[] }[]
  readonly paymentWriteOffs: readonly WriteOff[]
}

test("takes a settlement of a draft back at once and undoes that; of a posted payment is asked first, by keyboard alone", async () => {
  const account = await billing.account({ name: "Kund AB" })
  const { id, invoiceNumber = "" } = await billing.posted(account.id, [billing.line(100)])
  const paid = { amount: 128, paymentMethod: "Bank transfer", paymentDate: "2026-01-10", payerName: "Kund AB" }
  const made = (await tenant.api.post("/Payments", { ...paid, reference: invoiceNumber })).body as Payment
  const written = { operation: "Create", postingText: "small", financialAccount: "6351" }
  const invoiceNamed = { key: "Invoice_Posted-Id", value: id }
  const parts = {
    paymentSettlements: [{ operation: "Change", invoice: invoiceNamed, amount: 120, writeOffs: [written] }],
    paymentWriteOffs: [{ ...written, amount: 8 }],
  }
  expect((await tenant.api.patch(`/Payments/${made.id}`, parts)).status).toBe(200)
  const writtenOff = ({ amount, postingText, financialAccount: { code } }: WriteOff) => ({ amount, postingText, code })
  const taken = async () => {
    const payment = (await tenant.api.get(`/Payments/${made.id}`)).body as Payment
    const settlements = payment.paymentSettlements.map((each) => [each.amount, each.writeOffs.map(writtenOff)])
    return { settlements, writeOffs: payment.paymentWriteOffs.map(writtenOff) }
  }
  const before = await taken()
  expect(before).toMatchObject({ settlements: [[{ amount: 120 }, [{ amount: { amount: 5 } }]]], writeOffs: [{}] })
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/payments`)
  await page.getByRole("row", { name: /Kund AB/ }).waitFor()
  await lookAlso(page, "payments")
  await goTo(page, `${entity}/payments/${made.id}`)
  const invoice = page.getByRole("region", { name: "Settles" }).getByRole("link", { name: invoiceNumber })
  await invoice.waitFor()
  // A refusal stays visible in the part of the page where the request was made.
  const refused = {
    status: 400,
    json: { title: "Refused", status: 400, errors: { message: ["Somebody else is at it."] } },
  }
  await page.route("**/Payments/*", (route) =>
    route.request().method() === "PATCH" ? route.fulfill(refused) : route.fallback(),
  )
  const remove = page.getByRole("button", { name: "Remove", exact: true })
  await press(remove.first())
  await page.getByRole("region", { name: "Settles" }).getByRole("alert").getByText("Somebody else is at it.").waitFor()
  await lookAlso(page, "payment-refused")
  await page.unroute("**/Payments/*")
  await press(remove.first())
  await page.getByText(`${invoiceNumber} is open again`).waitFor()
  await page.getByRole("heading", { name: "Pick invoices" }).waitFor()
  await expect.poll(() => taken()).toEqual({ ...before, settlements: [] })
  const undo = page.getByRole("button", { name: "Undo" })
  await page.keyboard.press("F6")
  await press(undo)
  await invoice.waitFor()
  await expect.poll(() => taken()).toEqual(before)
  await press(remove.last())
  await page.getByText("The write-off is taken back").waitFor()
  await expect.poll(() => taken()).toEqual({ ...before, writeOffs: [] })
  await page.keyboard.press("F6")
  await press(undo)
  await page.getByText("Written off", { exact: true }).waitFor()
  await expect.poll(() => taken()).toEqual(before)

  expect((await tenant.api.post(`/Payments/${made.id}/Post`)).status).toBe(200)
  await press(page.getByRole("button", { name: "Remove…" }).first())
  await page.getByRole("alertdialog", { name: `Remove ${invoiceNumber}?` }).waitFor()
  await page.getByText("this is booked today, in a separate voucher").waitFor()
  await expect.poll(() => taken()).toEqual(before)
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Remove" }))
  await page.getByRole("heading", { name: "Pick invoices" }).waitFor()
  await expect.poll(() => taken()).toEqual({ ...before, settlements: [] })
  await expect.poll(() => billing.get(id)).toMatchObject({ status: "Posted" })
})

test("begins what the address says, and nothing when it is closed", async () => {
  const page = await console.signIn(tenant.tenantId)
  for (const [address, name] of [
    [`${entity}/payments?do=new`, "New payment"],
    [`${entity}/payments?do=import`, "Import a bank file"],
    [`${entity}/batches?do=new`, "New batch"],
    ["/console/settings/fields?do=new", "New custom field"],
    ["/console/settings/tokens?do=new", "New token"],
    ["/console/settings/users?do=new", "Invite somebody"],
  ] as const) {
    await page.goto(address)
    await page.getByRole("dialog", { name }).waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("dialog", { name }).waitFor({ state: "detached" })
    await expect.poll(() => new URL(page.url()).search).toBe("")
  }
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox").fill("new pay")
  await page.keyboard.press("Enter")
  await page.getByRole("dialog", { name: "New payment" }).getByLabel("Amount").fill("50")
  await page.getByRole("button", { name: "Save the payment" }).click()
  // After going back and forward, a completed action does not start again, and an unfinished one is abandoned.
  const posting = page.getByRole("alertdialog", { name: "Post 50.00 SEK?" })
  await page.getByRole("button", { name: "Post…" }).click()
  await posting.waitFor()
  const asked = page.url()
  expect(asked).toMatch(/[?&]do=post$/)
  await page.goBack()
  await posting.waitFor({ state: "detached" })
  await page.goto(asked)
  await posting.getByRole("button", { name: "Post" }).click()
  await page.getByText("The payment is posted").waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe("")
  await page.goto(asked)
  await moreOf(page).click()
  await page.getByRole("menuitem", { name: "Write off the rest…" }).waitFor()
  await expect.poll(() => posting.count()).toBe(0)

  const reader = await console.signIn(tenant.tenantId, { permissions: ["payments:read"] })
  await reader.goto(`${entity}/payments?do=new`)
  await reader.getByRole("button", { name: "New payment…" }).and(reader.locator("[aria-disabled=true]")).waitFor()
  await expect.poll(() => reader.getByRole("dialog").count()).toBe(0)
})

test("takes the vouchers of a month to another system, and reads which reports there are", async () => {
  const account = await billing.account({ name: "Kund AB" })
  const { invoiceNumber = "" } = await billing.posted(account.id, [billing.line(7)])
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/periods`)
  const sie = page.getByRole("button", { name: / as SIE$/ }).first()
  const [file] = await Promise.all([page.waitForEvent("download"), sie.click()])
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d+\.se$/)
  const text = readFileSync(await file.path(), "latin1")
  expect(text).toMatch(/^#FLAGGA 0/)
  expect(text).toContain(invoiceNumber)
  await goTo(page, `${entity}/reports`)
  await page.getByRole("link", { name: "Ageing of receivables" }).waitFor()
  await lookAlso(page, "reports")
})
