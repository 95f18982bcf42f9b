import type { Account } from "@svc/domain/customers/account"
import type { CustomFieldConfiguration } from "@svc/domain/custom-fields/custom-field"
import type { FinancialAccount } from "@svc/domain/reference-data/financial-account"
import type { PaymentTerm } from "@svc/domain/reference-data/payment-term"
import type { CodedList } from "@svc/domain/reference-data/ports/coded-list"
import type { TaxTemplate } from "@svc/domain/reference-data/tax-template"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { printJson } from "@svc/domain/shared/exact-json"
import type { AccountId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
let scope: Scope
let strangers: readonly Scope[]
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  const made = await seeds.tenant(["Alpha AB", "Beta AB"])
  scope = made.scopes[0]!
  strangers = [made.scopes[1]!, (await seeds.tenant()).scope]
})

/** Runs work on the HTTP side, in the tenant of the scope. */
const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = scope) => h.http.atomically(of.tenantId, work)
const everything = { order: [], offset: 0, limit: 100 }
/** A value with decimals as numbers, so that 1.0 equals 1. */
const plain = (value: unknown): unknown => JSON.parse(printJson(value))

describe.each(["FinancialAccountList", "PaymentTermList", "TaxTemplateList"] as const)("%s", (name) => {
  it("finds by id and by its natural key, each once, and nothing of another legal entity", async () => {
    const codedList = h.http.get(name) as CodedList<FinancialAccount | PaymentTerm | TaxTemplate>
    const { items, total } = await run(codedList.list(scope, everything))
    expect(items.length).toBe(total)
    expect(total).toBeGreaterThan(3)
    for (const item of items.slice(0, 3)) {
      const key = "code" in item ? { key: "Code", value: item.code } : { key: "Name", value: item.name }
      const criteria = [{ key: "Id", value: item.id }, key]
      expect(plain(await run(codedList.find(scope, criteria)))).toEqual([plain(item)])
      for (const stranger of strangers) {
        expect(await run(codedList.find(stranger, [{ key: "Id", value: item.id }]), stranger)).toEqual([])
      }
    }
  })
})

describe("a catalogue", () => {
  it("keeps no second of a natural key, in one legal entity", async () => {
    const terms = h.http.get("PaymentTermList")
    const term = { name: "A term", description: "d", termType: "NetDays" as const, days: 3 }
    const insert = (of: Scope) => run(terms.insert(of, { id: randomUUID(), ...term }, seeds.now()), of)
    expect([await insert(scope), await insert(scope), await insert(strangers[0]!)]).toEqual([true, false, true])
    const found = await run(terms.find(scope, [{ key: "Name", value: "A term" }]))
    expect(found).toEqual([{ id: expect.any(String), ...term }])
  })

  it("keeps the rates of a tax template digit for digit", async () => {
    const templates = h.http.get("TaxTemplateList")
    const template: TaxTemplate = {
      id: randomUUID(),
      name: "QST",
      effectiveFrom: "2020-01-01" as CalendarDate,
      effectiveTo: "2030-12-31" as CalendarDate,
      details: [{ id: randomUUID(), tax1: decimal("9.975"), category: "S", country: "CA", exemptionReason: "none" }],
      createdAt: seeds.now(),
      modifiedAt: seeds.now(),
    }
    await run(templates.insert(scope, template, seeds.now()))
    const [found] = await run(templates.find(scope, [{ key: "Id", value: template.id }]))
    expect(plain(found)).toEqual(plain(template))
    expect(printDecimal(found!.details[0]!.tax1)).toBe("9.975")
  })
})

describe("the store of custom fields", () => {
  it("keeps one of an entity and key, and finds it by either address", async () => {
    const store = h.http.get("CustomFieldStore")
    const field: CustomFieldConfiguration = {
      id: randomUUID(),
      entity: "Account",
      key: "segment",
      name: "Segment",
      fieldType: "Text",
      defaultValue: "A",
    }
    expect(await run(store.insert(scope, field, seeds.now()))).toBe(true)
    expect(await run(store.insert(scope, { ...field, id: randomUUID() }, seeds.now()))).toBe(false)
    const other: CustomFieldConfiguration = { ...field, id: randomUUID(), entity: "Invoice" }
    expect(await run(store.insert(scope, other, seeds.now()))).toBe(true)
    expect(await run(store.find(scope, { entity: "Invoice", key: "segment" }))).toEqual(other)
    expect(await run(store.find(scope, { id: field.id }))).toEqual(field)
    const { defaultValue: _, ...changed } = { ...field, name: "Other" }
    const at = (seeds.now() + 60_000) as Timestamp
    await run(store.update(scope, changed, at))
    expect(await run(store.find(scope, { entity: "Account", key: "segment" }))).toEqual(changed)
    expect((await run(store.list(scope, { order: [], modifiedAfter: at, offset: 0, limit: 9 }))).items).toEqual([
      changed,
    ])
    expect(await run(store.forEntity(scope, "Account"))).toEqual([changed])
    expect(await run(store.find(scope, { id: other.id }))).toEqual(other)
    for (const stranger of strangers) {
      expect(await run(store.find(stranger, { id: field.id }), stranger)).toBeUndefined()
      expect(await run(store.forEntity(stranger, "Account"), stranger)).toEqual([])
    }
  })
})

