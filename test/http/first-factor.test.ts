import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { codeOf } from "../support/people/authenticator-app.ts"
import { type BesideProvider, openBesideProvider, providerSettings } from "../support/people/at-provider.ts"
import { type Browser, goodPassword, inviteTo, openBrowser, signedInBrowser } from "../support/people/browser.ts"
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
const newEmail = () => `noa${(people += 1)}@example.com`
/**
 * A tenant that requires a second factor, one that does not, and an administrator of the first with a second factor.
 */
let strict: TestTenant
let free: TestTenant
let admin: Browser
beforeEach(async () => {
  strict = await service.createTenant(["Alpha AB"])
  free = await service.createTenant(["Beta AB"])
  admin = await signedInBrowser(service, strict.tenantId, newEmail())
  await setUpApp(service, admin)
  await admin.put("/SignInPolicy", { requires: "SecondFactor" })
})

const signIn = async (email: string, at?: TestTenant) => {
  const browser = openBrowser(service)
  expect((await browser.post("/Session", { email, password: goodPassword })).body).toHaveProperty("person")
  if (at !== undefined) expect((await browser.post("/Session/Tenant", { tenantId: at.tenantId })).status).toBe(200)
  return browser
}
/** All requests by which a session would add or remove a factor. */
const changes = async (
  browser: Browser,
  passkey = "0197f5c0-0000-7000-8000-00000000dead",
): Promise<readonly ApiAnswer[]> => [
  await browser.post("/Me/Totp"),
  await browser.post("/Me/Totp/Verify", { code: "123456" }),
  await browser.delete("/Me/Totp"),
  await browser.post("/Me/Passkeys/Options"),
  await browser.post("/Me/Passkeys", { name: "Key", credential: { id: "AAAA" } }),
  await browser.delete(`/Me/Passkeys/${passkey}`),
]
const expectMissing = (answer: ApiAnswer) =>
  expect(expectProblem(answer, 400, "message").errors?.["message"]?.[0]).toContain(
    "give the second factor that you have first",
  )

describe("the password alone does not open a tenant that asks for more", () => {
  it("of somebody with a passkey, who gives it and sets up nothing in its place", async () => {
    const email = newEmail()
    const { key, id } = await addPasskey(service, await signedInBrowser(service, strict.tenantId, email))
    const browser = await signIn(email)
    for (const answer of await changes(browser, id)) expect([400, 403], answer.text).toContain(answer.status)
    expectBare(
      await browser.post("/Me/Password", { password: goodPassword, newPassword: "nine geese under the moon" }),
      403,
    )
    expectBare(await browser.get("/Accounts"), 403)
    expect((await browser.get("/Me/Passkeys")).body).toMatchObject({ data: [{ id }] })
    const confirmed = await browser.post("/Session/Confirm", { credential: await signBy(browser, key) })
    expect(confirmed.body).toMatchObject({ session: { proof: "Passkey", owesSecondFactor: false } })
    await setUpApp(service, browser)
  })

  it.each(["code", "recovery code"])("of somebody with an app, who gives a %s", async (kind) => {
    const email = newEmail()
    const [old, other] = [await signedInBrowser(service, free.tenantId, email), await signIn(email)]
    const { secret, recoveryCodes } = await setUpApp(service, other)
    await service.advance(30)
    const demanding = await signedInBrowser(service, free.tenantId, newEmail())
    expect((await demanding.put("/SignInPolicy", { requires: "SecondFactor" })).status).toBe(200)
    for (const answer of await changes(old)) expect([400, 403], answer.text).toContain(answer.status)
    const code = kind === "code" ? codeOf(secret, service.clock.now()) : recoveryCodes[0]
    expect((await old.post("/Session/Confirm", { code })).body).toMatchObject({
      session: { proof: "SecondFactor", owesSecondFactor: false },
    })
  })

  it("by way of another tenant of the person, which asks for nothing", async () => {
    const email = newEmail()
    await signedInBrowser(service, free.tenantId, email)
    const { secret: token } = await inviteTo(service, strict.tenantId, email)
    const joined = openBrowser(service)
    await joined.post("/Invitations/Accept", { token, password: goodPassword })
    const { id } = await addPasskey(service, joined)
    const browser = await signIn(email, free)
    for (const answer of await changes(browser, id)) expectMissing(answer)
    expect((await joined.get("/Me/Passkeys")).body).toMatchObject({ data: [{ id }] })
  })

  it("nor by an invitation of another tenant, which would take the passkey away", async () => {
    const email = newEmail()
    const owner = await signedInBrowser(service, strict.tenantId, email)
    const { key, id } = await addPasskey(service, owner)
    const { secret: token } = await inviteTo(service, free.tenantId, email)
    const browser = openBrowser(service)
    expectProblem(await browser.post("/Invitations/Accept", { token, password: goodPassword }), 400, "password")
    expect((await owner.get("/Me/Passkeys")).body).toMatchObject({ data: [{ id }] })
    expect((await browser.post("/Invitations/Accept", { token, credential: await signBy(browser, key) })).status).toBe(
      200,
    )
  })

  it("nor one that asks for its provider, which an administrator's passkey opens", async () => {
    const email = newEmail()
    const provided = await service.createTenant(["Gamma AB"])
    const keeper = await signedInBrowser(service, provided.tenantId, newEmail())
    await signedInBrowser(service, free.tenantId, email)
    const { secret: token } = await inviteTo(service, provided.tenantId, email)
    expect((await openBrowser(service).post("/Invitations/Accept", { token, password: goodPassword })).status).toBe(200)
    expect((await keeper.put("/SignInProvider", providerSettings(elsewhere))).status).toBe(200)
    await addPasskey(service, keeper)
    expect((await keeper.put("/SignInPolicy", { requires: "Provider" })).status).toBe(200)
    const browser = await signIn(email)
    expectProblem(await browser.post("/Me/Passkeys/Options"), 400, "message")
    expectProblem(await browser.post("/Me/Totp"), 400, "message")
  })
})

