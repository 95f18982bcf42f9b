import { type Account, accountBody, accountFields } from "@svc/domain/customers/account"
import type { Invoice } from "@svc/domain/invoicing/invoice"
import { invoiceBody } from "@svc/domain/invoicing/invoice-body"
import { invoiceFields } from "@svc/domain/invoicing/invoice-fields"
import { fromUnits } from "@svc/domain/shared/decimal"
import { checkFilter, type CheckedFilter, type ListFields } from "@svc/domain/listing/list-fields"
import { holds, listInMemory } from "@svc/domain/listing/list-in-memory"
import type { Listed, ListRequest } from "@svc/domain/listing/list-request"
import { parseFilter } from "@svc/domain/listing/parse-filter"
import type { Scope } from "@svc/domain/shared/scope"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { campaign } from "../support/campaign.ts"
import { wholeInvoices } from "../support/invoicing/whole-invoices.ts"
import { openService, type StillService } from "../support/service/service.ts"
import { amount, day, filtersOf, maybe, valuesOf, word } from "../support/listing/list-filters.ts"
import { makeSeeds } from "../support/service/seeds.ts"

let h: StillService
let scope: Scope
let accounts: readonly Account[]
let invoices: readonly Invoice[]
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  const made = await makeSeeds(h).tenant()
  scope = made.scope
  const origin: EventOrigin = { ...scope, legalEntityName: "Alpha AB", triggeredBy: made.userId }
  for (const [entity, key, fieldType] of [
    ["Account", "text", "Text"],
    ["Account", "number", "DecimalNumber"],
    ["Account", "flag", "Checkbox"],
    ["Account", "day", "Date"],
    ["Invoice", "text", "Text"],
  ] as const) {
    await h.worker.run(h.worker.get("CustomFields").create(origin, { entity, key, fieldType }))
  }
  const sample = <A>(of: fc.Arbitrary<A>, count: number) => fc.sample(of, { numRuns: count, seed: 7 })
  const fields = fc.record({ text: word, number: amount, flag: fc.boolean(), day }, { requiredKeys: [] })
  const given = fc.record({
    name: word.map((name) => `n${name}`),
    inactive: fc.boolean(),
    externalERPId: maybe(word.filter((text) => text !== "")),
    yourReference: maybe(word.filter((text) => text !== "")),
    accountType: fc.constantFrom("Customer" as const, "Prospect" as const),
    defaultInvoiceAddress: maybe(
      fc.record({ city: word.filter((text) => text !== ""), country: fc.constantFrom("SE", "DE") }),
    ),
    customFields: fields,
  })
  const create = h.worker.get("Customers").create
  const stored: Account[] = []
  for (const request of sample(given, 60)) {
    stored.push(await h.worker.run(create(origin, { currency: "SEK", ...request })))
    await h.advance(1)
  }
  accounts = stored

  const line = fc.record({
    productName: word.map((name) => `p${name}`),
    price: amount,
    quantity: fc.constantFrom(fromUnits(1n, 0), fromUnits(25n, 1)),
    servicePeriodStartDate: maybe(day),
  })
  const invoice = fc.record({
    account: fc.constantFrom(...accounts.filter(({ inactive }) => !inactive).map(({ id }) => id)),
    invoiceDate: day,
    notes: maybe(word.filter((text) => text !== "")),
    taxIncluded: fc.boolean(),
    invoiceLines: fc.array(line, { maxLength: 3 }),
    customFields: fc.record({ text: word }, { requiredKeys: [] }),
    invoiceAction: fc.constantFrom("CreateDraft" as const, "CreateDraftAndPostInvoice" as const),
  })
  const drawn: Invoice[] = []
  for (const { invoiceLines, ...request } of sample(invoice, 60)) {
    const made1 = await h.worker.run(
      h.worker.get("Invoicing").createOnAccount(origin, {
        ...request,
        currency: "SEK",
        invoiceLines: invoiceLines.map((each) => ({ ...each, unitOfMeasure: "C62", recognizedRevenueAccount: "3000" })),
      }),
    )
    drawn.push(made1.invoice)
    await h.advance(1)
  }
  invoices = drawn
})
afterAll(() => h.close())

/** Thousands of statements take this long on a busy machine, in milliseconds. */
const patience = 30_000
const everything: ListRequest = { order: [], offset: 0, limit: 100 }
const pages = fc.oneof(
  fc.constant({ offset: 0, limit: 100 }),
  fc.record({ offset: fc.nat(40), limit: fc.integer({ min: 1, max: 20 }) }),
)

