import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { focusRow, press } from "../support/console/keyboard.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"
import { chooseFromMore } from "../support/console/more-menu.ts"
import { connect, type EntryView } from "../support/e-invoicing/e-invoicing-service.ts"
import { polishEntity, polishProfile } from "../support/e-invoicing/posting.ts"
import { buyer } from "../support/e-invoicing/ubl-parties.ts"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"

let console: LentConsole
let tenant: TestTenant
let billing: Billing
let entity: string
/** The numbers of accounts. */
let numbers: Readonly<Record<"polish" | "swedish", string>>
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant([polishEntity.name], polishEntity)
  entity = `/console/${tenant.legalEntities[0]!.id}`
  billing = makeBilling(tenant.api)
  const { address, ...profile } = polishProfile()
  await tenant.api.patch(`/LegalEntities/${tenant.legalEntities[0]!.id}`, { ...profile, address })
  await connect(tenant.api)
  await tenant.api.post("/Currency", { code: "SEK" })
  await tenant.api.post("/ExchangeRate", {
    fromCurrency: { key: "Code", value: "SEK" },
    rate: 0.4,
    effectiveFromDate: "2026-01-01",
  })
  const polish = await billing.account({
    name: buyer.name,
    currency: "PLN",
    taxRegistrationNumber: "PL1234567890",
    electronicInvoiceAddress: buyer.endpoint,
    electronicInvoiceAddressScheme: buyer.scheme,
    defaultInvoiceAddress: { street: buyer.street, city: buyer.city, zip: buyer.zip, country: buyer.country },
  })
  const swedish = await billing.account({ name: "Kund & Söner AB" })
  numbers = { polish: String(polish["accountNumber"]), swedish: String(swedish["accountNumber"]) }
  const refused = await billing.posted(polish.id, [await billing.taxedLine(100, "23")], { currency: "PLN" })
  const entries = async () =>
    (await tenant.api.get(`/Invoices/${refused.id}/NationalEInvoices`)).body as readonly EntryView[]
  await until(entries, ([entry]) => entry?.status === "Failed")
  await billing.posted(swedish.id, [await billing.taxedLine(1230, "23")], { invoiceDate: "2026-09-01" })
  for (const price of [10, 20.55, 400]) await billing.create(swedish.id, [await billing.taxedLine(price, "23")])
})
afterEach(() => console.endTest())

