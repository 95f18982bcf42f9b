import { makeManualClock } from "@svc/adapters/clock/test-clock"
import { makeMaventaNetworkProvider, type MaventaNetworkProvider } from "@svc/adapters/maventa/network-provider"
import type { ProviderFailure } from "@svc/domain/e-invoicing/e-invoicing.errors"
import type { Fault } from "@svc/simulators/network-provider-faults"
import { type NetworkProviderSimulator, startNetworkProviderSimulator } from "@svc/simulators/network-provider"
import { Clock, Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

let simulator: NetworkProviderSimulator
let provider: MaventaNetworkProvider
let clock: ReturnType<typeof makeManualClock>
beforeEach(async () => {
  simulator = await startNetworkProviderSimulator()
  provider = makeMaventaNetworkProvider({ baseUrl: simulator.url, timeoutSeconds: 600, vendorKey: undefined })
  clock = makeManualClock(1_000_000)
})
afterEach(async () => {
  await provider.close()
  await simulator.close()
})

const company = { companyId: "company", apiKey: "api-secret" }
const other = { companyId: "other", apiKey: "api-secret" }
const busy: Fault = { _tag: "Answer", status: 503 }
const find = (of: typeof company) =>
  Effect.runPromise(Effect.result(Effect.provideService(provider.find(of, "x"), Clock.Clock, clock.effect)))
/** The number of requests that some calls send, and the failure of the last call. */
const calls = async (count: number, of = company) => {
  const before = simulator.requests.filter((name) => name.startsWith("GET")).length
  let last: Awaited<ReturnType<typeof find>> | undefined
  for (let made = 0; made < count; made += 1) last = await find(of)
  const failure =
    last?._tag === "Failure" ? (last.failure as ProviderFailure & { retryAfterSeconds?: number }) : undefined
  return { requests: simulator.requests.filter((name) => name.startsWith("GET")).length - before, failure }
}

describe("a provider that does not answer for a company", () => {
  it("is spared after five calls, for longer each time, while other companies go on", async () => {
    simulator.failBy((name) => (name.startsWith("GET") ? busy : undefined))
    const { requests, failure } = await calls(50)
    expect(requests).toBe(5)
    expect(failure).toMatchObject({ _tag: "ProviderUnanswered", retryAfterSeconds: 30 })
    simulator.heal()
    expect(await calls(3, other)).toEqual({ requests: 3, failure: undefined })

    simulator.failBy((name) => (name.startsWith("GET") ? busy : undefined))
    await clock.moveTo(clock.now() + 29_999)
    expect((await calls(1)).requests).toBe(0)
    await clock.moveTo(clock.now() + 1)
    expect(await calls(10)).toMatchObject({ requests: 1, failure: { retryAfterSeconds: 60 } })
    simulator.heal()
    await clock.moveTo(clock.now() + 60_000)
    expect(await calls(10)).toEqual({ requests: 10, failure: undefined })
  })

  it("is asked again when it said so, and no earlier", async () => {
    simulator.fail("GET /v1/invoices/*", { _tag: "Answer", status: 429, headers: { "retry-after": "120" } })
    expect(await calls(10)).toMatchObject({ requests: 1, failure: { retryAfterSeconds: 120 } })
    await clock.moveTo(clock.now() + 120_000)
    expect(await calls(2)).toEqual({ requests: 2, failure: undefined })
  })

  it("answers again with any word of its own, a refusal too; a gateway's page is none", async () => {
    const refused: Fault = { _tag: "Answer", status: 422, json: { message: "no" } }
    const page: Fault = { _tag: "Text", text: "<html>", status: 403 }
    const four = [busy, busy, busy, busy]
    simulator.fail("GET /v1/invoices/*", ...four, refused, ...four, page, busy)
    expect((await calls(11)).requests).toBe(11)
    expect((await calls(1)).requests).toBe(0)
  })
})
