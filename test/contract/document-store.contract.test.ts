import { afterAll, beforeAll, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds } from "../support/service/seeds.ts"

let h: StillService
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())

it("keeps the document of an invoice as it came first, for its legal entity alone", async () => {
  const seeds = makeSeeds(h)
  const { userId, scopes } = await seeds.tenant(["Alpha AB", "Beta AB"])
  const [scope, sister] = [scopes[0]!, scopes[1]!]
  const { invoice } = await seeds.billing({ ...scope, legalEntityName: "Alpha AB", triggeredBy: userId })
  const store = h.http.get("DocumentStore")
  const find = (of = scope) => h.http.atomically(of.tenantId, store.find(of, invoice.id))
  const keep = (text: string, of = invoice) =>
    h.http.atomically(scope.tenantId, store.keep(scope, of, Buffer.from(text), seeds.now()))

  expect(await find()).toBeUndefined()
  // This document was made before the parties changed, so it would show the former ones.
  await keep("former", { ...invoice, parties: { ...invoice.parties!, buyer: { name: "Former", accountNumber: "A" } } })
  expect(await find()).toBeUndefined()
  await keep("first")
  await keep("second")
  expect(await find()).toEqual({ name: invoice.number, content: Buffer.from("first") })
  expect(await find(sister)).toBeUndefined()
  expect(await find((await seeds.tenant()).scope)).toBeUndefined()

  await h.http.atomically(scope.tenantId, store.forget(scope, invoice.id))
  expect(await find()).toBeUndefined()
})
