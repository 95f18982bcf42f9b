import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type BesideProvider, comeBack, openBesideProvider, providerSettings } from "../support/people/at-provider.ts"
import { codeOf } from "../support/people/authenticator-app.ts"
import { type Browser, goodPassword, inviteTo, openBrowser, signedInBrowser } from "../support/people/browser.ts"
import { softwarePasskey } from "../support/people/software-passkey.ts"
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
const newEmail = () => `ivo${(people += 1)}@example.com`
let tenant: TestTenant
let admin: Browser
beforeEach(async () => {
  tenant = await service.createTenant(["Alpha AB"])
  admin = await signedInBrowser(service, tenant.tenantId, newEmail())
})

const signIn = async (email: string) => {
  const browser = openBrowser(service)
  return { browser, answer: await browser.post("/Session", { email, password: goodPassword }) }
}
const setUpApp = async (browser: Browser) => {
  const { secret } = (await browser.post("/Me/Totp")).body as { secret: string }
  const verified = await browser.post("/Me/Totp/Verify", { code: codeOf(secret, service.clock.now()) })
  expect(verified.status, verified.text).toBe(200)
  return secret
}
const demand = async (requires: string) => {
  const answer = await admin.put("/SignInPolicy", { requires })
  expect(answer.body, answer.text).toEqual({ requires })
}
const owes = async (browser: Browser) =>
  ((await browser.get("/Me")).body as { session: { owesSecondFactor: boolean } }).session.owesSecondFactor

it("asks for nothing until somebody with users:admin says so, which is written down", async () => {
  expect((await admin.get("/SignInPolicy")).body).toEqual({ requires: "Nothing" })
  const reader = await signedInBrowser(service, tenant.tenantId, newEmail(), ["*:read"])
  expectBare(await reader.put("/SignInPolicy", { requires: "Nothing" }), 403)
  await demand("SecondFactor")
  await setUpApp(admin)
  expect((await admin.get("/SecurityEvents?Type=SignInSettingsChanged")).body).toMatchObject({
    data: [{ about: "SecondFactor" }],
  })
  expect((await admin.get("/SignInPolicy")).body).toEqual({ requires: "SecondFactor" })
})

describe("a tenant that requires a second factor", () => {
  it("lets those without one do nothing but set one up; then they go on", async () => {
    await setUpApp(admin)
    await demand("SecondFactor")
    const email = newEmail()
    const browser = await signedInBrowser(service, tenant.tenantId, email)
    expect((await browser.get("/Me")).body).toMatchObject({
      permissions: [],
      legalEntities: [],
      session: { proof: "Password", owesSecondFactor: true },
    })
    for (const answer of [
      await browser.get("/Accounts"),
      await browser.get("/Find?q=1"),
      await browser.post("/PersonalTokens", { name: "shop" }),
      await browser.post("/Session/Tenant", { tenantId: tenant.tenantId }).then(() => browser.get("/Users")),
    ]) {
      expectBare(answer, 403)
    }
    const before = browser.cookies.get("svc-session")
    const secret = await setUpApp(browser)
    expect(browser.cookies.get("svc-session")).not.toBe(before)
    expect((await browser.get("/Me")).body).toMatchObject({
      permissions: ["*:admin"],
      legalEntities: [{ name: "Alpha AB" }],
      session: { proof: "SecondFactor", owesSecondFactor: false },
    })
    expect((await browser.get("/Accounts")).status).toBe(200)

    await service.advance(30)
    const { browser: later } = await signIn(email)
    expect((await later.post("/Session/SecondFactor", { code: codeOf(secret, service.clock.now()) })).status).toBe(200)
    expect((await later.get("/Accounts")).status).toBe(200)
  })

  it("asks sessions that stand for it too, and leaves those alone that gave one", async () => {
    const email = newEmail()
    const other = await signedInBrowser(service, tenant.tenantId, email)
    await setUpApp(admin)
    expect((await other.get("/Accounts")).status).toBe(200)
    await demand("SecondFactor")
    expect((await admin.get("/Accounts")).status).toBe(200)
    expectBare(await other.get("/Accounts"), 403)
    await demand("Nothing")
    expect(await owes(other)).toBe(false)
    expect((await other.get("/Accounts")).status).toBe(200)
  })

  it("asks only those who work in it: another tenant of the person goes on without", async () => {
    await setUpApp(admin)
    await demand("SecondFactor")
    const email = newEmail()
    const free = await service.createTenant()
    await signedInBrowser(service, free.tenantId, email)
    const { secret: token } = await service.worker.run(
      service.worker.get("People").invite({ tenantId: tenant.tenantId, email }),
    )
    expect((await openBrowser(service).post("/Invitations/Accept", { token, password: goodPassword })).status).toBe(200)
    const { browser } = await signIn(email)
    await browser.post("/Session/Tenant", { tenantId: free.tenantId })
    expect(await owes(browser)).toBe(false)
    const switched = await browser.post("/Session/Tenant", { tenantId: tenant.tenantId })
    expect(switched.body).toMatchObject({ permissions: [], session: { owesSecondFactor: true } })
    expect((await browser.post("/Session/Tenant", { tenantId: free.tenantId })).body).toMatchObject({
      permissions: ["*:admin"],
      session: { owesSecondFactor: false },
    })
  })
})

