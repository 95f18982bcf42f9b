import { afterAll, beforeAll, expect, it } from "vitest"
import { type EInvoicingService, startEInvoicingService } from "../support/e-invoicing/e-invoicing-service.ts"
import { buyers, exchangeRates, taxRates } from "../support/e-invoicing/polish-company.ts"
import { corrections } from "../support/e-invoicing/polish-corrections.ts"
import { sales } from "../support/e-invoicing/polish-sales.ts"
import { documentFigures } from "../support/e-invoicing/document-figures.ts"
import type { ApiClient } from "../support/service/api-client.ts"

let service: EInvoicingService
let api: ApiClient
beforeAll(async () => {
  service = await startEInvoicingService({ clock: "manual" })
  ;({ api } = await service.sendingTenant())
})
afterAll(() => service.close())

const sent = async <A>(path: string, body: object): Promise<A> => {
  const answer = await api.post(path, body)
  expect(answer.status, `${path} ${answer.text.slice(0, 500)}`).toBeOneOf([200, 201])
  return answer.body as A
}
const pass = (advanceSeconds = 0) => api.post("/TestClock", { advanceSeconds })
/** The date of invoice `index` out of `count`, spread over the year 2025. */
const dayOf = (index: number, count: number) =>
  new Date(Date.UTC(2025, 0, 1 + Math.floor((index * 365) / count))).toISOString().slice(0, 10)

interface Entry {
  readonly invoiceId: string
  readonly status: string
  readonly outcome?: string
  readonly errorMessage?: string
  readonly heldBack?: string
}
const entries = async (): Promise<readonly Entry[]> => {
  const found: Entry[] = []
  for (let cursor: string | undefined = ""; cursor !== undefined;) {
    const { body } = await api.get(`/NationalEInvoices?PageSize=100${cursor === "" ? "" : `&Cursor=${cursor}`}`)
    const page = body as { readonly data: readonly Entry[]; readonly nextCursor?: string }
    found.push(...page.data)
    cursor = page.nextCursor
  }
  return found
}
/** Acknowledges all documents at the provider, and makes the service read the acknowledgements. */
const acknowledgeAll = async () => {
  const { store } = service.simulator
  for (const { id, status } of store.documents()) {
    if (status === "PENDING") store.deliver(id, store.acknowledgementOf(id))
  }
  await pass(3600)
}
/** How often each text occurs. */
const counted = (texts: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(texts, (text) => text)].map(([text, all]) => [text, all.length]))
/** Does the work for all items, four at a time. */
const forAll = async <A>(all: readonly A[], work: (one: A) => Promise<void>) => {
  const left = all.values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const one of left) await work(one)
    }),
  )
}

/**
 * Makes tax rates, exchange rates and an account for each buyer in each of the buyer's currencies. Returns the account
 * numbers.
 */
const prepare = async () => {
  for (const [name, detail] of Object.entries(taxRates)) await sent("/TaxTemplates", { name, details: [detail] })
  for (const [code, rate] of Object.entries(exchangeRates)) {
    await sent("/Currency", { code })
    await sent("/ExchangeRate", { fromCurrency: { key: "Code", value: code }, rate, effectiveFromDate: "2025-01-01" })
  }
  const accounts = new Map<string, string>()
  for (const { buyer, currency = "PLN" } of sales) {
    const name = `${buyer} ${currency}`
    if (accounts.has(name)) continue
    const account = { ...buyers[buyer], currency }
    accounts.set(name, (await sent<{ readonly accountNumber: string }>("/Accounts", account)).accountNumber)
  }
  return accounts
}

