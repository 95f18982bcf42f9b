import type { RefreshToken } from "@svc/domain/identity/refresh-token"
import type { ClientId, TenantId, UserId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect, Result } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
let owner: { readonly tenantId: TenantId; readonly clientId: ClientId }
let stranger: typeof owner
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
  const make = async () => {
    const { tenantId } = await seeds.tenant()
    const { token } = await h.worker.run(h.worker.get("Identity").createPersonalToken({ tenantId, name: "test" }))
    return { tenantId, clientId: token.clientId }
  }
  owner = await make()
  stranger = await make()
})
afterAll(() => h.close())

const store = () => h.http.get("RefreshTokenStore")
/** Runs work on the HTTP side, in a unit of work of the token's tenant. */
const inWork = <A, E>(work: Effect.Effect<A, E>, { tenantId } = owner) => h.http.atomically(tenantId, work)
const insert = async (given: Partial<RefreshToken> = {}) => {
  const token: RefreshToken = {
    ...owner,
    hash: randomUUID(),
    familyId: randomUUID(),
    expiresAt: (seeds.now() + 30 * 86_400_000) as Timestamp,
    ...given,
  }
  await inWork(store().insert(token), token)
  return token
}
const find = (token: RefreshToken) => inWork(store().findForUpdate(token.tenantId, token.hash), token)

it("a token is found by its hash as it was inserted", async () => {
  const token = await insert()
  expect(await find(token)).toEqual(token)
  expect(await inWork(store().findForUpdate(owner.tenantId, randomUUID()))).toBeUndefined()
})

it("the tenant of a token is known before any tenant is", async () => {
  const [mine, theirs] = [await insert(), await insert(stranger)]
  expect(await h.http.run(store().tenantOf(mine.hash))).toBe(owner.tenantId)
  expect(await h.http.run(store().tenantOf(theirs.hash))).toBe(stranger.tenantId)
  expect(await h.http.run(store().tenantOf(randomUUID()))).toBeUndefined()
})

it.each(["http", "worker"] as const)(
  "a token of another tenant is not found, marked or revoked on the %s side",
  async (side) => {
    const theirs = await insert(stranger)
    const { findForUpdate, markUsed, revokeFamily } = h[side].get("RefreshTokenStore")
    const asOwner = <A, E>(work: Effect.Effect<A, E>) => h[side].atomically(owner.tenantId, work)
    expect(await asOwner(findForUpdate(owner.tenantId, theirs.hash))).toBeUndefined()
    await asOwner(markUsed(owner.tenantId, theirs.hash, seeds.now()))
    await asOwner(revokeFamily(owner.tenantId, theirs.familyId, seeds.now()))
    expect(await find(theirs)).toEqual(theirs)
  },
)

it("a use is remembered, of this token only", async () => {
  const token = await insert()
  const sibling = await insert({ familyId: token.familyId })
  await inWork(store().markUsed(owner.tenantId, token.hash, seeds.now()))
  expect(await find(token)).toEqual({ ...token, usedAt: seeds.now() })
  expect(await find(sibling)).toEqual(sibling)
})

it("a family is revoked as a whole, and its first revocation stands", async () => {
  const token = await insert()
  const sibling = await insert({ familyId: token.familyId })
  const other = await insert()
  const at = seeds.now()
  await inWork(store().revokeFamily(owner.tenantId, token.familyId, at))
  await inWork(store().revokeFamily(owner.tenantId, token.familyId, (at + 1000) as Timestamp))
  expect(await find(token)).toEqual({ ...token, revokedAt: at })
  expect(await find(sibling)).toEqual({ ...sibling, revokedAt: at })
  expect(await find(other)).toEqual(other)
  const revoked = ({ familyId }: RefreshToken) => inWork(store().isFamilyRevoked(owner.tenantId, familyId))
  expect([await revoked(token), await revoked(other)]).toEqual([true, false])
  expect(await inWork(store().isFamilyRevoked(stranger.tenantId, other.familyId), stranger)).toBe(true)
})

it("the tokens of a user are revoked, and those of other users of the tenant stand", async () => {
  const { worker } = h
  const identity = worker.get("Identity")
  const person = (await worker.run(identity.usersOf(owner.tenantId))).find(({ kind }) => kind === "person")!
  const other = { ...person, id: randomUUID() as UserId, name: "Other" }
  await worker.atomically(owner.tenantId, identity.addUsers([other]))
  const wanted = { tenantId: owner.tenantId, name: "other", userId: other.id }
  const { token } = await worker.run(identity.createPersonalToken(wanted))
  const [mine, theirs] = [await insert(), await insert({ clientId: token.clientId })]
  await inWork(store().revokeOfUser(owner.tenantId, other.id, seeds.now()))
  expect(await find(theirs)).toEqual({ ...theirs, revokedAt: seeds.now() })
  expect(await find(mine)).toEqual(mine)
})

describe("findForUpdate", () => {
  it("waits for a use under way, so that the second sees the first", async () => {
    const token = await insert()
    const use = Effect.tap(store().findForUpdate(owner.tenantId, token.hash), () =>
      store().markUsed(owner.tenantId, token.hash, seeds.now()),
    )
    const first = await holdWork(h.http, owner.tenantId, use)
    const second = inWork(store().findForUpdate(owner.tenantId, token.hash))
    await h.untilBlocked()
    await first.commit()
    expect(first.value).toEqual(token)
    expect(await second).toEqual({ ...token, usedAt: seeds.now() })
  })

  it("lets one of many refreshes at once succeed, and then nobody of the family", async () => {
    const { token, secret } = await h.worker.run(
      h.worker.get("Identity").createPersonalToken({ tenantId: owner.tenantId, name: "test" }),
    )
    await h.worker.run(
      h.worker.get("UnitOfWork").atomically("all tenants", h.worker.get("SigningKeyStore").ensure(seeds.now())),
    )
    const { signIn, refresh } = h.http.get("Identity")
    const signedIn = await h.http.run(signIn(token.clientId, secret, "192.0.2.1"))
    // Refreshes come from several addresses and processes at once.
    const outcomes = await Promise.all(
      [h.http, h.worker, h.http, h.worker, h.http].map((side, index) =>
        side.run(Effect.result(side.get("Identity").refresh(signedIn.refreshToken, `192.0.2.${10 + index}`))),
      ),
    )
    const won = outcomes.flatMap((outcome) => (Result.isSuccess(outcome) ? [outcome.success] : []))
    const lost = outcomes.flatMap((outcome) => (Result.isFailure(outcome) ? [outcome.failure._tag] : []))
    expect(won).toHaveLength(1)
    expect(lost).toEqual(Array.from({ length: 4 }, () => "RefreshTokenRefused"))
    const next = refresh(won[0]!.refreshToken, "192.0.2.1")
    expect(await h.http.run(Effect.flip(next))).toMatchObject({ _tag: "RefreshTokenRefused" })
  })
})
