import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { codeOf } from "../support/people/authenticator-app.ts"
import { type BesideProvider, comeBack, openBesideProvider, providerSettings } from "../support/people/at-provider.ts"
import { goodPassword, inviteTo, openBrowser, signedInBrowser } from "../support/people/browser.ts"
import { addPasskey, setUpApp, signBy } from "../support/people/factors.ts"
import type { ApiAnswer } from "../support/service/api-client.ts"
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
const newEmail = () => `uma${(people += 1)}@example.com`
let first: TestTenant
let other: TestTenant
beforeEach(async () => {
  first = await service.createTenant(["Alpha AB"])
  other = await service.createTenant(["Beta AB"])
})

const anotherPassword = "nine geese under the moon"
const tokenOf = ({ body }: ApiAnswer) => new URL((body as { invitationUrl: string }).invitationUrl).hash.slice(1)
const userIn = async ({ tenantId }: TestTenant, email: string) =>
  (
    await service.sql<{ id: string; state: string }>(
      "select id, state from svc.users where tenant_id = $1 and email = $2",
      [tenantId, email],
    )
  )[0]!
const resetLink = async (tenant: TestTenant, email: string) =>
  (await signedInBrowser(service, tenant.tenantId, newEmail())).post(
    `/Users/${(await userIn(tenant, email)).id}/Invitation`,
  )
const accept = (token: string, given: object = { password: anotherPassword }, browser = openBrowser(service)) =>
  browser.post("/Invitations/Accept", { token, ...given })
const join = async ({ tenantId }: TestTenant, email: string, given: object = { password: goodPassword }) =>
  accept((await inviteTo(service, tenantId, email)).secret, given)
const signIn = async (email: string, password = goodPassword) => {
  const browser = openBrowser(service)
  return { browser, answer: await browser.post("/Session", { email, password }) }
}

describe("an administrator's link to reset takes over nobody who belongs to another tenant, too", () => {
  it("not where it was made before the person joined there", async () => {
    const email = newEmail()
    await signedInBrowser(service, first.tenantId, email)
    const token = tokenOf(await resetLink(first, email))
    expect((await join(other, email)).status).toBe(200)
    for (const answer of [
      await openBrowser(service).post("/Invitations/Look", { token }),
      await openBrowser(service).post("/Invitations/Passkey/Options", { token }),
      await accept(token),
    ]) {
      expectProblem(answer, 400, "message")
    }
    expect((await signIn(email)).answer.body).toMatchObject({ tenant: { id: other.tenantId } })
  })

  it("not where a process of the version before kept it", async () => {
    const email = newEmail()
    await signedInBrowser(service, first.tenantId, email)
    const token = tokenOf(await resetLink(first, email))
    const [kept] = await service.sql(
      "select hash, kind, tenant, user_id, created_at, expires_at from svc.invitations where tenant = $1",
      [first.tenantId],
    )
    await join(other, email)
    await service.sql(
      "insert into svc.invitations (hash, kind, tenant, user_id, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)",
      Object.values(kept!),
    )
    expectProblem(await accept(token), 400, "message")
  })

  it("not while the person is deactivated there", async () => {
    const email = newEmail()
    await signedInBrowser(service, first.tenantId, email)
    await join(other, email)
    await signedInBrowser(service, other.tenantId, newEmail())
    const { id } = await userIn(other, email)
    expect((await other.api.delete(`/Users/${id}`)).status).toBe(200)
    expectProblem(await resetLink(first, email), 400, "id")
  })

  it("but the operator's link lets in, and ends when the person joins another tenant", async () => {
    const email = newEmail()
    await signedInBrowser(service, first.tenantId, email)
    const operator = service.worker.get("People")
    const early = await service.worker.run(operator.resetPerson(email))
    await join(other, email)
    expectProblem(await accept(early.secret), 400, "message")
    const { secret } = await service.worker.run(operator.resetPerson(email))
    expect((await accept(secret)).status).toBe(200)
    expect((await signIn(email, anotherPassword)).answer.status).toBe(200)
  })
})

