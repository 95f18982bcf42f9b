import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"
import { chooseFromMore } from "../support/console/more-menu.ts"
import { goTo } from "../support/console/walk.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { bankFile } from "../support/payments/bank-file.ts"

let console: LentConsole
beforeAll(async () => {
  console = await lendConsole()
})
afterEach(() => console.endTest())

test("matches a payment of a bank file with invoices, writes off the rest with a reason, and posts it", async () => {
  const { api, tenantId, legalEntities } = await console.service.createTenant()
  const payments = `/console/${legalEntities[0]!.id}/payments`
  const own = makeBilling(api)
  const { id } = await own.account()
  const first = await own.posted(id, [own.line(100)])
  const second = await own.posted(id, [own.line(50)])
  const page = await console.signIn(tenantId)
  await page.goto(payments)
  await page.getByRole("button", { name: "Import bank file…" }).first().click()
  const file = bankFile([
    { amount: 189, payer: "Customer AB", structured: String(first["ocrNumber"]), bankReference: "B1" },
  ])
  await page.getByLabel("Statement").setInputFiles({ name: "a.xml", mimeType: "text/xml", buffer: Buffer.from(file) })
  await page.getByRole("button", { name: "Import", exact: true }).click()
  await page.getByText("1 payment made").waitFor()
  await page.getByRole("button", { name: "Done" }).click()
  await page.getByRole("row", { name: /Unmatched/ }).click()
  await page.getByRole("heading", { name: "Pick invoices" }).waitFor()
  await page.getByRole("link", { name: first.invoiceNumber!, exact: true }).waitFor()
  await page.getByText("64.00 SEK").waitFor()
  const pick = page.getByLabel(`Amount for ${second.invoiceNumber}`)
  await pick.locator("xpath=../..").getByRole("button", { name: "Settle" }).click()
  await page.getByRole("link", { name: second.invoiceNumber!, exact: true }).waitFor()
  await page.getByText("1.50 SEK", { exact: true }).waitFor()
  await lookAt(page, "payment")
  await page.getByRole("button", { name: "Copy reference" }).click()
  await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe(String(first["ocrNumber"]))
  await chooseFromMore(page, "Write off the rest…")
  await page.getByLabel("Why").fill("Rounding of the bank")
  await page.getByRole("button", { name: "Write off", exact: true }).click()
  await page.getByText("Rounding of the bank", { exact: false }).waitFor()
  await page.getByRole("button", { name: "Post…" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Post" }).click()
  await page.getByText("The payment is posted").waitFor()
  for (const invoice of [first, second])
    await expect.poll(() => own.get(invoice.id)).toMatchObject({ status: "Settled" })

  // A settled payment does not wait; an advance does, posted or not.
  await goTo(page, payments)
  await page.getByText("No payment waits to be matched or posted.").waitFor()
  const advance = { amount: 70, paymentMethod: "Bank transfer", paymentDate: "2026-01-10", payerName: "Early AB" }
  const { body } = await api.post("/Payments", advance)
  expect((await api.post(`/Payments/${(body as { readonly id: string }).id}/Post`)).status).toBe(200)
  await page.getByRole("row", { name: /^Unmatched .* Early AB/ }).waitFor()
  await page.getByLabel("State").selectOption("Not posted")
  await page.getByText("No payments match these filters.").waitFor()
})

test("posts the payments of a bank file together whose invoices were found", async () => {
  const { api, tenantId, legalEntities } = await console.service.createTenant()
  const own = makeBilling(api)
  const { id } = await own.account()
  const due = [await own.posted(id, [own.line(10)]), await own.posted(id, [own.line(20)])]
  const entries = due.map(({ totalAmount, ocrNumber }, n) => ({
    amount: String(totalAmount),
    structured: String(ocrNumber),
    bankReference: `C${n}`,
  }))
  const page = await console.signIn(tenantId)
  await page.goto(`/console/${legalEntities[0]!.id}/payments`)
  await page.getByRole("button", { name: "Import bank file…" }).first().click()
  const buffer = Buffer.from(bankFile(entries, { statement: "S-2" }))
  await page.getByLabel("Statement").setInputFiles({ name: "b.xml", mimeType: "text/xml", buffer })
  await page.getByRole("button", { name: "Import", exact: true }).click()
  await page.getByRole("button", { name: "Show matched payments" }).click()
  await page.getByText("2 in all").waitFor()
  await page.getByRole("checkbox", { name: "Choose all that are loaded" }).click()
  await page.getByRole("button", { name: "Post selected…" }).click()
  await page
    .getByRole("table", { name: "Payments to post" })
    .getByRole("row", { name: /25\.00 SEK/ })
    .waitFor()
  await lookAlso(page, "payments-post")
  await page.getByRole("button", { name: "Post 2" }).click()
  await page.getByText("2 of 2 posted").waitFor()
  await page.getByRole("button", { name: "Done" }).click()
  await page.getByText("No payments match these filters.").waitFor()
  for (const each of due) await expect.poll(() => own.get(each.id)).toMatchObject({ status: "Settled" })
})
