import type { LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import type { IdempotencyKey } from "@svc/domain/shared/ports/idempotency-store"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { holdWork } from "../support/service/held-work.ts"

let h: StillService
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())

const newKey = (): IdempotencyKey => ({
  tenantId: randomUUID() as TenantId,
  legalEntityId: randomUUID() as LegalEntityId,
  endpoint: "POST /Webhooks",
  key: "my key",
})
const answer = '{"status":201,"body":{"token":"very-secret-token","amount":1.10,"text":"å\\u0000🧾"}}'
const hour = 3_600_000

/** Claims a key for an hour, as the HTTP side does. */
const claim = (key: IdempotencyKey, fingerprint = "print") =>
  h.http
    .get("IdempotencyStore")
    .claim(key, fingerprint, { hours: 1, expiresAt: (h.clock.now() + hour) as Timestamp }, h.clock.now())
const keep = (key: IdempotencyKey, kept = answer) => h.http.get("IdempotencyStore").keep(key, kept)
const claimAndKeep = (key: IdempotencyKey, kept = answer) =>
  Effect.tap(claim(key), (known) => (known === undefined ? keep(key, kept) : Effect.void))
const inWork = <A, E>(key: IdempotencyKey, work: Effect.Effect<A, E>) => h.http.atomically(key.tenantId, work)

describe("claim", () => {
  it("of a key nobody holds gives nothing; once it was kept, it gives the answer byte for byte", async () => {
    const key = newKey()
    const expiresAt = h.clock.now() + hour
    expect(await inWork(key, claimAndKeep(key))).toBeUndefined()
    await h.advance(60)
    for (let times = 0; times < 2; times += 1) {
      expect(await inWork(key, claim(key, "another print"))).toEqual({
        fingerprint: "print",
        answer,
        hours: 1,
        expiresAt,
      })
    }
  })

  it("holds nothing when its unit of work rolled back", async () => {
    const key = newKey()
    const held = await holdWork(h.http, key.tenantId, claimAndKeep(key))
    await held.rollBack()
    expect(await inWork(key, claimAndKeep(key))).toBeUndefined()
  })

  it("waits while another holds the key, and gives what that one kept", async () => {
    const key = newKey()
    const first = await holdWork(h.http, key.tenantId, claimAndKeep(key))
    const others = Array.from({ length: 3 }, () => inWork(key, claimAndKeep(key, "other")))
    await h.untilBlocked()
    await first.commit()
    for (const known of await Promise.all(others)) expect(known?.answer).toEqual(answer)
  })

  it("waits while another holds the key, and holds it when that one rolled back", async () => {
    const key = newKey()
    const other = "other"
    const first = await holdWork(h.http, key.tenantId, claimAndKeep(key))
    const second = inWork(key, claimAndKeep(key, other))
    await h.untilBlocked()
    await first.rollBack()
    expect(await second).toBeUndefined()
    expect(await inWork(key, claim(key))).toMatchObject({ answer: other })
  })

  it("takes an expired key for one nobody holds, to the millisecond", async () => {
    const key = newKey()
    await inWork(key, claimAndKeep(key))
    await h.clock.moveTo(h.clock.now() + hour - 1)
    expect(await inWork(key, claim(key))).toMatchObject({ answer })
    await h.clock.moveTo(h.clock.now() + 1)
    const renewed = "renewed"
    expect(await inWork(key, claimAndKeep(key, renewed))).toBeUndefined()
    expect(await inWork(key, claim(key))).toMatchObject({ answer: renewed, expiresAt: h.clock.now() + hour })
  })

  it("lets one of two take an expired key; the other gets what it kept", async () => {
    const key = newKey()
    await inWork(key, claimAndKeep(key))
    await h.advance(3600)
    const first = await holdWork(h.http, key.tenantId, claimAndKeep(key, "first"))
    expect(first.value).toBeUndefined()
    const second = inWork(key, claimAndKeep(key, "second"))
    await h.untilBlocked()
    await first.commit()
    expect(await second).toMatchObject({ answer: "first" })
  })

  it("knows a key by tenant, legal entity, endpoint and its text, each of which makes another", async () => {
    const key = newKey()
    await inWork(key, claimAndKeep(key))
    const others: readonly IdempotencyKey[] = [
      { ...key, tenantId: newKey().tenantId },
      { ...key, legalEntityId: newKey().legalEntityId },
      { ...key, endpoint: "POST /Events" },
      { ...key, key: "MY KEY" },
      { ...key, key: "my key " },
    ]
    for (const other of others) expect(await inWork(other, claimAndKeep(other))).toBeUndefined()
    expect(await inWork(key, claim(key))).toMatchObject({ answer })
  })
})

it("an answer is sealed at rest, and opens in its own row only", async () => {
  const [key, other] = [newKey(), newKey()]
  await inWork(key, claimAndKeep(key))
  await inWork(other, claimAndKeep(other))
  const [dump] = await h.sql<{ text: string }>("select string_agg(k::text, ' ') as text from svc.idempotency_keys k")
  for (const plain of ["very-secret-token", "amount", "application/json"]) expect(dump!.text).not.toContain(plain)

  await h.sql(
    `update svc.idempotency_keys k set answer_sealed = o.answer_sealed from svc.idempotency_keys o
      where k.tenant_id = $1 and o.tenant_id = $2`,
    [key.tenantId, other.tenantId],
  )
  const moved = h.http.get("UnitOfWork").atomically(key.tenantId, claim(key))
  expect(await h.http.run(Effect.flip(moved))).toMatchObject({ _tag: "PortUnavailable", port: "IdempotencyStore" })
})
