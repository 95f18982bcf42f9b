import { makeManualClock } from "@svc/adapters/clock/test-clock"
import { makeMaventaNetworkProvider, type MaventaNetworkProvider } from "@svc/adapters/maventa/network-provider"
import type { ProviderFailure } from "@svc/domain/e-invoicing/e-invoicing.errors"
import { type NetworkProviderSimulator, startNetworkProviderSimulator } from "@svc/simulators/network-provider"
import { Clock, Effect, Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

let simulator: NetworkProviderSimulator
let provider: MaventaNetworkProvider
beforeEach(async () => {
  simulator = await startNetworkProviderSimulator()
  provider = makeMaventaNetworkProvider({ baseUrl: simulator.url, timeoutSeconds: 600, vendorKey: "vendor-secret" })
})
afterEach(async () => {
  await provider.close()
  await simulator.close()
})

const credentials = { companyId: "company", apiKey: "api-secret" }
const uuid = "0199d3a0-0000-7000-8000-000000000001"
const run = <A>(work: Effect.Effect<A, ProviderFailure>) => Effect.runPromise(work)
const outcome = async <A>(work: Effect.Effect<A, ProviderFailure>) =>
  Result.match(await Effect.runPromise(Effect.result(work)), {
    onSuccess: (value) => value,
    onFailure: ({ _tag, message }) => ({ _tag, message }),
  })
const tokens = () => simulator.requests.filter((name) => name === "POST /oauth2/token").length

describe("a token", () => {
  it("is asked for once, however many wait for it", async () => {
    simulator.fail("POST /oauth2/token", { _tag: "Wait", milliseconds: 50 })
    await Promise.all(Array.from({ length: 10 }, () => run(provider.find(credentials, uuid))))
    expect(tokens()).toBe(1)
  })

  it("is kept for most of its life on the application's clock, and renewed after it", async () => {
    const clock = makeManualClock(1_000_000)
    const find = () => run(Effect.provideService(provider.find(credentials, uuid), Clock.Clock, clock.effect))
    await find()
    await clock.moveTo(1_000_000 + 3600 * 1000 * 0.8 - 1)
    await find()
    expect(tokens()).toBe(1)
    await clock.moveTo(clock.now() + 1)
    await find()
    expect(tokens()).toBe(2)
  })

  it("that the provider no longer takes is renewed once, for all who held it", async () => {
    await run(provider.find(credentials, uuid))
    simulator.store.revokeTokens()
    await Promise.all(Array.from({ length: 5 }, () => run(provider.find(credentials, uuid))))
    expect(tokens()).toBe(2)
  })

  it("is each company's own", async () => {
    await run(provider.find(credentials, uuid))
    await run(provider.find({ ...credentials, companyId: "other" }, uuid))
    await run(provider.find({ ...credentials, apiKey: "another-key" }, uuid))
    expect(tokens()).toBe(3)
  })

  it("that may not send is no use", async () => {
    simulator.fail("POST /oauth2/token", {
      _tag: "Answer",
      status: 200,
      json: { access_token: "t", scope: "company:read" },
    })
    expect(await outcome(provider.checkCredentials(credentials))).toMatchObject({ _tag: "ProviderCredentialsRefused" })
  })

  it("is refused for wrong credentials, in words that do not repeat them", async () => {
    const refused = await outcome(provider.checkCredentials({ companyId: "company", apiKey: "wrong" }))
    expect(refused).toMatchObject({
      _tag: "ProviderCredentialsRefused",
      message: expect.stringContaining("Client authentication failed"),
    })
  })

  it.each([400, 401, 403])("is not refused by a gateway's page with %s", async (status) => {
    simulator.fail("POST /oauth2/token", { _tag: "Text", text: "<html>Access denied</html>", status })
    expect(await outcome(provider.checkCredentials(credentials))).toMatchObject({ _tag: "ProviderUnanswered" })
  })

  it.each([400, 401, 403])(
    "is refused with %s in words that repeat the request, without its secrets",
    async (status) => {
      const message = "Bad request: client_secret=a+b%2Bsecret&vendor_api_key=vendor-secret, that is a b+secret"
      simulator.fail("POST /oauth2/token", { _tag: "Answer", status, json: { code: "invalid_client", message } })
      expect(await outcome(provider.checkCredentials({ companyId: "company", apiKey: "a b+secret" }))).toMatchObject({
        _tag: "ProviderCredentialsRefused",
        message: expect.stringContaining("client_secret=***&vendor_api_key=***, that is ***"),
      })
    },
  )
})