const expectAgreement = async <A extends { readonly id: string }>(
  fields: ListFields,
  all: readonly A[],
  body: (item: A) => unknown,
  list: (request: ListRequest) => Promise<Listed<A>>,
  customKeys: readonly string[],
) => {
  const bodies = new Map(all.map((item) => [item.id, body(item)]))
  const some = {
    ids: all.slice(0, 5).map(({ id }) => id),
    instants: all.slice(10, 20).map((item) => String((bodies.get(item.id) as { created: string }).created)),
  }
  const read = (item: A) => (field: string) => valuesOf(fields, bodies.get(item.id), field)
  let [some0, notAll] = [0, 0]
  await fc.assert(
    fc.asyncProperty(filtersOf(fields, customKeys, some), pages, async ({ written, checked }, page) => {
      const expected = all.filter((item) => holds(checked, read(item))).map(({ id }) => id)
      const reread: CheckedFilter = Result.getOrThrow(
        Result.flatMap(parseFilter(written), (parsed) => checkFilter(fields, parsed)),
      )
      const { items, total } = await list({ ...everything, ...page, filter: reread })
      expect({ written, ids: items.map(({ id }) => id), total }).toEqual({
        written,
        ids: expected.slice(page.offset, page.offset + page.limit),
        total: expected.length,
      })
      if (expected.length > 0) some0 += 1
      if (expected.length < all.length) notAll += 1
    }),
    { numRuns: campaign({ gate: 60, whole: 500 }) },
  )
  // Filters that match nothing, or everything, would always agree.
  expect(some0).toBeGreaterThan(15)
  expect(notAll).toBeGreaterThan(15)
}

const listInvoices = (request: ListRequest) =>
  h.http.atomically(
    scope.tenantId,
    Effect.flatMap(h.http.get("InvoiceStore").list(scope, request), (listed) =>
      Effect.map(wholeInvoices(listed), (items) => ({ items, total: listed.total })),
    ),
  )

describe("whatever the filter, the database gives what a naive filter gives", () => {
  it(
    "of accounts",
    () =>
      expectAgreement(
        accountFields,
        accounts,
        accountBody,
        (request) => h.http.atomically(scope.tenantId, h.http.get("AccountStore").list(scope, request)),
        ["text", "number", "flag", "day", "none"],
      ),
    patience,
  )

  it(
    "of invoices and their lines",
    () => expectAgreement(invoiceFields, invoices, invoiceBody, (request) => listInvoices(request), ["text"]),
    patience,
  )
})

it(
  "whatever the order and the page, the database gives what sorting in memory gives",
  async () => {
    const fields = Object.keys(invoiceFields.one)
    const bodies = new Map(invoices.map((item) => [item.id, invoiceBody(item)]))
    const order = fc.array(fc.record({ field: fc.constantFrom(...fields), descending: fc.boolean() }), { maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(order, fc.nat(70), fc.integer({ min: 1, max: 30 }), async (wanted, offset, limit) => {
        const request = { order: wanted, offset, limit }
        const naive = listInMemory(
          invoices,
          (item, field) => valuesOf(invoiceFields, bodies.get(item.id), field),
          request,
        )
        const found = await listInvoices(request)
        expect({ total: found.total, ids: found.items.map(({ id }) => id) }).toEqual({
          total: naive.total,
          ids: naive.items.map(({ id }) => id),
        })
      }),
      { numRuns: campaign({ gate: 40, whole: 300 }) },
    )
  },
  patience,
)

it("an unequal custom field is also that of accounts without the field", async () => {
  const filter = Result.getOrThrow(
    Result.flatMap(parseFilter("customFields/flag ne true"), (parsed) => checkFilter(accountFields, parsed)),
  )
  const { total } = await h.http.atomically(
    scope.tenantId,
    h.http.get("AccountStore").list(scope, { ...everything, filter }),
  )
  const flags = accounts.map(({ customFields }) => customFields["flag"])
  expect(flags).toContain(undefined)
  expect(total).toBe(flags.filter((flag) => flag !== true).length)
})

it("changed after and before are halves of one", async () => {
  const list = (more: Partial<ListRequest>) =>
    h.http.atomically(scope.tenantId, h.http.get("AccountStore").list(scope, { ...everything, ...more }))
  for (const { modifiedAt } of accounts.slice(0, 60).filter((_, index) => index % 13 === 0)) {
    const [after, before] = [await list({ modifiedAfter: modifiedAt }), await list({ modifiedBefore: modifiedAt })]
    expect(after.items.every((each) => each.modifiedAt >= modifiedAt)).toBe(true)
    expect(before.items.every((each) => each.modifiedAt < modifiedAt)).toBe(true)
    expect(after.total + before.total).toBe(accounts.length)
  }
})
