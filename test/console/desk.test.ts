import { readFileSync } from "node:fs"
import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { choose, openRow, press, pressAtOnce, tabTo, typeDay, typeInto } from "../support/console/keyboard.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"
import { goTo } from "../support/console/walk.ts"
import { polishEntity } from "../support/e-invoicing/posting.ts"
import { importNow } from "../support/exchange-rates/rates-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
let entity: string
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant([polishEntity.name], polishEntity)
  entity = `/console/${tenant.legalEntities[0]!.id}`
  for (const code of ["EUR", "USD"]) await tenant.api.post("/Currency", { code })
})
afterEach(() => console.endTest())

test("imports rates, reads the conflicts, and sees the rate that stood in the way, by keyboard alone", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/rates?currency=USD`)
  await page.getByText("No rate of USD in the last year").waitFor()
  await press(page.getByRole("button", { name: "Add a rate…" }))
  expect(new URL(page.url()).search).toBe("?currency=USD&do=add")
  await page.reload()
  await typeInto(page.getByLabel("PLN for one unit"), "3.7000000000000000001")
  await typeDay(page.getByLabel("From", { exact: true }), "2026-11-20")
  await press(page.getByRole("button", { name: "Add the rate" }))
  await page.getByRole("cell", { name: "3.7000000000000000001 PLN" }).waitFor()

  await press(page.getByRole("link", { name: "Integrations" }))
  await page.getByText("Not connected").first().waitFor()
  await lookAlso(page, "integrations")
  await press(page.getByRole("link", { name: "Euro-area central bank" }))
  await press(page.getByRole("button", { name: "Connect" }))
  // A refusal of the service stays beside the button until the next try.
  await page.getByRole("button", { name: "Disable" }).waitFor()
  await page.route(/\/Integrations\/CentralBankRates$/, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  )
  await press(page.getByRole("button", { name: "Disable" }))
  await page.getByRole("main").getByRole("alert").getByText("The service cannot be reached").waitFor()
  await page.unroute(/\/Integrations\/CentralBankRates$/)
  await press(page.getByRole("button", { name: "Disable" }))
  const said = page.locator("[data-said]", { hasText: "Disabled: nothing is imported from now on, and the rates stay" })
  // Screen readers must find each button of a message.
  await said.getByRole("button", { name: "Close" }).waitFor()
  await page.getByText("While it is disabled, nothing is imported automatically.").waitFor()
  await expect.poll(() => page.getByRole("main").getByRole("alert").count()).toBe(0)
  await said.getByRole("button", { name: "Undo" }).click()
  await page.getByRole("button", { name: "Disable" }).waitFor()
  await typeDay(page.getByLabel("From"), "2026-11-19")
  await typeDay(page.getByLabel("To"), "2026-11-20")
  await press(page.getByRole("button", { name: "Import now" }))
  await page.getByRole("heading", { name: "Conflicts" }).waitFor()
  await page.getByRole("term").filter({ hasText: "Next import" }).waitFor()
  await page.reload()
  const conflict = page.getByRole("table", { name: "Conflicts" }).getByRole("row").last()
  await conflict.getByText("Differs").waitFor()
  await conflict.getByText("3.7000000000000000001").waitFor()
  const save = page.getByRole("region", { name: "Conflicts" }).getByRole("button", { name: "CSV" })
  const [conflicts] = await Promise.all([page.waitForEvent("download"), press(save)])
  expect(readFileSync(await conflicts.path(), "utf8")).toContain(",3.7000000000000000001,2026-11-20,")
  const imports = page.getByRole("region", { name: "Imports" }).getByRole("button", { name: "CSV" }).first()
  const [all] = await Promise.all([page.waitForEvent("download"), press(imports)])
  expect(readFileSync(await all.path(), "utf8")).toMatch(/,Succeeded,2026-11-19,2026-11-20,/)
  await lookAt(page, "integration")
  await openRow(page.getByRole("row", { name: /^Succeeded/ }))
  await conflict.waitFor({ state: "detached" })
  await page.keyboard.press("Enter")
  await conflict.getByText("Differs").waitFor()

  await page.getByRole("link", { name: "Integrations", exact: true }).first().click()
  await page.getByText(/last .* rates; next /).waitFor()
  await lookAlso(page, "integrations-connected")

  await pressAtOnce(page, "gr")
  await page.getByRole("heading", { name: "Rates" }).waitFor()
  await choose(page.getByLabel("Currency"), "USD")
  await tabTo(page.getByRole("img", { name: "USD in the last year, 2 rates" }))
  await page.keyboard.press("ArrowLeft")
  await page.getByText("19 Nov 2026: 3.68", { exact: false }).waitFor()
  await press(page.getByRole("button", { name: "5 years", exact: true }))
  await page.getByRole("img", { name: "USD in the last 5 years, 2 rates" }).waitFor()
  await expect.poll(() => page.url()).toContain("range=5y")
  await page.keyboard.press("Control+k")
  await page.getByLabel("Find a page, an id or a number").fill("convert")
  await page.keyboard.press("Enter")
  await page.waitForURL(/rates\?do=convert$/)
  await page.getByRole("dialog", { name: "Convert to PLN" }).getByLabel("Currency").selectOption("USD")
  await typeInto(page.getByLabel("Amount"), "1000,50")
  await typeDay(page.getByLabel("By the rate of"), "2026-11-20")
  await press(page.getByRole("button", { name: "Convert", exact: true }))
  await page.getByText("3,701.85 PLN").waitFor()
  await lookAlso(page, "rate-convert")
})

test("sees on the overview when rates came, and by itself that they fail to come", async () => {
  const { api, tenantId, legalEntities } = await console.service.createTenant([polishEntity.name], polishEntity)
  const path = "/Integrations/CentralBankRates"
  await api.post("/Currency", { code: "EUR" })
  await api.put(path, { isEnabled: true })
  const days = { from: "2026-11-19", to: "2026-11-20" }
  expect(await importNow(api, days, path)).toMatchObject({ state: "Succeeded" })
  const page = await console.signIn(tenantId)
  await page.goto(`/console/${legalEntities[0]!.id}/`)
  const part = page.getByRole("region", { name: "Rates" })
  await page.getByRole("link", { name: /^Rates of / }).waitFor()
  await page.getByText("All clear.").waitFor()
  await expect.poll(() => part.count()).toBe(0)
  const faults = `http://127.0.0.1:${console.rates.port}/faults`
  await fetch(faults, { method: "POST", body: JSON.stringify({ provider: "central-bank", fault: "html-page" }) })
  expect(await importNow(api, days, path)).toMatchObject({ state: "Failed" })
  await page.getByText("1 import of rates fails.").waitFor()
  await lookAlso(page, "overview-rates")
  await press(part.getByRole("button", { name: "Dismiss Euro-area central bank" }))
  await page.getByText("Nothing else needs attention.").waitFor()
  expect(await importNow(api, days, path)).toMatchObject({ state: "Failed" })
  await fetch(faults, { method: "DELETE" })
  await page.getByText("1 import of rates fails.").waitFor()
  await press(part.getByRole("link", { name: "Euro-area central bank" }))
  await page.getByText("Last import failed").waitFor()
})

