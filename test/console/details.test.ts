import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { lookAt, openConsole, type OpenedConsole } from "../support/console/console.ts"
import { openRow, press } from "../support/console/keyboard.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import type { TestTenant } from "../support/service/tenants.ts"

/** A price that no double holds. */
const price = "900719925474.0993000001"

let console: OpenedConsole
let tenant: TestTenant
let entity: string
beforeAll(async () => {
  console = await openConsole()
  tenant = await console.service.createTenant(["Alpha AB"])
  entity = `/console/${tenant.legalEntities[0]!.id}`
  const billing = makeBilling(tenant.api)
  const { id } = await billing.account({ name: "Digits AB" })
  const line = JSON.stringify(await billing.taxedLine(1, "25")).replace('"price":1', `"price":${price}`)
  const body = `{"account":"${id}","currency":"SEK","invoiceLines":[${line}]}`
  const json = { "content-type": "application/json" }
  const made = await tenant.api.send("POST", "/Invoices/onAccountInvoice", body, json)
  await billing.post((made.body as { readonly id: string }).id)
})
afterEach(() => console.endTest())
afterAll(() => console.close())

test("reads every field and digit of what is open as JSON, last of all, and copies it, by keyboard alone", async () => {
  const page = await console.signIn(tenant.tenantId)
  // Nothing stands below it.
  const json = page.locator("[data-detail] > div > details:last-child")
  for (const [list, row, field] of [
    ["invoices", /Digits AB/, `"price": ${price}`],
    ["accounts", /Digits AB/, `"currencyCode": "SEK"`],
    ["journals", /Invoice/, `"journalType": "Invoice"`],
  ] as const) {
    await page.goto(`${entity}/${list}`)
    await openRow(page.getByRole("row", { name: row }).first())
    await press(json.locator("summary"))
    await json.getByText(field).waitFor()
  }
  await lookAt(page, "journal-json")
  await page.goto(`${entity}/invoices`)
  await openRow(page.getByRole("row", { name: /Digits AB/ }))
  await press(json.locator("summary"))
  await press(json.getByRole("button", { name: "Copy json" }))
  await json.getByText("copied").waitFor()
  const copied = await page.evaluate<string>("navigator.clipboard.readText()")
  expect(copied).toContain(`"price":${price}`)
  expect(JSON.parse(copied)).toMatchObject({ account: { name: "Digits AB" } })
})
