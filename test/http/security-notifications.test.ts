import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { codeOf } from "../support/people/authenticator-app.ts"
import { type Browser, goodPassword, inviteTo, openBrowser, signedInBrowser } from "../support/people/browser.ts"
import { openService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const open = () => openService({ clock: "manual", worker: true, http: true })
let service: Awaited<ReturnType<typeof open>>
let tenant: TestTenant
let admin: Browser
beforeAll(async () => {
  service = await open()
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  admin = await enter()
})

interface Told {
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly link: { readonly kind: string; readonly id: string }
}

let people = 0
const newEmail = () => `bo${(people += 1)}@example.com`
const enter = (permissions?: readonly string[], email = newEmail()) =>
  signedInBrowser(service, tenant.tenantId, email, permissions)
const told = async (browser: Browser) =>
  ((await browser.get("/Notifications")).body as { readonly data: readonly Told[] }).data
const kinds = async (browser: Browser) => (await told(browser)).map(({ kind }) => kind).toReversed()
const idOf = async (browser: Browser) => ((await browser.get("/Me")).body as { user: { id: string } }).user.id
const mustBe = async (status: number, answer: Promise<{ readonly status: number; readonly text: string }>) => {
  const got = await answer
  expect(got.status, got.text).toBe(status)
}

it("users are told what happens to their own credentials, each for oneself, once an hour of a kind, with a link to the page of them", async () => {
  const [browser, other] = [await enter(["accounts:read"]), await enter(["accounts:read"])]
  await mustBe(201, browser.post("/PersonalTokens", { name: "Till" }))
  await mustBe(201, browser.post("/PersonalTokens", { name: "Scanner" }))
  const newPassword = "nine herons cross the fjord"
  await mustBe(200, browser.post("/Me/Password", { password: goodPassword, newPassword }))
  const { secret } = (await browser.post("/Me/Totp")).body as { readonly secret: string }
  await mustBe(200, browser.post("/Me/Totp/Verify", { code: codeOf(secret, service.clock.now()) }))
  await mustBe(204, browser.delete("/Me/Totp"))
  const once = ["PersonalTokenCreated", "PasswordChanged", "FactorAdded", "FactorRemoved"]
  expect(await kinds(browser)).toEqual(once)
  const first = (await told(browser)).at(-1)!
  expect(first).toMatchObject({ link: { kind: "Security", id: await idOf(browser) } })
  expect(first).not.toHaveProperty("legalEntityId")
  expect(first.text).toMatch(
    /^Programs can act as you by “Till”\. This was done from 127\.0\.0\.1\. If it was not you, /,
  )
  expect((await browser.get("/Pulse")).body).toMatchObject({ unread: 4 })
  expect(await kinds(other)).toEqual([])
  // A user gets one notification of a kind in an hour, of which one second is left. A new token needs a recent proof of
  // identity.
  await service.advance(3599)
  await mustBe(200, browser.post("/Session/Confirm", { password: newPassword }))
  await mustBe(201, browser.post("/PersonalTokens", { name: "Robot" }))
  expect(await kinds(browser)).toEqual(once)
  await service.advance(1)
  await mustBe(201, browser.post("/PersonalTokens", { name: "Shelf" }))
  expect(await kinds(browser)).toEqual([...once, "PersonalTokenCreated"])
})

it("what a user is told of security is on until it is switched off, whatever else is switched", async () => {
  expect((await admin.get("/NotificationSettings")).body).toMatchObject({ webhooks: false, security: true })
  expect((await admin.put("/NotificationSettings", { webhooks: true })).body).toMatchObject({ security: true })
  await mustBe(201, admin.post("/PersonalTokens", { name: "Till" }))
  expect(await kinds(admin)).toEqual(["PersonalTokenCreated"])
  await admin.put("/NotificationSettings", { webhooks: true, security: false })
  expect((await admin.get("/NotificationSettings")).body).toMatchObject({ webhooks: true, security: false })
  await mustBe(200, admin.put("/SignInPolicy", { requires: "Nothing" }))
  await inviteTo(service, tenant.tenantId, newEmail())
  expect(await kinds(admin)).toEqual(["PersonalTokenCreated"])
})

it("a password that was set by a link, and a sign-in with a browser that was none of one's own lately, are told too", async () => {
  const email = newEmail()
  const browser = await enter(["accounts:read"], email)
  await mustBe(201, admin.post("/PersonalTokens", { name: "Till" }))
  const signIn = (password: string, userAgent: string) =>
    openBrowser(service).post("/Session", { email, password }, { "user-agent": userAgent })
  await mustBe(200, signIn(goodPassword, "Firefox"))
  expect(await kinds(browser)).toEqual([])
  await mustBe(200, signIn(goodPassword, "Chrome/118.0 on Windows 10"))
  await mustBe(200, signIn(goodPassword, "Chrome/119.1 on Windows 10"))
  expect(await kinds(browser)).toEqual(["SignedInFromNewBrowser"])
  const { invitationUrl } = (await admin.post(`/Users/${await idOf(browser)}/Invitation`)).body as Record<
    string,
    string
  >
  const back = openBrowser(service)
  const token = new URL(invitationUrl!).hash.slice(1)
  await mustBe(200, back.post("/Invitations/Accept", { token, password: "nine herons cross the fjord" }))
  expect(await kinds(back)).toEqual(["SignedInFromNewBrowser", "PasswordChanged"])
})

it("administrators are told of new users, of the permissions of others and of how everybody signs in; who is concerned is told by oneself", async () => {
  const reader = await enter(["accounts:read"])
  const second = await enter(["users:admin"])
  const id = await idOf(reader)
  await mustBe(200, admin.patch(`/Users/${id}`, { firstName: "Eva" }))
  await mustBe(200, admin.patch(`/Users/${id}`, { permissions: ["accounts:write"] }))
  await mustBe(200, admin.put("/SignInPolicy", { requires: "Nothing" }))
  expect((await kinds(admin)).toSorted()).toEqual([
    "SignInSettingsChanged",
    "UserInvited",
    "UserInvited",
    "UserPermissionsChanged",
  ])
  expect(await kinds(second)).toEqual(["UserPermissionsChanged", "SignInSettingsChanged"])
  const [own, ...others] = await told(reader)
  expect(others).toEqual([])
  expect(own).toMatchObject({ kind: "PermissionsChanged", text: "You now have the permissions: accounts:write." })
  const [, changed] = await told(second)
  expect(changed).toMatchObject({ subject: "Permissions of Eva Ek were changed", link: { kind: "User", id } })
  // A user who no longer administers users gets no notifications about them, and one about the change of their own
  // permissions.
  await mustBe(200, admin.patch(`/Users/${await idOf(second)}`, { permissions: ["accounts:read"] }))
  expect(await kinds(second)).toEqual(["PermissionsChanged"])
  expect(await kinds(admin)).toHaveLength(5)
})

it("a change and what is told of it are one: neither is there without the other", async () => {
  const reader = await enter(["accounts:read"])
  const id = await idOf(reader)
  await mustBe(400, admin.patch(`/Users/${id}`, { permissions: ["nothing:much"] }))
  await service.sql("alter table svc.notifications rename to notifications_away")
  try {
    expect((await admin.patch(`/Users/${id}`, { permissions: ["accounts:write"] })).status).toBeGreaterThanOrEqual(500)
  } finally {
    await service.sql("alter table svc.notifications_away rename to notifications")
  }
  expect((await reader.get("/Me")).body).toMatchObject({ permissions: ["accounts:read"] })
  expect(await kinds(reader)).toEqual([])
})
