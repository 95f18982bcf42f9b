import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { choose, openRow, press, typeInto } from "../support/console/keyboard.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"
import { goTo } from "../support/console/walk.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
let alpha: string
let beta: string
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant(["Alpha AB", "Beta AB"])
  ;[alpha, beta] = [tenant.legalEntities[0]!.id, tenant.legalEntities[1]!.id]
})
afterEach(() => console.endTest())

const profile = async (id: string) => (await tenant.api.get(`/LegalEntities/${id}`)).body as Record<string, unknown>

test("changes the options of a company, keeps what was typed when they are refused, and sends what was changed alone, by keyboard alone", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto("/console/settings/entities")
  await page.getByText("2 in all").waitFor()
  await lookAlso(page, "entities")
  await openRow(page.getByRole("row", { name: /Beta AB/ }))
  await page.getByRole("heading", { name: "Number series" }).waitFor()
  await lookAlso(page, "entity")
  await press(page.getByRole("button", { name: "Edit" }))
  await typeInto(page.getByLabel("IBAN"), "SE45 5000 0000 0583 9825 7466")
  await typeInto(page.getByLabel("City"), "Malmö")
  await choose(page.getByLabel("Payment term"), "30")
  await typeInto(page.getByLabel("Payment tolerance"), "0,5")
  const series = page.getByRole("group", { name: "Invoices" })
  await typeInto(series.getByLabel("Format"), "F{yyyy}")
  await lookAlso(page, "entity-edit")
  // While the form is open, another user changes another option, and a request takes a number of the series.
  const asBeta = { "legal-entity": beta }
  await tenant.api.patch("/LegalEntities", { bic: "DEUTDEFF" }, asBeta)
  expect((await tenant.api.post("/Accounts", { name: "Kund", currency: "SEK" }, asBeta)).status).toBe(201)
  const before = (await profile(beta))["numberSeries"] as readonly { type: string; nextNumber: number }[]
  // The other user also changes an option that this form changes.
  await tenant.api.patch("/LegalEntities", { address: { city: "Lund" } }, asBeta)
  await press(page.getByRole("button", { name: "Save" }))
  await page.getByRole("row", { name: "City Lund Malmö" }).waitFor()
  await expect.poll(() => page.getByRole("row", { name: /next number|BIC/ }).count()).toBe(0)
  await lookAlso(page, "entity-changed-meanwhile")
  await press(page.getByRole("button", { name: "Keep mine" }))
  await page.getByText("must have {n} in it once").waitFor()
  await lookAlso(page, "entity-refused")
  await expect.poll(() => page.getByLabel("City").inputValue()).toBe("Malmö")
  await series.getByLabel("Format").and(page.locator(":focus")).waitFor()
  await typeInto(series.getByLabel("Format"), "F{yyyy}-{n:4}")
  await press(page.getByRole("button", { name: "Save" }))
  await page.getByRole("heading", { name: "Number series" }).waitFor()
  await page.getByText("F{yyyy}-{n:4}").waitFor()
  const after = await profile(beta)
  expect(after).toMatchObject({
    iban: "SE4550000000058398257466",
    bic: "DEUTDEFF",
    paymentTolerance: 0.5,
    address: { city: "Malmö" },
  })
  expect(after["numberSeries"]).toEqual(
    before.map((each) => (each.type === "Invoice" ? { ...each, format: "F{yyyy}-{n:4}" } : each)),
  )
  await expect.poll(() => profile(alpha)).not.toHaveProperty("iban")
})

test("names the company that keeps UTC though its country has another time, and gives it that", async () => {
  const old = await console.service.createTenant(["Old GmbH"], { country: "DE", timeZone: "UTC" })
  const page = await console.signIn(old.tenantId)
  await page.goto("/console/settings/entities")
  await openRow(page.getByRole("row", { name: /Old GmbH.*UTC: choose one/ }))
  await page.getByText("uses UTC, so documents may get the date of the day before or after").waitFor()
  await lookAlso(page, "entity-on-utc")
  await press(page.getByRole("button", { name: "Edit" }))
  await choose(page.getByLabel("Time zone"), "Europe/Berlin")
  await typeInto(page.getByLabel("Name", { exact: true }), "Neue GmbH")
  await press(page.getByRole("button", { name: "Save" }))
  await page.getByText("Europe/Berlin").first().waitFor()
  await page.getByRole("button", { name: /^Company: Neue GmbH/ }).waitFor()
  await expect.poll(() => page.getByText("uses UTC").count()).toBe(0)

  await press(page.getByRole("button", { name: "New legal entity" }))
  await typeInto(page.getByLabel("Name", { exact: true }), "Gamma AS")
  await choose(page.getByLabel("Country"), "Norway")
  await choose(page.getByLabel("Base currency"), "NOK")
  await lookAlso(page, "entity-new")
  await press(page.getByRole("button", { name: "Add legal entity" }))
  // The new company is opened, with its list of steps to set up.
  await page.getByText("To set up").waitFor()
  await page.getByRole("button", { name: /^Company: Gamma AS/ }).waitFor()
})

