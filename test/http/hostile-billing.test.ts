import { randomUUID } from "node:crypto"
import fc from "fast-check"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { campaign } from "../support/campaign.ts"
import { accountTexts } from "@svc/domain/customers/account"
import { type Billing, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { spoiled, withLongTexts } from "../support/service/hostile-values.ts"
import { expectNothingInside, expectProblem } from "../support/service/problems.ts"
import { expectNoErrorsLogged } from "../support/service/quiet-log.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { dumpRows } from "../support/database/stored-rows.ts"

let service: TestService
let tenant: TestTenant
let stranger: TestTenant
let billing: Billing
let mine: Awaited<ReturnType<typeof make>>
let theirs: Awaited<ReturnType<typeof make>>
const make = async (of: Billing) => {
  const account = (await of.account()).id
  const posted = await of.posted(account, [of.line(100), of.line(50)])
  const draft = await of.create(account, [of.line(1)])
  return { account, posted: posted.id, line: posted.invoiceLines[0]!.id, draft: draft.id }
}
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  tenant = await service.createTenant()
  billing = makeBilling(tenant.api)
  mine = await make(billing)
  stranger = await service.createTenant()
  theirs = await make(makeBilling(stranger.api))
  for (const [entity, fieldType] of [
    ["Invoice", "DecimalNumber"],
    ["Account", "Text"],
  ])
    await tenant.api.post("/CustomFieldConfigurations", { fieldType, entity, key: "own" })
})
afterAll(() => service.close())
afterEach(() => expectNoErrorsLogged(service))

const line = (): Json => ({
  productName: "Plan",
  price: 1.5,
  quantity: 2,
  description: "d",
  unitOfMeasure: "C62",
  recognizedRevenueAccount: "3000",
  taxTemplate: null,
  discountPercent: 5,
  servicePeriodStartDate: "2026-01-01",
  customFields: {},
  externalERPId: "e",
})
const address = (): Json => ({ name: "n", street: "s", city: "c", zip: "1", country: "SE" })

const sent: readonly (readonly [name: string, request: () => readonly [method: string, path: string, body: Json]])[] = [
  [
    "an invoice",
    () => [
      "POST",
      "/Invoices/onAccountInvoice",
      {
        account: mine.account,
        invoiceAction: "CreateDraftAndPostInvoice",
        invoiceDate: "2026-11-20",
        currency: "SEK",
        taxIncluded: false,
        paymentTerm: null,
        accountsReceivable: "1510",
        invoiceAddress: address(),
        notes: "n",
        customFields: { own: 1.5 },
        externalERPId: "x",
        invoiceLines: [line()],
        allowances: [{ amount: 0.1, taxTemplate: null, reason: "r", reasonCode: "95" }],
        attachments: [{ name: "a", contentType: "text/plain", content: "YQ==" }],
      },
    ],
  ],
  [
    "a credit",
    () => [
      "POST",
      `/Invoices/${mine.posted}/credit`,
      {
        creditInvoiceDate: null,
        invoiceAction: "CreateDraft",
        lines: [{ invoiceLineId: mine.line, amount: 0.01, description: "d" }],
      },
    ],
  ],
  ["a payment", () => ["POST", "/Invoices/paid", { invoiceId: mine.draft, paymentDate: "2026-11-20" }]],
  [
    "a change of an invoice",
    () => [
      "PATCH",
      "/Invoices",
      {
        id: mine.draft,
        dueDate: "2030-01-01",
        invoiceDeliveryMethod: "Print",
        externalCRMId: "c",
        notes: "n",
        customFields: { own: 2 },
      },
    ],
  ],
  [
    "an account",
    () => [
      "POST",
      "/Accounts",
      {
        name: "A",
        currency: "SEK",
        accountType: "Customer",
        accountsReceivable: "1510",
        defaultPaymentTerm: null,
        organizationNumber: "1",
        externalERPId: "e",
        defaultInvoiceAddress: address(),
        customFields: { own: "a" },
      },
    ],
  ],
  [
    "a change of an account",
    () => [
      "PATCH",
      `/Accounts/${mine.account}`,
      { name: "B", inactive: false, externalCRMId: "x", defaultDeliveryAddress: address() },
    ],
  ],
  [
    "a change of the legal entity",
    () => [
      "PATCH",
      "/LegalEntities",
      {
        organizationNumber: "1",
        iban: null,
        address: address(),
        nationalEInvoice: false,
        totalRoundingUnit: null,
        taxAccount: "2610",
        numberSeries: [{ type: "Journal", format: "J{n}", nextNumber: 5 }],
      },
    ],
  ],
  ["a payment term", () => ["POST", "/PaymentTerms", { name: "T", description: "d", days: 5, termType: "NetDays" }]],
  [
    "a financial account",
    () => ["POST", "/ChartOfAccounts", { code: "1", name: "n", description: "d", externalERPId: "e" }],
  ],
  [
    "a tax template",
    () => [
      "POST",
      "/TaxTemplates",
      {
        name: "X",
        effectiveFrom: "2026-01-01",
        taxAccount: "2610",
        details: [{ country: "SE", zip: "1", tax1: 1.5, tax2: 2, taxCategory: "S", exemptionReason: "r" }],
      },
    ],
  ],
  [
    "a custom field",
    () => ["POST", "/CustomFieldConfigurations", { fieldType: "Text", entity: "Order", key: "k", defaultValue: "d" }],
  ],
  ["a currency", () => ["POST", "/Currency", { code: "NOK", description: "d" }]],
]

