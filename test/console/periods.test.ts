import { afterEach, beforeAll, expect, test } from "vitest"
import { sek } from "../support/catalogue/products.ts"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { makeDeferred } from "../support/revenue/deferred.ts"

let console: LentConsole
beforeAll(async () => {
  console = await lendConsole()
})
afterEach(() => console.endTest())

test("closes the first month of the books and opens it again", async () => {
  const tenant = await console.service.createTenant(["Tour AB"])
  const billing = makeBilling(tenant.api)
  await billing.posted((await billing.account()).id, [billing.line(7)])
  const page = await console.signIn(tenant.tenantId)
  const draft = await billing.create((await billing.account()).id, [billing.line(3)])
  await page.goto(`/console/${tenant.legalEntities[0]!.id}/periods`)
  const checklist = page.getByRole("region", { name: /^Close / })
  await checklist.getByText("1 draft · 3.75 SEK").waitFor()
  await lookAlso(page, "closing")
  await checklist.getByRole("link", { name: "Post drafts" }).click()
  await page.getByText("1 in all").waitFor()
  await billing.post(draft.id)
  await page.goBack()
  await checklist.getByRole("listitem").filter({ hasText: "Invoices posted, Done" }).waitFor()
  await checklist.getByRole("button", { name: "Verify books" }).click()
  await checklist.getByRole("listitem").filter({ hasText: "Books verified, Done" }).waitFor()
  // After a later booking, the books must be verified again before the step counts as done.
  await billing.posted((await billing.account()).id, [billing.line(5)])
  await checklist.getByText("Booked since then: verify again").waitFor()
  await checklist.getByRole("button", { name: "Verify books" }).click()
  await checklist.getByRole("listitem").filter({ hasText: "Books verified, Done" }).waitFor()
  await checklist.getByRole("button", { name: /^Close / }).click()
  await page.getByRole("button", { name: "Close the period" }).click()
  await page.getByRole("button", { name: "Open again…" }).waitFor()
  await lookAt(page, "periods")
  await page.getByRole("button", { name: "Open again…" }).click()
  await page.getByRole("button", { name: "Open it again" }).click()
  await page.getByText("is open again").waitFor()
  await expect.poll(() => page.getByRole("button", { name: "Open again…" }).count()).toBe(0)
})

test("recognises the revenue that waits and closes the month; the oldest open month stands first", async () => {
  const own = await console.service.createTenant(["Months AB"])
  const deferred = makeDeferred(own.api)
  const prices = { pricePeriod: "Annual", priceDetails: [sek(1200)] }
  const product = await deferred.product({ billingPeriod: "Annual", ...prices })
  const { id: account } = await deferred.billing.account()
  await deferred.invoice(await deferred.subscribe(account, product, "2024-01-01"), "2024-01-01")
  const page = await console.signIn(own.tenantId)
  await page.goto(`/console/${own.legalEntities[0]!.id}/periods`)
  await page.getByRole("button", { name: "Close Jan 2024…" }).click()
  await page.getByText("1 item of revenue, 100.00 SEK, waits to be recognised.").waitFor()
  await page.getByRole("button", { name: "Close the period" }).and(page.locator("[aria-disabled=true]")).waitFor()
  await page.getByRole("alertdialog").getByRole("button", { name: "Recognise revenue…" }).click()
  const dialog = page.getByRole("dialog", { name: "Recognise revenue" })
  await dialog.getByLabel("Through").selectOption({ index: 1 })
  const waiting = dialog.getByRole("table", { name: "Revenue that waits" })
  await waiting.getByRole("row", { name: /^All 2 200\.00$/ }).waitFor()
  await expect.poll(() => waiting.getByRole("row").count()).toBe(4)
  await lookAlso(page, "recognise")
  await dialog.getByRole("button", { name: "Recognise 2 items" }).click()
  await page.getByText("2 items recognised in 2 journals").waitFor()
  await page.getByRole("button", { name: "Close Jan 2024…" }).click()
  await page.getByRole("button", { name: "Close the period" }).click()
  await page.getByRole("region", { name: "Close Feb 2024" }).waitFor()
  await page.getByRole("table", { name: "Closed periods" }).getByText("2024-1", { exact: true }).waitFor()
})
