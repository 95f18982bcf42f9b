import { type Account, accountBody, accountFields } from "@svc/domain/billing/accounts/account"
import type { Invoice } from "@svc/domain/billing/invoicing/invoice"
import { invoiceBody } from "@svc/domain/billing/invoicing/invoice-body"
import { invoiceFields } from "@svc/domain/billing/invoicing/invoice-fields"
import { fromUnits } from "@svc/domain/shared/big-decimal"
import { parseInstant } from "@svc/domain/shared/parse-instant"
import { comparisons, type Filter, type Literal, matches, printFilter } from "@svc/domain/shared/list/filter"
import {
  checkFilter,
  type CheckedFilter,
  type FieldType,
  type FieldValue,
  type ListFields,
} from "@svc/domain/shared/list/list-fields"
import { holds, listInMemory } from "@svc/domain/shared/list/list-in-memory"
import type { Listed, ListRequest } from "@svc/domain/shared/list/list-request"
import { parseFilter } from "@svc/domain/shared/list/parse-filter"
import type { Scope } from "@svc/domain/shared/scope"
import type { EventOrigin } from "@svc/domain/webhooks/event"
import { Result } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Harness, openHarness } from "../support/harness.ts"
import { makeSeeds } from "../support/seeds.ts"

const words = ["", "a", "A", "ab", "Ab b", "b", "ä", "Z", "it's", "100 %", "a_b", "\u{1F9FE}", "\uFFFD", "x\\y"]
const word = fc.constantFrom(...words)
const maybe = <A>(of: fc.Arbitrary<A>) => fc.option(of, { nil: undefined, freq: 3 })
const amount = fc.integer({ min: 0, max: 30 }).map((units) => fromUnits(BigInt(units), 1))
const day = fc.integer({ min: 1, max: 9 }).map((n) => `2026-01-0${n}`)

let h: Harness
let scope: Scope
let accounts: readonly Account[]
let invoices: readonly Invoice[]
beforeAll(async () => {
  h = await openHarness()
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
    await h.worker.run(h.worker.get("ManageCustomFields").create(origin, { entity, key, fieldType }))
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
  const create = h.worker.get("ManageAccounts").create
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
      h.worker.get("CreateOnAccountInvoice")(origin, {
        ...request,
        currency: "SEK",
        invoiceLines: invoiceLines.map((each) => ({ ...each, unitOfMeasure: "C62", recognizedRevenueAccount: "3000" })),
      }),
    )
    drawn.push(made1.invoice)
    await h.advance(1)
  }
  invoices = drawn
}, 120_000)
afterAll(() => h.close())

/** Reads a field's values out of the JSON that GET answers: a naive filter knows nothing else. */
const valuesOf = (fields: ListFields, body: unknown, field: string): readonly FieldValue[] => {
  const at = (value: unknown, parts: readonly string[]): readonly unknown[] => {
    if (Array.isArray(value)) return value.flatMap((item) => at(item, parts))
    const [part, ...rest] = parts
    return part === undefined
      ? [value ?? null]
      : at((value as Readonly<Record<string, unknown>> | undefined)?.[part], rest)
  }
  const type = fields.one[field] ?? fields.many?.[field]
  return at(body, field.split("/")).map((value): FieldValue => {
    if (value === null || value === undefined) return null
    if (type === "instant") return parseInstant(value as string)!
    // Lists compare countries by their code, and show them by name.
    if (field.endsWith("/country")) return { Sweden: "SE", Germany: "DE" }[value as string] ?? (value as string)
    return value as FieldValue
  })
}

const literal: fc.Arbitrary<Literal> = fc.oneof(
  word.map((value) => ({ _tag: "Text" as const, value })),
  word.map((value) => ({ _tag: "Text" as const, value: `n${value}` })),
  amount.map((value) => ({ _tag: "Number" as const, value })),
  fc.boolean().map((value) => ({ _tag: "Boolean" as const, value })),
  day.map((value) => ({ _tag: "DateTime" as const, value })),
  fc.constant({ _tag: "Null" as const }),
)