it("a year of a Polish company: 200 invoices and corrections of all kinds, each with its verdict", async () => {
  const verdicts = new Map<string, string>()
  const made = new Map<string, string[]>()

  const accounts = await prepare()

  const sell = async (sale: (typeof sales)[number], index: number) => {
    const { buyer, currency = "PLN", lines, more = {}, isFinal } = sale
    const { id } = await sent<{ id: string }>("/Invoices/onAccountInvoice", {
      account: accounts.get(`${buyer} ${currency}`),
      currency,
      invoiceAction: "CreateDraftAndPostInvoice",
      invoiceDate: dayOf(index, sale.count),
      invoiceLines: lines.map(([price, quantity, taxTemplate, marks = {}]) => ({
        productName: sale.name,
        price,
        quantity,
        unitOfMeasure: "C62",
        recognizedRevenueAccount: "3000",
        taxTemplate,
        ...marks,
      })),
      ...more,
      ...(isFinal ? { advanceOf: [made.get("advance")![index]] } : {}),
    })
    verdicts.set(id, `${sale.name}: ${sale.verdict}`)
    // Invoices are ordered by date, not by when they were answered, because an advance must not be later than its final
    // invoice.
    const alike = made.get(sale.name) ?? []
    alike[index] = id
    made.set(sale.name, alike)
  }
  const isLast = ({ isFinal }: (typeof sales)[number]) => isFinal === true
  const each = (some: typeof sales) =>
    some.flatMap((sale) => Array.from({ length: sale.count }, (_, n) => [sale, n] as const))
  await forAll(each(sales.filter((sale) => !isLast(sale))), ([sale, n]) => sell(sale, n))
  await forAll(each(sales.filter(isLast)), ([sale, n]) => sell(sale, n))

  await forAll(
    corrections.flatMap((kind) => Array.from({ length: kind.count }, (_, n) => [kind, n] as const)),
    async ([{ name, of, route, amount, body, verdict }, n]) => {
      const about = made.get(of)![n]!
      const { invoiceLines } = (await api.get(`/Invoices/${about}`)).body as { invoiceLines: readonly { id: string }[] }
      const lines = amount === undefined ? {} : { lines: [{ invoiceLineId: invoiceLines[0]!.id, amount }] }
      const request = { invoiceAction: "CreateDraftAndPostInvoice", ...body, ...lines }
      const { id } = await sent<{ id: string }>(`/Invoices/${about}/${route}`, request)
      verdicts.set(id, `${name}: ${verdict}`)
    },
  )
  expect(verdicts.size).toBe(200)
  await pass()
  const waiting = (await entries()).filter(({ heldBack }) => heldBack === "WaitsForInvoice")
  expect(waiting).toHaveLength(26 + 2)
  await acknowledgeAll()
  // After the first acknowledgements, corrections and final invoices were sent, and are acknowledged now.
  await acknowledgeAll()

  const judged = await entries()
  expect(judged).toHaveLength(200)
  const documents = new Map(service.simulator.store.documents().map(({ id, xml }) => [id, xml]))
  const found = judged.map(({ invoiceId, status, outcome, errorMessage = "" }) => {
    const name = verdicts.get(invoiceId)!.split(":")[0]
    const rules = [...new Set(errorMessage.match(/\b(?:BR|PL|PEPPOL|UBL)-[A-Z0-9-]+/g))].toSorted()
    if (status === "Failed" && outcome === "NotSent") return `${name}: ${rules.join(" ")}`
    return `${name}: ${status === "Processed" ? documentFigures(documents.get(invoiceId)!) : status}`
  })
  expect(counted(found)).toEqual(counted([...verdicts.values()]))
  expect(documents.size).toBe(200 - 17)

  // The document rules, which do not know the invoice model, accept one document of each kind.
  const kinds = new Map([...documents.values()].map((xml) => [documentFigures(xml), xml]))
  for (const [figures, xml] of kinds) {
    const { body } = await api.send("POST", "/NationalEInvoices/Check", xml, { "content-type": "application/xml" })
    // The national system needs no Peppol address of the buyer (contract E41).
    const hasAddress = /<cac:AccountingCustomerParty><cac:Party><cbc:EndpointID/.test(xml)
    const { findings } = body as { readonly findings: readonly { readonly rule: string }[] }
    expect(
      findings.map(({ rule }) => rule),
      figures,
    ).toEqual(hasAddress ? [] : ["PEPPOL-EN16931-R010"])
  }
})
