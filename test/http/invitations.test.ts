import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Browser, goodPassword, inviteTo, openBrowser, signedInBrowser } from "../support/people/browser.ts"
import { softwarePasskey } from "../support/people/software-passkey.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const open = () =>
  openService({ clock: "manual", worker: true, http: true, settings: { SVC_AUTH_MAX_FAILURES_PER_MINUTE: "0" } })
let service: Awaited<ReturnType<typeof open>>
let tenant: TestTenant
beforeAll(async () => {
  service = await open()
  tenant = await service.createTenant()
})
afterAll(() => service.close())

let people = 0
const newEmail = () => `bo${(people += 1)}@example.com`
const invite = (email: string, permissions?: readonly string[], of = tenant) =>
  inviteTo(service, of.tenantId, email, permissions)
const look = (token: string) => openBrowser(service).post("/Invitations/Look", { token })
const accept = (token: string, more: object = {}) =>
  openBrowser(service).post("/Invitations/Accept", { token, password: goodPassword, ...more })

it("says what it is for, lets in once, and keeps only a hash of its secret", async () => {
  const email = newEmail()
  const { secret } = await invite(email, ["invoices:write"])
  const stored = await service.sql("select i::text as text from svc.invitations i")
  expect(JSON.stringify(stored)).not.toContain(secret)

  const looked = await look(secret)
  expect(looked.body).toMatchObject({ kind: "Invitation", email, known: false, tenant: { name: expect.any(String) } })
  const { expires } = looked.body as { readonly expires: string }
  expect(Date.parse(expires)).toBe(service.clock.now() + 72 * 3_600_000)

  const accepted = await accept(secret, { firstName: "Bo", lastName: "Berg" })
  expect(accepted.body).toMatchObject({
    person: { email, firstName: "Bo", lastName: "Berg" },
    permissions: ["invoices:write"],
  })
  for (const answer of [await look(secret), await accept(secret)]) expectProblem(answer, 400, "message")
})

it("lets in once, however many take it up at the same time", async () => {
  const { secret } = await invite(newEmail())
  const answers = await Promise.all([1, 2, 3, 4].map(() => accept(secret)))
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400, 400])
})

it("ends after 72 hours, by another link for the same user, and with an unknown secret", async () => {
  const { secret, user } = await invite(newEmail())
  const again = await service.worker.run(service.worker.get("People").inviteAgain(tenant.tenantId, user.id, undefined))
  expectProblem(await look(secret), 400, "message")
  await service.advance(72 * 3600 - 1)
  expect((await look(again.secret)).status).toBe(200)
  await service.advance(1)
  for (const token of [again.secret, "unknown"]) expectProblem(await accept(token), 400, "message")
})

describe("the first user of a tenant", () => {
  it("has no address, so whoever comes in by the link says it", async () => {
    const other = await service.createTenant()
    const link = () =>
      service.worker.run(service.worker.get("People").inviteAgain(other.tenantId, other.userId, undefined))
    const { secret } = await link()
    expect((await look(secret)).body).not.toHaveProperty("email")
    expectProblem(await accept(secret), 400, "email")
    expectProblem(await accept(secret, { email: "no address" }), 400, "email")
    const email = newEmail()
    const accepted = await accept(secret, { email: ` ${email.toUpperCase()}`, firstName: "Cy" })
    expect(accepted.body).toMatchObject({ person: { email }, permissions: ["*:admin"], user: { id: other.userId } })
  })
})

