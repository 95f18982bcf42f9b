import { readFileSync } from "node:fs"
import { afterEach, beforeAll, expect, test } from "vitest"
import { sek } from "../support/catalogue/products.ts"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { keepForReadme, lookAlso, lookAt } from "../support/console/look-at.ts"
import { goTo } from "../support/console/walk.ts"
import { chooseFromMore, moreOf } from "../support/console/more-menu.ts"
import { prepareQuotes, type QuotesOver } from "../support/quotes/quotes.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
let entity: string
let quotes: QuotesOver
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant(["Tour AB"])
  entity = `/console/${tenant.legalEntities[0]!.id}`
  const { api } = tenant
  quotes = await prepareQuotes(api)
  const { id } = await quotes.subscribe()
  const fee = { charge: { key: "Charge-ChargeNumber", value: "C-1001" }, priceDetails: [{ tier: 0, price: 150 }] }
  const products = [{ product: quotes.plan.id, charges: [fee] }]
  const changed = await api.post(`/Subscriptions/${id}/change`, { effectiveChangeDate: "2024-03-01", products })
  await api.post(`/Subscriptions/renew/${(changed.body as { id: string }).id}`, { renewalTerm: 36 })
})
afterEach(() => console.endTest())

test("sees how a subscription came to be as it is, and takes its last version back after seeing what is left", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/subscriptions`)
  await page.getByRole("row", { name: /Customer AB/ }).focus()
  await page.keyboard.press("Enter")
  const versions = page.getByRole("group", { name: "Versions" })
  await versions.getByText("100 a month → 150 a month").waitFor()
  await page.getByRole("img", { name: /version 2 from 1 Mar 2024/ }).waitFor()
  await page.getByLabel("Compare version").selectOption({ label: "version 1" })
  const differences = page.getByRole("table", { name: "Differences" })
  await differences.getByRole("row", { name: "To 31 Dec 2024 31 Dec 2027" }).waitFor()
  await expect.poll(() => page.url()).toContain("left=")
  await page
    .getByRole("row", { name: /OPC-1001/ })
    .getByText("1 Jan 2024")
    .waitFor()
  await lookAlso(page, "subscription")
  await keepForReadme(page)
  await page.getByRole("button", { name: "More" }).last().click()
  await page.getByRole("menuitem", { name: "Cancel subscription…" }).click()
  const dialog = page.getByRole("alertdialog")
  await dialog.getByLabel("First day without the subscription").fill("2024-06-01")
  await dialog.getByText(/31 Dec 2027 → 31 May 2024/).waitFor()
  await lookAlso(page, "subscription-cancel")
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click()
  await page.getByRole("button", { name: "More" }).last().click()
  await page.getByRole("menuitem", { name: "Revert version 3…" }).click()
  await dialog.getByText("31 Dec 2027 → 31 Dec 2024").waitFor()
  await dialog.getByRole("button", { name: "Revert version 3" }).click()
  await page.getByText("is version 2 again").waitFor()
  await page.getByRole("definition").filter({ hasText: "31 Dec 2024" }).first().waitFor()
  await page
    .getByRole("definition")
    .getByRole("link", { name: /Customer AB/ })
    .first()
    .click()
  const ofAccount = page.getByRole("region", { name: "Subscriptions" })
  await ofAccount.getByRole("row", { name: /Active 1 Jan 2024 31 Dec 2024/ }).waitFor()
  await lookAlso(page, "account-subscriptions")
  await ofAccount.getByRole("link").first().click()
  await versions.waitFor()
})

test("reads what moved the recurring revenue, and saves it as CSV", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/reports`)
  await page.getByRole("link", { name: "MRR by month" }).click()
  await page.getByText("There is no recurring revenue in this period").waitFor()
  await page.getByLabel("From day").fill("2024-01-01")
  await page.keyboard.press("Enter")
  await page.getByLabel("To day").fill("2024-06-30")
  await page.keyboard.press("Enter")
  await page
    .getByRole("row", { name: /^Mar 2024/ })
    .getByText("50.00")
    .waitFor()
  await page.getByRole("img", { name: "MRR from Jan 2024 to Jun 2024: 105.00 SEK to 155.00 SEK" }).waitFor()
  await expect.poll(() => page.url()).toContain("from=2024-01-01")
  await lookAt(page, "mrr")
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "CSV" }).click()])
  expect(readFileSync(await file.path(), "utf8")).toContain("2024-03,105,0,50,0,0,0,155")
  await page.getByRole("link", { name: "Mar 2024" }).click()
  await page
    .getByRole("row", { name: /Upsell/ })
    .getByRole("link", { name: "O-1001" })
    .waitFor()
  await lookAlso(page, "report")
})

