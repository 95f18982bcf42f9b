import type { UserId } from "@svc/domain/shared/ids"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Browser, goodPassword, openBrowser, signedInBrowser } from "../support/people/browser.ts"
import { expectBare, expectProblem } from "../support/service/problems.ts"
import { openService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const open = () =>
  openService({ clock: "manual", worker: true, http: true, settings: { SVC_AUTH_MAX_FAILURES_PER_MINUTE: "0" } })
let service: Awaited<ReturnType<typeof open>>
let tenant: TestTenant
let admin: Browser
beforeAll(async () => {
  service = await open()
})
afterAll(() => service.close())

interface UserView {
  readonly id: UserId
  readonly state: string
  readonly roles: readonly { readonly name: string; readonly id: string; readonly legalEntityName: string }[]
}

let people = 0
const newEmail = () => `eva${(people += 1)}@example.com`
let adminEmail: string
beforeEach(async () => {
  tenant = await service.createTenant(["Alpha AB", "Beta AB"])
  adminEmail = newEmail()
  admin = await signedInBrowser(service, tenant.tenantId, adminEmail)
})

const invite = async (permissions: readonly string[], by = admin, email = newEmail()) => {
  const answer = await by.post("/Users", { email, firstName: "Eva", lastName: "Alm", permissions })
  expect(answer.status, answer.text).toBe(201)
  const { user, invitationUrl } = answer.body as { readonly user: UserView; readonly invitationUrl: string }
  return { user, email, token: new URL(invitationUrl).hash.slice(1), answer }
}
const come = async (token: string) => {
  const browser = openBrowser(service)
  expect((await browser.post("/Invitations/Accept", { token, password: goodPassword })).status).toBe(200)
  return browser
}
const idOf = async (browser: Browser) => ((await browser.get("/Me")).body as { user: { id: UserId } }).user.id
const stateOf = async (id: UserId) => ((await admin.get(`/Users/${id}`)).body as UserView).state

it("are invited by a link, come in with the permissions they were given, and are listed with their roles", async () => {
  const { user, email, token, answer } = await invite(["invoices:write", "accounts:read"])
  expect(answer.headers.get("cache-control")).toBe("no-store")
  expect(user).toMatchObject({ state: "Invited", email, userName: "Eva Alm", active: false })
  const browser = await come(token)
  expect((await browser.get("/Me")).body).toMatchObject({ permissions: ["invoices:write", "accounts:read"] })
  const shown = (await admin.get(`/Users/${user.id}`)).body as UserView
  expect(shown).toMatchObject({ state: "Active", active: true, personId: expect.any(String), isLegacyApiUser: false })
  expect(shown.roles.map(({ name, legalEntityName }) => [name, legalEntityName])).toEqual([
    ["Editor", "Alpha AB"],
    ["Editor", "Beta AB"],
  ])
  const { id: roleId } = shown.roles[0]!
  expect((await admin.get(`/Users/ByRole/${roleId}`)).body).toMatchObject({ totalCount: 1, data: [{ id: user.id }] })
  expectProblem(await admin.get(`/Users/ByRole/${tenant.userId}`), 400, "roleId")
  const may = (permission: string) => admin.get(`/Users?Filter=permissions eq '${permission}'`)
  expect((await may("accounts:read")).body).toMatchObject({ totalCount: 1, data: [{ id: user.id }] })
  expect((await may("accounts:write")).body).toMatchObject({ totalCount: 0 })
  expect((await admin.get(`/Users/roles/${roleId}`)).body).toMatchObject({ name: "Editor" })
  expect((await admin.get("/Users/roles?OrderBy=name")).body).toMatchObject({
    data: [{ name: "Administrator" }, { name: "Editor" }, { name: "Reader" }],
  })
})

it("of another tenant are nobody's", async () => {
  const other = await signedInBrowser(service, (await service.createTenant()).tenantId, newEmail())
  const id = await idOf(other)
  for (const answer of [
    await admin.get(`/Users/${id}`),
    await admin.patch(`/Users/${id}`, { permissions: ["*:read"] }),
    await admin.delete(`/Users/${id}`),
    await admin.post(`/Users/${id}/Invitation`),
  ]) {
    expectProblem(answer, 404)
  }
  expect((await other.get("/Me")).status).toBe(200)
})

describe("nobody gives away more than they have:", () => {
  it("neither to somebody new, nor to somebody who is there", async () => {
    const { token } = await invite(["users:admin", "invoices:write"])
    const manager = await come(token)
    const wanted = { email: newEmail(), firstName: "", lastName: "" }
    for (const permissions of [["*:admin"], ["invoices:admin"], ["accounts:read"], ["*:read"]]) {
      expectProblem(await manager.post("/Users", { ...wanted, permissions }), 400, "permissions")
    }
    const { user } = await invite(["invoices:read"], manager)
    expectProblem(await manager.patch(`/Users/${user.id}`, { permissions: ["invoices:admin"] }), 400, "permissions")
    expect((await manager.patch(`/Users/${user.id}`, { permissions: ["invoices:write"] })).status).toBe(200)
  })

  it("and whoever stole a token becomes nobody who came in already, by a link to reset", async () => {
    const { user, token } = await invite(["*:read"])
    // A user who has not signed in yet has no account that a new link could take over.
    const link = await tenant.api.post(`/Users/${user.id}/Invitation`)
    expect(link.status, link.text).toBe(201)
    expectProblem(await openBrowser(service).post("/Invitations/Look", { token }), 400, "message")
    const browser = await come(new URL((link.body as { invitationUrl: string }).invitationUrl).hash.slice(1))
    expectProblem(await tenant.api.post(`/Users/${user.id}/Invitation`), 400, "id")
    expect((await browser.get("/Me")).status).toBe(200)
    expect((await admin.post(`/Users/${user.id}/Invitation`)).status).toBe(201)
    await service.advance(600)
    expectBare(await admin.post(`/Users/${user.id}/Invitation`), 401)
  })

  it("and nobody manages somebody who may do more", async () => {
    const manager = await come((await invite(["users:admin"])).token)
    const id = await idOf(admin)
    for (const answer of [
      await manager.patch(`/Users/${id}`, { permissions: ["users:read"] }),
      await manager.delete(`/Users/${id}`),
      await manager.post(`/Users/${id}/Invitation`),
    ]) {
      expectProblem(answer, 400, "id")
    }
  })

  it("without users:admin nobody is managed at all", async () => {
    const reader = await come((await invite(["*:write"])).token)
    expectBare(await reader.post("/Users", { email: "a@example.com" }), 403)
    expectBare(await reader.delete(`/Users/${tenant.userId}`), 403)
  })
})

describe("the last who may administer the tenant and can sign in", () => {
  it("is neither deactivated nor made less, until there is another", async () => {
    const id = await idOf(admin)
    expectProblem(await admin.delete(`/Users/${id}`), 400, "permissions")
    expectProblem(await admin.patch(`/Users/${id}`, { permissions: ["*:write"] }), 400, "permissions")
    const { token, user } = await invite(["*:admin"])
    // A user who was only invited cannot sign in, and so does not count as an administrator.
    expectProblem(await admin.delete(`/Users/${id}`), 400, "permissions")
    await come(token)
    const answers = await Promise.all([admin.delete(`/Users/${id}`), admin.delete(`/Users/${user.id}`)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe("a change of permissions", () => {
  it("counts at the next call of a session, which gets another cookie; calls under way keep the one before for ten seconds", async () => {
    const { user, token } = await invite(["webhooks:read", "accounts:read"])
    const browser = await come(token)
    const before = browser.cookies.get("svc-session")!
    expect((await admin.patch(`/Users/${user.id}`, { permissions: ["accounts:read"] })).status).toBe(200)
    expectBare(await browser.get("/Webhooks", { "legal-entity": "Alpha AB" }), 403)
    const after = browser.cookies.get("svc-session")!
    expect(after).not.toBe(before)
    const old = () => openBrowser(service).get("/Me", { cookie: `svc-session=${before}` })
    expect((await old()).body).toMatchObject({ permissions: ["accounts:read"] })
    await service.advance(10)
    expectBare(await old(), 401)
    expect((await browser.get("/Me")).status).toBe(200)
    expect(browser.cookies.get("svc-session")).toBe(after)
  })
})

describe("a user who is deactivated", () => {
  it("is signed out at once, may not sign in, and has no link; active again, signs in as before", async () => {
    const { user, token, email } = await invite(["*:read"])
    const browser = await come(token)
    expect((await admin.delete(`/Users/${user.id}`)).body).toMatchObject({ state: "Deactivated", active: false })
    expectBare(await browser.get("/Me"), 401)
    const signIn = () => openBrowser(service).post("/Session", { email, password: goodPassword })
    expectProblem(await signIn(), 401)
    expectProblem(await admin.post(`/Users/${user.id}/Invitation`), 400, "id")

    expect((await admin.patch(`/Users/${user.id}`, { active: true })).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    expectBare(await browser.get("/Me"), 401)
  })

  it("before coming in has a link that stops, and is invited when active again", async () => {
    const { user, token } = await invite(["*:read"])
    await admin.delete(`/Users/${user.id}`)
    expectProblem(await openBrowser(service).post("/Invitations/Look", { token }), 400, "message")
    await admin.patch(`/Users/${user.id}`, { active: true })
    expect(await stateOf(user.id)).toBe("Invited")
    const again = await admin.post(`/Users/${user.id}/Invitation`)
    expect(again.status).toBe(201)
    await come(new URL((again.body as { invitationUrl: string }).invitationUrl).hash.slice(1))
    expect(await stateOf(user.id)).toBe("Active")
  })

  it("stays a user of the other tenants, whose administrators alone cannot take the person over", async () => {
    const other = await service.createTenant()
    const { user, email, token } = await invite(["*:read"])
    const browser = await come(token)
    const joined = await signedInBrowser(service, other.tenantId, email)
    expectProblem(await admin.post(`/Users/${user.id}/Invitation`), 400, "id")
    await admin.delete(`/Users/${user.id}`)
    expectBare(await browser.get("/Me"), 401)
    expect((await joined.get("/Me")).status).toBe(200)
  })
})
