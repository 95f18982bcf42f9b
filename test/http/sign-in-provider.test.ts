import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type BesideProvider, comeBack, openBesideProvider, providerSettings } from "../support/people/at-provider.ts"
import { type Browser, goodPassword, inviteTo, openBrowser, signedInBrowser } from "../support/people/browser.ts"
import { expectBare, expectProblem } from "../support/service/problems.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: BesideProvider["service"]
let elsewhere: BesideProvider["elsewhere"]
let close: BesideProvider["close"]
beforeAll(async () => {
  ;({ service, elsewhere, close } = await openBesideProvider())
})
afterAll(() => close())

let people = 0
let tenant: TestTenant
let admin: Browser
let provider: string
const newEmail = () => `oda${(people += 1)}@tour.example`
const settings = () => ({ ...providerSettings(elsewhere), domains: ["Tour.example"] })
beforeEach(async () => {
  elsewhere.spoil(undefined)
  tenant = await service.createTenant(["Alpha AB"])
  admin = await signedInBrowser(service, tenant.tenantId, `boss${(people += 1)}@example.com`)
  const put = await admin.put("/SignInProvider", settings())
  provider = (put.body as { id: string }).id
})

const signIn = async (subject: string, browser = openBrowser(service), to = "/console/settings/profile") => {
  const start = await browser.get(`/Session/Oidc/${provider}/Start?to=${encodeURIComponent(to)}`)
  expect(start.status, start.text).toBe(302)
  return { browser, answer: await comeBack(browser, start.headers.get("location")!, subject) }
}
/** A user who accepted an invitation by signing in at the provider. */
const join = async (subject: string, email = newEmail(), permissions?: readonly string[]) => {
  const { secret: token } = await inviteTo(service, tenant.tenantId, email, permissions)
  const browser = openBrowser(service)
  const { url } = (await browser.post("/Invitations/Provider", { token })).body as { url: string }
  return { browser, email, token, answer: await comeBack(browser, url, subject) }
}
const refused = "/console/sign-in?refused=provider"

describe("the provider of a tenant", () => {
  it("is asked before it is kept, and shown without its secret", async () => {
    expect((await admin.get("/SignInProvider")).body).toEqual({
      id: provider,
      name: "Tour",
      issuer: elsewhere.issuer,
      clientId: elsewhere.clientId,
      domains: ["tour.example"],
      callbackUrl: expect.stringMatching(/\/Session\/Oidc\/Callback$/),
    })
    const stored = JSON.stringify(await service.sql("select p::text as text from svc.sign_in_providers p"))
    expect(stored).not.toContain(elsewhere.clientSecret)
    const nowhere = { ...settings(), issuer: "http://127.0.0.1:9" }
    expectProblem(await admin.put("/SignInProvider", nowhere), 400, "issuer")
    // A provider at a private address is refused (contract W3).
    expectProblem(await admin.put("/SignInProvider", { ...settings(), issuer: "http://10.0.0.1" }), 400, "issuer")
    const reader = await signedInBrowser(service, tenant.tenantId, `reader${(people += 1)}@example.com`, ["*:read"])
    expectBare(await reader.put("/SignInProvider", settings()), 403)
  })

  it("is offered to users of the tenant alone: nobody else's people are led to it by a claim of their domain", async () => {
    const offered = async (email: string) =>
      ((await openBrowser(service).post("/Session/Providers", { email })).body as { data: readonly object[] }).data
    const own = newEmail()
    await signedInBrowser(service, tenant.tenantId, own)
    expect(await offered(own.toUpperCase())).toEqual([{ id: provider, name: "Tour" }])

    const theirs = newEmail()
    const other = await service.createTenant()
    await signedInBrowser(service, other.tenantId, theirs)
    await inviteTo(service, tenant.tenantId, theirs)
    expect(await offered(theirs)).toEqual([])
    expect(await offered(newEmail())).toEqual([])
    const elsewhereIn = `uma${(people += 1)}@example.com`
    const browser = await signedInBrowser(service, tenant.tenantId, elsewhereIn, ["*:read"])
    expect(await offered(elsewhereIn)).toEqual([])
    await admin.put("/SignInProvider", { ...settings(), domains: ["example.com"] })
    expect(await offered(elsewhereIn)).toHaveLength(1)
    const { user } = (await browser.get("/Me")).body as { user: { id: string } }
    await admin.delete(`/Users/${user.id}`)
    expect(await offered(elsewhereIn)).toEqual([])
  })

  it("is asked who it is once in ten minutes, however many begin to sign in", async () => {
    const before = elsewhere.discoveries()
    for (let i = 0; i < 5; i += 1) await openBrowser(service).get(`/Session/Oidc/${provider}/Start`)
    expect(elsewhere.discoveries()).toBe(before)
    await service.advance(600)
    for (let i = 0; i < 5; i += 1) await openBrowser(service).get(`/Session/Oidc/${provider}/Start`)
    expect(elsewhere.discoveries()).toBe(before + 1)
  })

  it("keeps its secret for its issuer alone", async () => {
    const { clientSecret: _, ...without } = settings()
    expect((await admin.put("/SignInProvider", { ...without, name: "Tour AB" })).body).toMatchObject({
      name: "Tour AB",
    })
    expectProblem(
      await admin.put("/SignInProvider", { ...without, issuer: "https://evil.example" }),
      400,
      "clientSecret",
    )
  })
})

