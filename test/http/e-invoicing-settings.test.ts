import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { connect, startEInvoicingService, token } from "../support/e-invoicing/e-invoicing-service.ts"
import { expectProblem } from "../support/service/problems.ts"
import { dumpRows } from "../support/database/stored-rows.ts"

let service: Awaited<ReturnType<typeof startEInvoicingService>>
beforeAll(async () => {
  service = await startEInvoicingService()
})
afterEach(() => service.simulator.heal())
afterAll(() => service.close())

const connection = "/Integrations/AutoInvoice"
const national = "/Integrations/NationalEInvoice"
const requests = (name: string) => service.simulator.requests.filter((each) => each === name).length
const connected = async () => {
  const tenant = await service.polishTenant()
  await tenant.api.put(connection, { companyId: tenant.tenantId, apiKey: "right" })
  return tenant
}
const log = async (api: ApiClient) =>
  ((await api.get("/IntegrationLog")).body as { data: readonly { code: string; message: string }[] }).data

describe("the e-invoicing connection", () => {
  it("is stored when the provider takes its credentials, and shown without its key", async () => {
    const { api } = await service.polishTenant()
    expect((await api.get(connection)).body).toEqual({ isConnected: false, isActive: false })
    const { body, text } = await api.put(connection, { companyId: "company", apiKey: "right" })
    expect(body).toMatchObject({ isConnected: true, isActive: true, companyId: "company" })
    expect((await api.get(connection)).body).toEqual(body)
    expect(text).not.toContain("right")
  })

  it("refuses credentials the provider refuses, and keeps what was there", async () => {
    const { api } = await connected()
    const before = (await api.get(connection)).body
    expectProblem(await api.put(connection, { companyId: "company", apiKey: "wrong" }), 400, "message")
    expectProblem(await api.put(connection, { companyId: "new company" }), 400, "apiKey")
    service.simulator.fail("POST /oauth2/token", { _tag: "Answer", status: 503 })
    expectProblem(await api.put(connection, { companyId: "company", apiKey: "right" }), 503, "message")
    expect((await api.get(connection)).body).toEqual(before)
  })

  it("can be switched off without its key, and removed", async () => {
    const { api, tenantId } = await connected()
    expect((await api.put(connection, { companyId: tenantId, isActive: false })).body).toMatchObject({
      isConnected: true,
      isActive: false,
    })
    expect((await api.delete(connection)).status).toBe(200)
    expect((await api.delete(connection)).status).toBe(200)
    expect((await api.get(connection)).body).toEqual({ isConnected: false, isActive: false })
  })
})