test("keeps a view of open quotes, finds it again, and converts one after seeing the order that it makes", async () => {
  const { id, number } = await quotes.create()
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/quotes`)
  await page.getByLabel("Status").selectOption("Open")
  await page.getByRole("button", { name: "Saved views" }).click()
  await page.getByRole("menuitem", { name: "Save this view…" }).click()
  await page.getByLabel("Name").fill("To be won")
  await page.keyboard.press("Enter")
  await page.getByText("“To be won” is saved").waitFor()
  await goTo(page, entity)
  await page.getByRole("heading", { name: "Overview" }).waitFor()
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox").fill("to be")
  await page.getByRole("option", { name: "To be won Saved view" }).waitFor()
  await page.keyboard.press("Enter")
  await page.waitForURL(/quotes\?status=Open/)
  await page.getByRole("row", { name: new RegExp(number) }).click()
  await lookAlso(page, "quote")
  await page.getByRole("button", { name: "Convert…" }).click()
  const dialog = page.getByRole("alertdialog")
  await dialog.getByText("O-1002").waitFor()
  await lookAlso(page, "quote-convert")
  await dialog.getByRole("button", { name: "Make the order and activate it" }).click()
  await page.getByRole("heading", { name: "O-1002" }).waitFor()
  expect((await quotes.get(id)).status).toBe("ClosedWon")
})

test("offers a plan with other seats and a discount, takes the offer up again, and quotes a change", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/quotes/new?account=${quotes.customer}`)
  await page.getByText("Customer AB").waitFor()
  await page.getByLabel("Start", { exact: true }).fill("2026-12-01")
  await page.getByLabel("Add a product").fill("Pla")
  await page.getByRole("button", { name: /^Plan, Yearly/ }).click()
  const preview = page.getByRole("table", { name: "Quoted lines" })
  const total = preview.getByRole("row").last()
  await total.getByText("105.00 SEK").waitFor()
  await page.getByLabel("Quantity of Seat").fill("many")
  await page.getByLabel("Quantity of Seat").and(page.locator("[aria-invalid=true]")).waitFor()
  await page.getByLabel("Quantity of Seat").fill("3")
  await page.getByLabel("Disc. % of Fee").fill("10")
  await page.getByRole("button", { name: "Remove Start" }).click()
  await total.getByText("105.00 SEK").waitFor()
  await total.getByText("1,260.00 SEK").waitFor()
  const invoices = page.getByRole("complementary", { name: "Preview of the quote" })
  await invoices.getByRole("heading", { name: /^(First invoice|Due today)/ }).waitFor()
  await invoices.getByRole("row", { name: /^TCV 1,260.00 SEK/ }).waitFor()
  await lookAt(page, "quote-new")
  await page.getByRole("button", { name: "Save quote" }).click()
  await moreOf(page).click()
  const [pdf] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Save PDF" }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/^Q-\d+\.pdf$/)
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-")
  await chooseFromMore(page, "Edit quote")
  await page.getByRole("heading", { name: /^Edit Q-/ }).waitFor()
  const id = page.url().split("/").at(-2)!
  await expect.poll(() => page.getByLabel("Disc. % of Fee").inputValue()).toBe("10")
  await page.getByLabel("Valid to").fill("2099-12-31")
  await total.getByText("105.00 SEK").waitFor()
  await page.getByLabel("List price of Seat").fill("6,5")
  await total.getByText("109.50 SEK").waitFor()
  const seats = { charge: "Seat", quantity: 9 }
  await quotes.patch(id, { description: "Theirs", products: [{ product: quotes.plan.id, charges: [seats] }] })
  await page.getByRole("button", { name: "Save quote" }).click()
  await page.getByRole("row", { name: "Description Theirs Nothing" }).waitFor()
  const yours = "Plan: Fee at 100 less 10 %, 3 × Seat at 6.5"
  await page.getByRole("row", { name: `Products Plan: 9 × Seat at 5 ${yours}` }).waitFor()
  await lookAlso(page, "quote-changed-meanwhile")
  await page.getByRole("button", { name: "Keep mine" }).click()
  await page.getByRole("button", { name: "Convert…" }).waitFor()
  await expect
    .poll(() => quotes.get(id))
    .toMatchObject({ version: 3, validToDate: "2099-12-31", cmrr: { amount: 109.5 } })

  const { id: order } = await quotes.subscribe({ orderDate: "2026-11-01", effectiveStartDate: "2026-11-01" })
  await goTo(page, `${entity}/subscriptions/${order}`)
  await page.getByRole("button", { name: "More" }).last().click()
  await page.getByRole("menuitem", { name: "Quote a change" }).click()
  await page.getByLabel("In force from").fill("2026-12-01")
  await page.getByLabel("List price of Fee").fill("120")
  await total.getByText("125.00 SEK").waitFor()
  await invoices.getByRole("row", { name: "MRR 105.00 SEK 125.00 SEK" }).waitFor()
  await lookAlso(page, "quote-change")
  await page.getByRole("button", { name: "Save quote" }).click()
  await page.getByText("a change of a subscription").waitFor()
  await chooseFromMore(page, "Edit quote")
  await page.getByLabel("Quantity of Seat").fill("2")
  await total.getByText("130.00 SEK").waitFor()
  await page.getByRole("button", { name: "End product" }).click()
  await total.getByText("130.00 SEK").waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Keep product" }).click()
  await total.getByText("130.00 SEK").waitFor()
  await page.getByRole("button", { name: "Save quote" }).click()
  await page.getByRole("button", { name: "Convert…" }).click()
  const dialog = page.getByRole("alertdialog")
  await dialog.getByText("130.00 SEK").first().waitFor()
  await dialog.getByRole("button", { name: "Make the order and activate it" }).click()
  await page.getByRole("group", { name: "Versions" }).getByText("100 a month → 120 a month").waitFor()
})