describe("a tenant that requires its sign-in provider (contract G24)", () => {
  const putProvider = async () => {
    const { status, text } = await admin.put("/SignInProvider", providerSettings(elsewhere))
    expect(status, text).toBe(200)
  }
  const addPasskey = async (browser: Browser) => {
    const device = softwarePasskey(`http://localhost:${new URL(service.origin).port}`)
    const options = (await browser.post("/Me/Passkeys/Options")).body as { challenge: string }
    const added = await browser.post("/Me/Passkeys", { name: "Key", credential: device.create(options) })
    return { device, id: (added.body as { id: string }).id }
  }
  const demandProvider = async () => {
    await putProvider()
    const key = await addPasskey(admin)
    await demand("Provider")
    return key
  }

  it("needs one, and an administrator with a passkey; ends what began otherwise", async () => {
    const wanted = { requires: "Provider" }
    expectProblem(await admin.put("/SignInPolicy", wanted), 400, "requires")
    await putProvider()
    expectProblem(await admin.put("/SignInPolicy", wanted), 400, "requires")
    const other = await signedInBrowser(service, tenant.tenantId, newEmail())
    const reader = await signedInBrowser(service, tenant.tenantId, newEmail(), ["*:read"])
    await addPasskey(reader)
    expectProblem(await admin.put("/SignInPolicy", wanted), 400, "requires")
    await addPasskey(admin)
    await demand("Provider")
    expect((await admin.get("/Accounts")).status).toBe(200)
    for (const browser of [other, reader]) expectBare(await browser.get("/Accounts"), 401)
  })

  it("sends somebody with a password there once, who is then known there, and nobody else by that sign-in", async () => {
    const emails = [newEmail(), newEmail()]
    for (const email of emails) await signedInBrowser(service, tenant.tenantId, email)
    await demandProvider()
    const { browser, answer } = await signIn(emails[0]!)
    const { url } = answer.body as { url: string }
    expect(answer.body).toEqual({ next: "Provider", name: "Tour", url: expect.stringContaining(elsewhere.issuer) })
    expectBare(await browser.get("/Me"), 401)
    expect((await comeBack(browser, url, emails[0]!)).headers.get("location")).toBe("/console/")
    expect((await browser.get("/Me")).body).toMatchObject({
      person: { email: emails[0] },
      session: { proof: "Provider", provider: { name: "Tour" } },
    })
    const second = await signIn(emails[1]!)
    const back = await comeBack(second.browser, (second.answer.body as { url: string }).url, emails[0]!)
    expect(back.headers.get("location")).toBe("/console/sign-in?refused=provider")
    // A person who is linked to one subject cannot sign in as another subject.
    const again = await signIn(emails[0]!)
    const other = await comeBack(again.browser, (again.answer.body as { url: string }).url, "somebody else")
    expect(other.headers.get("location")).toBe("/console/sign-in?refused=provider")
    const { data } = (await admin.get("/SecurityEvents?Type=FactorAdded")).body as { data: readonly object[] }
    expect(data).toContainEqual(expect.objectContaining({ about: "sign-in at Tour" }))
  })

  it("keeps one way in for when the provider is gone: an administrator's passkey", async () => {
    const { device, id } = await demandProvider()
    expectProblem(await admin.delete(`/Me/Passkeys/${id}`), 400, "id")
    expectProblem(await admin.delete("/SignInProvider"), 400, "message")
    const others = await signedInBrowserAt(newEmail())
    const { user } = (await admin.get("/Me")).body as { user: { id: string } }
    expectProblem(await others.delete(`/Users/${user.id}`), 400, "permissions")
    const browser = openBrowser(service)
    const options = (await browser.post("/Session/Passkey/Options")).body as { challenge: string }
    const { status } = await browser.post("/Session/Passkey", { credential: device.sign(options) })
    expect(status).toBe(200)
    await demand("Nothing")
    expect((await admin.delete(`/Me/Passkeys/${id}`)).status).toBe(204)
    expect((await admin.delete("/SignInProvider")).status).toBe(204)
  })

  /** An administrator who accepted an invitation by signing in at the provider. */
  const signedInBrowserAt = async (email: string) => {
    const { secret: token } = await inviteTo(service, tenant.tenantId, email)
    const browser = openBrowser(service)
    expect((await browser.post("/Invitations/Look", { token })).body).toMatchObject({
      provider: { name: "Tour", required: true },
    })
    const { url } = (await browser.post("/Invitations/Provider", { token })).body as { url: string }
    await comeBack(browser, url, email)
    return browser
  }

  it("leads on from another tenant by way of the provider", async () => {
    await demandProvider()
    const email = newEmail()
    const free = await service.createTenant(["Beta AB"])
    await signedInBrowser(service, free.tenantId, email)
    const { secret: token } = await inviteTo(service, tenant.tenantId, email)
    expect((await openBrowser(service).post("/Invitations/Accept", { token, password: goodPassword })).status).toBe(200)
    const { browser } = await signIn(email)
    const answer = await browser.post("/Session/Tenant", { tenantId: tenant.tenantId })
    const { url } = answer.body as { url: string }
    expect((await comeBack(browser, url, "ivo")).status).toBe(303)
    expect((await browser.get("/Me")).body).toMatchObject({ tenant: { id: tenant.tenantId } })
  })
})

it.each([
  ["an hour ago", 3600],
  ["at a time that it does not tell", undefined],
])("asks who proved it to the provider %s anew", async (_, secondsAgo) => {
  const { id } = (await admin.put("/SignInProvider", providerSettings(elsewhere))).body as { id: string }
  const { secret: token } = await inviteTo(service, tenant.tenantId, newEmail())
  const browser = openBrowser(service)
  const { url } = (await browser.post("/Invitations/Provider", { token })).body as { url: string }
  elsewhere.provedAgo(secondsAgo)
  await comeBack(browser, url, "ivo")
  expectBare(await browser.post("/PersonalTokens", { name: "shop" }), 401)
  // With `fresh`, the provider asks the person to sign in again.
  const start = await browser.get(`/Session/Oidc/${id}/Start?fresh=true`)
  expect(start.status, start.text).toBe(302)
  expect(new URL(start.headers.get("location")!).searchParams.get("prompt")).toBe("login")
  await comeBack(browser, start.headers.get("location")!, "ivo")
  expect((await browser.post("/PersonalTokens", { name: "shop" })).status).toBe(201)
})
