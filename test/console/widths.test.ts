import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { lookAlso, openConsole, type OpenedConsole } from "../support/console/console.ts"
import { cutTexts } from "../support/console/cut-text.ts"
import { takeBackEach } from "../support/console/questions.ts"
import { goTo } from "../support/console/walk.ts"
import { expectAccessible } from "../support/console/watched-page.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { makePayments } from "../support/payments/payments.ts"
import { prepareQuotes } from "../support/quotes/quotes.ts"
import type { ApiAnswer } from "../support/service/api-client.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { startReceiver, type Receiver } from "../support/webhooks/receiver.ts"

const name = "Przedsiębiorstwo Handlowo-Usługowe Kowalski i Wspólnicy Sp. z o.o."

const mustBeTaken = ({ status, text }: ApiAnswer) => {
  if (status >= 300) throw new Error(`answered ${status}: ${text.slice(0, 500)}`)
}

let console: OpenedConsole
let tenant: TestTenant
let receiver: Receiver
let entity: string
beforeAll(async () => {
  ;[console, receiver] = await Promise.all([openConsole(), startReceiver({ respond: () => 503 })])
  tenant = await console.service.createTenant(["Przykładowa Spółka z ograniczoną odpowiedzialnością"])
  const id = tenant.legalEntities[0]!.id
  entity = `/console/${id}`
  const { api } = tenant
  const formats = {
    Invoice: "FV/{yyyy}/{MM}/{n:6}",
    Credit: "KOR/{yyyy}/{MM}/{n:6}",
    Journal: "J/{yyyy}/{n:6}",
    Account: "K/{yyyy}/{n:6}",
    Product: "PR/{yyyy}/{n:6}",
    Order: "ZAM/{yyyy}/{n:6}",
    OrderCharge: "POZ/{yyyy}/{n:6}",
    Quote: "OF/{yyyy}/{n:6}",
    InvoiceBatch: "PF/{yyyy}/{n:6}",
  }
  const numberSeries = Object.entries(formats).map(([type, format]) => ({ type, format }))
  mustBeTaken(await api.patch(`/LegalEntities/${id}`, { numberSeries }))
  await api.post("/Webhooks", { url: receiver.url("/erp/hooks"), events: ["InvoicePosted"] })
  const billing = makeBilling(api)
  const account = await billing.account({ name, taxRegistrationNumber: "SE556677889901" })
  const line = await billing.taxedLine("987654.30", "25")
  const posted = await billing.posted(account.id, [line], { invoiceDate: "2025-09-22" })
  const { id: credit } = await billing.credit(posted.id, { creditAllInvoiceLines: true })
  await billing.post(credit)
  await billing.create(account.id, [line], { invoiceDate: "2026-09-22" })
  const payments = makePayments(api, billing)
  await payments.create(12_345_678.9, { payerName: name, reference: "FV/2025/09/000001", currency: "SEK" })
  await api.post("/Currency", { code: "USD" })
  const rate = `{"fromCurrency":{"key":"Code","value":"USD"},"rate":9.64697000000000000001,"effectiveFromDate":"2025-09-22"}`
  await api.send("POST", "/ExchangeRate", rate, { "content-type": "application/json" })
  const quotes = await prepareQuotes(api)
  await quotes.subscribe({ account: account.id })
  await api.post("/Quotes", quotes.request({ customer: account.id, quoteDate: "2025-09-22" }))
  const goods = {
    account: account.id,
    orderDate: "2025-09-22",
    products: [{ product: quotes.plan.id, charges: [] }],
  }
  const made = [
    await api.post("/SalesOrders", goods),
    await api.post("/Usage", { account: account.id, quantity: 12_345_678.9, fromDate: "2025-09-22" }),
    await api.post("/Measurements", { account: account.id, quantity: 12_345_678.9, fromDate: "2025-09-22" }),
    await api.post("/InvoiceBatches", { invoiceAllAccounts: true, invoiceDate: "2025-09-22" }),
  ]
  for (const answer of made) mustBeTaken(answer)
  await receiver.waitFor(1)
})
afterEach(() => console.endTest())
afterAll(async () => {
  await console.close()
  await receiver.close()
})

/** Columns of texts of any length, which are cut where there is no room, and say the whole where one points at them. */
const free = ["Account", "Name", "Payer", "Customer", "Description", "Event", "Webhook", "URL"]

/** The column of numbers that a name may stand behind, which is cut as those above. */
const numbered = "About"

