import { permissionAreas, permissionLevels, type Permission } from "@svc/domain/identity/permissions"
import type { PersonalToken } from "@svc/domain/identity/personal-token"
import type { ClientId, UserId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

type Tenant = Awaited<ReturnType<Seeds["tenant"]>>
const insert = async ({ tenantId, userId }: Tenant, given: Partial<PersonalToken> = {}) => {
  const token: PersonalToken = {
    clientId: h.worker.get("IdSource").next<ClientId>(),
    tenantId,
    userId,
    name: "Bokföring 🧾",
    permissions: [{ area: "*", level: "admin" }],
    createdAt: seeds.now(),
    ...given,
  }
  const secretHash = h.worker.get("SecretHash").of(token.clientId)
  await h.worker.run(h.worker.get("PersonalTokenStore").insert(token, secretHash))
  return { token, secretHash }
}

describe("findByClientId", () => {
  it.each(["http", "worker"] as const)(
    "works on the %s side before a tenant is known, with every permission",
    async (side) => {
      const permissions = permissionAreas.flatMap((area) =>
        permissionLevels.map((level): Permission => ({ area, level })),
      )
      const made = await insert(await seeds.tenant(), { permissions })
      await insert(await seeds.tenant())
      const { findByClientId } = h[side].get("PersonalTokenStore")
      expect(await h[side].run(findByClientId(made.token.clientId))).toEqual(made)
      expect(await h[side].run(findByClientId(made.token.clientId.toUpperCase() as ClientId))).toEqual(made)
      expect(await h[side].run(findByClientId(randomUUID() as ClientId))).toBeUndefined()
    },
  )

  it("gives revoked tokens too", async () => {
    const { token, secretHash } = await insert(await seeds.tenant())
    const { findByClientId } = h.http.get("PersonalTokenStore")
    await h.worker.run(h.worker.get("PersonalTokenStore").revoke(token.tenantId, token.clientId, seeds.now()))
    const revoked = { token: { ...token, revokedAt: seeds.now() }, secretHash }
    expect(await h.http.run(findByClientId(token.clientId))).toEqual(revoked)
  })
})

it("the tokens of a user are revoked, and those of other users of the tenant stand", async () => {
  const tenant = await seeds.tenant()
  const identity = h.worker.get("Identity")
  const person = (await h.worker.run(identity.usersOf(tenant.tenantId))).find(({ id }) => id === tenant.userId)!
  const other = { ...person, id: randomUUID() as UserId, name: "Other" }
  await h.worker.atomically(tenant.tenantId, identity.addUsers([other]))
  const [{ token: mine }, { token: theirs }] = [await insert(tenant), await insert(tenant, { userId: other.id })]
  const { list, revokeOfUser } = h.worker.get("PersonalTokenStore")
  await h.worker.run(revokeOfUser(tenant.tenantId, other.id, seeds.now()))
  expect(await h.worker.run(list(tenant.tenantId))).toEqual([mine, { ...theirs, revokedAt: seeds.now() }])
})

describe("everything else stays within the tenant", () => {
  it("list gives the tenant's tokens, oldest first", async () => {
    const [mine, theirs] = [await seeds.tenant(), await seeds.tenant()]
    const made = [await insert(mine), await insert(theirs), await insert(mine)].map(({ token }) => token)
    const { list } = h.worker.get("PersonalTokenStore")
    expect(await h.worker.run(list(mine.tenantId))).toEqual([made[0], made[2]])
    expect(await h.worker.run(list(seeds.nobody().tenantId))).toEqual([])
  })

  it("HTTP lists and revokes in the tenant's unit of work, and sees no other tenant's tokens", async () => {
    const [mine, theirs] = [await seeds.tenant(), await seeds.tenant()]
    const [{ token }, other] = [await insert(mine), await insert(theirs)]
    const { list, revoke } = h.http.get("PersonalTokenStore")
    const inMine = <A, E>(work: Effect.Effect<A, E>) =>
      h.http.run(h.http.get("UnitOfWork").atomically(mine.tenantId, work))
    expect(await inMine(list(mine.tenantId))).toEqual([token])
    expect(await inMine(list(theirs.tenantId))).toEqual([])
    expect(await inMine(revoke(mine.tenantId, token.clientId, seeds.now()))).toMatchObject({ revokedAt: seeds.now() })
    expect(await inMine(Effect.flip(revoke(theirs.tenantId, other.token.clientId, seeds.now())))).toBeDefined()
  })
})

describe("revoke", () => {
  it("gives the token as it is then, and revoking it again changes nothing", async () => {
    const { token } = await insert(await seeds.tenant())
    const { revoke } = h.worker.get("PersonalTokenStore")
    const revoked = { ...token, revokedAt: seeds.now() }
    expect(await h.worker.run(revoke(token.tenantId, token.clientId, seeds.now()))).toEqual(revoked)
    const later = (seeds.now() + 1000) as Timestamp
    expect(await h.worker.run(revoke(token.tenantId, token.clientId, later))).toEqual(revoked)
  })

  it("of an unknown token says so", async () => {
    const { tenantId } = await seeds.tenant()
    const clientId = randomUUID() as ClientId
    const revoke = h.worker.get("PersonalTokenStore").revoke(tenantId, clientId, seeds.now())
    expect(await h.worker.run(Effect.flip(revoke))).toMatchObject({ _tag: "PersonalTokenNotFound", clientId })
  })

  it("of another tenant's token says the same, and leaves it as it is", async () => {
    const [mine, theirs] = [await seeds.tenant(), await insert(await seeds.tenant())]
    const { clientId } = theirs.token
    const store = h.worker.get("PersonalTokenStore")
    const refused = await h.worker.run(Effect.flip(store.revoke(mine.tenantId, clientId, seeds.now())))
    expect(refused).toMatchObject({ _tag: "PersonalTokenNotFound", clientId })
    expect(await h.worker.run(store.findByClientId(clientId))).toEqual(theirs)
  })

  it("touches no other token", async () => {
    const mine = await seeds.tenant()
    const [one, other] = [await insert(mine), await insert(mine)]
    await h.worker.run(h.worker.get("PersonalTokenStore").revoke(one.token.tenantId, one.token.clientId, seeds.now()))
    expect(await h.worker.run(h.worker.get("PersonalTokenStore").findByClientId(other.token.clientId))).toEqual(other)
  })
})

it("the secret is kept as its hash only", async () => {
  const tenant = await seeds.tenant()
  const { token, secret } = await h.worker.run(
    h.worker.get("Identity").createPersonalToken({ tenantId: tenant.tenantId, name: "test" }),
  )
  const [row] = await h.sql<{ text: string }>(
    "select t::text as text from svc.personal_tokens t where client_id = $1",
    [token.clientId],
  )
  expect(row!.text).not.toContain(secret)
  expect(row!.text).toContain(h.worker.get("SecretHash").of(secret))
})

describe("token revocations", () => {
  it("tell of revoked and of unknown tokens, and remember an answer", async () => {
    const [one, other] = [await insert(await seeds.tenant()), await insert(await seeds.tenant())]
    const store = h.worker.get("PersonalTokenStore")
    await h.worker.run(store.revoke(other.token.tenantId, other.token.clientId, seeds.now()))
    const { isRevoked } = h.http.get("TokenRevocations")
    const ask = (clientId: ClientId) =>
      h.http.run(isRevoked({ tenantId: one.token.tenantId, credential: { kind: "token", id: clientId } }))
    expect([
      await ask(one.token.clientId),
      await ask(other.token.clientId),
      await ask(randomUUID() as ClientId),
    ]).toEqual([false, true, true])
    const credential = { kind: "token", id: one.token.clientId } as const
    const family = isRevoked({ ...one.token, credential, familyId: randomUUID() })
    expect(await h.http.run(family)).toBe(true)
    await h.worker.run(store.revoke(one.token.tenantId, one.token.clientId, seeds.now()))
    expect(await ask(one.token.clientId)).toBe(false)
  })
})