test("adds a field of the company and changes its name; another company has none of it", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/${alpha}/`)
  await page.goto("/console/settings/fields")

  await page.waitForURL(new RegExp(`/settings/fields/${alpha}$`))
  await page.getByText("There is no custom field yet").waitFor()
  await lookAlso(page, "fields-empty")
  await press(page.getByRole("button", { name: "New field…" }).first())
  const dialog = page.getByRole("dialog", { name: "New custom field" })
  await typeInto(dialog.getByLabel("Key"), "seats")
  await choose(dialog.getByLabel("Type"), "Whole")
  await typeInto(dialog.getByLabel("Default"), "many")
  await press(dialog.getByRole("button", { name: "Create field" }))
  await dialog.getByText("must be a whole number").waitFor()
  await lookAlso(page, "field-refused")
  await expect.poll(() => dialog.getByLabel("Key").inputValue()).toBe("seats")
  await typeInto(dialog.getByLabel("Default"), "5")
  await press(dialog.getByRole("button", { name: "Create field" }))
  await openRow(page.getByRole("row", { name: /seats/ }))
  await press(page.getByRole("button", { name: "Edit…" }))
  await page.waitForURL(/\?do=edit$/)
  await typeInto(page.getByLabel("Name (optional)"), "Seats in the office")
  // Another user changes the field meanwhile. The form shows the differences, and the user chooses a value.
  const [, id = ""] = /\/([0-9a-f-]{36})(?:\?|$)/.exec(page.url()) ?? []
  const meanwhile = { name: "Chairs", defaultValue: "7" }
  await tenant.api.patch(`/CustomFieldConfigurations/${id}`, meanwhile, { "legal-entity": alpha })
  await press(page.getByRole("dialog").getByRole("button", { name: "Save" }))
  await page.getByRole("row", { name: "Name Chairs Seats in the office" }).waitFor()
  await page.getByRole("row", { name: "Default 7 5" }).waitFor()
  await press(page.getByRole("button", { name: "Keep mine" }))
  await page.getByRole("heading", { name: "Seats in the office" }).waitFor()
  await lookAlso(page, "field")
  await goTo(page, `/console/settings/fields/${alpha}?of=Invoice`)
  await page.getByText("No custom fields match these filters.").waitFor()

  // Switching the company stays on the same page.
  await page.getByRole("button", { name: /^Company: Alpha AB/ }).click()
  await page.getByRole("menuitem", { name: /Beta AB/ }).click()
  await page.waitForURL(new RegExp(`/settings/fields/${beta}`))
  await page.getByText("There is no custom field yet").waitFor()
})

test("reads all reference data, adds what may be added, and is told at the field what is wrong", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/settings/reference/${alpha}`)
  await page.getByRole("link", { name: "Chart of accounts" }).waitFor()
  await expect.poll(() => page.getByText(/^\d+$/).count()).toBeGreaterThan(8)
  await lookAlso(page, "reference")
  const lists = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => (link as { getAttribute: (name: string) => string }).getAttribute("href")),
    )
  for (const list of lists.filter((href) => href.includes(`/reference/${alpha}/`))) {
    await goTo(page, list)
    await page.getByText(/in all$|^There is no/).waitFor()
    await lookAlso(page, `reference-${list.split("/").at(-1)}`)
    const row = page.locator("tbody [role=row]").first()
    if ((await row.count()) === 0) continue
    await row.click()
    await page.locator("[data-detail] dl").waitFor()
    await lookAlso(page, `reference-${list.split("/").at(-1)}-one`)
  }

  await goTo(page, `/console/settings/reference/${alpha}/payment-terms`)
  await press(page.getByRole("button", { name: "New payment term" }))
  // The list has a field whose name begins with "Name" too, so the test waits for the form.
  await page.getByRole("heading", { name: "New payment term" }).waitFor()
  await typeInto(page.getByLabel("Name"), "45 days")
  await typeInto(page.getByLabel("Description"), "45 days net")
  await typeInto(page.getByLabel("Days"), "45.5")
  await press(page.getByRole("button", { name: "Create payment term" }))
  await page.getByText(/must be (a whole number|integer)/).waitFor()
  await lookAlso(page, "payment-term-refused")
  await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("45 days")
  await typeInto(page.getByLabel("Days"), "45")
  await press(page.getByRole("button", { name: "Create payment term" }))
  await page.getByRole("heading", { name: "45 days" }).waitFor()
  await page.getByRole("row", { name: /45 days/ }).waitFor()
})

test("makes a tax template with a rate of its own for a country, and deletes a currency that nothing needs", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`/console/settings/reference/${alpha}/tax-templates/new`)
  await page.getByLabel("Name").fill("Services")
  const first = page.getByRole("group", { name: "Rate 1" })
  const second = page.getByRole("group", { name: "Rate 2" })
  await first.getByLabel("Rate", { exact: true }).fill("25")
  await page.getByRole("button", { name: "Another place" }).click()
  await second.getByLabel("Category").selectOption({ label: "AE Reverse charge" })
  await second.getByLabel("Rate", { exact: true }).fill("6")
  await second.getByLabel("Country").selectOption("Poland")
  await page.getByRole("button", { name: "Create tax template" }).click()
  await second.locator("[aria-invalid=true]").first().waitFor()
  await lookAt(page, "tax-template-refused")
  await second.getByLabel("Rate", { exact: true }).fill("0")
  await second.getByLabel("Reason for no tax").fill("Reverse charge")
  await page.getByRole("button", { name: "Create tax template" }).click()
  const detail = page.locator("[data-detail]")
  await detail.getByRole("row", { name: /Poland 0 % AE Reverse charge/ }).waitFor()
  await lookAlso(page, "tax-template")

  await tenant.api.post("/Currency", { code: "NOK" }, { "legal-entity": alpha })
  await goTo(page, `/console/settings/reference/${alpha}/currencies`)
  for (const [code, said] of [
    ["NOK", /NOK is deleted/],
    ["SEK", /base currency/],
  ] as const) {
    await openRow(page.getByRole("row", { name: code }))
    await press(page.getByRole("button", { name: "Delete…" }))
    await press(page.getByRole("button", { name: `Delete ${code}` }))
    await page.getByText(said).last().waitFor()
    await lookAlso(page, `currency-${code}`)
  }
  await expect.poll(() => page.getByRole("row", { name: "NOK" }).count()).toBe(0)
})