/** The value that is copied from an open row, by list. */
const copied: Readonly<Record<string, string>> = {
  accounts: "account number",
  journals: "journal number",
  quotes: "quote number",
  subscriptions: "order number",
  "sales-orders": "order number",
  products: "product number",
  deliveries: "content-type",
}

/** Their rows open nothing, or a page. */
const withoutDetail = ["usage", "usage?kind=measurements", "rates", "webhooks"]

/** Lists and what opens beside them that no other story looks at as a whole. */
const unseen = ["quotes", "subscriptions", "sales-orders", "products"]

const lists = [
  "invoices",
  "accounts",
  "journals",
  "payments",
  "rates",
  "quotes",
  "subscriptions",
  "sales-orders",
  "products",
  "usage",
  "usage?kind=measurements",
  "batches",
  "deliveries",
  "events",
  "webhooks",
]

test.each(["en-US", "pl-PL"])("reads every number, amount and day of each list as a whole, in %s", async (locale) => {
  const page = await console.signIn(tenant.tenantId, { context: { locale } })
  const found: string[] = []
  const look = async (where: string) => {
    await page.evaluate("document.fonts.ready")
    const cut = await cutTexts(page)
    found.push(
      ...cut
        .filter(([column, text]) => !free.includes(column) && !(column === numbered && text.includes(" ")))
        .map(([column, text]) => `${where} ${column}: ${text}`),
    )
  }
  for (const list of lists) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${entity}/${list}`)
    const row = page.locator("tbody [role=row]").first()
    await row.waitFor()
    await look(list)
    if (locale === "pl-PL" && unseen.includes(list)) await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await look(`${list} on a phone`)
    await page.setViewportSize({ width: 1440, height: 900 })
    if (withoutDetail.includes(list)) continue
    await row.click()
    await page.locator("[data-detail] h2").first().waitFor()
    await look(`${list} beside what is open`)
    if (locale !== "pl-PL") continue
    if (unseen.includes(list)) await expectAccessible(page)
    await lookAlso(page, `wide-${list}`)
    const what = copied[list]
    if (what === undefined) continue
    const detail = page.locator("[data-detail]")
    await detail
      .getByRole("button", { name: `Copy ${what}` })
      .first()
      .click()
    await detail.getByText("copied").waitFor()
    const text = await page.evaluate<string>("navigator.clipboard.readText()")
    expect(text).not.toBe("")
    expect(await detail.textContent()).toContain(text)
  }
  expect(found).toEqual([])
})

test("every question that is asked before something is done can be read by everybody, and taken back", async () => {
  const page = await console.signIn(tenant.tenantId)
  const opened: string[] = []
  const isWhole = async () => (await page.getByRole("main").getByLabel("Loading").count()) === 0
  await page.goto(entity)
  await page.getByRole("heading", { name: "Overview" }).waitFor()
  for (const list of lists.filter((each) => !withoutDetail.includes(each))) {
    await goTo(page, `${entity}/${list}`)
    const rows = page.locator("tbody [role=row]")
    await rows.first().waitFor()
    const known = new Set<string>()
    await takeBackEach(page, page.getByRole("main"), known)
    // Invoices are a draft, a posted one and its credit.
    for (const row of (await rows.all()).slice(0, list === "invoices" ? 3 : 1)) {
      await row.click()
      await page.locator("[data-detail] h2").first().waitFor()
      await expect.poll(isWhole).toBe(true)
      await takeBackEach(page, page.locator("[data-detail]"), known)
    }
    opened.push(...known)
  }
  expect(opened).toEqual(expect.arrayContaining(["Post…", "Renew…", "Close as lost…", "New payment…"]))
})

test("a text that is cut says the whole of it where one points at it; a list without room for its columns scrolls to the side", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/invoices`)
  const account = page.getByRole("row").nth(1).getByText(name)
  await account.hover()
  await expect.poll(() => account.getAttribute("title")).toBe(name)
  const number = page.getByRole("row").last().getByText("FV/2025/09/000001")
  await number.hover()
  expect(await number.getAttribute("title")).toBeNull()
  await page.setViewportSize({ width: 1024, height: 768 })
  const balance = page.getByRole("columnheader", { name: "Balance" })
  await balance.scrollIntoViewIfNeeded()
  const list = (await page.locator("[data-list]").boundingBox())!
  const { x, width } = (await balance.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(list.x + list.width)
  await expect.poll(async () => (await cutTexts(page)).map(([column]) => column)).not.toContain("Balance")
  await lookAlso(page, "invoices-scrolled")
})
