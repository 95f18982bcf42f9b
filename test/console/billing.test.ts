import { readFileSync } from "node:fs"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { lookAt, openConsole, type OpenedConsole } from "../support/console/console.ts"
import { openRow, press, typeInto } from "../support/console/keyboard.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { prepareSubscriptions } from "../support/orders/subscriptions.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: OpenedConsole
let tenant: TestTenant
let entity: string
beforeAll(async () => {
  console = await openConsole()
  tenant = await console.service.createTenant(["Tour AB"])
  entity = `/console/${tenant.legalEntities[0]!.id}`
  const billing = makeBilling(tenant.api)
  const { id } = await billing.account({ name: "Nabywca S.A.", organizationNumber: "0012345" })
  await billing.account({ name: "Kund & Söner AB" })
  for (let n = 1; n <= 3; n += 1) await billing.posted(id, [await billing.taxedLine(1000 * n, "25")])
  await billing.create(id, [await billing.taxedLine("68.33", "25", { productName: "Subscription Pro" })])
  await tenant.api.post("/Currency", { code: "USD" })
  for (const [day, rate] of [
    ["2026-11-19", "9.64697000000000000001"],
    ["2026-11-20", "9.7"],
  ] as const)
    await tenant.api.send(
      "POST",
      "/ExchangeRate",
      `{"fromCurrency":{"key":"Code","value":"USD"},"rate":${rate},"effectiveFromDate":"${day}"}`,
      { "content-type": "application/json" },
    )
})
afterEach(() => console.endTest())
afterAll(() => console.close())

test("posts a draft after seeing the number and the totals that it will have, and credits it, by keyboard alone", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/invoices`)
  await page.getByText("4 in all").waitFor()
  await lookAt(page, "invoices")
  await page.getByLabel("Status").selectOption("Draft")
  await page.getByText("1 in all").waitFor()
  expect(page.url()).toContain("status=Draft")
  await openRow(page.getByRole("row", { name: /Draft/ }).last())
  await press(page.getByRole("button", { name: "Post…" }))
  const dialog = page.getByRole("alertdialog")
  await dialog.getByText("Subscription Pro").waitFor()
  await dialog.getByText("85.41 SEK").waitFor()
  expect(
    await dialog
      .getByRole("row", { name: /Subscription Pro/ })
      .getByText("68.33")
      .count(),
  ).toBe(2)
  await lookAt(page, "invoice-post")
  await press(dialog.getByRole("button", { name: "Post" }))
  await press(page.getByRole("button", { name: "Credit…" }))
  await dialog.getByText("−85.41 SEK").waitFor()
  await press(dialog.getByText("Only a part of it"))
  await typeInto(dialog.getByLabel("Subscription Pro"), "8,00")
  await dialog.getByText("−10.00 SEK").waitFor()
  await dialog.getByLabel("Subscription Pro").fill("68.34")
  await dialog.getByRole("alert").waitFor()
  await dialog.getByLabel("Subscription Pro").fill("")
  await dialog.getByText("−85.41 SEK").waitFor()
  await press(dialog.getByRole("button", { name: "Create the credit note" }))
  await page.getByRole("heading", { name: "Related" }).waitFor()
  await page.getByText("−85.41 SEK").first().waitFor()
  await lookAt(page, "invoice")
})

test("finds a customer by the beginning of a number with leading zeros, and saves all of the list", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/accounts`)
  await page.getByText(/^\d+ in all/).waitFor()
  await lookAt(page, "accounts")
  await page.getByLabel("Number, name or tax number").fill("0012")
  await page.keyboard.press("Enter")
  await page.getByText("1 in all").waitFor()
  await page.getByRole("row", { name: /Nabywca/ }).click()
  await page.getByRole("heading", { name: "Last invoices" }).waitFor()
  await lookAt(page, "account")
  await page.getByRole("button", { name: "Deactivate" }).click()
  await page.getByText("is inactive: it gets no new orders or invoices").waitFor()
  await page.getByRole("button", { name: "Activate", exact: true }).waitFor()
  await page.getByRole("button", { name: "Undo" }).click()
  await page.getByText("is active", { exact: false }).waitFor()
  await page.getByRole("button", { name: "Deactivate" }).waitFor()
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "CSV" }).click()])
  expect(file.suggestedFilename()).toBe("accounts.csv")
})