describe("the store of legal entities", () => {
  it("gives back what it was given, but for what an entity is made with", async () => {
    const store = h.http.get("LegalEntityStore")
    const before = await run(store.find(scope))
    const after = {
      ...before,
      organizationNumber: "556677-8899",
      iban: "PL61109010140000071219812874",
      address: { street: "Gatan 1", country: "SE" },
      nationalEInvoice: true,
      totalRoundingUnit: decimal("0.05"),
    }
    const { defaultPaymentTerm: _, ...changed } = { ...after, timeZone: "Pacific/Auckland" }
    await run(store.update({ ...changed, name: "Other", baseCurrency: "EUR" }))
    expect(plain(await run(store.find(scope)))).toEqual(plain({ ...changed, name: "Other" }))
    expect((await run(store.all(scope.tenantId))).map(({ name }) => name)).toEqual(["Beta AB", "Other"])
    expect(await run(Effect.flip(store.find(strangers[1]!)))).toMatchObject({ _tag: "ResourceNotFound" })
  })

  it("keeps the time zone that somebody else set while a change waited", async () => {
    const { changeProfile } = h.http.get("Organisation")
    const first = await holdWork(h.http, scope.tenantId, changeProfile(scope, { timeZone: "Asia/Tokyo" }))
    const second = run(changeProfile(scope, { bankAccount: "123-4" }))
    await h.untilBlocked()
    await first.commit()
    expect(await second).toMatchObject({ timeZone: "Asia/Tokyo", bankAccount: "123-4" })
  })
})

describe("the store of accounts", () => {
  const account = (given: Partial<Account> = {}): Account => ({
    ...scope,
    id: seeds.newEvent(scope).id as string as AccountId,
    accountNumber: `A-${randomUUID()}`,
    name: "Customer",
    accountType: "Customer",
    inactive: false,
    currency: "SEK",
    invoiceDeliveryMethod: "Email",
    attachUBLToInvoice: false,
    attachZugferdXMLToInvoice: true,
    dunningExempt: false,
    customFields: {},
    createdAt: seeds.now(),
    modifiedAt: seeds.now(),
    ...given,
  })

  it("gives back what it was given, inserted or updated", async () => {
    const store = h.http.get("AccountStore")
    const full = account({
      yourReference: "Eva",
      externalERPId: "E",
      defaultInvoiceAddress: { id: randomUUID(), city: "Lund", country: "SE" },
      customFields: { factor: decimal("1.10"), vip: true, segment: "A" },
    })
    expect(await run(store.insert(full))).toBe(true)
    expect(await run(store.insert(account({ accountNumber: full.accountNumber })))).toBe(false)
    expect(plain(await run(store.find(scope, full.id)))).toEqual(plain(full))
    const bare = account({ id: full.id, accountNumber: full.accountNumber, name: "Other", inactive: true })
    await run(store.update(bare))
    expect(plain(await run(store.findForUpdate(scope, full.id)))).toEqual(plain(bare))
    for (const stranger of strangers) {
      expect(await run(Effect.flip(store.find(stranger, full.id)), stranger)).toMatchObject({
        _tag: "ResourceNotFound",
      })
    }
  })

  it("finds by number and by name, and locks one that is to be referred to or changed", async () => {
    const store = h.http.get("AccountStore")
    const [one, two] = [account({ name: "Twin" }), account({ name: "Twin" })]
    await run(Effect.all([store.insert(one), store.insert(two)]))
    const byName = await run(store.lookUp(scope, [{ key: "Name", value: "Twin" }]))
    expect(byName.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort())
    const byNumber = store.lookUp(scope, [{ key: "AccountNumber", value: one.accountNumber }])
    expect(await run(byNumber)).toHaveLength(1)
    const found = await holdWork(h.http, scope.tenantId, byNumber)
    const deleted = run(store.delete(scope, one.id))
    await h.untilBlocked()
    await found.commit()
    await deleted
    await run(store.insert(one))
    const order: string[] = []
    const locked = Promise.withResolvers<void>()
    const hold = run(
      Effect.gen(function* () {
        yield* store.findForUpdate(scope, one.id)
        locked.resolve()
        yield* Effect.promise(() => h.untilBlocked())
        order.push("first")
      }),
    )
    await locked.promise
    const wait = run(Effect.map(store.findForUpdate(scope, one.id), () => order.push("second")))
    await Promise.all([hold, wait])
    expect(order).toEqual(["first", "second"])
  })
})
