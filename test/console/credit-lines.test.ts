import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"
import { chooseFromMore } from "../support/console/more-menu.ts"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
let billing: Billing
let entity: string
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant(["Lines AB"])
  billing = makeBilling(tenant.api)
  entity = `/console/${tenant.legalEntities[0]!.id}`
})
afterEach(() => console.endTest())

/** The field of a line, by the number that its label begins with. */
const named = (line: number) => new RegExp(`^${line}\\. Plan`)

const ten = () => Array.from({ length: 10 }, (_, index) => billing.line((index + 1) * 100))

test("credits a part of one of ten lines of the same product, settles another invoice by the credit note, and takes that back", async () => {
  const { id: account } = await billing.account({ name: "Ten AB" })
  const invoice = await billing.posted(account, ten())
  const other = await billing.posted(account, [billing.line(500)])
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/invoices/${invoice.id}`)
  await chooseFromMore(page, "Credit…")
  const dialog = page.getByRole("alertdialog")
  await dialog.getByText("Only a part of it").click()
  // Each line has a name of its own, though all are of one product.
  for (let line = 1; line <= 10; line += 1) await dialog.getByLabel(named(line)).waitFor()
  await dialog.getByLabel(named(7)).fill("250")
  await dialog.getByText("−312.50 SEK").waitFor()
  await lookAt(page, "credit-one-of-ten")
  await dialog.getByRole("button", { name: "Create the credit note" }).click()
  await page.getByRole("group", { name: "Related invoices" }).getByRole("link").click()
  await page.getByText("−312.50 SEK").first().waitFor()
  await page.getByRole("button", { name: "Post…" }).click()
  await dialog.getByRole("button", { name: "Post", exact: true }).click()
  await page.getByRole("button", { name: "Record payment…" }).waitFor()

  await chooseFromMore(page, "Match with an invoice…")
  const match = page.getByRole("dialog", { name: /^Match .* with an invoice$/ })
  await match.getByLabel(`Amount for ${other.invoiceNumber}`).fill("300")
  await lookAt(page, "credit-match")
  const row = match.getByText("625.00 SEK open of 625.00 SEK").locator("xpath=..")
  await row.getByRole("button", { name: "Match" }).click()
  await match.waitFor({ state: "detached" })
  await expect.poll(() => billing.get(other.id)).toMatchObject({ balancedAmount: 325 })
  await page.getByText(`Matched with ${other.invoiceNumber}`).waitFor()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect.poll(() => billing.get(other.id)).toMatchObject({ balancedAmount: 625 })
})

test("corrects one of ten lines, and replaces an invoice after the tax number of its account has changed", async () => {
  const { id: account } = await billing.account({ name: "Moved AB" })
  const invoice = await billing.posted(account, ten())
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/invoices/${invoice.id}`)
  await chooseFromMore(page, "Correct…")
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Why").fill("Hours were left out")
  await dialog.getByLabel(named(4)).fill("80")
  await dialog.getByText("100.00 SEK").first().waitFor()
  await dialog.getByRole("button", { name: "Create the correction" }).click()
  await dialog.waitFor({ state: "detached" })
  await page.getByRole("group", { name: "Related invoices" }).getByText("100.00 SEK").waitFor()

  const wrong = await billing.posted(account, [billing.line(40)])
  await tenant.api.patch(`/Accounts/${account}`, { taxRegistrationNumber: "SE556000461501" })
  await page.goto(`${entity}/invoices/${wrong.id}`)
  await chooseFromMore(page, "Replace…")
  await dialog.getByLabel("Why").fill("The tax number was wrong")
  await lookAlso(page, "invoice-replace")
  await dialog.getByRole("button", { name: "Replace the invoice" }).click()
  await page.waitForURL((url) => !url.pathname.endsWith(wrong.id))
  await page.getByRole("button", { name: "Record payment…" }).waitFor()
  await page.getByText("50.00 SEK").first().waitFor()
  await lookAlso(page, "invoice-replaced")
  expect(await billing.get(wrong.id)).toMatchObject({ status: "Settled" })
  const made = await billing.get(new URL(page.url()).pathname.split("/").at(-1)!)
  expect(made).toMatchObject({ status: "Posted", subtotal: 40 })
})