test("makes an account with a field of the company, and invoices it by lines pasted from a sheet", async () => {
  const field = { entity: "Account", key: "seats", name: "Seats", fieldType: "Integer" }
  await tenant.api.post("/CustomFieldConfigurations", field)
  await makeBilling(tenant.api).ensureTax("23")
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/accounts`)
  await page.getByRole("button", { name: "New account" }).first().click()
  await page.getByLabel("Name", { exact: true }).fill("Kowalski i Wspólnicy")
  await page.getByLabel("Seats").fill("12.5")
  await page.getByLabel("City").first().fill("Białystok")
  await page.getByLabel("Tax (optional)").selectOption("Tax 23")
  await lookAt(page, "account-new")
  await page.getByRole("button", { name: "Create account" }).click()
  await page.getByText("must be a whole number").waitFor()
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Kowalski i Wspólnicy")
  await page.getByLabel("Seats").fill("12")
  await page.getByRole("button", { name: "Create account" }).click()
  await page.getByRole("heading", { name: "Custom fields" }).waitFor()
  await page.getByRole("button", { name: "Edit" }).click()
  await page.getByLabel("Invoices to").fill("faktury@example.com")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("faktury@example.com").waitFor()
  await page.getByRole("button", { name: "Copy e-mail address" }).waitFor()
  await page.getByRole("button", { name: "New invoice" }).first().click()
  await page.getByLabel("Product of line 1").focus()
  await page.getByText("Kowalski i Wspólnicy").waitFor()
  await page.evaluate("navigator.clipboard.writeText('Hosting\\t2\\t68,33\\nSupport\\t1\\t100')")
  await page.keyboard.press("Control+v")
  await page.getByLabel("Product of line 2").waitFor()
  await page.getByRole("status").getByText("2 rows pasted as Product, Quantity, Price.").waitFor()
  await page.getByText("291.09 SEK").waitFor()
  await page.getByLabel("Quantity of line 2").fill("0")
  await page.locator("[aria-invalid=true]").waitFor()
  await page.getByLabel("Quantity of line 2").fill("1")
  await page.getByText("291.09 SEK").waitFor()
  await lookAt(page, "invoice-new")
  await page.getByRole("button", { name: "Save the draft" }).click()
  await page.getByRole("button", { name: "Post…" }).waitFor()
  await page.getByRole("button", { name: "Edit", exact: true }).click()
  await page.getByLabel("Your order").fill("PO-4711")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("PO-4711").waitFor()
  await page.getByRole("button", { name: "Copy order number of the customer" }).click()
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe("PO-4711")
})

test("reads rates with all their digits, and sees their line", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/rates?currency=USD`)
  await page.getByText("9.64697000000000000001 SEK").waitFor()
  await page.getByRole("img", { name: /USD in the last year/ }).waitFor()
  await expect.poll(() => page.getByRole("row").count()).toBe(3)
  await page.getByLabel("Source").selectOption("nbp")
  await page.getByText("No rates match these filters.").waitFor()
  await page.getByLabel("Source").selectOption("manual")
  await page.getByRole("row", { name: /^USD 9\.7 SEK .* By hand$/ }).waitFor()
  await lookAt(page, "rates")
  await page.getByLabel("In force on a day").fill("2026-11-19")
  await page.keyboard.press("Enter")
  const table = page.getByRole("table", { name: "Rates on 19 Nov 2026" })
  await table.getByRole("row", { name: "USD 9.64697000000000000001 SEK 19 Nov 2026 until the next By hand" }).waitFor()
  expect(page.url()).toContain("on=2026-11-19")
  const [day] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "CSV" }).click()])
  expect(readFileSync(await day.path(), "utf8")).toContain(",9.64697000000000000001,2026-11-19,,manual")
  await lookAt(page, "rates-of-a-day")
})

