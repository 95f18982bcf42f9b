import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { keepForDocs } from "../support/console/docs-pictures.ts"
import { lookAt } from "../support/console/look-at.ts"
import { goTo } from "../support/console/walk.ts"
import { chooseFromMore, moreOf } from "../support/console/more-menu.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
let entity: string
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant(["Tour AB"])
  entity = `/console/${tenant.legalEntities[0]!.id}`
})
afterEach(() => console.endTest())

test("sells a product with tiers in two currencies, changes it in the middle of a month, gives a discount, cancels and reverts", async () => {
  const { api } = tenant
  await api.post("/Accounts", { name: "Customer AB", currency: "SEK" })
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/products/new`)
  await page.getByLabel("Name").first().fill("Platform")
  await page.getByLabel("Plan name").fill("Pro")
  const fee = page.getByRole("group", { name: "Charge 1" })
  await fee.getByLabel("Name").fill("Fee")
  await fee.getByLabel("Price SEK of Fee").fill("300")
  await fee.getByLabel("Currency to add").fill("eur")
  await page.keyboard.press("Enter")
  await fee.getByLabel("Price EUR of Fee").fill("30")
  await page.getByRole("button", { name: "Add charge" }).click()
  const seat = page.getByRole("group", { name: "Charge 2" })
  await seat.getByLabel("Name").fill("Seat")
  await seat.getByLabel("Price model").selectOption("Volume")
  await seat.getByLabel("Currency to add").fill("EUR")
  await page.keyboard.press("Enter")
  await page.evaluate("navigator.clipboard.writeText('10\\t100\\t10\\n\\t80\\t9')")
  await seat.getByLabel("Up to of tier 1").focus()
  await page.keyboard.press("Control+v")
  await seat.getByLabel("Price EUR of tier 2").waitFor()
  await lookAt(page, "product-new")
  await page.getByRole("button", { name: "Create product" }).click()
  await page.getByRole("button", { name: "Edit product" }).click()
  await seat.getByLabel("Price EUR of tier 2").fill("8")
  await lookAt(page, "product-edit")
  await page.getByRole("button", { name: "Save product" }).click()
  const prices = page.getByRole("table", { name: "Prices of Seat" })
  await prices.getByRole("row", { name: "EUR above 10 8.00 EUR each" }).waitFor()

  await goTo(page, `${entity}/subscriptions`)
  await page.getByRole("button", { name: "New subscription" }).first().click()
  await page.getByRole("textbox", { name: "Account", exact: true }).fill("Cust")
  await page.getByRole("button", { name: /^Customer AB/ }).click()
  await page.getByLabel("Start", { exact: true }).fill("2026-01-01")
  await page.getByLabel("Add a product").fill("Plat")
  await page.getByRole("button", { name: /^Platform, Pro/ }).click()
  await page.getByLabel("Quantity of Seat").fill("12")
  const preview = page.getByRole("complementary", { name: "Preview of the subscription" })
  await preview.getByText("1,260.00 SEK").first().waitFor()
  await lookAt(page, "subscription-new")
  await keepForDocs(page, "selling")
  await page.getByRole("button", { name: "Activate subscription" }).click()
  await page.getByRole("heading", { name: "O-1001" }).waitFor()

  await chooseFromMore(page, "Invoice now…")
  const dialog = page.getByRole("alertdialog")
  await dialog.getByRole("group", { name: "Lines" }).waitFor()
  await lookAt(page, "subscription-invoice-now")
  await dialog.getByRole("button", { name: "Make draft invoice" }).click()
  await page.getByRole("button", { name: "Post…" }).click()
  await dialog.getByRole("button", { name: "Post", exact: true }).click()
  await page.getByRole("button", { name: "Record payment…" }).waitFor()

  await page.goto(`${entity}/subscriptions`)
  await page.getByRole("row", { name: /Customer AB/ }).focus()
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: "Change subscription" }).click()
  await page.getByLabel("Quantity of Seat").fill("6")
  const change = page.getByRole("complementary", { name: "Preview of the change" })
  await change
    .getByText(/Credit note/)
    .first()
    .waitFor()
  await change.getByRole("row", { name: /MRR 1,260.00 SEK 900.00 SEK/ }).waitFor()
  await lookAt(page, "subscription-change")
  await page.getByRole("button", { name: "Change subscription" }).click()
  await page.getByText("O-1001 is changed").waitFor()

  const more = async (item: string) => {
    await moreOf(page).focus()
    await page.keyboard.press("Enter")
    await page.getByRole("menuitem", { name: item }).press("Enter")
  }
  await more("Edit discounts…")
  const discounts = page.getByRole("dialog", { name: "Discounts of O-1001" })
  await discounts.getByRole("button", { name: "Add discount" }).click()
  await discounts.getByLabel("Discount % of discount 1").fill("50")
  await discounts.getByRole("row", { name: /MRR 900.00 SEK 450.00 SEK/ }).waitFor()
  await lookAt(page, "subscription-discounts")
  await discounts.getByRole("button", { name: "Save discounts" }).click()
  await page.getByText("The discounts of O-1001 are saved").waitFor()

  await more("Edit references…")
  const references = page.getByRole("dialog", { name: "References of O-1001" })
  await references.getByLabel("Your reference").fill("Anna")
  // While the dialog is open, another user changes this reference and another one.
  const { body: listed } = await tenant.api.get("/Subscriptions?Filter=orderNumber eq 'O-1001'")
  const { id: ordered } = (listed as { readonly data: readonly [{ readonly id: string }] }).data[0]
  await tenant.api.patch(`/Subscriptions/${ordered}`, { yourReference: "Bo", yourOrderNumber: "PO-7" })
  await references.getByRole("button", { name: "Save references" }).click()
  await references.getByRole("row", { name: "Your reference Bo Anna" }).waitFor()
  await references.getByRole("button", { name: "Keep mine" }).click()
  await page.getByText("O-1001 is saved").waitFor()

  await more("Cancel subscription…")
  await dialog
    .getByText(/Status/)
    .first()
    .waitFor()
  await dialog.getByRole("button", { name: "Cancel subscription" }).click()
  await page.getByText("O-1001 is cancelled").waitFor()
  await more("Revert version 4…")
  await dialog.getByRole("button", { name: "Revert version 4" }).click()
  await page.getByText("is version 3 again").waitFor()
  await page.getByRole("button", { name: "Change subscription" }).waitFor()
  const { data } = (await api.get("/Subscriptions")).body as { readonly data: readonly object[] }
  expect(data).toMatchObject([{ status: "Active", version: 3, yourReference: "Anna", cmrr: { amount: 450 } }])
})
