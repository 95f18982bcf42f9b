import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { lookAt } from "../support/console/look-at.ts"
import { chooseFromMore, moreOf } from "../support/console/more-menu.ts"
import { polishEntity } from "../support/e-invoicing/posting.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant([polishEntity.name], polishEntity)
})
afterEach(() => console.endTest())

test("enters a buyer of the public sector with its mark and the school that gets the invoice", async () => {
  const { id } = await makeBilling(tenant.api).account({ name: "Gmina Testowa", currency: "PLN" })
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/${tenant.legalEntities[0]!.id}/accounts/${id}/edit`)
  await page.getByLabel("unit of a local government").check()
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("must include one with the role LocalGovernmentRecipient").waitFor()
  await page.getByRole("button", { name: "Add a third party" }).click()
  await page.getByLabel("Role of third party 1").selectOption("8 Local government, recipient")
  await page.getByLabel("Name of third party 1").fill("Szkoła Podstawowa nr 1")
  await page.getByLabel("Identifier of third party 1").fill("5260250274")
  await lookAt(page, "account-third-parties")
  await page.getByRole("button", { name: "Save" }).click()
  await moreOf(page).waitFor()
  expect((await tenant.api.get(`/Accounts/${id}`)).body).toMatchObject({
    nationalEInvoice: {
      excluded: false,
      localGovernmentUnit: true,
      thirdParties: [{ role: "LocalGovernmentRecipient", name: "Szkoła Podstawowa nr 1", identifier: "5260250274" }],
    },
  })
  await chooseFromMore(page, "Edit account")
  await page.getByRole("button", { name: "Remove 1" }).click()
  await page.getByLabel("unit of a local government").uncheck()
  await page.getByRole("button", { name: "Save" }).click()
  await moreOf(page).waitFor()
  expect((await tenant.api.get(`/Accounts/${id}`)).body).toMatchObject({ nationalEInvoice: { excluded: false } })
})
