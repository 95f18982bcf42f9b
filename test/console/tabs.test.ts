import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { chooseFromMore } from "../support/console/more-menu.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant(["Tour AB", "Tour Polska"])
})
afterEach(() => console.endTest())

test("keeps two companies apart in two tabs: their titles, what is half typed, and what is saved", async () => {
  const [tour, polska] = tenant.legalEntities.map(({ id }) => id)
  const page = await console.signIn(tenant.tenantId)
  const tab = await console.openPage(page.context())
  const name = (of: typeof page) => of.getByLabel("Name", { exact: true })
  const title = (of: typeof page) => expect.poll(() => of.title())

  await page.goto(`/console/${tour}/accounts/new`)
  await name(page).fill("Half typed")
  await title(page).toBe("New account · Tour AB · svc")
  await tab.goto(`/console/${polska}/accounts/new`)
  await title(tab).toBe("New account · Tour Polska · svc")
  await name(tab).fill("Klient")
  await tab.getByRole("button", { name: "Create account" }).click()
  await title(tab).toMatch(/^Klient · A-\d+ · Tour Polska · svc$/)
  await chooseFromMore(tab, "Edit account")
  await title(tab).toBe("Edit Klient · Tour Polska · svc")

  // The text belongs to its tab and its company: a reload of that tab keeps it, and no other form shows it.
  await page.reload()
  await expect.poll(() => name(page).inputValue()).toBe("Half typed")
  await tab.goto(`/console/${tour}/accounts/new`)
  await title(tab).toBe("New account · Tour AB · svc")
  await name(tab).fill("Kund")
  await tab.getByRole("button", { name: "Create account" }).click()
  await title(tab).toMatch(/^Kund · A-\d+ · Tour AB · svc$/)
  await tab.getByRole("region", { name: "Detail" }).getByRole("button", { name: "Close" }).click()
  await title(tab).toBe("Accounts · Tour AB · svc")
  await expect.poll(() => name(page).inputValue()).toBe("Half typed")

  const namesIn = async (entity: string | undefined) => {
    const { body } = await tenant.api.get("/Accounts", { "legal-entity": entity! })
    return (body as { readonly data: readonly { readonly name: string }[] }).data.map((account) => account.name)
  }
  expect(await namesIn(tour)).toEqual(["Kund"])
  expect(await namesIn(polska)).toEqual(["Klient"])
})
