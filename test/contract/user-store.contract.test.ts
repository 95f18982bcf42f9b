import { TenantNotFound } from "@svc/domain/identity/identity.errors"
import type { User } from "@svc/domain/identity/user"
import type { PersonId, TenantId, UserId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
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

const store = () => h.http.get("UserStore")
const newUser = (tenantId: TenantId, given: Partial<User> = {}): User => ({
  id: h.http.get("IdSource").next<UserId>(),
  tenantId,
  name: "Ada Ek",
  kind: "person",
  state: "Active",
  permissions: [
    { area: "webhooks", level: "read" },
    { area: "*", level: "write" },
  ],
  personId: randomUUID() as PersonId,
  email: `${randomUUID()}@example.com`,
  firstName: "Ada",
  lastName: "Ek",
  ...given,
})
const insert = async (user: User) => {
  await h.http.atomically(user.tenantId, store().insertAll([user]))
  return user
}
const find = (of: TenantId, { id }: User) => h.http.atomically(of, store().find(of, id))

it("users are found as they were written, and changed", async () => {
  const { tenantId } = await seeds.tenant()
  const user = await insert(newUser(tenantId))
  expect(await find(tenantId, user)).toEqual(user)
  const { personId: _person, email: _email, ...less } = user
  const changed: User = { ...less, state: "Deactivated", permissions: [], name: "Eva" }
  await h.http.atomically(tenantId, store().update(changed))
  expect(await find(tenantId, user)).toEqual(changed)
  expect(await h.http.atomically(tenantId, store().ofTenant(tenantId))).toContainEqual(changed)
})

it("users of another tenant are not there, whatever is asked", async () => {
  const [{ tenantId: mine }, { tenantId: theirs }] = [await seeds.tenant(), await seeds.tenant()]
  const user = await insert(newUser(theirs))
  expect(await find(mine, user)).toBeUndefined()
  await h.http.atomically(mine, store().update({ ...user, tenantId: theirs, name: "taken" }))
  expect(await find(theirs, user)).toEqual(user)
  const nobodys = randomUUID() as TenantId
  expect(await h.http.run(Effect.flip(store().lockAll(nobodys)))).toBeInstanceOf(TenantNotFound)
})

it("the memberships of a person are those of active users, by the name of the tenant", async () => {
  const personId = randomUUID() as PersonId
  const tenants = [await seeds.tenant(), await seeds.tenant(), await seeds.tenant()]
  const states = ["Active", "Deactivated", "Active"] as const
  const users = await Promise.all(
    tenants.map(({ tenantId }, index) => insert(newUser(tenantId, { personId, state: states[index]! }))),
  )
  await insert(newUser(tenants[0]!.tenantId))
  const found = await h.http.run(store().membershipsOf(personId))
  expect(found.map(({ userId }) => userId).sort()).toEqual([users[0]!.id, users[2]!.id].sort())
  expect(found.map(({ tenantName }) => tenantName)).toEqual(found.map(({ tenantName }) => tenantName).sort())
})