test("is offered the day of where one is by the clock of the service, not that of Greenwich or of a machine that goes wrong", async () => {
  // At any time, at least one of these two zones has another date than Greenwich.
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    const page = await console.signIn(tenant.tenantId)
    await page.clock.setSystemTime("2020-02-01T12:00:00Z")
    await page.goto("/console/settings/profile")
    await page.getByLabel("Time zone").selectOption(timeZone)
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByText("Saved").waitFor()
    await goTo(page, `${entity}/rates`)
    await page.getByRole("button", { name: "Add a rate…" }).click()
    const day = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date())
    await expect.poll(() => page.getByLabel("From", { exact: true }).inputValue()).toBe(day)
  }
})

test("sees a rate of an interval as a step, and days without a rate as a gap", async () => {
  const fromCurrency = { key: "Code", value: "CHF" }
  await tenant.api.post("/Currency", { code: "CHF" })
  for (const more of [
    { rate: 4.5, effectiveFromDate: "2026-10-01", effectiveToDate: "2026-10-05" },
    { rate: 4.6, effectiveFromDate: "2026-10-06", effectiveToDate: "2026-10-09" },
    { rate: 4.4, effectiveFromDate: "2026-11-16" },
    { rate: 4.3, effectiveFromDate: "2026-11-18" },
  ])
    expect((await tenant.api.post("/ExchangeRate", { fromCurrency, ...more })).status).toBe(201)
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/rates?currency=CHF`)
  const lines = page.getByRole("img", { name: "CHF in the last year, 4 rates" }).locator("path")
  await lines.first().waitFor()
  const drawn = await lines.evaluateAll((paths) =>
    paths.map((path) => (path as { getAttribute: (name: string) => string }).getAttribute("d")),
  )
  const corners = drawn.map((path) =>
    path
      .slice(1)
      .split("L")
      .map((point) => point.split(",").map(Number)),
  )
  expect(corners.map((each) => each.length)).toEqual([4, 2])
  const [[first, second, third, fourth]] = corners as [number[][]]
  expect([first![1], third![1]]).toEqual([second![1], fourth![1]])
  expect(second![0]).toBe(third![0])
})

test("makes a product with tiers, and reads its price table", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/products/new`)
  await page.getByLabel("Name").first().fill("Storage")
  await page.getByRole("group", { name: "Charge 1" }).getByLabel("Name").fill("Gigabytes")
  await page.getByLabel("Price model").selectOption("Tiered")
  await page.getByLabel("Price PLN of tier 1").fill("much")
  await page.getByLabel("Up to of tier 1").fill("100")
  await page.getByRole("button", { name: "Add tier" }).click()
  await page.getByLabel("Price PLN of tier 2").fill("0.05")
  await page.getByRole("button", { name: "Create product" }).click()
  await page.locator("[aria-invalid=true]").waitFor()
  await expect.poll(() => page.locator("[aria-invalid=true]").inputValue()).toBe("much")
  await page.getByLabel("Price PLN of tier 1").fill("0.10")
  await lookAlso(page, "product-new")
  await page.getByRole("button", { name: "Create product" }).click()
  const prices = page.getByRole("table", { name: "Prices of Gigabytes" })
  await prices.getByRole("row", { name: "PLN above 100 0.05 PLN each" }).waitFor()
  await lookAlso(page, "product")
})
