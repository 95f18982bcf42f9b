import { afterEach, beforeAll, expect, test } from "vitest"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
let billing: Billing
let account: string
let entity: string
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant()
  billing = makeBilling(tenant.api)
  account = (await billing.account()).id
  entity = `/console/${tenant.legalEntities[0]!.id}`
})
afterEach(() => console.endTest())

test("a person who reads numbers as in de-DE invoices 1.234,50, and not a thousandth of it", async () => {
  const page = await console.signIn(tenant.tenantId, { context: { locale: "de-DE" } })
  await page.goto(`${entity}/invoices/new?account=${account}`)
  await page.getByLabel("Product of line 1").fill("Plan")
  await page.getByLabel("Price of line 1").fill("1.234,50")
  await page.getByRole("status").filter({ hasText: "1.234,5" }).waitFor()
  await page.getByRole("button", { name: "Save the draft" }).click()
  await page.waitForURL(/\/invoices\/[0-9a-f-]{36}$/)
  const draft = await billing.get(page.url().split("/").at(-1)!)
  expect(draft.invoiceLines).toMatchObject([{ price: 1234.5 }])
})

test("a price that could be two is refused at its field, and an untouched one with three decimals stays", async () => {
  const { id } = await billing.create(account, [billing.line("1.234", { quantity: 1000 })])
  const page = await console.signIn(tenant.tenantId, { context: { locale: "de-DE" } })
  await page.goto(`${entity}/invoices/${id}/edit`)
  await expect.poll(() => page.getByLabel("Price of line 1").inputValue()).toBe("1,234")
  await page.getByLabel("Your order").fill("PO-1")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("PO-1").waitFor()
  await expect.poll(() => billing.get(id)).toMatchObject({ invoiceLines: [{ price: 1.234 }] })

  const swede = await console.signIn(tenant.tenantId, { context: { locale: "sv-SE" } })
  await swede.goto(`${entity}/invoices/${id}/edit`)
  await swede.getByLabel("Price of line 1").fill("1.234")
  await swede.getByText("This cannot be read as a number. Write it like 1 234,5.").waitFor()
  await swede.getByRole("button", { name: "Save" }).click()
  await swede.locator("[aria-invalid=true]:focus").waitFor()
  await expect.poll(() => billing.get(id)).toMatchObject({ invoiceLines: [{ price: 1.234 }] })
})