test("finds what is overdue, of an account, between two amounts, and what the national system refused; each by its address", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/invoices`)
  await page.getByText("5 in all").waitFor()
  await page.getByRole("row", { name: /days late/ }).waitFor()
  await page
    .getByRole("row", { name: new RegExp(buyer.name) })
    .getByText("Failed")
    .waitFor()
  await page.getByRole("link", { name: "Invoices 3 drafts", exact: true }).waitFor()
  await page.getByRole("link", { name: "E-invoices 2 need attention" }).waitFor()
  await lookAlso(page, "invoices-all")

  await page.getByLabel("Due", { exact: true }).selectOption("Overdue")
  await page.getByText("1 in all").waitFor()
  await page.getByRole("row", { name: /Overdue On account Kund/ }).waitFor()
  expect(new URL(page.url()).search).toBe("?due=overdue")
  await page.getByRole("button", { name: "Clear" }).click()

  await page.getByLabel("E-invoice").selectOption("Failed")
  await page.getByText("2 in all").waitFor()
  await expect.poll(() => page.getByRole("row").getByText("Failed").count()).toBe(2)
  await page.getByRole("button", { name: "Clear" }).click()

  const account = page.getByRole("combobox", { name: "Account's number" })
  await account.pressSequentially("kund")
  await page.getByLabel("E-invoice").focus()
  await page.getByText("No invoices match").waitFor()
  await account.fill("Kund")
  await expect
    .poll(() => page.locator("datalist option").evaluateAll((all) => all.map((each) => each.getAttribute("label"))))
    .toEqual([`${numbers.swedish} Kund & Söner AB`])
  await account.fill(numbers.swedish)
  await account.press("Enter")
  await page.getByText("4 in all").waitFor()
  await page.getByRole("button", { name: "More filters" }).click()
  await page.getByLabel("Total from").fill("12,30")
  await page.keyboard.press("Enter")
  await page.getByLabel("Total to").fill("492")
  await page.keyboard.press("Enter")
  await page.getByText("3 in all").waitFor()
  await page.getByLabel("Total from").fill("12.31")
  await page.keyboard.press("Enter")
  await page.getByText("2 in all").waitFor()
  await lookAlso(page, "invoices-filtered")
  await page.reload()
  await page.getByText("2 in all").waitFor()
  await expect.poll(() => page.getByLabel("Total to").inputValue()).toBe("492")
  await page.getByLabel("Total to").fill("much")
  await page.keyboard.press("Enter")
  await page.getByRole("alert").waitFor()
})

test("sees on the overview what is overdue of each currency, and the e-invoices that need her with the reason", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(entity)
  await page.getByRole("link", { name: "Overdue 1 · 1,512.90 SEK" }).waitFor()
  const { data } = (await tenant.api.get("/NationalEInvoices?State=Failed")).body as {
    readonly data: readonly { readonly id: string; readonly invoiceNumber: string; readonly errorMessage: string }[]
  }
  expect(data).toHaveLength(2)
  for (const { invoiceNumber, errorMessage } of data)
    await page.getByRole("link", { name: `${invoiceNumber} Failed ${errorMessage} Fix and resubmit` }).waitFor()
  await lookAlso(page, "overview-needs")
  await page.getByRole("link", { name: data[0]!.invoiceNumber }).first().click()
  await page.getByRole("button", { name: "Fix and resubmit…" }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`${entity}/e-invoices/${data[0]!.id}`)
})

test("sees what each customer has open, and when it was changed, in the list of accounts", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/accounts`)
  await page.getByRole("row", { name: /Kund & Söner AB .* 1,512\.90 SEK/ }).waitFor()
  await page.getByRole("row", { name: /Nabywca .* 123\.00 PLN/ }).waitFor()
  await lookAlso(page, "accounts-open")
  const blind = await console.signIn(tenant.tenantId, { permissions: ["accounts:read"] })
  await blind.goto(`${entity}/accounts`)
  await blind.getByText("2 in all").waitFor()
  await expect.poll(() => blind.getByRole("columnheader", { name: "Open balance" }).count()).toBe(0)
})

test("rows of a list keep their places: what has come is counted above them, what has changed is renewed where it stands", async () => {
  const page = await console.signIn(tenant.tenantId)
  const { promise: isMade, resolve: goOn } = Promise.withResolvers<void>()
  await page.route("**/Pulse*", async (route) => (await isMade, route.continue()), { times: 1 })
  await page.goto(`${entity}/accounts?text=Mover`)
  await page.getByText("No accounts match these filters.").waitFor()
  const first = await billing.account({ name: "Mover 1" })
  goOn()
  await page.getByRole("row", { name: /Mover 1/ }).waitFor()
  await tenant.api.patch(`/Accounts/${first.id}`, { name: "Mover one" })
  await page.getByRole("row", { name: /Mover one/ }).waitFor()
  await billing.account({ name: "Mover 2" })
  await page.getByText("2 in all").waitFor()
  await lookAlso(page, "accounts-news")
  await expect.poll(() => page.getByRole("row", { name: /Mover 2/ }).count()).toBe(0)
  await press(page.getByRole("button", { name: "1 new", exact: true }))
  await page.getByRole("row", { name: /Mover 2/ }).waitFor()
  await tenant.api.patch(`/Accounts/${first.id}`, { name: "Gone" })
  const now = page.getByRole("button", { name: "Refresh the list" })
  await now.waitFor()
  await expect.poll(() => page.getByRole("row", { name: /Mover/ }).count()).toBe(2)
  await now.click()
  await page.getByText("1 in all").waitFor()
  await expect.poll(() => page.getByRole("row", { name: /Mover/ }).count()).toBe(1)
})

