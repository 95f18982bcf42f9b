import { makeMaventaNetworkProvider, type MaventaNetworkProvider } from "@svc/adapters/maventa/network-provider"
import type { ProviderFailure } from "@svc/domain/e-invoicing/e-invoicing.errors"
import { type Fault } from "@svc/simulators/network-provider-faults"
import { type NetworkProviderSimulator, startNetworkProviderSimulator } from "@svc/simulators/network-provider"
import { BigDecimal, Effect, Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { toPostedInvoice } from "../support/e-invoicing/ubl-cases.ts"
import { plainInput } from "../support/e-invoicing/ubl-parties.ts"
import { xmlOf } from "../support/e-invoicing/ubl-preflight.ts"

let simulator: NetworkProviderSimulator
let provider: MaventaNetworkProvider
const connect = (timeoutSeconds: number) =>
  makeMaventaNetworkProvider({ baseUrl: simulator.url, timeoutSeconds, vendorKey: "vendor-secret" })
beforeEach(async () => {
  simulator = await startNetworkProviderSimulator()
  provider = connect(600)
})
afterEach(async () => {
  await provider.close()
  await simulator.close()
})

const credentials = { companyId: "company", apiKey: "api-secret" }
const uuid = "0199d3a0-0000-7000-8000-000000000001"
const document = { uuid, fileName: "FV_1.xml", bytes: Buffer.from(xmlOf(toPostedInvoice(plainInput))) }
const run = <A>(work: Effect.Effect<A, ProviderFailure>) => Effect.runPromise(work)
const outcome = async <A>(work: Effect.Effect<A, ProviderFailure>) =>
  Result.match(await Effect.runPromise(Effect.result(work)), {
    onSuccess: (value) => value,
    onFailure: ({ _tag, message }) => ({ _tag, message }),
  })

describe("sending", () => {
  it("carries the file with its name, the format and our identifier, byte for byte", async () => {
    expect(await run(provider.send(credentials, document))).toEqual({ id: uuid })
    expect(Buffer.from(simulator.store.invoice(uuid)!.xml).equals(document.bytes)).toBe(true)
  })

  it("the same identifier twice makes one document", async () => {
    await run(provider.send(credentials, document))
    expect(await outcome(provider.send(credentials, document))).toEqual({
      _tag: "ProviderRefused",
      message: expect.stringContaining("uuid: has already been taken"),
    })
    expect(simulator.store.documents()).toHaveLength(1)
  })

  it.each([
    [422, { message: "Invalid", details: ["uuid: has already been taken"] }, true],
    [409, { message: "An invoice with this UUID already exists" }, true],
    [422, { errors: { uuid: ["is in use"] } }, true],
    [422, { message: "Invalid", details: ["number: has already been taken"] }, undefined],
  ])("%s %j says whether the identifier is taken", async (status, json, identifierTaken) => {
    simulator.fail("POST /v1/invoices", { _tag: "Answer", status, json })
    const refused = await Effect.runPromise(Effect.flip(provider.send(credentials, document)))
    expect(refused).toMatchObject({ _tag: "ProviderRefused" })
    expect((refused as { readonly identifierTaken?: boolean }).identifierTaken).toBe(identifierTaken)
  })

  it("a secret that is cut through does not keep its beginning", async () => {
    for (let length = 1970; length < 2000; length += 1) {
      const message = `${"x".repeat(length)}api-secret`
      simulator.fail("POST /v1/invoices", { _tag: "Answer", status: 422, json: { message } })
      expect(JSON.stringify(await outcome(provider.send(credentials, document)))).not.toMatch(/xap/)
    }
  })

  const answer = (status: number): Fault => ({
    _tag: "Answer",
    status,
    json: { message: "because api-secret vendor-secret" },
  })
  it.each<readonly [string, Fault, ProviderFailure["_tag"]]>([
    ...[400, 404, 409, 413, 415, 422].map((status) => [`${status}`, answer(status), "ProviderRefused"] as const),
    // The provider granted a token, so these statuses do not mean wrong credentials.
    ...[401, 403].map((status) => [`${status}`, answer(status), "ProviderRefused"] as const),
    ...[400, 401, 403, 404, 409, 413, 422].flatMap((status) =>
      ["<html><h1>Request blocked</h1></html>", "", "[]", "null", '"blocked"'].map(
        (text) =>
          [`${status} with ${text} of a gateway`, { _tag: "Text", text, status }, "ProviderUnanswered"] as const,
      ),
    ),
    ...[301, 302, 307, 408, 425, 429, 500, 502, 503].map(
      (status) => [`${status}`, answer(status), "ProviderUnanswered"] as const,
    ),
    ["a connection cut before", { _tag: "CutBefore" }, "ProviderUnanswered"],
    ["a connection cut after", { _tag: "CutAfter" }, "ProviderUnanswered"],
  ])("%s is what the error model says", async (_, fault, tag) => {
    simulator.fail("POST /v1/invoices", fault, fault)
    const failed = await outcome(provider.send(credentials, document))
    expect(failed).toMatchObject({ _tag: tag })
    expect(JSON.stringify(failed)).not.toMatch(/api-secret|vendor-secret|access-/)
  })

  it("no answer in time is what the error model says", async () => {
    const hasty = connect(1)
    simulator.fail("POST /v1/invoices", { _tag: "Hang" })
    expect(await outcome(hasty.send(credentials, document))).toMatchObject({ _tag: "ProviderUnanswered" })
    await hasty.close()
  })

  it("says how long to wait, in seconds and by date", async () => {
    const date = new Date(Date.now() + 120_000).toUTCString()
    for (const [header, seconds] of [
      ["90", 90],
      [date, 120],
      ["86400", 3600],
      ["soon", undefined],
    ] as const) {
      simulator.fail("POST /v1/invoices", { _tag: "Answer", status: 429, headers: { "retry-after": header } })
      const { failure } = (await Effect.runPromise(
        Effect.result(provider.send({ ...credentials, companyId: header }, document)),
      )) as Result.Failure<never, ProviderFailure>
      const { retryAfterSeconds: said } = failure as { readonly retryAfterSeconds?: number }
      expect(said === undefined ? said : Math.ceil(said / 10) * 10).toBe(seconds)
    }
  })

  it("follows no redirect", async () => {
    const other = await startNetworkProviderSimulator()
    simulator.fail("POST /v1/invoices", {
      _tag: "Answer",
      status: 307,
      headers: { location: `${other.url}/v1/invoices` },
    })
    await outcome(provider.send(credentials, document))
    expect(other.requests).toEqual([])
    await other.close()
  })
})

describe("reading", () => {
  it("gives what the provider knows, amounts to the digit", async () => {
    await run(provider.send(credentials, document))
    simulator.store.fail(uuid, { message: "no", key: "action_send_fail" })
    const found = await run(provider.find(credentials, uuid))
    expect(found).toMatchObject({
      id: uuid,
      status: "FAILED",
      number: plainInput.number,
      currency: "PLN",
      senderIds: ["9945:PL5265877635", "PL5265877635"],
      actions: [{ type: "CREATED" }, { type: "ERROR", message: "no", key: "action_send_fail" }],
    })
    expect(BigDecimal.format(found!.gross!)).toBe("1230")
  })

  it("knows an identifier to be unknown by the provider's word only", async () => {
    expect(await run(provider.find(credentials, uuid))).toBeUndefined()
    simulator.fail("GET /v1/invoices/*", { _tag: "Text", status: 404, text: "<html>no such host</html>" })
    expect(await outcome(provider.find(credentials, uuid))).toMatchObject({ _tag: "ProviderUnanswered" })
  })

  it.each<readonly [string, unknown]>([
    ["nothing", null],
    ["a list", []],
    ["no status", { id: uuid }],
    ["an identifier that cannot be stored", { id: "a\0b", status: "PENDING" }],
    ["an identifier of 257 characters", { id: "a".repeat(257), status: "PENDING" }],
    ["a number for an identifier", { id: 1, status: "PENDING" }],
    ["files that are none", { id: uuid, status: "PENDING", files: [1] }],
  ])("%s is no invoice", async (_, json) => {
    simulator.fail("GET /v1/invoices/*", { _tag: "Answer", status: 200, json })
    expect(await outcome(provider.find(credentials, uuid))).toMatchObject({ _tag: "ProviderUnanswered" })
  })

  it("takes null where something may be missing", async () => {
    const json = { id: uuid, status: "PENDING", number: null, sum_tax: null, sender: null, files: null, actions: null }
    simulator.fail("GET /v1/invoices/*", { _tag: "Answer", status: 200, json })
    expect(await run(provider.find(credentials, uuid))).toEqual({
      id: uuid,
      status: "PENDING",
      senderIds: [],
      files: [],
      actions: [],
    })
  })

  it("identifiers are one part of an address, whatever is in them", async () => {
    expect(await outcome(provider.find(credentials, "../../oauth2/token?x=y#z"))).toBeUndefined()
    expect(simulator.requests.at(-1)).toBe("GET /v1/invoices/..%2F..%2Foauth2%2Ftoken%3Fx%3Dy%23z")
  })

  it("reads no file beyond what an acknowledgement may have", async () => {
    await run(provider.send(credentials, document))
    simulator.store.deliver(uuid, Buffer.alloc(16 * 1024 * 1024 + 1, 32))
    const { files } = (await run(provider.find(credentials, uuid)))!
    expect(await run(provider.readFile(credentials, uuid, files[1]!.id))).toBeUndefined()
    expect(Buffer.from((await run(provider.readFile(credentials, uuid, files[0]!.id)))!).equals(document.bytes)).toBe(
      true,
    )
  })

  it("lists what was sent, page by page, and by identifiers", async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `0199d3a0-0000-7000-8000-${String(index).padStart(12, "0")}`)
    for (const id of ids) simulator.store.create("company", id, document.bytes)
    const [first, second] = [
      await run(provider.listSent(credentials, { page: 1 })),
      await run(provider.listSent(credentials, { page: 2 })),
    ]
    expect([first.length, second.length]).toEqual([100, 20])
    const some = await run(provider.listSent(credentials, { ids: ids.slice(5, 8) }))
    expect(some.map(({ id }) => id)).toEqual(ids.slice(5, 8))
    simulator.fail("GET /v1/invoices", { _tag: "Answer", status: 200, json: {} })
    expect(await outcome(provider.listSent(credentials, {}))).toMatchObject({ _tag: "ProviderUnanswered" })
  })
})

describe("company settings", () => {
  it("a company is linked once", async () => {
    expect(await run(provider.link(credentials))).toBe("linked")
    expect(await run(provider.link(credentials))).toBe("was linked")
    expect(simulator.requests.filter((name) => name === "POST /v1/company/vendors")).toHaveLength(1)
  })

  it("a national token is taken as often as it is sent", async () => {
    const send = (token: string) => provider.sendNationalToken(credentials, { vatNumber: "PL5265877635", token })
    await run(send("first"))
    await run(send("second"))
    expect(simulator.store.accountOf("company").token).toBe("second")
  })

  it("a refused token is not repeated", async () => {
    const refused = await outcome(
      provider.sendNationalToken(credentials, { vatNumber: "PL5265877635", token: "refused" }),
    )
    expect(refused).toEqual({ _tag: "ProviderRefused", message: expect.stringContaining("The token *** is not valid") })
  })

  it("notifications are registered once for an address", async () => {
    for (let times = 0; times < 2; times += 1)
      await run(provider.registerNotifications(credentials, "https://svc.example/n"))
    expect(simulator.store.accountOf("company").notifications).toHaveLength(1)
  })
})
