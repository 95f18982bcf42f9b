import { readFileSync } from "node:fs"
import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { fillSeller } from "../support/console/fill-seller.ts"
import { choose, chooseFrom, openRow, press, pressAtOnce, typeInto } from "../support/console/keyboard.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"
import { moreOf } from "../support/console/more-menu.ts"
import { goTo } from "../support/console/walk.ts"
import { connect, entriesOf, loseOutcome } from "../support/e-invoicing/e-invoicing-service.ts"
import { polishEntity, polishProfile } from "../support/e-invoicing/posting.ts"
import { purchase } from "../support/e-invoicing/purchase.ts"
import { buyer, seller } from "../support/e-invoicing/ubl-parties.ts"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"

let console: LentConsole
let network: LentConsole["network"]
let tenant: TestTenant
let billing: Billing
let entity: string
beforeAll(async () => {
  console = await lendConsole()
  network = console.network
  tenant = await console.service.createTenant([polishEntity.name], polishEntity)
  entity = `/console/${tenant.legalEntities[0]!.id}`
  billing = makeBilling(tenant.api)
})
afterEach(() => console.endTest())

test("sees what a company lacks for e-invoices, fills it in, and connects", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/e-invoices`)
  await page.getByRole("link", { name: "Readiness" }).click()
  await page.getByRole("link", { name: "Tax registration number" }).waitFor()
  await lookAlso(page, "e-invoice-readiness")
  await press(page.getByRole("link", { name: "Address fields" }))
  await page.getByLabel("Street").and(page.locator(":focus")).waitFor()
  await page.getByRole("link", { name: "Tax registration number" }).click()
  await page.getByLabel("Tax number").and(page.locator(":focus")).waitFor()
  await page.getByLabel("Invoices of this company").check()
  await fillSeller(page)
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
  await page.getByLabel("Valid until").fill("2030-12-31")
  await page.getByLabel("Send posted invoices").check()
  network.fail("GET /v1/company/vendors", { _tag: "Answer", status: 500 })
  await page.getByRole("button", { name: "Save the settings" }).click()
  await page.getByText("ends in 6789").waitFor()
  await lookAlso(page, "integration-e-invoices")
  await goTo(page, `${entity}/e-invoices/readiness`)
  await page.getByRole("button", { name: "Send the token again" }).click()
  await page.getByText("is not linked to the national system").waitFor({ state: "detached" })
})

/** Makes the legal entity able to send e-invoices, and adds an account in Poland. */
const sendTo = async (taxRegistrationNumber: string | undefined) => {
  const { address, ...profile } = polishProfile()
  await tenant.api.patch(`/LegalEntities/${tenant.legalEntities[0]!.id}`, { ...profile, address })
  await connect(tenant.api)
  const { id } = await billing.account({
    name: buyer.name,
    currency: "PLN",
    taxRegistrationNumber,
    electronicInvoiceAddress: buyer.endpoint,
    electronicInvoiceAddressScheme: buyer.scheme,
    defaultInvoiceAddress: { street: buyer.street, city: buyer.city, zip: buyer.zip, country: buyer.country },
  })
  return id
}

test("posts a draft and follows its e-invoice to the acknowledgement, by keyboard alone", async () => {
  const draft = await billing.create(await sendTo(buyer.vat), [await billing.taxedLine(100, "23")], { currency: "PLN" })
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/`)
  await page.getByText("Drafts to post").waitFor()
  await pressAtOnce(page, "gi")
  // Presses another key to end the sequence of `g`, which the next letter would continue to the journals.
  await page.keyboard.press("j")
  await choose(page.getByLabel("Status"), "Draft")
  await page.waitForURL(/status=Draft/)
  await page.keyboard.press("Escape")
  await openRow(page.getByRole("row", { name: /Draft.*123\.00/ }).first())
  await press(page.getByRole("button", { name: "Post…" }))
  const dialog = page.getByRole("alertdialog")
  await dialog.getByText("123.00 PLN").waitFor()
  await press(dialog.getByRole("button", { name: "Post" }))
  await page.getByText("E-invoice submitted").waitFor()
  await page.getByText("still to come").waitFor()
  await press(page.getByRole("region", { name: "E-invoice" }).getByRole("link", { name: "Submitted" }))
  await page.getByRole("term").filter({ hasText: "Provider reference" }).waitFor()
  const [entry] = await entriesOf(tenant.api, draft)
  const reference = entry!.maventaReferenceId!
  const cleared = "<Faktura>Zażółć</Faktura>"
  network.store.deliver(reference, network.store.acknowledgementOf(reference, cleared))
  const savedBy = async (act: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent("download"), act()])
    return readFileSync(await file.path(), "utf8")
  }
  const chooseFile = (name: string) => chooseFrom(moreOf(page), page.getByRole("menuitem", { name, exact: true }))
  const saved = (name: string) => savedBy(() => chooseFile(name))
  await moreOf(page).waitFor()
  expect(await saved("Save acknowledgement")).toMatch(/^%PDF/)
  expect(await saved("Save acknowledgement as signed")).toMatch(/^<\?xml/)
  await chooseFile("Save document as cleared")
  await page.getByRole("alert").waitFor()
  network.store.deliver(reference, cleared, { type: "OTHER", filename: "other.xml" })
  expect(await saved("Save document as cleared")).toBe(cleared)
  await press(page.getByRole("button", { name: "Copy national number" }))
  await page.getByText("copied").waitFor()
  const [{ nationalEInvoiceId } = { nationalEInvoiceId: "" }] = await entriesOf(tenant.api, draft)
  await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe(nationalEInvoiceId)

  // The invoice's page shows the same entry.
  await press(page.getByRole("definition").getByRole("link", { name: /^Invoice/ }))
  await page.getByText("E-invoice processed").waitFor()
  const acknowledgement = page.getByRole("button", { name: "Acknowledgement" })
  expect(await savedBy(() => press(acknowledgement))).toMatch(/^%PDF/)
  expect(await saved("Save UBL")).toContain("<cbc:ID>")
  await lookAlso(page, "invoice-processed")
})