it("an address that an administrator took is no way into another tenant, and its owner gets it back from the operator", async () => {
  const email = newEmail()
  const taken = await signedInBrowser(service, first.tenantId, email)
  const { key } = await addPasskey(service, taken)
  const { secret: token } = await inviteTo(service, other.tenantId, email)
  expectProblem(await accept(token), 401)
  const back = await service.worker.run(service.worker.get("People").resetPerson(email))
  expect((await accept(back.secret)).status).toBe(200)
  expectBare(await taken.get("/Me"), 401)
  expect((await accept(token)).body).toMatchObject({ tenant: { id: other.tenantId } })
  expect((await signIn(email)).answer.status).toBe(401)
  const browser = openBrowser(service)
  expect((await browser.post("/Session/Passkey", { credential: await signBy(browser, key) })).status).toBe(401)
})

describe("who joins another tenant for the first time keeps one way in, the one that was just proved", () => {
  it("the password: sessions and passkeys of before end", async () => {
    const email = newEmail()
    const before = await signedInBrowser(service, first.tenantId, email)
    const { key } = await addPasskey(service, before)
    expect((await join(other, email)).status).toBe(200)
    expectBare(await before.get("/Me"), 401)
    const { browser } = await signIn(email)
    expect((await browser.get("/Me/Passkeys")).body).toEqual({ data: [] })
    const stranger = openBrowser(service)
    expect((await stranger.post("/Session/Passkey", { credential: await signBy(stranger, key) })).status).toBe(401)
    const { data } = (await other.api.get("/SecurityEvents?Type=FactorRemoved")).body as { data: readonly object[] }
    expect(data).toEqual([expect.objectContaining({ about: "passkey Key" })])
  })

  it("or the passkey: the password and other passkeys end", async () => {
    const email = newEmail()
    const before = await signedInBrowser(service, first.tenantId, email)
    const [one, two] = [await addPasskey(service, before), await addPasskey(service, before)]
    const browser = openBrowser(service)
    const { secret: token } = await inviteTo(service, other.tenantId, email)
    const joined = await accept(token, { credential: await signBy(browser, one.key) }, browser)
    expect(joined.body).toMatchObject({ tenant: { id: other.tenantId }, session: { proof: "Passkey" } })
    expect((await browser.get("/Me/Passkeys")).body).toMatchObject({ data: [{ id: one.id }] })
    expect((await signIn(email)).answer.status).toBe(401)
    const stranger = openBrowser(service)
    expect((await stranger.post("/Session/Passkey", { credential: await signBy(stranger, two.key) })).status).toBe(401)
  })

  it("and a third one ends nothing, because nobody else could make a link meanwhile", async () => {
    const email = newEmail()
    await signedInBrowser(service, first.tenantId, email)
    await join(other, email)
    const { browser } = await signIn(email)
    const { id } = await addPasskey(service, browser)
    expect((await join(await service.createTenant(), email)).status).toBe(200)
    expect((await browser.get("/Me/Passkeys")).body).toMatchObject({ data: [{ id }] })
    // Only the person removes the passkey, because several tenants share the person.
    expect((await browser.delete(`/Me/Passkeys/${id}`)).status).toBe(204)
  })
})

it("somebody with an app joins when its code is given, and not by the password alone", async () => {
  const email = newEmail()
  const { secret } = await setUpApp(service, await signedInBrowser(service, first.tenantId, email))
  await service.advance(30)
  const { secret: token } = await inviteTo(service, other.tenantId, email)
  const browser = openBrowser(service)
  expect((await accept(token, { password: goodPassword }, browser)).body).toMatchObject({ next: "SecondFactor" })
  expect(await userIn(other, email)).toMatchObject({ state: "Invited" })
  const given = await browser.post("/Session/SecondFactor", { code: codeOf(secret, service.clock.now()) })
  expect(given.body).toMatchObject({ tenant: { id: other.tenantId }, session: { proof: "SecondFactor" } })
  expect(await userIn(other, email)).toMatchObject({ state: "Active" })
  expectProblem(await accept(token, { password: goodPassword }), 400, "message")
})