describe("somebody without any sets the first one up", () => {
  const told = async (browser: Browser) => {
    const { data } = (await browser.get("/Notifications")).body as {
      data: readonly { kind: string; subject: string; text: string }[]
    }
    return data.filter(({ kind }) => kind === "FirstFactorAdded")
  }

  it.each([
    ["an app", async (browser: Browser) => void (await setUpApp(service, browser)), "app for codes"],
    ["a passkey", async (browser: Browser) => void (await addPasskey(service, browser)), "passkey Key"],
  ])("%s, and administrators are told", async (_, setUp, about) => {
    const browser = await signedInBrowser(service, strict.tenantId, newEmail())
    await setUp(browser)
    expect((await browser.get("/Accounts")).status).toBe(200)
    const [notice, ...more] = await told(admin)
    expect(more).toEqual([])
    expect(notice).toMatchObject({ subject: "Ada Ek set up a second factor", text: expect.stringContaining(about) })
    const { data } = (await admin.get("/SecurityEvents?Type=FactorAdded")).body as { data: readonly object[] }
    expect(data).toContainEqual(expect.objectContaining({ about }))
    // The first factor proves the identity for adding the second.
    await addPasskey(service, browser)
    expect(await told(admin)).toHaveLength(1)
  })

  it("where it is asked for, so that its administrators are told: not in another tenant", async () => {
    const email = newEmail()
    await signedInBrowser(service, free.tenantId, email)
    const { secret: token } = await inviteTo(service, strict.tenantId, email)
    await openBrowser(service).post("/Invitations/Accept", { token, password: goodPassword })
    const browser = await signIn(email, free)
    const { errors } = expectProblem(await browser.post("/Me/Totp"), 400, "message")
    expect(errors?.["message"]?.[0]).toContain("asks for a second factor: go on in that company")
    await browser.post("/Session/Tenant", { tenantId: strict.tenantId })
    await setUpApp(service, browser)
    expect(await told(admin)).toHaveLength(1)
  })

  it("as before where no tenant asks for one, and nobody is told", async () => {
    const boss = await signedInBrowser(service, free.tenantId, newEmail())
    const browser = await signedInBrowser(service, free.tenantId, newEmail())
    const { id } = await addPasskey(service, browser)
    expect((await browser.delete(`/Me/Passkeys/${id}`)).status).toBe(204)
    await setUpApp(service, browser)
    expect(await told(boss)).toEqual([])
  })
})