test("imports usage, saves what was wrong with it, and sees the rest as a chart", async () => {
  const { api } = tenant
  const { body } = await api.post("/Products", {
    name: "Meter",
    productType: "Simple",
    chargePlans: [{ charges: [{ name: "Calls", chargeType: "Usage", model: "Quantity", priceDetails: [sek(1)] }] }],
  })
  const order = await quotes.subscribe({ products: [{ product: (body as { id: string }).id }] })
  const [{ charges }] = order["products"] as readonly [{ charges: readonly [{ chargeNumber: string }] }]
  const charge = charges[0].chargeNumber
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/usage/import`)
  const rows = [`${charge},2024-02-01,3.5`, `${charge},2024-02-30,1`, `${charge},2024-02-03,=2`]
  const csv = ["charge,fromDate,quantity", ...rows].join("\n")
  const buffer = Buffer.from(csv)
  await page.getByLabel("File").setInputFiles({ name: "calls.csv", mimeType: "text/csv", buffer })
  await page.getByRole("button", { name: "Import" }).click()
  await page.getByRole("heading", { name: "2 errors" }).waitFor()
  await lookAt(page, "usage-import")
  const save = page.getByRole("button", { name: "Errors as CSV" })
  const [file] = await Promise.all([page.waitForEvent("download"), save.click()])
  expect(readFileSync(await file.path(), "utf8")).toMatch(/^row,field,message\r\n"2","fromDate",/)
  const json = `[\n{"charge": "${charge}", "fromDate": "2024-02-04", "quantity": 900719925474099.1234567891}`
  await page.getByLabel("Rows", { exact: true }).fill(json)
  await page.getByRole("button", { name: "Import" }).click()
  await page.getByText("must be a complete JSON list (line 2 column").waitFor()
  await expect.poll(() => page.getByLabel("Rows", { exact: true }).getAttribute("aria-invalid")).toBe("true")
  await page.getByLabel("Rows", { exact: true }).fill(`${json}]`)
  await page.getByRole("button", { name: "Import" }).click()
  await page.getByText("Every row was stored").waitFor()
  await goTo(page, `${entity}/usage?charge=${charge}`)
  await page.getByText("2 in all").waitFor()
  await page.getByRole("row", { name: /900,719,925,474,099\.1234567891/ }).waitFor()
  await page.getByRole("img", { name: `Usage of ${charge} by day, 5 Jan 2024 to 4 Feb 2024` }).waitFor()
  await lookAt(page, "usage")
})
