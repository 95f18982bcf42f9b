import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { promisify } from "node:util"
import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { lookAlso } from "../support/console/look-at.ts"
import { goTo } from "../support/console/walk.ts"
import { inviteTo } from "../support/people/browser.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const tiers = [
  { currency: "SEK", tier: 0, price: 2, toQuantity: 1000 },
  { currency: "SEK", tier: 1, price: 1.5, isInfinite: true },
]
const charge = { name: "Calls", chargeType: "Usage", model: "Tiered", priceDetails: tiers }
const disk = {
  name: "Disk",
  chargeType: "Measured",
  model: "Quantity",
  priceDetails: [{ currency: "SEK", price: 2 }],
}
const disks = { name: "Disks", productType: "Simple", chargePlans: [{ charges: [disk] }] }
const calls = { name: "Calls", productType: "Simple", chargePlans: [{ charges: [charge] }] }

const run = promisify(execFile)

let console: LentConsole
let tenant: TestTenant
beforeAll(async () => {
  console = await lendConsole()
  // Two companies: data of the second must not appear in the first.
  tenant = await console.service.createTenant(["Alpha AB", "Beta AB"])
})
afterEach(() => console.endTest())

interface Made {
  readonly id: string
  readonly products: readonly [{ readonly charges: readonly [{ readonly chargeNumber: string }] }]
}

/** Makes a subscription with a Measured charge, and returns the number of the charge. */
const subscribeToDisks = async (headers: Readonly<Record<string, string>>) => {
  const make = async (path: string, body: object) => {
    const made = await tenant.api.post(path, body, headers)
    expect(made.status, made.text).toBe(201)
    return made.body as Made
  }
  const product = await make("/Products", disks)
  const account = await make("/Accounts", { name: "Lagring AB", currency: "SEK" })
  const order = { status: "Active", account: account.id, orderDate: "2026-01-01", products: [{ product: product.id }] }
  return (await make("/Subscriptions", order)).products[0].charges[0].chargeNumber
}

test("every empty list says what would be there, and has a line of curl that makes the first", async () => {
  const { clientId, secret } = tenant
  const { body } = await tenant.api.post("/auth/v2/token", { clientId, secret })
  const env = { ...process.env, TOKEN: (body as { readonly access_token: string }).access_token }
  const beta = { "legal-entity": tenant.legalEntities[1]!.id }
  const page = await console.signIn(tenant.tenantId)
  await page.goto("/console/settings/profile")
  for (const [list, words] of [
    ["events", "There was no event"],
    ["webhooks", "A webhook notifies another system"],
    ["deliveries", "No event was sent"],
    ["accounts", "There is no account yet"],
    ["products", "There is no product yet"],
    ["quotes", "There is no quote yet"],
    ["sales-orders", "There is no sales order yet"],
    ["subscriptions", "There is no subscription yet"],
    ["usage", "No usage was reported yet"],
    ["usage?kind=measurements", "No measurement was reported yet"],
    ["journals", "Nothing was booked yet"],
    ["invoices", "There is no invoice yet"],
    ["batches", "There is no batch yet"],
    ["payments", "No payment waits"],
    ["e-invoices", "No invoice was submitted yet"],
    ["rates", "There is no rate yet"],
    ["rates", "There is no rate yet"],
    ["/settings/fields/", "There is no custom field yet"],
  ] as const) {
    const company = tenant.legalEntities[1]!.id
    await goTo(page, `/console${list.startsWith("/") ? `${list}${company}` : `/${company}/${list}`}`)
    // An open page is not notified of a new currency, so it is loaded again.
    if (list === "rates") await page.reload()
    await page.getByText(words).waitFor()
    await lookAlso(page, `empty-${list.replaceAll(/[/?=]/g, "")}`)
    // Makes the product that the sales order needs, and the charge that measurements need.
    if (list === "sales-orders") await tenant.api.post("/Products", calls, beta)
    if (list === "usage?kind=measurements") await subscribeToDisks(beta)
    if (list === "journals" || list === "e-invoices") continue
    const line = (await page.locator("pre").textContent())!
    const { stdout: status } = await run("bash", ["-c", `${line} -s -w ' %{http_code}'`], { env })
    expect({ list, line, status }).toMatchObject({ status: expect.stringMatching(/ 20[012]$/) })
  }
  // An open page is not notified of a new custom field, so it is loaded again.
  await page.reload()
  await page.getByRole("row", { name: /seats/ }).waitFor()
  await page.goto(`/console/${tenant.legalEntities[1]!.id}/rates`)
  await page.getByRole("row", { name: /^EUR/ }).waitFor()
  await lookAlso(page, "rates-first")
})

test("imports measurements from a file, and finds them by their tag beside the usage", async () => {
  const chargeNumber = await subscribeToDisks({ "legal-entity": tenant.legalEntities[0]!.id })
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/${tenant.legalEntities[0]!.id}/usage`)
  await page.getByText("No usage was reported yet").waitFor()
  await page.getByRole("group", { name: "Rows" }).getByRole("button", { name: "Measurements" }).click()
  await page.getByText("No measurement was reported yet").waitFor()
  await page.getByRole("link", { name: "Import…" }).first().click()
  const rows = `charge,fromDate,quantity,tag\n${chargeNumber},2026-02-01,240.5,node-1\n${chargeNumber},2026-02-01,900719925474099.25,node-2`
  await page.getByLabel("Rows", { exact: true }).fill(rows)
  await page.getByRole("button", { name: "Import" }).click()
  await page.getByText("Every row was stored").waitFor()
  await page.getByRole("link", { name: "Measurements so far" }).click()
  await page.getByText("2 in all").waitFor()
  await page.getByLabel("Tag").fill("node-2")
  await page.keyboard.press("Enter")
  await page.getByText("1 in all").waitFor()
  await page
    .getByRole("row", { name: `1 Feb 2026 Lagring AB ${chargeNumber} node-2` })
    .getByText("900,719,925,474,099.25")
    .waitFor()
  await lookAlso(page, "measurements")
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "CSV" }).click()])
  expect(file.suggestedFilename()).toBe("measurements.csv")
  expect(
    readFileSync(await file.path(), "utf8")
      .trim()
      .split("\n"),
  ).toHaveLength(2)
  await page.getByRole("group", { name: "Rows" }).getByRole("button", { name: "Usage" }).click()
  await page.getByText("No usage was reported yet").waitFor()
})

test("finds everybody in the list of users and among the names of security events, however many there are", async () => {
  const crowded = await console.service.createTenant(["Crowded AB"])
  for (const index of Array.from({ length: 21 }).keys())
    await inviteTo(console.service, crowded.tenantId, `user${index}@crowded.example`)
  const page = await console.signIn(crowded.tenantId)
  await page.goto("/console/settings/users")
  await page.getByRole("row", { name: /user0@/ }).waitFor()
  await page.getByRole("row", { name: /user20@/ }).waitFor()
  await goTo(page, "/console/settings/audit")
  const options = page.getByLabel("User").locator("option")
  await options.nth(21).waitFor({ state: "attached" })
  // The options are: anybody, the 21 invited users, the user who is signed in, and the user of the tenant's
  // credentials.
  await expect.poll(() => options.count()).toBe(1 + 21 + 2)
})
