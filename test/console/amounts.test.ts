import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import { openConsole, type OpenedConsole } from "../support/console/console.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: OpenedConsole
let tenant: TestTenant
let billing: Billing
let account: string
let entity: string
beforeAll(async () => {
  console = await openConsole()
  tenant = await console.service.createTenant()
  billing = makeBilling(tenant.api)
  account = (await billing.account()).id
  entity = `/console/${tenant.legalEntities[0]!.id}`
})
afterEach(() => console.endTest())
afterAll(() => console.close())

test.each([
  ["en-GB", "1,234", "1,234", 1234],
  ["en-GB", "1,234.50", "1,234.5", 1234.5],
  ["de-DE", "1.234", "1.234", 1234],
  ["de-DE", "1.234,50", "1.234,5", 1234.5],
  ["sv-SE", "1 234,50", "1 234,5", 1234.5],
])(
  "a person who reads numbers as in %s invoices %s, and not a thousandth of it",
  async (locale, typed, shown, price) => {
    const page = await console.signIn(tenant.tenantId, { context: { locale } })
    await page.goto(`${entity}/invoices/new?account=${account}`)
    await page.getByLabel("Product of line 1").fill("Plan")
    await page.getByLabel("Price of line 1").fill(typed)
    // Blanks between groups do not break the line.
    const echo = page
      .getByRole("status")
      .filter({ hasText: new RegExp(shown.replaceAll(" ", String.raw`\s`).replaceAll(".", String.raw`\.`)) })
    await echo.waitFor()
    await page.getByRole("button", { name: "Save the draft" }).click()
    await page.waitForURL(/\/invoices\/[0-9a-f-]{36}$/)
    const draft = await billing.get(page.url().split("/").at(-1)!)
    expect(draft.invoiceLines).toMatchObject([{ price }])
  },
)

test("a price that could be two is refused at its field, and an untouched one with three decimals stays", async () => {
  const { id } = await billing.create(account, [billing.line("1.234", { quantity: 1000 })])
  const page = await console.signIn(tenant.tenantId, { context: { locale: "de-DE" } })
  await page.goto(`${entity}/invoices/${id}/edit`)
  expect(await page.getByLabel("Price of line 1").inputValue()).toBe("1,234")
  await page.getByLabel("Your order").fill("PO-1")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("PO-1").waitFor()
  expect(await billing.get(id)).toMatchObject({ invoiceLines: [{ price: 1.234 }] })

  const swede = await console.signIn(tenant.tenantId, { context: { locale: "sv-SE" } })
  await swede.goto(`${entity}/invoices/${id}/edit`)
  await swede.getByLabel("Price of line 1").fill("1.234")
  await swede.getByText("This cannot be read as a number. Write it like 1 234,5.").waitFor()
  await swede.getByRole("button", { name: "Save" }).click()
  await swede.locator("[aria-invalid=true]:focus").waitFor()
  expect(await billing.get(id)).toMatchObject({ invoiceLines: [{ price: 1.234 }] })
})