describe("national e-invoice settings", () => {
  it("are inactive without a token, and without being enabled", async () => {
    const { api } = await connected()
    const before = service.simulator.requests.length
    expect((await api.put(national, { isEnabled: true })).body).toMatchObject({
      isEnabled: true,
      isIntegrationActive: false,
      hasToken: false,
    })
    expect((await api.put(national, { isEnabled: false, nationalEInvoiceToken: token })).body).toMatchObject({
      isIntegrationActive: false,
      hasToken: true,
    })
    expect(service.simulator.requests.length).toBe(before)
  })

  it("become active with both: linked once, told once, however often they are saved", async () => {
    const { api, tenantId } = await connected()
    const links = requests("POST /v1/company/vendors")
    const { body } = await api.put(national, { isEnabled: true, nationalEInvoiceToken: token })
    expect(body).toEqual({
      isEnabled: true,
      isIntegrationActive: true,
      hasToken: true,
      tokenEnding: "6789",
      isLinked: true,
      preflightOnPosting: "Warn",
    })
    expect(service.simulator.store.accountOf(tenantId)).toMatchObject({ linked: true, token })
    const [notification] = service.simulator.store.accountOf(tenantId).notifications
    expect(notification?.destination).toMatch(/\/Integrations\/AutoInvoice\/Notifications\/[\w-]{43}$/)
    const before = service.simulator.requests.length
    expect((await api.put(national, { isEnabled: true })).body).toEqual(body)
    expect(service.simulator.requests.length).toBe(before)
    expect(requests("POST /v1/company/vendors")).toBe(links + 1)
  })

  it("links no company that is linked", async () => {
    const { api, tenantId } = await connected()
    service.simulator.store.accountOf(tenantId).linked = true
    const links = requests("POST /v1/company/vendors")
    expect((await api.put(national, { isEnabled: true, nationalEInvoiceToken: token })).body).toMatchObject({
      isLinked: true,
    })
    expect(requests("POST /v1/company/vendors")).toBe(links)
  })

  it("stay saved when the link fails; that is told and logged, and sending the token again links", async () => {
    const { api } = await connected()
    service.simulator.fail("GET /v1/company/vendors", { _tag: "Answer", status: 500 })
    const saved = await api.put(national, { isEnabled: true, nationalEInvoiceToken: token })
    expect(saved.body).toMatchObject({
      isIntegrationActive: true,
      isLinked: false,
      messages: [expect.stringContaining("did not answer")],
    })
    expect(await log(api)).toMatchObject([{ code: "link_failed" }])
    expect((await api.post(`${national}/SendToken`)).body).toMatchObject({ isLinked: true })
  })

  it("are refused while the connection is not connected, and nothing changes", async () => {
    const { api, tenantId } = await connected()
    await api.put(national, { isEnabled: false, nationalEInvoiceToken: token })
    const before = (await api.get(national)).body
    await api.put(connection, { companyId: tenantId, isActive: false })
    expectProblem(await api.put(national, { isEnabled: true, nationalEInvoiceToken: "another" }), 400, "message")
    expect((await api.get(national)).body).toEqual(before)
    const other = await service.polishTenant()
    expectProblem(await other.api.put(national, { isEnabled: true }), 400, "message")
    expectProblem(await other.api.post(`${national}/SendToken`), 400, "message")
  })

  it("send the token again any number of times, changing nothing else", async () => {
    const { api, tenantId } = await connected()
    await api.put(national, { isEnabled: true, nationalEInvoiceToken: token })
    const before = (await api.get(national)).body
    for (let times = 0; times < 3; times += 1) {
      Reflect.deleteProperty(service.simulator.store.accountOf(tenantId), "token")
      expect((await api.post(`${national}/SendToken`)).body).toEqual(before)
      expect(service.simulator.store.accountOf(tenantId).token).toBe(token)
    }
  })

  it("a refused token is kept and told of, without being repeated anywhere", async () => {
    const { api } = await connected()
    const saved = await api.put(national, { isEnabled: true, nationalEInvoiceToken: "refused" })
    expect(saved.body).toMatchObject({
      isIntegrationActive: true,
      messages: [expect.stringContaining("The token *** is not valid")],
    })
    expect(await log(api)).toMatchObject([{ code: "token_refused" }])
  })

  it("removing turns the integration off, leaves the connection, and the token must be entered again", async () => {
    const { api } = await connected()
    await api.put(national, { isEnabled: true, nationalEInvoiceToken: token })
    const before = (await api.get(connection)).body
    expect((await api.delete(national)).status).toBe(200)
    expect((await api.get(national)).body).toEqual({
      isEnabled: false,
      isIntegrationActive: false,
      hasToken: false,
      isLinked: false,
      preflightOnPosting: "Warn",
    })
    expect((await api.get(connection)).body).toEqual(before)
    expect((await api.put(national, { isEnabled: true })).body).toMatchObject({ isIntegrationActive: false })
  })

  it("white space is no token, null removes it", async () => {
    const { api } = await connected()
    expect((await api.put(national, { isEnabled: true, nationalEInvoiceToken: " \n " })).body).toMatchObject({
      hasToken: false,
    })
    await api.put(national, { isEnabled: true, nationalEInvoiceToken: token })
    expect((await api.put(national, { isEnabled: true, nationalEInvoiceToken: null })).body).toMatchObject({
      hasToken: false,
    })
  })

  it("saved by several at once, link once", async () => {
    const { api } = await connected()
    const links = requests("POST /v1/company/vendors")
    service.simulator.fail("GET /v1/company/vendors", { _tag: "Wait", milliseconds: 100 })
    await Promise.all(
      Array.from({ length: 5 }, () => api.put(national, { isEnabled: true, nationalEInvoiceToken: token })),
    )
    expect(requests("POST /v1/company/vendors")).toBe(links + 1)
  })

  it("another legal entity and another tenant see and change nothing of them", async () => {
    const { api } = await connected()
    await connect(api)
    const stranger = (await service.polishTenant()).api
    expect((await stranger.get(national)).body).toMatchObject({ hasToken: false })
    expect((await stranger.get(connection)).body).toEqual({ isConnected: false, isActive: false })
    await stranger.delete(national)
    await stranger.delete(connection)
    expect((await api.get(national)).body).toMatchObject({ isIntegrationActive: true })
  })

  it.each<readonly [string, unknown, string]>([
    ["no isEnabled", {}, "isEnabled"],
    ["a text for a flag", { isEnabled: "true" }, "isEnabled"],
    ["a number for a token", { isEnabled: true, nationalEInvoiceToken: 1 }, "nationalEInvoiceToken"],
    ["an unknown member", { isEnabled: true, token }, "token"],
    ["a token that is too long", { isEnabled: true, nationalEInvoiceToken: "x".repeat(4001) }, "nationalEInvoiceToken"],
    ["U+0000", { isEnabled: true, nationalEInvoiceToken: "a\0b" }, "nationalEInvoiceToken"],
  ])("refuse %s by its name", async (_, body, field) => {
    const { api } = await connected()
    expectProblem(await api.put(national, body), 400, field)
  })
})

