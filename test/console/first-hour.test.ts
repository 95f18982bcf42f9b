import { afterEach, beforeAll, expect, test } from "vitest"
import { chooseFromMore } from "../support/console/more-menu.ts"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { keepForDocs } from "../support/console/docs-pictures.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"

let console: LentConsole
beforeAll(async () => {
  console = await lendConsole()
})
afterEach(() => console.endTest())

/** Counts the clicks of the pointer in this document, without those that a key or a script makes. */
const countClicks = `globalThis.clicks = 0
document.addEventListener("click", ({ isTrusted, detail }) => (clicks += isTrusted && detail > 0 ? 1 : 0), true)`

test("leads a new tenant from its first page to its first posted invoice in at most 40 clicks", async () => {
  const { api, tenantId, legalEntities } = await console.service.createTenant(["Start AB"])
  const page = await console.signIn(tenantId)
  await page.goto(`/console/${legalEntities[0]!.id}`)
  const list = page.getByRole("region", { name: "To set up" })
  const begin = (step: string) => list.getByRole("link", { name: step }).click()
  const isDone = (step: string) => list.getByRole("listitem").filter({ hasText: step }).getByText("done").waitFor()
  const backToOverview = () => page.getByRole("link", { name: "Overview", exact: true }).click()
  await list.waitFor()
  await keepForDocs(page, "set-up")
  await page.evaluate(countClicks)

  await begin("Complete the company")
  await page.getByLabel("Organisation number").fill("556000-4615")
  await page.getByLabel("Bank account").fill("5050-1055")
  await page.getByLabel("Street").fill("Kajen 1")
  await page.getByLabel("City").fill("Malmö")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  // The name of the company stands on the form too, so only this button tells that it is saved.
  await page.getByRole("button", { name: "Edit", exact: true }).waitFor()
  await page.goBack()
  await page.goBack()
  await isDone("Complete the company")

  await begin("Add a product")
  await page.getByLabel("Name").first().fill("Platform")
  await page.getByLabel("Plan name").fill("Pro")
  const fee = page.getByRole("group", { name: "Charge 1" })
  await fee.getByLabel("Name").fill("Fee")
  await fee.getByLabel("Price SEK of Fee").fill("300")
  await page.getByRole("button", { name: "Create product" }).click()
  await page.getByRole("button", { name: "Edit product" }).waitFor()
  await backToOverview()

  await begin("Add an account")
  await page.getByLabel("Name", { exact: true }).fill("First AB")
  await page.getByRole("button", { name: "Create account" }).click()
  await page.getByRole("button", { name: "New invoice" }).first().waitFor()
  await lookAlso(page, "first-account")
  await backToOverview()

  await begin("Sell a subscription")
  await page.getByRole("textbox", { name: "Account", exact: true }).fill("Fir")
  await page.getByRole("button", { name: /^First AB/ }).click()
  await page.getByLabel("Add a product").fill("Plat")
  await page.getByRole("button", { name: /^Platform, Pro/ }).click()
  const preview = page.getByRole("complementary", { name: "Preview of the subscription" })
  await preview.getByText("300.00 SEK").first().waitFor()
  await page.getByRole("button", { name: "Activate subscription" }).click()
  await page.getByRole("heading", { name: "O-1001" }).waitFor()
  await backToOverview()
  await isDone("Sell a subscription")
  await lookAlso(page, "first-hour-almost-done")

  await begin("Post the first invoice")
  await page.getByRole("row", { name: /First AB/ }).click()
  await chooseFromMore(page, "Invoice now…")
  const dialog = page.getByRole("alertdialog")
  await dialog.getByRole("group", { name: "Lines" }).waitFor()
  await dialog.getByRole("button", { name: "Make draft invoice" }).click()
  await page.getByRole("button", { name: "Post…" }).click()
  await dialog.getByRole("button", { name: "Post", exact: true }).click()
  await page.getByRole("button", { name: "Record payment…" }).waitFor()
  await lookAt(page, "first-invoice")
  await keepForDocs(page, "invoice")
  expect(await page.evaluate("clicks")).toBeLessThanOrEqual(40)
  const { data } = (await api.get("/Invoices")).body as { readonly data: readonly object[] }
  expect(data).toMatchObject([{ status: "Posted", subtotal: 300 }])
  await backToOverview()
  await list.waitFor({ state: "detached" })
})
