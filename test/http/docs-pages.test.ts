import { readFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { projectFiles, repository } from "../support/repository.ts"
import type { DocumentForm } from "../support/service/document-schemas.ts"
import { idempotencySection, limitsSection, listsSection, permissionSection } from "../support/service/docs-sections.ts"
import { bodyLimitOf } from "../support/service/bodies-of-operations.ts"
import { listOperations, readDocument } from "../support/service/operations.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: TestService
let tenant: TestTenant
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  tenant = await service.createTenant()
})
afterAll(() => service.close())

it("nobody without a token has the service read a large body", async () => {
  const open = listOperations(await readDocument(service)).filter(({ secured }) => !secured)
  expect(new Set(open.map(bodyLimitOf))).toEqual(new Set(["16 KiB", "64 KiB", undefined]))
})

const page = (name: string) => path.join(repository, "docs", name)
const read = (name: string) => readFileSync(page(name), "utf8")

/** A page without the hidden commands that its examples need. */
const readShown = (name: string) => read(name).replaceAll(/^<!-- before\n[^]*?^-->$/gm, "")

/** Expects that the sections of a page contain what the service describes; `--update` writes them. */
const expectSections = async (name: string, sections: Readonly<Record<string, string>>) => {
  let text = read(name)
  for (const [heading, wanted] of Object.entries(sections)) {
    expect(wanted.length, heading).toBeGreaterThan(300)
    expect(text).toContain(`\n## ${heading}\n`)
    text = text.replace(new RegExp(`(?<=^## ${heading}\n\n)[^]*?(?=\n## |$(?![^]))`, "m"), () => wanted)
  }
  await expect(text).toMatchFileSnapshot(page(name))
}

it("the pages of docs say what the service does: permissions, keys, limits", async () => {
  const document = await readDocument(service)
  const operations = listOperations(document)
  await expectSections("tokens.md", { "What each permission opens": permissionSection(operations) })
  await expectSections("idempotency.md", { "Operations that take a key": idempotencySection(operations) })
  await expectSections("limits.md", {
    "Limits of every request": limitsSection(operations),
    "Lists in a request": listsSection(document as unknown as DocumentForm),
  })
})

/** The headers in the table under a heading of limits.md. */
const headersIn = (heading: string): readonly string[] => {
  const [, text = ""] = new RegExp(`^## ${heading}\\n([^]*?)\\n## `, "m").exec(read("limits.md")) ?? []
  return [...text.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name!).sort()
}

it("limits.md lists every header that HTTP reads", async () => {
  const sources = projectFiles()
    .filter((file) => /^packages\/runtime-http\/src\/.*\.ts$/.test(file))
    .map((file) => readFileSync(path.join(repository, file), "utf8"))
  const literal = /(?:context\.get|\bheader|req\.headers\[)\(?"([a-z-]+)"/g
  const asked = sources.flatMap((text) => [...text.matchAll(literal)].map(([, name]) => name!))
  const listed = listOperations(await readDocument(service)).flatMap(({ parameters }) =>
    parameters.filter((each) => each.in === "header").map(({ name }) => name.toLowerCase()),
  )
  expect(headersIn("Headers of a request")).toEqual([...new Set([...asked, ...listed, "accept"])].sort())
})

it("limits.md lists every header of an answer", async () => {
  const { api } = tenant
  const { clientId, secret } = tenant
  const webhook = { url: "https://receiver.example/", events: ["InvoicePosted"] }
  const key = { "svc-idempotency-key": "a key" }
  const answers = [
    await api.get("/Webhooks"),
    await api.get("/LegalEntities/" + tenant.legalEntities[0]!.id),
    await api.send("LOCK", "/Webhooks"),
    await api.post("/Webhooks", webhook, key),
    await service.anonymous.get("/Webhooks"),
    await service.anonymous.get("/docs"),
    await service.anonymous.get("/pay/none"),
    await service.anonymous.post("/auth/v2/token", { clientId, secret }),
    await api.post("/Integrations/CentralBankRates/Import", {}),
  ]
  const ofConnections = new Set(["connection", "date", "keep-alive"])
  const seen = answers.flatMap(({ headers }) => [...headers.keys()]).filter((name) => !ofConnections.has(name))
  // Other tests cover the refusal of too many sign-ins and the download of a file.
  const elsewhere = ["retry-after", "content-disposition"]
  expect(headersIn("Headers of an answer")).toEqual([...new Set([...seen, ...elsewhere])].sort())
})

it("the requests of catalogue.md do what the page says, as they are written", async () => {
  const { api } = tenant
  const [create, change] = [...readShown("catalogue.md").matchAll(/^call .*? -d '([^']+)'$/gm)].map(([, body]) =>
    JSON.parse(body!),
  )
  const made = await api.post("/Products", create)
  expect(made).toMatchObject({ status: 201 })
  const { id } = made.body as { readonly id: string }
  expect((await api.patch(`/Products/${id}`, change)).status).toBe(204)
  expect((await api.get(`/Products/${id}`)).body).toMatchObject({
    name: "Plan 2",
    chargePlans: [
      {
        charges: [
          { name: "Fee", chargeNumber: "C-1001", priceDetails: [{ price: 1300 }] },
          { name: "Seat", chargeNumber: "C-1003", model: "Quantity" },
        ],
      },
    ],
  })
})

it("the requests of orders.md do what the page says, as they are written", async () => {
  const { api } = await service.createTenant()
  const [create, change] = [...readShown("orders.md").matchAll(/^call .*? -d '([^']+)'$/gm)].map(([, body]) =>
    JSON.parse(body!),
  )
  await api.post("/Accounts", { name: "Customer AB", currency: "SEK" })
  const charges = [
    { name: "Fee", priceDetails: [{ currency: "SEK", price: 100 }] },
    { name: "Seat", model: "Quantity", priceDetails: [{ currency: "SEK", price: 10 }] },
  ]
  await api.post("/Products", { name: "Plan", productType: "MultipleCharges", chargePlans: [{ charges }] })
  const made = await api.post("/Subscriptions", create)
  expect(made).toMatchObject({ status: 201, body: { noticePeriodDate: "2024-09-30", cmrr: { amount: 140 } } })
  const { id } = made.body as { readonly id: string }
  const changed = await api.post(`/Subscriptions/${id}/change`, change)
  expect(changed).toMatchObject({ status: 201, body: { version: 2, cmrr: { amount: 170 } } })
})