it("lets in by an invitation that is taken up there, and from then on; never by the e-mail address", async () => {
  const { browser, email, answer } = await join("subject-1")
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/console/"])
  expect((await browser.get("/Me")).body).toMatchObject({
    person: { email },
    session: { proof: "Provider", provider: { id: provider, name: "Tour" } },
  })
  const { browser: later, answer: back } = await signIn("subject-1")
  expect(back.headers.get("location")).toBe("/console/settings/profile")
  expect((await later.get("/Me")).body).toMatchObject({ person: { email }, tenant: { id: tenant.tenantId } })
  expect(later.cookies.has("svc-flow")).toBe(false)
  // The service links a user by subject, not by address, so another subject is unknown.
  for (const subject of [email, "subject-2"]) {
    const stranger = await signIn(subject)
    expect(stranger.answer.headers.get("location")).toBe(refused)
    expectBare(await stranger.browser.get("/Me"), 401)
  }
  const { data } = (await admin.get("/SecurityEvents?Type=SignInRefused")).body as { data: readonly object[] }
  expect(data).toHaveLength(2)
})

it.each(["another audience", "another issuer", "another nonce", "another key", "expired", "the future"] as const)(
  "lets nobody in by a token with %s",
  async (fault) => {
    await join("subject-1")
    elsewhere.spoil(fault)
    const { browser, answer } = await signIn("subject-1")
    expect(answer.headers.get("location")).toBe(refused)
    expectBare(await browser.get("/Me"), 401)
  },
)

it("lets in once by an answer, only the browser that asked, and within ten minutes", async () => {
  await join("subject-1")
  const browser = openBrowser(service)
  const start = async () => (await browser.get(`/Session/Oidc/${provider}/Start`)).headers.get("location")!
  const stolen = await comeBack(openBrowser(service), await start(), "subject-1")
  expect(stolen.headers.get("location")).toBe(refused)
  const url = await start()
  await service.advance(600)
  expect((await comeBack(browser, url, "subject-1")).headers.get("location")).toBe(refused)
  const mixed = await start()
  await start()
  expect((await comeBack(browser, mixed, "subject-1")).headers.get("location")).toBe(refused)
})

it.each(["https://evil.example", "//evil.example", "/console//evil.example", "/elsewhere"])(
  "leads back to the console alone, not to %s",
  async (to) => {
    await join("subject-1")
    expect((await signIn("subject-1", openBrowser(service), to)).answer.headers.get("location")).toBe("/console/")
  },
)

it("opens its own tenant alone, and nothing that is the person's in all of them", async () => {
  const { browser, email } = await join("subject-1")
  const other = await service.createTenant()
  const { personId } = (
    await service.sql<{ personId: string }>(`select person_id as "personId" from svc.users where email = $1`, [email])
  )[0]!
  const { user } = await service.worker.run(service.worker.get("People").invite({ tenantId: other.tenantId, email }))
  await service.sql("update svc.users set state = 'Active', person_id = $1 where id = $2", [personId, user.id])
  expect((await browser.get("/Me")).body).toMatchObject({ tenants: [{ id: tenant.tenantId }] })
  for (const answer of [
    await browser.post("/Session/Tenant", { tenantId: other.tenantId }),
    await browser.post("/Me/Totp"),
    await browser.post("/Me/Passkeys/Options"),
    await browser.post("/Me/Password", { password: "x", newPassword: goodPassword }),
  ]) {
    expect(expectProblem(answer, 400, "message").type).toBe("/problems/provider-session")
  }
})

it("takes nobody over: an address that is a person's already joins by its password", async () => {
  const email = newEmail()
  await signedInBrowser(service, (await service.createTenant()).tenantId, email)
  const { browser, token, answer } = await join("subject-1", email)
  expect(answer.headers.get("location")).toBe(refused)
  expectBare(await browser.get("/Me"), 401)
  expect((await browser.post("/Invitations/Accept", { token, password: goodPassword })).status).toBe(200)
})

it("lets nobody in who is deactivated, and nobody at all when it is removed", async () => {
  const { browser } = await join("subject-1", newEmail(), ["*:read"])
  const { user } = (await browser.get("/Me")).body as { user: { id: string } }
  await admin.delete(`/Users/${user.id}`)
  expectBare(await browser.get("/Me"), 401)
  expect((await signIn("subject-1")).answer.headers.get("location")).toBe(refused)
  await join("subject-2")
  expect((await admin.delete("/SignInProvider")).status).toBe(204)
  expect((await openBrowser(service).get(`/Session/Oidc/${provider}/Start`)).status).toBe(404)
})
