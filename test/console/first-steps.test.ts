import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { lookAlso, lookAt, openConsole, type OpenedConsole } from "../support/console/console.ts"
import { inviteTo } from "../support/people/browser.ts"
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

test("is told why nothing can be made where one may only read", async () => {
  const page = await console.signIn(tenant.tenantId, {
    permissions: ["products:read", "accounts:read", "webhooks:read"],
  })
  for (const [place, name, need] of [
    ["products", "New product", "products:write"],
    ["accounts/new", "Create account", "accounts:write"],
    ["webhooks/new", "Create webhook", "webhooks:write"],
    ["", "New webhook", "webhooks:write"],
  ] as const) {
    await page.goto(`/console/${tenant.legalEntities[0]!.id}/${place}`)
    const button = page.getByRole("button", { name, exact: true }).first()
    await button.waitFor()
    expect([await button.getAttribute("aria-disabled"), await button.getAttribute("title")]).toEqual([
      "true",
      `needs ${need}`,
    ])
  }
  await page.goto("/console/settings/notifications")
  await page.getByLabel(/^Webhooks/).check()
  await page.getByText("Saved").waitFor()
  const rates = page.getByLabel(/^Exchange rates.* To be told of it needs rates:read/)
  expect(await rates.isDisabled()).toBe(true)
  await page.getByRole("link", { name: "Notifications", exact: true }).first().waitFor()
})

test("finds everybody in the list of users and among the names of security events, however many there are", async () => {
  const crowded = await console.service.createTenant(["Crowded AB"])
  for (const index of Array.from({ length: 21 }).keys())
    await inviteTo(console.service, crowded.tenantId, `user${index}@crowded.example`)
  const page = await console.signIn(crowded.tenantId)
  await page.goto("/console/settings/users")
  await page.getByRole("row", { name: /user0@/ }).waitFor()
  await page.getByRole("row", { name: /user20@/ }).waitFor()
  await page.goto("/console/settings/audit")
  const options = page.getByLabel("User").locator("option")
  await options.nth(21).waitFor({ state: "attached" })
  // Any of them, the invited ones, who asks, and the one of the tenant's own credentials.
  expect(await options.count()).toBe(1 + 21 + 2)
})