it("the requests of quotes.md do what the page says, as they are written", async () => {
  const { api } = tenant
  const bodies = [...readShown("quotes.md").matchAll(/^call [^']*? -d '([^']+)'$/gm)].map(([, body]) =>
    JSON.parse(body!),
  )
  const [create, change, convert] = bodies
  const defaultInvoiceAddress = { street: "Storgatan 1", city: "Lund", zip: "222 22", country: "SE" }
  await api.post("/Accounts", { name: "Customer AB", currency: "SEK", accountType: "Prospect", defaultInvoiceAddress })
  const priceDetails = [{ currency: "SEK", price: 100 }]
  // Another page may have made a product with the same name.
  const product = {
    name: "Offered",
    productType: "Simple",
    chargePlans: [{ charges: [{ name: "Fee", priceDetails }] }],
  }
  await api.post("/Products", product)
  const made = await api.post("/Quotes", {
    ...create,
    products: [{ ...create.products[0], product: "Offered" }],
  })
  expect(made).toMatchObject({ status: 201, body: { cmrr: { amount: 90 }, tcv: { amount: 2160 } } })
  const { id } = made.body as { readonly id: string }
  expect((await api.patch(`/Quotes/${id}`, change)).body).toMatchObject({ tcv: { amount: 1080 }, version: 2 })
  expect((await api.post("/Quotes/convertToOrder", convert)).body).toMatchObject({ orderStatus: "Active" })
  expect((await api.get("/Accounts?Filter=accountNumber eq 'A-1001'")).body).toMatchObject({
    data: [{ accountType: "Customer" }],
  })
})

it("the requests of usage.md do what the page says, as they are written", async () => {
  const { api } = await service.createTenant()
  const written = readShown("usage.md").matchAll(/^call .*? -d '([^']+)'$/gm)
  const [row, measurement, imported] = [...written].map(([, body]) => JSON.parse(body!))
  const price = { priceDetails: [{ currency: "SEK", price: 1 }], model: "Quantity" }
  const charges = [
    { name: "Calls", chargeType: "Usage", ...price },
    { name: "Disk", chargeType: "Measured", ...price },
  ]
  await api.post("/Accounts", { name: "Customer AB", currency: "SEK" })
  await api.post("/Products", { name: "Plan", productType: "MultipleCharges", chargePlans: [{ charges }] })
  const order = { status: "Active", account: "A-1001", orderDate: "2024-01-01", products: [{ product: "Plan" }] }
  await api.post("/Subscriptions", order)
  expect(await api.post("/Usage", row)).toMatchObject({ status: 201, body: { charge: { name: "Calls" } } })
  expect(await api.post("/Measurements", measurement)).toMatchObject({ status: 201, body: { tag: "node-1" } })
  const [, shown] = /```json test\n([^]*?)```/u.exec(readShown("usage.md"))!
  const { batchId: _, ...answered } = JSON.parse(shown!)
  expect((await api.post("/Usage/import", imported)).body).toMatchObject(answered)
  await api.post("/Usage", { account: "A-1001", quantity: 1, fromDate: "2024-01-05" })
  expect((await api.get("/Usage?Filter=charge/chargeNumber eq null")).body).toMatchObject({ totalCount: 1 })
  expect((await api.get("/Usage")).body).toMatchObject({ totalCount: 4 })
})

it("README links every page of docs", () => {
  const readme = readFileSync(path.join(repository, "README.md"), "utf8")
  const pages = projectFiles().filter((file) => /^docs\/[a-z-]+\.md$/.test(file))
  expect(pages.length).toBeGreaterThan(8)
  expect(pages.filter((file) => !readme.includes(`](${file})`))).toEqual([])
})

it("the requests of invoice-batches.md do what the page says, as they are written", async () => {
  const { api } = await service.createTenant()
  const bodies = [...readShown("invoice-batches.md").matchAll(/call [^']*? -d '([^']+)'/g)].map(([, body]) =>
    JSON.parse(body!),
  )
  const [account, product, subscription, generate, post] = bodies
  for (const [address, body] of [
    ["/Accounts", account],
    ["/Products", product],
    ["/Subscriptions", subscription],
  ] as const)
    expect((await api.post(address, body)).status, address).toBe(201)
  const { body: job } = await api.post("/InvoiceBatches", generate)
  const { id } = job as { readonly id: string }
  const status = async (what: string) => (await api.get(`/InvoiceBatches/BatchJobStatus/B-1001/${what}`)).body
  await expect.poll(() => status("Generated")).toMatchObject({ resultStatus: "Succeeded", statusMessage: "1 invoice" })
  expect((await api.post(`/InvoiceBatches/${id}/Post`, post)).status).toBe(200)
  await expect.poll(() => status("Posted")).toMatchObject({ statusMessage: "1 invoice posted" })
  expect((await api.get(`/InvoiceBatches/${id}`)).body).toMatchObject({
    invoices: [{ status: "Posted" }],
    batchLog: [],
  })
})
