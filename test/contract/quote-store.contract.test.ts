import type { Quote } from "@svc/domain/quotes/quote"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeOrderTenant, type OrderTenant } from "../support/orders/order-tenant.ts"
import { makeQuoteRows } from "../support/quotes/quote-rows.ts"
import { holdWork } from "../support/service/held-work.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let scope: Scope
let strangers: readonly Scope[]
let orders: OrderTenant["rows"]
let rows: ReturnType<typeof makeQuoteRows>
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())
beforeEach(async () => {
  ;({ scope, strangers, rows: orders } = await makeOrderTenant(h))
  rows = makeQuoteRows(h, orders)
})

/** Runs work on the HTTP side, in the tenant of the scope. */
const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = scope) => h.http.atomically(of.tenantId, work)
const store = () => h.http.get("QuoteStore")
const insert = (quote: Quote) => run(store().insert(quote))
const found = ({ id }: Quote) => run(store().find(scope, id))

describe("the store of quotes", () => {
  it("gives back what it was given, whole numbers and digits alike, and nothing to strangers", async () => {
    for (const quote of [rows.full(), rows.quote()]) {
      await insert(quote)
      expect(await found(quote)).toEqual(quote)
      for (const stranger of strangers) {
        const missed = await run(Effect.flip(store().find(stranger, quote.id)), stranger)
        expect(missed).toMatchObject({ _tag: "ResourceNotFound", noun: "quote" })
        expect(await run(store().lookUp(stranger, [{ key: "Id", value: quote.id }]), stranger)).toEqual([])
      }
    }
  })

  it("writes a change as a whole, and deletes", async () => {
    const quote = rows.quote()
    await insert(quote)
    const { change, convertedTo, ...changed } = rows.full({ id: quote.id, number: quote.number })
    for (const after of [{ ...changed, change, convertedTo } as Quote, { ...quote, version: 3 }]) {
      await run(store().update(after))
      expect(await found(quote)).toEqual(after)
    }
    await run(store().delete(strangers[0]!, quote.id))
    expect(await found(quote)).toMatchObject({ version: 3 })
    await run(store().delete(scope, quote.id))
    expect(await run(Effect.flip(store().find(scope, quote.id)))).toMatchObject({ _tag: "ResourceNotFound" })
    const [left] = await h.sql("select count(*)::int as n from svc.quoted_parts where tenant_id = $1", [scope.tenantId])
    expect(left).toEqual({ n: 0 })
  })

  it("says that a number is taken, and looks quotes up by number and id", async () => {
    const quote = rows.quote()
    await insert(quote)
    const taken = await run(Effect.flip(store().insert(rows.quote({ number: quote.number }))))
    expect(taken).toMatchObject({ reason: "NumberTaken", facts: { kind: "quote", number: quote.number } })
    const lookUp = (key: string, value: string) => run(store().lookUp(scope, [{ key, value }]))
    expect(await lookUp("Number", quote.number)).toEqual([{ id: quote.id }])
    expect(await lookUp("Id", quote.id)).toEqual([{ id: quote.id }])
    expect(await lookUp("Id", randomUUID())).toEqual([])
  })

  it("locks a quote until the unit of work ends", async () => {
    const quote = rows.quote()
    await insert(quote)
    const after = { ...quote, version: 2 }
    const held = await holdWork(
      h.http,
      scope.tenantId,
      Effect.andThen(store().lock(scope, quote.id), store().update(after)),
    )
    const second = run(store().lock(scope, quote.id))
    await h.untilBlocked()
    await held.commit()
    expect(await second).toEqual(after)
  })

  it("says which Open quote would sell a part of a product, and which quote an account has", async () => {
    const [plan] = orders.product.chargePlans
    const [charge] = plan!.charges
    const none = { products: [], chargePlans: [], charges: [] }
    const uses = (parts: Partial<Parameters<ReturnType<typeof store>["usingProduct"]>[1]>, of = scope) =>
      run(store().usingProduct(of, { ...none, ...parts }), of)
    const parts = [{ products: [orders.product.id] }, { chargePlans: [plan!.id] }, { charges: [charge!.id] }]
    const quote = rows.quote()
    await insert(quote)
    for (const part of parts) {
      expect(await uses(part)).toBe(quote.number)
      for (const stranger of strangers) expect(await uses(part, stranger)).toBeUndefined()
    }
    expect(await uses({ charges: [plan!.charges[1]!.id] })).toBeUndefined()
    const { convertedTo: _, ...full } = rows.full({ status: "Open" })
    const { products: shown, change } = full as Quote
    await run(store().update({ ...quote, status: "ClosedLost" }))
    for (const part of parts) expect(await uses(part)).toBeUndefined()
    // A change quote uses only the parts that it adds; its subscription uses the others.
    await insert({ ...(full as Quote), products: shown, change: { ...change!, products: [] } })
    for (const part of parts) expect(await uses(part)).toBeUndefined()
    await run(store().update(full as Quote))
    for (const part of parts) expect(await uses(part)).toBe(full.number)

    const payer = await orders.newAccount("Payer AB")
    expect(await run(store().usingAccount(scope, payer.id))).toBeUndefined()
    const paid = rows.quote({ invoiceCustomer: payer })
    await insert(paid)
    expect(await run(store().usingAccount(scope, payer.id))).toBe(paid.number)
    for (const stranger of strangers)
      expect(await run(store().usingAccount(stranger, payer.id), stranger)).toBeUndefined()
  })

  it("lists them in parts, those with many charges apart", async () => {
    const charges = Array.from({ length: 150 }, () => orders.charge())
    const all = [
      rows.quote({ products: [orders.orderProduct(charges)] }),
      rows.quote({ products: [orders.orderProduct(charges)] }),
      rows.quote({ products: [] }),
    ]
    for (const quote of all) await insert(quote)
    const listed = await run(
      Effect.gen(function* () {
        const { total, parts } = yield* store().list(scope, { order: [], offset: 0, limit: 20 })
        return { total, parts: yield* Effect.all(parts) }
      }),
    )
    expect(listed.total).toBe(3)
    expect(listed.parts.map((part) => part.length)).toEqual([1, 2])
    expect(listed.parts.flat()).toEqual(all)
    for (const stranger of strangers)
      expect(await run(store().list(stranger, { order: [], offset: 0, limit: 20 }), stranger)).toMatchObject({
        total: 0,
      })
  })
})