test("fixes a buyer's NIP and resubmits once, by keyboard alone", async () => {
  const account = await sendTo("PL1234567890")
  const invoice = await billing.posted(account, [await billing.taxedLine(100, "23")], { currency: "PLN" })
  const { invoiceNumber } = invoice
  const entries = () => entriesOf(tenant.api, invoice)
  await until(entries, ([entry]) => entry?.status === "Failed")
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/e-invoices?state=Failed`)
  await openRow(page.getByRole("row", { name: `Failed ${invoiceNumber}` }))
  await page.getByRole("term").filter({ hasText: "Deadline" }).waitFor()
  await press(page.getByRole("button", { name: "Fix and resubmit…" }))
  await typeInto(page.getByLabel("Tax number"), "PL1234567891")
  await press(page.getByRole("button", { name: "Save the account and resubmit" }))
  await page.getByText("the document still has problems").waitFor()
  await lookAlso(page, "e-invoice-fix")
  await press(page.getByRole("button", { name: "Cancel", exact: true }))
  await press(page.getByRole("definition").getByRole("link", { name: invoiceNumber! }))
  const submission = page.getByRole("region", { name: "E-invoice" })
  await submission.getByText("Earlier tries (1)").waitFor()
  await lookAt(page, "invoice-e-invoice-failed")
  await press(submission.getByRole("button", { name: "Fix and resubmit…" }))
  await typeInto(page.getByLabel("Tax number"), buyer.vat)
  await press(page.getByRole("button", { name: "Save the account and resubmit" }))
  await page.getByRole("button", { name: "Fix and resubmit…" }).waitFor({ state: "detached" })
  await until(entries, ([entry]) => entry?.status === "Submitted" || entry?.status === "Processed")
  expect((await entries()).map(({ status }) => status).slice(1)).toEqual(["Failed", "Failed"])
  await lookAlso(page, "e-invoice")
  await goTo(page, `${entity}/e-invoices/${(await entries())[0]!.id}`)
  await press(page.getByRole("link", { name: "all tries" }))
  await page.getByText("3 in all").waitFor()
  await openRow(page.getByRole("row", { name: /^Failed/ }).first())
  await press(page.getByRole("link", { name: "log of this e-invoice" }))
  const chip = page.getByRole("button", { name: "Of one invoice" })
  const logged = page.getByRole("table", { name: "Log" }).getByText("link_failed")
  await logged.waitFor({ state: "detached" })
  await press(chip)
  await logged.waitFor()
})

test("tells an e-invoice whose outcome nobody knows, and one that is held back, from those that failed or wait", async () => {
  const account = await sendTo(buyer.vat)
  const make = async () => billing.posted(account, [await billing.taxedLine(100, "23")], { currency: "PLN" })
  const [lost, held] = [await make(), await make()]
  const referenceOf = async (invoice: { readonly id: string }) => {
    const [entry] = await until(
      () => entriesOf(tenant.api, invoice),
      ([newest]) => newest?.status === "Submitted",
    )
    return entry!.maventaReferenceId!
  }
  await referenceOf(lost)
  // Delivers the document without an acknowledgement.
  network.store.deliver(await referenceOf(held), undefined)
  await loseOutcome(console.service, lost)

  const page = await console.signIn(tenant.tenantId)
  await page.goto(entity)
  await page.getByText("1 e-invoice needs attention.").waitFor()
  const section = page.getByRole("region", { name: "E-invoices" })
  await section.getByRole("link", { name: "Held back 1" }).waitFor()
  await expect.poll(() => section.getByRole("link", { name: lost.invoiceNumber! }).count()).toBe(1)
  await section.getByRole("link", { name: lost.invoiceNumber! }).click()
  const head = page.getByRole("region", { name: "Detail" })
  await head.getByText("Outcome unknown").waitFor()
  await head.getByRole("button", { name: "Resubmit…" }).click()
  await page.getByText("The provider is asked first").waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("link", { name: "0 failed" }).waitFor()
  await page.getByRole("link", { name: "1 held back" }).click()
  await page.getByRole("row", { name: held.invoiceNumber! }).click()
  await head.getByText("Held back").first().waitFor()
  await lookAlso(page, "e-invoice-held-back")
})

test("goes from a figure to what it counts, and reads the invoice of a supplier", async () => {
  const scope = { tenantId: tenant.tenantId, legalEntityId: tenant.legalEntities[0]!.id }
  const { companyId } = (await tenant.api.get("/Integrations/AutoInvoice")).body as { readonly companyId: string }
  const { xml } = network.store.receive(companyId, crypto.randomUUID(), purchase("F/1"))
  await console.service.worker.run(console.service.worker.get("EInvoicing").receive(scope))
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/e-invoices`)
  await page.getByRole("columnheader", { name: /^Deadline/ }).waitFor()
  await page.getByText(/^\d+ in all$/).waitFor()
  await lookAlso(page, "e-invoices-sent")
  const numbers = (await tenant.api.get("/NationalEInvoices")).body as {
    readonly data: readonly { readonly invoiceNumber: string; readonly maventaReferenceId?: string }[]
  }
  const { invoiceNumber, maventaReferenceId } = numbers.data.find((each) => each.maventaReferenceId !== undefined)!
  await page.getByLabel("Invoice number, or national number").fill("4711/nothing")
  await page.keyboard.press("Enter")
  await page.getByText("No e-invoices match these filters.").waitFor()
  await page.getByLabel("Invoice number, or national number").fill(invoiceNumber)
  await page.keyboard.press("Enter")
  await page.getByRole("row", { name: new RegExp(maventaReferenceId!.slice(-8)) }).waitFor()
  const [list] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "CSV" }).click()])
  const text = readFileSync(await list.path(), "utf8")
  expect(text).toContain(maventaReferenceId)
  const others = numbers.data.filter((each) => !each.invoiceNumber.startsWith(invoiceNumber))
  expect(others.filter((each) => text.includes(each.invoiceNumber))).toEqual([])
  await page.getByRole("button", { name: "Clear", exact: true }).click()
  await page.getByRole("link", { name: "0 pending" }).click()
  await page.getByText("No e-invoices match these filters.").waitFor()
  await goTo(page, `${entity}/e-invoices?deadline=2001-01-01`)
  await page.getByText("No e-invoices match these filters.").waitFor()
  await goTo(page, `${entity}/e-invoices?state=Unknown&deadline=2099-01-01`)
  await page.getByText("1 in all").waitFor()
  await page.getByLabel("Direction").selectOption("Received")
  await page.getByRole("row", { name: /Dostawca Zażółć F\/1/ }).click()
  await page.getByText("123.12 PLN").last().waitFor()
  await lookAt(page, "e-invoice-received")
  const save = page.getByRole("button", { name: "Save document" })
  const [file] = await Promise.all([page.waitForEvent("download"), save.click()])
  expect(readFileSync(await file.path(), "utf8")).toBe(xml)
  network.store.receive(companyId, crypto.randomUUID(), purchase("F/2"))
  await page.getByRole("button", { name: "Fetch now" }).click()
  await page.getByText("1 new from suppliers").waitFor()
})
