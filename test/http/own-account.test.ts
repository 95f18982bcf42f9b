import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Browser, goodPassword, openBrowser, signedInBrowser } from "../support/people/browser.ts"
import { expectBare, expectProblem } from "../support/service/problems.ts"
import { openService } from "../support/service/service.ts"
import { wholeDocument } from "../support/service/answer-check.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const open = () =>
  openService({ clock: "manual", worker: true, http: true, settings: { SVC_AUTH_MAX_FAILURES_PER_MINUTE: "10" } })
let service: Awaited<ReturnType<typeof open>>
let tenant: TestTenant
beforeAll(async () => {
  service = await open()
  tenant = await service.createTenant()
})
afterAll(() => service.close())

let people = 0
const newEmail = () => `di${(people += 1)}@example.com`
const enter = (email = newEmail(), permissions?: readonly string[], of = tenant) =>
  signedInBrowser(service, of.tenantId, email, permissions)
const secretOf = (browser: Browser) => browser.cookies.get("svc-session")
const signIn = async (email: string, password = goodPassword) => {
  const browser = openBrowser(service)
  const { status } = await browser.post("/Session", { email, password })
  return { browser, status }
}

describe("what matters most", () => {
  it("wants a proof of the last ten minutes of a session, by RFC 9470, and secret and id given as lately of a token", async () => {
    const browser = await enter()
    const create = () => browser.post("/PersonalTokens", { name: "shop" })
    await service.advance(599)
    expect((await create()).status).toBe(201)
    await service.advance(1)
    const refused = await create()
    expectBare(refused, 401)
    expect(refused.headers.get("www-authenticate")).toMatch(
      /^Session error="insufficient_user_authentication".*, max_age=600$/,
    )
    expect((await browser.get("/Me")).status).toBe(200)
    expectBare(await tenant.api.post("/PersonalTokens", { name: "shop" }), 401)
    const fresh = await tenant.apiWith(["*:admin"])
    expect((await fresh.post("/PersonalTokens", { name: "shop" })).status).toBe(201)

    const before = secretOf(browser)
    expectProblem(await browser.post("/Session/Confirm", { password: "not the password" }), 400, "password")
    expectBare(await create(), 401)
    expect((await browser.post("/Session/Confirm", { password: goodPassword })).status).toBe(200)
    expect(secretOf(browser)).not.toBe(before)
    expect((await create()).status).toBe(201)
    await service.advance(10)
    expectBare(await openBrowser(service).get("/Me", { cookie: `svc-session=${before}` }), 401)
  })

  it("is wanted for what a webhook tells its receiver, and not for its other settings", async () => {
    const browser = await enter()
    const { body } = await browser.post("/Webhooks", { url: "https://erp.example/hook", events: ["InvoicePosted"] })
    const change = (patch: object) => browser.patch(`/Webhooks/${(body as { id: string }).id}/Settings`, patch)
    expect((await change({ headers: [{ name: "x-key", value: "a" }] })).status).toBe(200)
    await service.advance(600)
    for (const patch of [{ headers: null }, { authentication: null }]) expectBare(await change(patch), 401)
    expect((await change({ payload: { form: "Thin" } })).status).toBe(200)
  })

  it("is what the document says it is", async () => {
    const { body } = await service.anonymous.get(wholeDocument)
    const { paths } = body as { paths: Record<string, Record<string, { description?: string }>> }
    const asked = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { description }]) => description?.includes("in the last ten minutes"))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    )
    expect(asked.sort()).toEqual([
      "DELETE /Me/Passkeys/{id}",
      "DELETE /Me/Totp",
      "DELETE /SignInProvider",
      "DELETE /Users/{id}",
      "GET /Webhooks/{id}/SigningSecret",
      "PATCH /Users/{id}",
      "POST /Me/Passkeys",
      "POST /Me/Passkeys/Options",
      "POST /Me/Totp",
      "POST /Me/Totp/Verify",
      "POST /PersonalTokens",
      "POST /Users",
      "POST /Users/{id}/Invitation",
      "POST /Webhooks/{id}/SigningSecret/Rotate",
      "PUT /Integrations/AutoInvoice",
      "PUT /Integrations/CommercialRates",
      "PUT /Integrations/Mail",
      "PUT /Integrations/NationalEInvoice",
      "PUT /SignInPolicy",
      "PUT /SignInProvider",
    ])
  })
})