test("finds what was booked in a period and on an account, by its address", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/journals`)
  await page.getByText("2 in all").waitFor()
  await page.getByLabel("Period", { exact: true }).fill("2026-9")
  await page.keyboard.press("Enter")
  await page.getByText("1 in all").waitFor()
  expect(new URL(page.url()).search).toBe("?period=2026-9")
  await page.getByLabel("Account booked on").fill("3000")
  await page.keyboard.press("Enter")
  await page.getByText("1 in all").waitFor()
  await lookAlso(page, "journals-filtered")
  await page.getByLabel("Account booked on").fill("1930")
  await page.keyboard.press("Enter")
  await page.getByText("No journals match these filters.").waitFor()
  await page.goto(`${entity}/journals?period=2026-11`)
  await page.getByText("1 in all").waitFor()
})

test("posts what is chosen after seeing what that is, by keyboard alone, and reads what was not posted and why", async () => {
  const { id: late } = await billing.account({ name: "No rate AB" })
  await billing.create(late, [await billing.taxedLine(7, "23")], { invoiceDate: "2025-06-01" })
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/invoices?status=Draft`)
  await page.getByText("4 in all").waitFor()
  const postThem = page.getByRole("button", { name: "Post selected…" })
  await expect.poll(() => postThem.getAttribute("title")).toBe("choose drafts first")
  const row = page.getByRole("row", { name: /12\.30/ })
  await focusRow(row)
  await page.keyboard.press(" ")
  await page.getByText("1 chosen").waitFor()
  await expect.poll(() => row.getByRole("checkbox").isChecked()).toBe(true)
  await press(page.getByRole("checkbox", { name: "Choose all that are loaded" }), " ")
  await page.getByText("4 chosen").waitFor()
  await page.getByRole("checkbox", { name: "Choose Draft of Kund" }).first().click()
  await page.getByText("3 chosen").waitFor()
  await expect.poll(() => page.url()).toMatch(/invoices\?status=Draft$/)
  await lookAt(page, "invoices-chosen")

  await press(postThem)
  const dialog = page.getByRole("alertdialog")
  await dialog.getByText(/^1 Jun 2025 to \d+ \w+ 20\d\d$/u).waitFor()
  await dialog.getByText("46.19 SEK").waitFor()
  await dialog.getByText("The first of them cannot be posted").waitFor()
  await lookAlso(page, "invoices-post")
  await press(dialog.getByRole("button", { name: "Post 3" }))
  const outcome = page.getByRole("dialog")
  await outcome.getByText("2 of 3 posted, 1 could not be posted").waitFor()
  await outcome.getByText("There is no exchange rate from SEK to PLN").waitFor()
  await lookAlso(page, "invoices-posted")
  const rate = { fromCurrency: { key: "Code", value: "SEK" }, rate: 0.4, effectiveFromDate: "2025-01-01" }
  expect((await tenant.api.post("/ExchangeRate", rate)).status).toBe(201)
  await press(outcome.getByRole("button", { name: "Try 1 again" }))
  await outcome.getByText("1 of 1 posted").waitFor()
  await press(outcome.getByRole("button", { name: "Done" }))
  await page.getByText("1 in all").waitFor()
  await expect.poll(() => page.getByText("chosen").count()).toBe(0)
})

test("reads the PDF of an invoice beside its details", async () => {
  const { id } = await billing.account({ name: "Paper AB" })
  const invoice = await billing.posted(id, [await billing.taxedLine(99, "23")])
  const page = await console.signIn(tenant.tenantId, { wholeBrowser: true })
  await page.goto(`${entity}/invoices/${invoice.id}`)
  await chooseFromMore(page, "Show PDF")
  const frame = page.locator(`iframe[title="PDF of ${invoice.invoiceNumber}"]`)
  await frame.waitFor()
  await expect.poll(() => frame.getAttribute("src")).toMatch(/^blob:/)
  // The content security policy allows the browser's PDF viewer to show the file.
  await expect.poll(() => page.frames().some((each) => each.url().startsWith("chrome-extension:"))).toBe(true)
  await lookAt(page, "invoice-pdf")
  await page.getByRole("button", { name: "Close the PDF" }).click()
  await frame.waitFor({ state: "detached" })
  await expect.poll(() => page.url()).not.toContain("pdf")
})
