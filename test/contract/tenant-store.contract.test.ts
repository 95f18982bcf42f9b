import { everyPermission, type User } from "@svc/domain/identity/user"
import type { LegalEntity, Tenant } from "@svc/domain/organisation/tenant"
import type { LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())

const newTenant = (name = "Räksmörgås & Söner") => {
  const ids = h.worker.get("IdSource")
  const tenantId = ids.next<TenantId>()
  const tenant: Tenant = { id: tenantId, name }
  const entity = (given: Partial<LegalEntity>): LegalEntity => ({
    id: ids.next(),
    tenantId,
    name: "Alpha AB",
    baseCurrency: "SEK",
    timeZone: "UTC",
    ...given,
  })
  const user = (kind: User["kind"]): User => ({
    id: ids.next(),
    tenantId,
    name: `The ${kind}`,
    kind,
    state: "Active",
    permissions: everyPermission,
  })
  const legalEntities = [
    entity({ name: "Zeta AB", country: "SE", timeZone: "Europe/Stockholm" }),
    entity({ name: "Alpha AB" }),
    entity({ name: "Mu: GmbH", baseCurrency: "EUR", country: "DE" }),
  ]
  return { tenant, legalEntities, users: [user("person"), user("system"), user("person")] }
}
const insert = async (made = newTenant()) => {
  const { tenant, legalEntities, users } = made
  const store = h.worker.get("TenantStore").insert(tenant, legalEntities)
  await h.worker.atomically(allTenants, Effect.andThen(store, h.worker.get("UserStore").insertAll(users)))
  return made
}

describe("a tenant", () => {
  it("is kept with its legal entities by name and its users oldest first", async () => {
    const { tenant, legalEntities, users } = await insert()
    await insert()
    const store = h.worker.get("TenantStore")
    const [zeta, alpha, mu] = legalEntities
    expect(await h.worker.run(store.legalEntities(tenant.id))).toEqual([alpha, mu, zeta])
    expect(await h.worker.run(h.worker.get("UserStore").ofTenant(tenant.id))).toEqual(users)
    expect(await h.worker.run(store.list)).toContainEqual(tenant)
  })

  it("that is unknown has no legal entities, and asking for its users says so", async () => {
    const tenantId = h.worker.get("IdSource").next<TenantId>()
    const store = h.worker.get("TenantStore")
    expect(await h.worker.run(store.legalEntities(tenantId))).toEqual([])
    expect(await h.worker.run(Effect.flip(h.worker.get("UserStore").ofTenant(tenantId)))).toMatchObject({
      _tag: "TenantNotFound",
      tenantId,
    })
  })

  it("is not kept when a part of it cannot be", async () => {
    const { tenant, legalEntities } = newTenant()
    const twice = [...legalEntities, { ...legalEntities[0]!, id: h.worker.get("IdSource").next<LegalEntityId>() }]
    const work = h.worker.get("UnitOfWork").atomically(allTenants, h.worker.get("TenantStore").insert(tenant, twice))
    expect(await h.worker.run(Effect.flip(work))).toMatchObject({ _tag: "PortUnavailable", port: "TenantStore" })
    expect(await h.worker.run(h.worker.get("TenantStore").list)).not.toContainEqual(tenant)
  })
})

it("HTTP sees its own tenant alone", async () => {
  const [mine, theirs] = [await insert(), await insert()]
  const { list, legalEntities } = h.http.get("TenantStore")
  const { ofTenant: users } = h.http.get("UserStore")
  const seen = await h.http.atomically(
    mine.tenant.id,
    Effect.all([list, legalEntities(theirs.tenant.id), Effect.flip(users(theirs.tenant.id)), users(mine.tenant.id)]),
  )
  expect(seen).toMatchObject([[mine.tenant], [], { _tag: "TenantNotFound" }, mine.users])
})
