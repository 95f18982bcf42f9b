import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { codeOf } from "../support/people/authenticator-app.ts"
import { type Browser, goodPassword, openBrowser, signedInBrowser } from "../support/people/browser.ts"
import { expectBare } from "../support/service/problems.ts"
import { openService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const open = () =>
  openService({ clock: "manual", worker: true, http: true, settings: { SVC_AUTH_MAX_FAILURES_PER_MINUTE: "0" } })
let service: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  service = await open()
})
afterAll(() => service.close())

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
    const browser = await signedInBrowser(service, free.tenantId, email)
    const { secret: token } = await service.worker.run(
      service.worker.get("People").invite({ tenantId: tenant.tenantId, email }),
    )
    expect((await openBrowser(service).post("/Invitations/Accept", { token, password: goodPassword })).status).toBe(200)
    expect(await owes(browser)).toBe(false)
    const switched = await browser.post("/Session/Tenant", { tenantId: tenant.tenantId })
    expect(switched.body).toMatchObject({ permissions: [], session: { owesSecondFactor: true } })
    expect((await browser.post("/Session/Tenant", { tenantId: free.tenantId })).body).toMatchObject({
      permissions: ["*:admin"],
      session: { owesSecondFactor: false },
    })
  })
})