describe("whatever stands in place of one value, the answer is a result or says what is wrong, and nothing of others is reached", () => {
  it.each(sent)("of %s", async (_, request) => {
    const [method, path, body] = request()
    const ofOthers = [theirs.account, theirs.posted, theirs.line, theirs.draft, randomUUID()]
    const strangersBefore = await dumpRows(
      service,
      (await service.sql("select tenant_id from svc.accounts where id = $1", [theirs.account]))[0]![
        "tenant_id"
      ] as string,
    )
    await fc.assert(
      fc.asyncProperty(spoiled(body, ofOthers), async (text) => {
        const answer = await tenant.api.send(method, path, text, { "content-type": "application/json" })
        const where = `${method} ${path} ${text.slice(0, 300)}`
        if (answer.status >= 400) expectProblem(answer, answer.status === 413 ? 413 : 400, undefined, where)
        expectNothingInside(answer, where)
      }),
      { numRuns: campaign({ gate: 20, whole: 300 }) },
    )
    expect(
      await dumpRows(
        service,
        (await service.sql("select tenant_id from svc.accounts where id = $1", [theirs.account]))[0]![
          "tenant_id"
        ] as string,
      ),
    ).toBe(strangersBefore)
  })
})

describe("takes or refuses a text as long as its schema lets it be, in every place", () => {
  const texts = () => Object.fromEntries(accountTexts.map((name) => [name, "1"]))
  it.each([
    ...sent,
    ["the texts of an account", () => ["PATCH", `/Accounts/${mine.account}`, texts()]],
    [
      "the texts of an invoice",
      () => ["PATCH", `/Invoices/${mine.draft}`, { referenceNumber: "1", yourOrderNumber: "1", yourReference: "1" }],
    ],
  ] satisfies typeof sent)("of %s", async (_, request) => {
    const [method, path, body] = request()
    for (const text of withLongTexts(body)) {
      const answer = await tenant.api.send(method, path, text, { "content-type": "application/json" })
      const where = `${method} ${path} ${text.slice(0, 300)}`
      expect(answer.status, where).toBeLessThanOrEqual(400)
      if (answer.status === 400) expectProblem(answer, 400, undefined, where)
    }
  })
})

describe("is refused under its field, rather than failing later", () => {
  const lettersOf = (count: number) =>
    Array.from({ length: count }, (_, index) => String.fromCodePoint(0x20000 + index * 71)).join("")
  const letters = lettersOf(501)

  it.each(["externalERPId", "externalCRMId"])("%s that is longer than an index takes", async (field) => {
    const account = { name: "A", currency: "SEK" }
    expectProblem(await tenant.api.post("/Accounts", { ...account, [field]: letters }), 400, field)
    expectProblem(await billing.createRaw(mine.account, [billing.line(1)], { [field]: letters }), 400, field)
    expectProblem(await tenant.api.patch(`/Invoices/${mine.draft}`, { [field]: letters }), 400, field)
    const longest = lettersOf(500)
    expect((await tenant.api.post("/Accounts", { ...account, [field]: longest })).status).toBe(201)
  })

  it("a date so late that nothing can fall due after it", async () => {
    expectProblem(
      await billing.createRaw(mine.account, [billing.line(1)], { invoiceDate: "9999-12-31" }),
      400,
      "invoiceDate",
    )
  })
})
