import { type NetworkProviderSimulator, startNetworkProviderSimulator } from "@svc/simulators/network-provider"
import { readHistory } from "@svc/simulators/rate-book"
import { type Simulators, startSimulators } from "@svc/simulators/server"
import { readFileSync } from "node:fs"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { lookAt, openConsole, type OpenedConsole } from "../support/console/console.ts"
import { openRow, press, typeInto } from "../support/console/keyboard.ts"
import { connect, type EntryView } from "../support/e-invoicing/e-invoicing-service.ts"
import { polishEntity, polishProfile } from "../support/e-invoicing/posting.ts"
import { purchase } from "../support/e-invoicing/purchase.ts"
import { buyer, seller } from "../support/e-invoicing/ubl-parties.ts"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"

let console: OpenedConsole
let rates: Simulators
let network: NetworkProviderSimulator
let tenant: TestTenant
let billing: Billing
let entity: string
beforeAll(async () => {
  rates = await startSimulators(0, readHistory("Date,USD,PLN,\n2026-11-20,1.16,4.23,\n2026-11-19,1.15,4.24,\n"))
  network = await startNetworkProviderSimulator()
  console = await openConsole({
    SVC_CENTRAL_BANK_DATA_URL: `http://127.0.0.1:${rates.port}`,
    SVC_NETWORK_PROVIDER_URL: network.url,
  })
  tenant = await console.service.createTenant([polishEntity.name], polishEntity)
  entity = `/console/${tenant.legalEntities[0]!.id}`
  billing = makeBilling(tenant.api)
  for (const code of ["EUR", "USD"]) await tenant.api.post("/Currency", { code })
})
afterEach(() => console.endTest())
afterAll(async () => {
  await console.close()
  await Promise.all([rates.close(), network.close()])
})

test("imports rates, reads the conflicts, and sees the rate that stood in the way", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/rates?currency=USD`)
  await page.getByText("No rate of USD in the last year").waitFor()
  await page.getByRole("button", { name: "Add a rate…" }).click()
  await page.getByLabel("PLN for one of it").fill("3.7000000000000000001")
  await page.getByLabel("From", { exact: true }).fill("2026-11-20")
  await page.getByRole("button", { name: "Add the rate" }).click()
  await page.getByRole("cell", { name: "3.7000000000000000001 PLN" }).waitFor()

  await page.getByRole("link", { name: "Integrations" }).click()
  await page.getByText("Not connected").first().waitFor()
  await lookAt(page, "integrations")
  await page.getByRole("link", { name: "Euro-area central bank" }).click()
  await page.getByRole("button", { name: "Connect" }).click()
  await page.getByRole("button", { name: "Disable" }).waitFor()
  await page.getByLabel("From").fill("2026-11-19")
  await page.getByLabel("To").fill("2026-11-20")
  await page.getByRole("button", { name: "Import now" }).click()
  await page.getByRole("heading", { name: "Conflicts" }).waitFor()
  await page.reload()
  const conflict = page.getByRole("table", { name: "Conflicts" }).getByRole("row").last()
  await conflict.getByText("Differs").waitFor()
  await conflict.getByText("3.7000000000000000001").waitFor()
  await lookAt(page, "integration")

  await page.goto(`${entity}/rates?currency=USD`)
  await page.getByRole("img", { name: "USD in the last year, 2 rates" }).focus()
  await page.keyboard.press("ArrowLeft")
  await page.getByText("19 Nov 2026: 3.68", { exact: false }).waitFor()
  await page.getByRole("button", { name: "5 years", exact: true }).click()
  await page.getByRole("img", { name: "USD in the last 5 years, 2 rates" }).waitFor()
  expect(page.url()).toContain("range=5y")
  await page.getByRole("button", { name: "Convert…" }).click()
  await page.getByLabel("Amount").fill("1000,50")
  await page.getByLabel("By the rate of").fill("2026-11-20")
  await page.getByRole("button", { name: "Convert", exact: true }).click()
  await page.getByText("3,701.85 PLN").waitFor()
  await lookAt(page, "rate-convert")
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

test("sees what a company lacks for e-invoices, fills it in, and connects", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/e-invoices`)
  await page.getByRole("link", { name: "Readiness" }).click()
  await page.getByText("Tax registration number").waitFor()
  await lookAt(page, "e-invoice-readiness")
  await page.getByLabel("Invoices of this company").check()
  for (const [label, value] of [
    ["Tax number", seller.vat],
    ["Organisation number", seller.org],
    ["IBAN", "PL61109010140000071219812874"],
    ["BIC", "WBKPPLPP"],
    ["Electronic address", seller.endpoint],
    ["Scheme of it", seller.scheme],
    ["Street", seller.street],
    ["Postcode", seller.zip],
    ["City", seller.city],
  ] as const)
    await page
      .getByLabel(label, { exact: false })
      .first()
      .fill(value ?? "")
  await page.getByLabel("Country").selectOption("Poland")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("Complete").waitFor()
  const { body } = await tenant.api.get(`/LegalEntities/${tenant.legalEntities[0]!.id}`)
  expect(body).toMatchObject({ taxRegistrationNumber: seller.vat, nationalEInvoice: true })

  await page.getByRole("link", { name: "Connection and token" }).click()
  await page.getByLabel("Company id").fill(crypto.randomUUID())
  await page.getByLabel("API key").fill("wrong")
  await page.getByRole("button", { name: "Connect", exact: true }).click()
  await page.getByLabel("API key").fill("right")
  await page.getByRole("button", { name: "Connect", exact: true }).click()
  await page.getByRole("button", { name: "Disconnect…" }).waitFor()
  await page.getByLabel("Token").fill("national-token-0123456789")
  await page.getByLabel("Send posted invoices").check()
  await page.getByRole("button", { name: "Save the settings" }).click()
  await page.getByText("ends in 6789").waitFor()
  await lookAt(page, "integration-e-invoices")
})