describe("somebody who is a person already", () => {
  it("joins another tenant with the password of before, and nobody else takes the person over", async () => {
    const email = newEmail()
    await signedInBrowser(service, tenant.tenantId, email)
    const other = await service.createTenant()
    const { secret } = await invite(email, ["accounts:read"], other)
    expect((await look(secret)).body).toMatchObject({ known: true })
    expectProblem(await accept(secret, { password: "a password of somebody else" }), 401)
    const joined = await accept(secret, { firstName: "Other" })
    expect(joined.body).toMatchObject({
      person: { email, firstName: "Ada" },
      tenant: { id: other.tenantId },
      permissions: ["accounts:read"],
    })
    expect((joined.body as { tenants: readonly unknown[] }).tenants).toHaveLength(2)
  })

  it("is no second user of the same tenant", async () => {
    const email = newEmail()
    await signedInBrowser(service, tenant.tenantId, email)
    await expect(invite(email.toUpperCase())).rejects.toThrow("email: already belongs to a user")
    const fresh = await service.createTenant()
    await signedInBrowser(service, fresh.tenantId, email.replace("bo", "be"))
    const link = await service.worker.run(
      service.worker.get("People").inviteAgain(fresh.tenantId, fresh.userId, undefined),
    )
    const asOther = await accept(link.secret, { email: email.replace("bo", "be") })
    expectProblem(asOther, 400, "email")
  })
})

describe("a reset", () => {
  it("sets another password within an hour, and ends every session of the person", async () => {
    const email = newEmail()
    const browser = await signedInBrowser(service, tenant.tenantId, email)
    const { user } = (await browser.get("/Me")).body as { user: { id: typeof tenant.userId } }
    const reset = await service.worker.run(
      service.worker.get("People").inviteAgain(tenant.tenantId, user.id, undefined),
    )
    expect((await look(reset.secret)).body).toMatchObject({ kind: "Reset", email })
    expectProblem(await accept(reset.secret, { password: "short" }), 400, "password")
    expect((await browser.get("/Me")).status).toBe(200)

    const password = "nine geese under the moon"
    expect((await accept(reset.secret, { password })).status).toBe(200)
    expect((await browser.get("/Me")).status).toBe(401)
    expect((await openBrowser(service).post("/Session", { email, password: goodPassword })).status).toBe(401)
    expect((await openBrowser(service).post("/Session", { email, password })).status).toBe(200)

    const late = await service.worker.run(service.worker.get("People").inviteAgain(tenant.tenantId, user.id, undefined))
    await service.advance(3600)
    expectProblem(await accept(late.secret), 400, "message")
  })
})

describe("a password", () => {
  it.each([
    ["too short", "elevenchars"],
    ["too long", "x".repeat(201)],
    ["tried first", "Passw0rdPassw0rd"],
    ["tried first, with digits behind it", "MyPassword2026"],
    ["one part again and again", "abcabcabcabcabc"],
    ["a run of digits", "3456789012345"],
    ["the person's own address", "boowner@example.com"],
  ])("that is %s is refused beside its field, and the link stays good", async (_, password) => {
    const { secret } = await invite(password.includes("@") ? password : newEmail())
    expectProblem(await accept(secret, { password }), 400, "password")
    expect((await accept(secret)).status).toBe(200)
  })

  it("is the same one however its letters are composed", async () => {
    const email = newEmail()
    const { secret } = await invite(email)
    const typed = "smörgåsbord på ön"
    expect((await accept(secret, { password: typed.normalize("NFD") })).status).toBe(200)
    const answer = await openBrowser(service).post("/Session", { email, password: typed.normalize("NFC") })
    expect(answer.status).toBe(200)
  })
})

