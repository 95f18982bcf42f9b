import type { FailureLimiter } from "@svc/domain/identity/ports/failure-limiter"
import { makePostgresFailureLimiter } from "@svc/adapters/postgres/identity/failure-limiter"
import { makeLimitFailures } from "@svc/domain/identity/limit-failures"
import { CredentialsRefused } from "@svc/domain/identity/identity.errors"
import { PortUnavailable } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

const limit = 3
let h: StillService
let seeds: Seeds
let limiter: FailureLimiter
beforeAll(async () => {
  h = await openService({ clock: "manual", settings: { SVC_AUTH_MAX_FAILURES_PER_MINUTE: String(limit) } })
  seeds = makeSeeds(h)
  limiter = h.http.get("FailureLimiter")
})
afterAll(() => h.close())

const begin = (...names: string[]) => h.http.run(limiter.begin(names, seeds.now()))
const refusal = (...names: string[]) => h.http.run(Effect.flip(limiter.begin(names, seeds.now())))
const counted = async (name: string) =>
  (await h.sql<{ n: number }>("select count(*)::int as n from svc.sign_in_failures where name = $1", [name]))[0]!.n
const newName = () => `client:${randomUUID()}`

describe("begin", () => {
  it("counts before the outcome is known and refuses at the limit", async () => {
    const name = newName()
    for (let times = 0; times < limit; times += 1) await begin(name)
    expect(await refusal(name)).toMatchObject({ _tag: "TooManyFailures", retryAfterSeconds: 60 })
  })

  it("refuses when one of several names is at its limit, and names the others no worse", async () => {
    const [address, client, fresh] = [newName(), newName(), newName()]
    for (let times = 0; times < limit; times += 1) await begin(address, client)
    expect(await refusal(address, fresh)).toMatchObject({ _tag: "TooManyFailures" })
    expect(await counted(fresh)).toBe(0)
    await begin(fresh)
  })

  it("counts each name by itself, across processes", async () => {
    const [one, other] = [newName(), newName()]
    for (let times = 0; times < limit; times += 1) await begin(one)
    await begin(other)
    const elsewhere = h.worker.get("FailureLimiter").begin([one], seeds.now())
    expect(await h.worker.run(Effect.flip(elsewhere))).toMatchObject({ _tag: "TooManyFailures" })
  })

  it("lets no more than the limit through when many come at once", async () => {
    const name = newName()
    const many = Array.from({ length: 30 }, () => h.http.run(Effect.result(limiter.begin([name], seeds.now()))))
    const passed = (await Promise.all(many)).filter(({ _tag }) => _tag === "Success")
    expect(passed.length).toBeLessThanOrEqual(limit)
    expect(await counted(name)).toBe(passed.length)
  })

  it("does not count what it refused", async () => {
    const name = newName()
    for (let times = 0; times < limit; times += 1) await begin(name)
    for (let times = 0; times < 5; times += 1) await refusal(name)
    expect(await counted(name)).toBe(limit)
  })
})

describe("the last minute", () => {
  it("alone counts, and the refusal says when to try again", async () => {
    const name = newName()
    await begin(name)
    await h.advance(20)
    for (let times = 1; times < limit; times += 1) await begin(name)
    await h.clock.moveTo(h.clock.now() + 500)
    expect(await refusal(name)).toMatchObject({ retryAfterSeconds: 40 })
    await h.clock.moveTo(h.clock.now() + 39_499)
    expect(await refusal(name)).toMatchObject({ retryAfterSeconds: 1 })
    await h.clock.moveTo(h.clock.now() + 1)
    await begin(name)
    expect(await refusal(name)).toMatchObject({ retryAfterSeconds: 20 })
  })

  it("leaves nothing older behind", async () => {
    const name = newName()
    await begin(name)
    await h.advance(61)
    await begin(name)
    expect(await counted(name)).toBe(1)
  })
})

it("success takes the count back, of every name", async () => {
  const [address, client] = [newName(), newName()]
  for (let times = 0; times < 3 * limit; times += 1) {
    const attempt = await begin(address, client)
    await h.http.run(attempt.succeeded)
  }
  expect([await counted(address), await counted(client)]).toEqual([0, 0])
})

it("success takes back its own count only", async () => {
  const name = newName()
  await begin(name)
  const attempt = await begin(name)
  await h.http.run(attempt.succeeded)
  await h.http.run(attempt.succeeded)
  expect(await counted(name)).toBe(1)
})

it("a limit of 0 is none", async () => {
  const unlimited = makePostgresFailureLimiter(h.http.get("Db"), h.http.get("IdSource"), 0)
  const name = newName()
  for (let times = 0; times < 20; times += 1) await h.http.run(unlimited.begin([name], seeds.now()))
  expect(await counted(name)).toBe(0)
})

describe("of proofs that failed up to the limit", () => {
  const prove = <A, E>(kind: "random" | "typed", name: string, proof: Effect.Effect<A, E>) =>
    h.http.run(Effect.result(makeLimitFailures(limiter)(kind, [name], seeds.now(), proof)))
  const wrong = Effect.fail(new CredentialsRefused())
  const failTo = async (kind: "random" | "typed", name: string) => {
    for (let times = 0; times < limit; times += 1)
      expect(await prove(kind, name, wrong)).toMatchObject({ failure: { _tag: "CredentialsRefused" } })
    expect(await prove(kind, name, wrong)).toMatchObject({ failure: { _tag: "TooManyFailures" } })
  }

  it("what a person types is refused, the right one too, and is not looked at", async () => {
    const name = newName()
    await failTo("typed", name)
    let looked = false
    const right = Effect.sync(() => (looked = true))
    expect(await prove("typed", name, right)).toMatchObject({ failure: { _tag: "TooManyFailures" } })
    expect(looked).toBe(false)
    await h.advance(61)
    expect(await prove("typed", name, right)).toMatchObject({ success: true })
  })

  it("random bytes pass when they are right", async () => {
    const name = newName()
    await failTo("random", name)
    expect(await prove("random", name, Effect.succeed("in"))).toMatchObject({ success: "in" })
    expect(await counted(name)).toBe(limit)
  })

  it("random bytes that could not be looked at are no failure", async () => {
    const name = newName()
    await prove("random", name, Effect.fail(new PortUnavailable({ port: "test", cause: "down" })))
    expect(await counted(name)).toBe(0)
  })
})