describe("the own sessions", () => {
  it("are listed with where they are, and ended one by one", async () => {
    const email = newEmail()
    const here = await enter(email)
    const { browser: there } = await signIn(email)
    const { data } = (await here.get("/Me/Sessions")).body as { data: readonly { id: string; current: boolean }[] }
    expect(data).toMatchObject([
      { current: false, userAgent: "Firefox", tenantId: tenant.tenantId },
      { current: true, address: expect.stringMatching(/127\.0\.0\.1|::1/) },
    ])
    expect((await here.delete(`/Me/Sessions/${data[0]!.id}`)).status).toBe(204)
    expectBare(await there.get("/Me"), 401)
    expect((await here.get("/Me")).status).toBe(200)
  })

  it("end all at once but the one that asks, and nobody else's", async () => {
    const email = newEmail()
    const [here, stranger] = [await enter(email), await enter()]
    const others = [await signIn(email), await signIn(email)]
    expect((await here.delete("/Me/Sessions")).status).toBe(204)
    for (const { browser } of others) expectBare(await browser.get("/Me"), 401)
    expect((await here.get("/Me/Sessions")).body).toMatchObject({ data: [{ current: true }] })
    expect((await stranger.get("/Me")).status).toBe(200)
    const { data } = (await here.get("/SecurityEvents?Type=SessionEnded")).body as { data: readonly object[] }
    expect(data.length).toBeGreaterThanOrEqual(2)
  })

  it("are nobody else's", async () => {
    const [one, other] = [await enter(), await enter()]
    const { data } = (await one.get("/Me/Sessions")).body as { data: readonly { id: string }[] }
    expectProblem(await other.delete(`/Me/Sessions/${data[0]!.id}`), 404)
    expect((await one.get("/Me")).status).toBe(200)
  })
})

it("another password is set with the one of before, and ends every other session", async () => {
  const email = newEmail()
  const here = await enter(email)
  const { browser: there } = await signIn(email)
  const newPassword = "nine geese under the moon"
  const change = (password: string, wanted = newPassword) =>
    here.post("/Me/Password", { password, newPassword: wanted })
  expectProblem(await change("not the password"), 400, "password")
  expectProblem(await change(goodPassword, "short"), 400, "newPassword")
  expect((await there.get("/Me")).status).toBe(200)
  expect((await change(goodPassword)).status).toBe(200)
  expectBare(await there.get("/Me"), 401)
  expect((await here.get("/Me")).status).toBe(200)
  expect([(await signIn(email)).status, (await signIn(email, newPassword)).status]).toEqual([401, 200])
})

describe("a person of two tenants", () => {
  it("goes on in the other under another secret, with the permissions of there, and begins there next time", async () => {
    const other = await service.createTenant(["Gamma AB"])
    const email = newEmail()
    await enter(email, ["*:admin"])
    const joined = await enter(email, ["accounts:read"], other)
    await joined.post("/Session/Tenant", { tenantId: tenant.tenantId })
    const { browser } = await signIn(email)
    const before = secretOf(browser)
    const switched = await browser.post("/Session/Tenant", { tenantId: other.tenantId.toUpperCase() })
    expect(switched.body).toMatchObject({ tenant: { id: other.tenantId }, permissions: ["accounts:read"] })
    expect(secretOf(browser)).not.toBe(before)
    expectBare(await browser.get("/Users"), 403)
    expect((await browser.get("/Me")).body).toMatchObject({ legalEntities: [{ name: "Gamma AB" }] })
    await browser.post("/Session/Tenant", { tenantId: tenant.tenantId })
    const { browser: next } = await signIn(email)
    expect((await next.get("/Me")).body).toMatchObject({ tenant: { id: tenant.tenantId } })
  })

  it("goes nowhere without being an active user", async () => {
    const browser = await enter()
    const { tenantId } = await service.createTenant()
    expectProblem(await browser.post("/Session/Tenant", { tenantId }), 404)
    expect((await browser.get("/Me")).body).toMatchObject({ tenant: { id: tenant.tenantId } })
  })
})

