import { afterAll, beforeAll, expect, it } from "vitest"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

it("a user who is linked to another sign-in provider is no longer found by the former one", async () => {
  const { tenantId, userId } = await seeds.tenant()
  const { atomically, get } = h.http
  const store = get("SignInProviderStore")
  const at = (issuer: string) => ({ issuer, subject: "s-1" })
  const link = (issuer: string) => atomically(tenantId, store.link(tenantId, userId, at(issuer), seeds.now()))
  const userOf = (issuer: string) => atomically(tenantId, store.userOf(tenantId, at(issuer)))
  const [former, current] = ["https://former.example", "https://current.example"]
  expect([await link(former), await link(former), await link(current)]).toEqual([true, false, true])
  expect([await userOf(former), await userOf(current)]).toEqual([undefined, userId])
})