const literalFor = (
  type: FieldType | "custom",
  some: { readonly ids: readonly string[]; readonly instants: readonly string[] },
) => {
  const tagged = (_tag: "Text" | "DateTime" | "Guid", of: fc.Arbitrary<string>): fc.Arbitrary<Literal> =>
    of.map((value) => ({ _tag, value }))
  const none = fc.constant<Literal>({ _tag: "Null" })
  if (typeof type === "object") return tagged("Text", fc.constantFrom(...type))
  const of: Record<string, fc.Arbitrary<Literal>> = {
    text: fc.oneof(
      tagged("Text", word),
      tagged(
        "Text",
        word.map((each) => `n${each}`),
      ),
      tagged(
        "Text",
        word.map((each) => `p${each}`),
      ),
      none,
    ),
    number: fc.oneof(
      amount.map((value): Literal => ({ _tag: "Number", value })),
      none,
    ),
    date: fc.oneof(tagged("DateTime", day), none),
    instant: tagged("DateTime", fc.constantFrom(...some.instants)),
    uuid: fc.oneof(tagged("Guid", fc.constantFrom(...some.ids)), none),
    boolean: fc.boolean().map((value): Literal => ({ _tag: "Boolean", value })),
    custom: literal,
  }
  return of[type]!
}

const filtersOf = (fields: ListFields, customKeys: readonly string[], some: Parameters<typeof literalFor>[1]) => {
  const types = { ...fields.one, ...fields.many } as Readonly<Record<string, FieldType>>
  const places: readonly (readonly [string, FieldType | "custom"])[] = [
    ...Object.entries(types),
    ...customKeys.map((key) => [`customFields/${key}`, "custom"] as const),
  ]
  const compare = fc.constantFrom(...places).chain(([field, type]) =>
    fc.record({
      _tag: fc.constant("Compare" as const),
      field: fc.constant(field),
      by: fc.constantFrom(...comparisons),
      value: literalFor(type, some),
    }),
  )
  const texts = places.filter(([, type]) => type === "text" || type === "custom")
  const match = fc.constantFrom(...texts).chain(([field]) =>
    fc.record({
      _tag: fc.constant("Match" as const),
      by: fc.constantFrom(...matches),
      field: fc.constant(field),
      text: word,
      holds: fc.boolean(),
    }),
  )
  return fc
    .letrec<{ filter: Filter }>((tie) => ({
      filter: fc.oneof(
        { maxDepth: 3 },
        compare,
        match,
        fc.record({ _tag: fc.constantFrom("And" as const, "Or" as const), left: tie("filter"), right: tie("filter") }),
      ),
    }))
    .filter.map((filter) => ({ filter, checked: checkFilter(fields, filter) }))
    .filter(({ checked }) => Result.isSuccess(checked))
    .map(({ filter, checked }) => ({ written: printFilter(filter), checked: Result.getOrThrow(checked) }))
}

const everything: ListRequest = { order: [], offset: 0, limit: 100 }

const agrees = async <A extends { readonly id: string }>(
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
    fc.asyncProperty(filtersOf(fields, customKeys, some), async ({ written, checked }) => {
      const expected = all.filter((item) => holds(checked, read(item))).map(({ id }) => id)
      const reread: CheckedFilter = Result.getOrThrow(
        Result.flatMap(parseFilter(written), (parsed) => checkFilter(fields, parsed)),
      )
      const { items, total } = await list({ ...everything, filter: reread })
      expect({ written, ids: items.map(({ id }) => id), total }).toEqual({
        written,
        ids: expected,
        total: expected.length,
      })
      if (expected.length > 0) some0 += 1
      if (expected.length < all.length) notAll += 1
    }),
    { numRuns: 400 },
  )
  // Filters that all give nothing would agree too.
  expect(some0).toBeGreaterThan(100)
  expect(notAll).toBeGreaterThan(100)
}

describe("whatever the filter, the database gives what a naive filter gives", () => {
  it("of accounts", () =>
    agrees(
      accountFields,
      accounts,
      accountBody,
      (request) => h.http.atomically(scope.tenantId, h.http.get("AccountStore").list(scope, request)),
      ["text", "number", "flag", "day", "none"],
    ))

  it("of invoices and their lines", () =>
    agrees(
      invoiceFields,
      invoices,
      invoiceBody,
      (request) => h.http.atomically(scope.tenantId, h.http.get("InvoiceStore").list(scope, request)),
      ["text"],
    ))
})

it("whatever the order and the page, the database gives what sorting in memory gives", async () => {
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
      const found = await h.http.atomically(scope.tenantId, h.http.get("InvoiceStore").list(scope, request))
      expect({ total: found.total, ids: found.items.map(({ id }) => id) }).toEqual({
        total: naive.total,
        ids: naive.items.map(({ id }) => id),
      })
    }),
    { numRuns: 200 },
  )
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
