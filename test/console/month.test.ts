import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { keepForDocs } from "../support/console/docs-pictures.ts"
import { lookAlso } from "../support/console/look-at.ts"
import { chooseFromMore } from "../support/console/more-menu.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { bankFile } from "../support/payments/bank-file.ts"

let console: LentConsole
beforeAll(async () => {
  console = await lendConsole()
})
afterEach(() => console.endTest())

interface Posted {
  readonly invoiceDate: string
  readonly ocrNumber: string
  readonly totalAmount: number
}

test("goes from the drafts of a month to its close, with a bank file of 40 payments", async () => {
  const { api, tenantId, legalEntities } = await console.service.createTenant(["Month AB"])
  const billing = makeBilling(api)
  const { id: account } = await billing.account({ name: "Customer AB" })
  for (let count = 1; count <= 40; count += 1) await billing.create(account, [billing.line(count)])
  const page = await console.signIn(tenantId)
  await page.goto(`/console/${legalEntities[0]!.id}/periods`)
  const checklist = page.getByRole("region", { name: /^Close / })
  const done = (words: string) =>
    checklist
      .getByRole("listitem")
      .filter({ hasText: `${words}, Done` })
      .waitFor()
  await checklist.getByText("40 drafts · 1,025.00 SEK").waitFor()
  await keepForDocs(page, "closing")
  await checklist.getByRole("link", { name: "Post drafts" }).click()
  await page.getByRole("button", { name: "Post all 40…" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Post 40" }).click()
  await page.getByText("40 of 40 invoices, 40 posted, 0 failed").waitFor()
  await lookAlso(page, "month-posted")

  // The bank reports 39 payments with the number of their invoice, and one without, of 1.50 SEK too much.
  const { body } = await api.get("/Invoices?PageSize=100&OrderBy=totalAmount")
  const invoices = (body as { readonly data: readonly Posted[] }).data
  const entries = invoices.map(({ totalAmount, ocrNumber, invoiceDate: date }, index) => ({
    amount: index === 39 ? totalAmount + 1.5 : totalAmount,
    date,
    payer: "Customer AB",
    bankReference: `M${index}`,
    ...(index === 39 ? { text: "thank you" } : { structured: ocrNumber }),
  }))
  await page.getByRole("link", { name: "Payments", exact: true }).click()
  await page.getByRole("button", { name: "Import bank file…" }).first().click()
  const buffer = Buffer.from(bankFile(entries, { statement: "S-40" }))
  await page.getByLabel("Statement").setInputFiles({ name: "month.xml", mimeType: "text/xml", buffer })
  await page.getByRole("button", { name: "Import", exact: true }).click()
  await page.getByText("40 payments made").waitFor()
  await lookAlso(page, "month-imported")
  await page.getByRole("button", { name: "Show matched payments" }).click()
  await page.getByText("39 in all").waitFor()
  await page.getByRole("checkbox", { name: "Choose all that are loaded" }).click()
  await page.getByRole("button", { name: "Post selected…" }).click()
  await page.getByRole("button", { name: "Post 39" }).click()
  await page.getByText("39 of 39 posted").waitFor()
  await page.getByRole("button", { name: "Done" }).click()

  await page.getByRole("link", { name: "Periods", exact: true }).click()
  await checklist.getByText("1 to match or post").waitFor()
  await checklist.getByRole("link", { name: "Match payments" }).click()
  await page.getByText("1 in all").waitFor()
  await page.getByRole("row", { name: /Customer AB/ }).click()
  const last = page.getByText("50.00 SEK open of 50.00 SEK").locator("xpath=..")
  await last.getByRole("button", { name: "Settle" }).click()
  await page.getByText("1.50 SEK", { exact: true }).waitFor()
  await chooseFromMore(page, "Write off the rest…")
  await page.getByLabel("Why").fill("Paid a little too much")
  await page.getByRole("button", { name: "Write off", exact: true }).click()
  await page.getByRole("button", { name: "Post…" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Post" }).click()
  await page.getByText("The payment is posted").waitFor()
  await lookAlso(page, "month-payment")

  await page.getByRole("link", { name: "Periods", exact: true }).click()
  for (const each of ["Invoices posted", "Payments matched", "Revenue recognised"]) await done(each)
  await checklist.getByRole("button", { name: "Verify books" }).click()
  await done("Books verified")
  await lookAlso(page, "month-to-close")
  await checklist.getByRole("button", { name: /^Close / }).click()
  await page.getByRole("button", { name: "Close the period" }).click()
  await page.getByRole("button", { name: "Open again…" }).waitFor()
  const settled = await billing.page("/Invoices?Filter=status eq 'Settled'")
  expect(settled.totalCount).toBe(40)
})