test("reads what was booked, debit beside credit, in both currencies and with their sums", async () => {
  const billing = makeBilling(tenant.api)
  const { id } = await billing.account({ name: "Dollar Inc", currency: "USD" })
  const { invoiceNumber } = await billing.posted(id, [await billing.taxedLine(10, "25")], { currency: "USD" })
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/journals`)
  const row = page.getByRole("row", { name: new RegExp(`Invoice ${invoiceNumber}\\b.* 121\\.25 121\\.25`) })
  await row.waitFor()
  await lookAt(page, "journals")
  await row.click()
  await page.getByRole("columnheader", { name: "Credit USD" }).waitFor()
  expect(await page.getByRole("columnheader", { name: "Debit SEK" }).count()).toBe(1)
  await page.getByRole("row", { name: "Total 121.25 121.25 12.50 12.50" }).waitFor()
  await lookAt(page, "journal")
})

test("sees what each other list is for while it is empty", async () => {
  const page = await console.signIn(tenant.tenantId)
  for (const [path, words] of [
    ["e-invoices", "No invoice was submitted yet."],
    ["batches", "There is no batch yet."],
    ["payments", "No payment waits to be matched or posted."],
    ["subscriptions", "There is no subscription yet."],
    ["quotes", "There is no quote yet."],
    ["products", "There is no product yet"],
    ["usage", "No usage was reported yet"],
  ] as const) {
    await page.goto(`${entity}/${path}`)
    await page.getByText(words).waitFor()
    expect(await page.getByRole("table").count()).toBe(0)
    if (path === "e-invoices") await lookAt(page, path)
  }
})

test("without invoices:write sees an invoice whole and is told why it cannot be posted", async () => {
  const billing = makeBilling(tenant.api)
  const { id } = await billing.account()
  const draft = await billing.create(id, [billing.line(5)])
  const page = await console.signIn(tenant.tenantId, { permissions: ["invoices:read"] })
  await page.goto(`${entity}/invoices/${draft.id}`)
  const post = page.getByRole("button", { name: "Post…" })
  await post.waitFor()
  expect(await post.getAttribute("aria-disabled")).toBe("true")
  expect(await post.getAttribute("title")).toBe("needs invoices:write")
})

test("generates a batch, sees what failed and what it comes to, and posts it", async () => {
  const { api, tenantId, legalEntities } = await console.service.createTenant()
  const own = makeBilling(api)
  const subscriptions = await prepareSubscriptions(api)
  await subscriptions.create()
  const template = { name: "Expired", effectiveFrom: "2020-01-01", effectiveTo: "2023-12-31" }
  await api.post("/TaxTemplates", { ...template, details: [{ tax1: 25, taxCategory: "S" }] })
  const { id: bad } = await own.account({ name: "Expired AB", taxTemplate: "Expired" })
  await subscriptions.create({ account: bad })
  const page = await console.signIn(tenantId)
  await page.goto(`/console/${legalEntities[0]!.id}/batches`)
  await page.getByRole("button", { name: "New batch…" }).first().click()
  await page.getByLabel("Due up to").fill("2024-01-31")
  await page.getByLabel("Invoice date").fill("2024-01-31")
  await page.getByRole("button", { name: "Generate drafts" }).click()
  await page.getByRole("heading", { name: "What failed" }).waitFor()
  const save = page.getByRole("region", { name: "What failed" }).getByRole("button", { name: "CSV" })
  const [file] = await Promise.all([page.waitForEvent("download"), save.click()])
  expect(readFileSync(await file.path(), "utf8")).toContain(bad)
  await page.getByText("1,381.25 SEK").waitFor()
  await lookAt(page, "batch")
  await page.getByRole("button", { name: "Post 1…" }).click()
  const dialog = page.getByRole("alertdialog")
  await page.waitForURL(/\?do=post$/)
  await dialog.getByText("1,381.25 SEK").waitFor()
  await dialog.getByRole("button", { name: "Post 1" }).click()
  await page.getByText("1 posted").waitFor()
  expect(new URL(page.url()).search).toBe("")
  await page.getByRole("button", { name: "Close", exact: true }).click()
  await page.getByLabel("State").selectOption("Generated")
  await page.getByText("No batches match these filters.").waitFor()
  await page.getByLabel("State").selectOption("Posted")
  await page.getByRole("row", { name: /^Posted B-1001 .* 1 0 all/ }).waitFor()
  await lookAt(page, "batches")
  await page.getByRole("row", { name: /^Posted B-1001/ }).click()
  await page.getByRole("link", { name: "All of them" }).click()
  await page.getByText("1 in all").waitFor()
  await expect.poll(() => page.getByRole("row", { name: /Posted|Overdue/ }).count()).toBe(1)
})