describe("a passkey in place of a password", () => {
  const home = () => `http://localhost:${new URL(service.origin).port}`
  const optionsFor = async (browser: Browser, path: string, body?: object) =>
    (await browser.post(path, body)).body as { challenge: string }
  const invited = async (email = newEmail(), of = tenant) => {
    const { secret: token } = await invite(email, undefined, of)
    return { email, token, browser: openBrowser(service) }
  }
  const askedFor = (token: string, more: object = {}) =>
    optionsFor(openBrowser(service), "/Invitations/Passkey/Options", { token, ...more })
  const take = (browser: Browser, token: string, more: object) =>
    browser.post("/Invitations/Accept", { token, ...more })
  const signIn = async (device: ReturnType<typeof softwarePasskey>, browser = openBrowser(service)) => {
    const credential = device.sign(await optionsFor(browser, "/Session/Passkey/Options"))
    return browser.post("/Session/Passkey", { credential })
  }
  /** A user who accepted the invitation with a passkey. */
  const withPasskey = async () => {
    const { email, token, browser } = await invited()
    const device = softwarePasskey(home())
    const joined = await take(browser, token, { credential: device.create(await askedFor(token)) })
    expect(joined.status, joined.text).toBe(200)
    return { email, browser, device }
  }

  it("without a password, once, and signs in alone from then on", async () => {
    const { email, token, browser } = await invited()
    const device = softwarePasskey(home())
    const options = await askedFor(token, { firstName: "Pia", lastName: "Ek" })
    expect(options).toMatchObject({ user: { name: email, displayName: "Pia Ek" }, excludeCredentials: [] })
    const given = { credential: device.create(options), passkeyName: "Blue key", firstName: "Pia" }
    const joined = await take(browser, token, given)
    expect(joined.body).toMatchObject({ person: { email, firstName: "Pia" }, session: { proof: "Passkey" } })
    expect((await browser.get("/Me/Passkeys")).body).toMatchObject({ data: [{ name: "Blue key", usable: true }] })
    const { data } = (await browser.get("/SecurityEvents?Type=FactorAdded")).body as { data: readonly object[] }
    const { id: userId } = (joined.body as { user: { id: string } }).user
    expect(data).toContainEqual(expect.objectContaining({ about: "passkey Blue key", userId }))
    expectProblem(await take(openBrowser(service), token, given), 400, "message")
    expect((await signIn(device)).body).toMatchObject({ person: { email } })
    const typed = await openBrowser(service).post("/Session", { email, password: goodPassword })
    expectProblem(typed, 401)
  })

  it.each([
    ["asked for in another invitation", async () => askedFor((await invited()).token)],
    [
      "asked for by somebody who is signed in",
      async () => optionsFor(await signedInBrowser(service, tenant.tenantId, newEmail()), "/Me/Passkeys/Options"),
    ],
    ["asked for to sign in", () => optionsFor(openBrowser(service), "/Session/Passkey/Options")],
    ["asked for by nobody", () => ({ challenge: "AAAA" })],
    ["asked for by a page of another origin", askedFor, { origin: "https://evil.example" }],
    ["made for a user whom the device did not verify", askedFor, { isVerified: false }],
    ["made five minutes ago", askedFor, {}, 300],
  ])("but not by a key that was %s, and stays good", async (_, ask, spoilt = {}, seconds = 0) => {
    const { token, browser } = await invited()
    const wrong = softwarePasskey(home()).create(await ask(token), spoilt)
    await service.advance(seconds)
    expectProblem(await take(browser, token, { credential: wrong }), 400, "credential")
    const credential = softwarePasskey(home()).create(await askedFor(token))
    expect((await take(browser, token, { credential })).status).toBe(200)
  })

  it("but not by a key that took another up, beside a password, or with nothing", async () => {
    const [one, other] = [await invited(), await invited()]
    const device = softwarePasskey(home())
    const credential = device.create(await askedFor(one.token))
    for (const [given, field] of [
      [{ credential, password: goodPassword }, "credential"],
      [{ credential, passkeyName: " " }, "passkeyName"],
      [{}, "password"],
    ] as const)
      expectProblem(await take(one.browser, one.token, given), 400, field)
    expect((await take(one.browser, one.token, { credential })).status).toBe(200)
    expectProblem(await take(other.browser, other.token, { credential }), 400, "credential")
    const again = device.create(await askedFor(other.token))
    expectProblem(await take(other.browser, other.token, { credential: again }), 400, "credential")
  })

  it("is asked for by a link that counts, and an address that may come in", async () => {
    const asks = (token: string, more: object = {}) =>
      openBrowser(service).post("/Invitations/Passkey/Options", { token, ...more })
    const { token } = await invited()
    expectProblem(await asks("unknown"), 400, "message")
    expectProblem(await asks(token, { email: newEmail() }), 400, "email")
    const known = await withPasskey()
    const other = await service.createTenant()
    expectProblem(await asks((await invited(known.email, other)).token), 400, "email")
    await service.advance(72 * 3600)
    expectProblem(await asks(token), 400, "message")
  })
})