test("fixes a buyer's NIP and resubmits once, by keyboard alone", async () => {
  const { address, ...profile } = polishProfile()
  await tenant.api.patch(`/LegalEntities/${tenant.legalEntities[0]!.id}`, { ...profile, address })
  await connect(tenant.api)
  const { id: account } = await billing.account({
    name: buyer.name,
    currency: "PLN",
    taxRegistrationNumber: "PL1234567890",
    electronicInvoiceAddress: buyer.endpoint,
    electronicInvoiceAddressScheme: buyer.scheme,
    defaultInvoiceAddress: { street: buyer.street, city: buyer.city, zip: buyer.zip, country: buyer.country },
  })
  const { id, invoiceNumber } = await billing.posted(account, [await billing.taxedLine(100, "23")], { currency: "PLN" })
  const entries = async () => (await tenant.api.get(`/Invoices/${id}/NationalEInvoices`)).body as readonly EntryView[]
  await until(entries, ([entry]) => entry?.status === "Failed", 30_000)
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/e-invoices?state=Failed`)
  await openRow(page.getByRole("row", { name: `Failed ${invoiceNumber}` }))
  await page.getByRole("term").filter({ hasText: "Deadline" }).waitFor()
  await press(page.getByRole("button", { name: "Fix and resubmit…" }))
  await typeInto(page.getByLabel("Tax number"), "PL1234567891")
  await press(page.getByRole("button", { name: "Save the account and resubmit" }))
  await page.getByText("the document is still not right").waitFor()
  await lookAt(page, "e-invoice-fix")
  await typeInto(page.getByLabel("Tax number"), buyer.vat)
  await press(page.getByRole("button", { name: "Save the account and resubmit" }))
  await page.getByRole("button", { name: "Fix and resubmit…" }).waitFor({ state: "detached" })
  await until(entries, ([entry]) => entry?.status === "Submitted" || entry?.status === "Processed", 30_000)
  expect((await entries()).map(({ status }) => status).slice(1)).toEqual(["Failed", "Failed"])
  await lookAt(page, "e-invoice")
})

test("goes from a figure to what it counts, and reads the invoice of a supplier", async () => {
  const scope = { tenantId: tenant.tenantId, legalEntityId: tenant.legalEntities[0]!.id }
  const { companyId } = (await tenant.api.get("/Integrations/AutoInvoice")).body as { readonly companyId: string }
  const { xml } = network.store.receive(companyId, crypto.randomUUID(), purchase("F/1"))
  await console.service.worker.run(console.service.worker.get("EInvoicing").receive(scope))
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/e-invoices`)
  await page.getByRole("columnheader", { name: /^Deadline/ }).waitFor()
  await lookAt(page, "e-invoices-sent")
  await page.getByRole("link", { name: "0 held back" }).click()
  await page.getByText("No e-invoices match these filters.").waitFor()
  await page.getByLabel("Direction").selectOption("Received")
  await page.getByRole("row", { name: /Dostawca Zażółć F\/1/ }).click()
  await page.getByText("123.12 PLN").last().waitFor()
  await lookAt(page, "e-invoice-received")
  const save = page.getByRole("button", { name: "Document" })
  const [file] = await Promise.all([page.waitForEvent("download"), save.click()])
  expect(readFileSync(await file.path(), "utf8")).toBe(xml)
  network.store.receive(companyId, crypto.randomUUID(), purchase("F/2"))
  await page.getByRole("button", { name: "Fetch now" }).click()
  await page.getByText("1 new from suppliers").waitFor()
})