describe("ten failures within a minute", () => {
  it("close a person to the right password too, from that address, for what is left of the minute", async () => {
    const email = newEmail()
    await enter(email)
    // Waits until the failures of earlier tests, which use the same address, no longer count.
    await service.advance(60)
    const { browser: held } = await signIn(email)
    for (let failures = 0; failures < 10; failures += 1) expect((await signIn(email, "wrong")).status).toBe(401)
    const refused = await openBrowser(service).post("/Session", { email, password: goodPassword })
    expect(refused.headers.get("retry-after")).toBe("60")
    expectProblem(refused, 429, "message")
    expect((await held.post("/Session/Confirm", { password: goodPassword })).status).toBe(429)
    await service.advance(60)
    expect((await signIn(email)).status).toBe(200)
  })
})

describe("security events", () => {
  interface Listed {
    readonly data: readonly { readonly type: string; readonly about?: string; readonly userId?: string }[]
  }
  const eventsOf = async (browser: Browser, query = "") =>
    ((await browser.get(`/SecurityEvents?PageSize=100${query}`)).body as Listed).data

  it("tell who did what, from where and to what, newest first, and never a secret", async () => {
    const other = await service.createTenant()
    const email = newEmail()
    const admin = await enter(email, ["*:admin"], other)
    await signIn(email, "wrong password")
    await signIn(email)
    const { secret, clientId } = (await admin.post("/PersonalTokens", { name: "shop" })).body as {
      secret: string
      clientId: string
    }
    await admin.delete(`/PersonalTokens/${clientId}`)
    const invited = await admin.post("/Users", {
      email: newEmail(),
      firstName: "",
      lastName: "",
      permissions: ["*:read"],
    })
    const events = await eventsOf(admin)
    expect(events.map(({ type }) => type)).toEqual([
      "UserInvited",
      "TokenRevoked",
      "TokenCreated",
      "SignedIn",
      "SignInRefused",
      "UserJoined",
    ])
    expect(events[2]).toMatchObject({ about: "shop", userAgent: "Firefox", userId: expect.any(String) })
    const { invitationUrl } = invited.body as { invitationUrl: string }
    const text = JSON.stringify(events)
    for (const hidden of [secret, goodPassword, new URL(invitationUrl).hash.slice(1)])
      expect(text).not.toContain(hidden)
    expect((await eventsOf(admin, "&Type=SignedIn")).map(({ type }) => type)).toEqual(["SignedIn"])
    const next = new Date(service.clock.now() + 1).toISOString()
    expect(await eventsOf(admin, `&From=${next}`)).toEqual([])
    expect(await eventsOf(admin, `&To=${next}`)).toHaveLength(6)
  })

  it("are one's own without users:admin, and never another tenant's", async () => {
    const email = newEmail()
    const reader = await enter(email, ["*:write"])
    expect((await eventsOf(reader)).map(({ type }) => type)).toEqual(["UserJoined"])
    expect((await eventsOf(reader, `&UserId=${tenant.userId}`)).map(({ type }) => type)).toEqual(["UserJoined"])
    // A caller who was refused has not proved an identity, and may be another person.
    await signIn(email, "wrong password")
    expect((await eventsOf(reader)).map(({ type }) => type)).toEqual(["SignInRefused", "UserJoined"])
    const stranger = await enter(newEmail(), ["*:admin"], await service.createTenant())
    expect(await eventsOf(stranger)).toHaveLength(1)
  })
})
