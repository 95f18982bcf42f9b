import { readFileSync } from "node:fs"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type FilledTenant, fillTenant } from "../support/console/filled-tenant.ts"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { obstaclesOf } from "../support/console/look-at.ts"
import { goTo, stopsOf } from "../support/console/walk.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"

const detail = "[data-detail]"

let console: LentConsole
let receiver: Receiver
let filled: FilledTenant
beforeAll(async () => {
  ;[console, receiver] = await Promise.all([lendConsole(), startReceiver()])
  filled = await fillTenant(console, receiver.url())
})
afterEach(() => console.endTest())
afterAll(() => receiver.close())

test("sees on the page of each object who changed it, when, and from what to what", async () => {
  const { api, tenantId } = filled.tenant
  for (let change = 1; change <= 21; change += 1)
    await api.patch(`/Accounts/${filled.ids["accounts"]}`, { yourReference: `Reference ${change}` })
  const page = await console.signIn(tenantId)
  await page.goto("/console/settings/profile")
  await page.getByRole("heading", { name: "Profile" }).first().waitFor()
  const stops = await stopsOf(page, filled.tenant.legalEntities[0]!.id, filled.ids)
  // Journals and reports never change, and a change of the audit log is one itself.
  const objects = stops.filter(
    ({ name }) => /-(?:one|webhook)$/.test(name) && !/^(?:journals|reports|settings-changes)/.test(name),
  )
  expect(objects.length).toBeGreaterThan(12)
  const changes = page.getByRole("list", { name: "Changes" })
  const history = page.locator("details", { has: page.getByText("History", { exact: true }) })
  const found: string[] = []
  for (const { address, name } of objects) {
    await goTo(page, address)
    const row = changes.getByText(/^by .+, by the token “.+”$|^by the service, in /)
    // The page is built anew when its object arrives, with a closed history.
    await expect
      .poll(async () => {
        if ((await history.getAttribute("open")) === null) await history.locator("summary").click()
        return row.count()
      })
      .toBeGreaterThan(0)
    if (name !== "accounts-one") continue
    const items = changes.locator(":scope > li")
    await expect.poll(() => items.count()).toBe(20)
    await items.first().getByText("Your reference from “Reference 20” to “Reference 21”").waitFor()
    await page.getByRole("button", { name: "Older changes" }).click()
    await items.last().getByText("Created").waitFor()
    await items
      .last()
      .getByText(/^Name set to /)
      .waitFor()
    found.push(...(await obstaclesOf(page, "account-history", { part: detail })))
  }
  expect(found).toEqual([])

  const reader = await console.signIn(tenantId, { permissions: ["accounts:read"] })
  await reader.goto(objects.find(({ name }) => name === "accounts-one")!.address)
  await reader.getByText("As JSON").waitFor()
  expect(await reader.getByText("History", { exact: true }).count()).toBe(0)
})

test("finds changes in the audit log of the tenant, opens one, and saves them as CSV", async () => {
  const page = await console.signIn(filled.tenant.tenantId)
  const id = filled.ids["quotes"]!
  await page.goto(`/console/settings/changes?kind=Quote&item=${id}&operation=quotes.create`)
  await page.getByRole("row", { name: /Created.*Quote/ }).click()
  await page.getByRole("heading", { name: /^Created: Quote / }).waitFor()
  await page
    .locator(detail)
    .getByText(/^Quote date set to /)
    .waitFor()
  const file = page.waitForEvent("download")
  await page.getByRole("button", { name: "CSV" }).click()
  const lines = readFileSync(await (await file).path(), "utf8")
    .trim()
    .split("\r\n")
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(id)
  await page.getByLabel("Kind of the item").fill("PaymentTerm")
  await page.keyboard.press("Enter")
  await page.getByText("No changes match these filters.").waitFor()
})