test("makes an account with a field of the company, and invoices it by lines pasted from a sheet", async () => {
  const field = { entity: "Account", key: "seats", name: "Seats", fieldType: "Integer" }
  await tenant.api.post("/CustomFieldConfigurations", field)
  await billing.ensureTax("23")
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/accounts`)
  await page.getByRole("button", { name: "New account" }).click()
  await page.getByLabel("Name", { exact: true }).fill("Kowalski i Wspólnicy")
  await page.getByLabel("Seats").fill("twelve")
  await page.getByLabel("City").first().fill("Białystok")
  await page.getByLabel("Tax (optional)").selectOption("Tax 23")
  await lookAt(page, "account-new")
  await page.getByRole("button", { name: "Create account" }).click()
  await page.getByText("must be a whole number").waitFor()
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Kowalski i Wspólnicy")
  await page.getByLabel("Seats").fill("12")
  await page.getByRole("button", { name: "Create account" }).click()
  await page.getByRole("heading", { name: "Custom fields" }).waitFor()
  await page.getByRole("button", { name: "Edit" }).click()
  await page.getByLabel("Invoices to").fill("faktury@example.com")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("faktury@example.com").waitFor()
  await page.getByRole("button", { name: "New invoice" }).click()
  await page.getByLabel("Product of line 1").focus()
  await page.getByText("Kowalski i Wspólnicy").waitFor()
  await page.evaluate("navigator.clipboard.writeText('Hosting\\t2\\t68,33\\nSupport\\t1\\t100')")
  await page.keyboard.press("Control+v")
  await page.getByLabel("Product of line 2").waitFor()
  await page.getByText("291.09 PLN").waitFor()
  await page.getByLabel("Quantity of line 2").fill("0")
  await page.locator("[aria-invalid=true]").waitFor()
  await page.getByLabel("Quantity of line 2").fill("1")
  await page.getByText("291.09 PLN").waitFor()
  await lookAt(page, "invoice-new")
  await page.getByRole("button", { name: "Save the draft" }).click()
  await page.getByRole("button", { name: "Post…" }).waitFor()
  await page.getByRole("button", { name: "Edit…" }).click()
  await page.getByLabel("Your order").fill("PO-4711")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("PO-4711").waitFor()
})