describe("validation of a legal entity", () => {
  it("lists what is missing, to the letter", async () => {
    const { api, scope } = await service.polishTenant()
    const path = `/LegalEntities/${scope.legalEntityId}/NationalEInvoiceValidation`
    expect((await api.get(path)).body).toEqual({ isValid: true, missingFields: [], warnings: [] })
    const columns = ["organizationNumber", "taxRegistrationNumber", "iban", "bic"]
    const nothing = Object.fromEntries(columns.map((name) => [name, null]))
    await service.setProfile(scope, { ...nothing, address: { city: null } })
    expect((await api.get(path)).body).toEqual({
      isValid: false,
      missingFields: ["Organization number", "Tax registration number", "Bank account / IBAN", "BIC", "Address fields"],
      warnings: [],
    })
    const stranger = await service.polishTenant()
    expectProblem(await stranger.api.get(path), 404, "message")
  })
})

it("no token, key or credential is in the log, in an answer or in the database", async () => {
  const { api } = await service.polishTenant()
  const secrets = ["secret-api-key-1", "secret-national-token-1"]
  const answers = [
    await api.put(connection, { companyId: "company", apiKey: secrets[0] }),
    await api.put(national, { isEnabled: true, nationalEInvoiceToken: secrets[1] }),
    await api.get(national),
    await api.get(connection),
    await api.get("/IntegrationLog"),
  ]
  service.simulator.fail("GET /v1/company/profiles", {
    _tag: "Answer",
    status: 422,
    json: { message: secrets.join(" ") },
  })
  answers.push(await api.post(`${national}/SendToken`))
  expect(answers.at(-1)!.text).toContain("***")
  const everything = [...answers.map(({ text }) => text), service.logged(), await dumpRows(service)].join("\n")
  for (const secret of secrets) expect(everything).not.toContain(secret)
  expect(everything).not.toMatch(/access-[0-9a-f]{8}-/)
})
