import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { lookAlso, lookAt, openConsole, type OpenedConsole } from "../support/console/console.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const tiers = [
  { currency: "SEK", tier: 0, price: 2, toQuantity: 1000 },
  { currency: "SEK", tier: 1, price: 1.5, isInfinite: true },
]
const charge = { name: "Calls", chargeType: "Usage", model: "Tiered", priceDetails: tiers }
const calls = { name: "Calls", productType: "Simple", chargePlans: [{ charges: [charge] }] }

const run = promisify(execFile)

let console: OpenedConsole
let tenant: TestTenant
beforeAll(async () => {
  console = await openConsole()
  // What is made for the second company is not made in the first.
  tenant = await console.service.createTenant(["Alpha AB", "Beta AB"])
})
afterEach(() => console.endTest())
afterAll(() => console.close())

test("every empty list says what would be there, and has a line of curl that makes the first", async () => {
  const { clientId, secret } = tenant
  const { body } = await tenant.api.post("/auth/v2/token", { clientId, secret })
  const env = { ...process.env, TOKEN: (body as { readonly access_token: string }).access_token }
  const beta = { "legal-entity": tenant.legalEntities[1]!.id }
  const page = await console.signIn(tenant.tenantId)
  for (const [list, words] of [
    ["events", "Nothing has happened"],
    ["webhooks", "A webhook tells another system"],
    ["deliveries", "No event was sent"],
    ["accounts", "There is no account yet"],
    ["products", "There is no product yet"],
    ["quotes", "There is no quote yet"],
    ["sales-orders", "There is no sales order yet"],
    ["subscriptions", "There is no subscription yet"],
    ["usage", "No usage was reported yet"],
    ["journals", "Nothing was booked yet"],
    ["invoices", "There is no invoice yet"],
    ["batches", "Nothing was invoiced in a batch yet"],
    ["payments", "No payment waits"],
    ["e-invoices", "No invoice was submitted yet"],
    ["rates", "There is no rate yet"],
    ["rates", "There is no rate yet"],
    ["/settings/fields/", "There is no custom field yet"],
  ] as const) {
    const company = tenant.legalEntities[1]!.id
    await page.goto(`/console${list.startsWith("/") ? `${list}${company}` : `/${company}/${list}`}`)
    await page.getByText(words).waitFor()
    await lookAlso(page, `empty-${list.replaceAll("/", "")}`)
    // What a sales order may have, and what may be used.
    if (list === "sales-orders") await tenant.api.post("/Products", calls, beta)
    if (list === "journals" || list === "e-invoices") continue
    const line = (await page.locator("pre").textContent())!
    const { stdout: status } = await run("bash", ["-c", `${line} -s -w ' %{http_code}'`], {
      env,
      timeout: 20_000,
    })
    expect({ list, line, status }).toMatchObject({ status: expect.stringMatching(/ 20[012]$/) })
  }
  // Nothing tells an open page of another's settings.
  await page.reload()
  await page.getByRole("row", { name: /seats/ }).waitFor()
  await page.goto(`/console/${tenant.legalEntities[1]!.id}/rates`)
  await page.getByRole("row", { name: /^EUR/ }).waitFor()
  await lookAt(page, "rates-first")
})