describe("what the password of before began ends with it", () => {
  const changePassword = async (email: string) => {
    const { browser } = await signIn(email)
    const changed = await browser.post("/Me/Password", { password: goodPassword, newPassword: anotherPassword })
    expect(changed.status, changed.text).toBe(200)
  }

  it("a sign-in that owes the second factor", async () => {
    const email = newEmail()
    const owner = await signedInBrowser(service, first.tenantId, email)
    const { secret } = await setUpApp(service, owner)
    await service.advance(30)
    const { browser } = await signIn(email)
    expect((await owner.post("/Me/Password", { password: goodPassword, newPassword: anotherPassword })).status).toBe(
      200,
    )
    expect((await browser.post("/Session/SecondFactor", { code: codeOf(secret, service.clock.now()) })).status).toBe(
      401,
    )
  })

  it("and one that goes on at the provider, which would know somebody by it for ever", async () => {
    const email = newEmail()
    const admin = await signedInBrowser(service, first.tenantId, newEmail())
    await signedInBrowser(service, first.tenantId, email)
    await join(other, email)
    expect((await admin.put("/SignInProvider", providerSettings(elsewhere))).status).toBe(200)
    await addPasskey(service, admin)
    expect((await admin.put("/SignInPolicy", { requires: "Provider" })).status).toBe(200)
    const { browser } = await signIn(email)
    const { url } = (await browser.post("/Session/Tenant", { tenantId: first.tenantId })).body as { url: string }
    await changePassword(email)
    expect((await comeBack(browser, url, "subject of a thief")).headers.get("location")).toBe(
      "/console/sign-in?refused=provider",
    )
    expect(await service.sql("select from svc.sign_in_identities where tenant_id = $1", [first.tenantId])).toEqual([])
  })
})

it("signed in at the provider of one tenant, nobody is named anew in another, and none of the sessions there ends", async () => {
  const email = newEmail()
  const admin = await signedInBrowser(service, first.tenantId, newEmail())
  expect((await admin.put("/SignInProvider", providerSettings(elsewhere))).status).toBe(200)
  const { secret: token } = await inviteTo(service, first.tenantId, email)
  const browser = openBrowser(service)
  const { url } = (await browser.post("/Invitations/Provider", { token })).body as { url: string }
  await comeBack(browser, url, email)
  expect((await browser.patch("/Me", { firstName: "Uma" })).status).toBe(200)
  const { secret } = await service.worker.run(service.worker.get("People").resetPerson(email))
  await accept(secret)
  expect((await join(other, email, { password: anotherPassword })).status).toBe(200)
  const { browser: there } = await signIn(email, anotherPassword)
  const { data } = (await there.get("/Me/Sessions")).body as { data: readonly { id: string; current: boolean }[] }
  const { id } = (await admin.get("/SignInProvider")).body as { id: string }
  const start = await browser.get(`/Session/Oidc/${id}/Start`)
  await comeBack(browser, start.headers.get("location")!, email)
  expect(expectProblem(await browser.patch("/Me", { firstName: "Eve" }), 400, "message").type).toBe(
    "/problems/provider-session",
  )
  expect((await browser.patch("/Me", { preferences: { theme: "dark" } })).status).toBe(200)
  expect((await browser.delete(`/Me/Sessions/${data.find(({ current }) => current)!.id}`)).status).toBe(404)
  expect((await there.get("/Me")).body).toMatchObject({ person: { firstName: "Uma" } })
})

it("permissions that were taken away while somebody joined stay away", async () => {
  const email = newEmail()
  const { secret: token, user } = await inviteTo(service, first.tenantId, email)
  const joining = accept(token)
  await first.api.patch(`/Users/${user.id}`, { permissions: ["accounts:read"] })
  await joining
  const { browser } = await signIn(email, anotherPassword)
  expect((await browser.get("/Me")).body).toMatchObject({ permissions: ["accounts:read"] })
})
