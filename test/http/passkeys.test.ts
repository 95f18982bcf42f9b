import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Browser, goodPassword, inviteTo, openBrowser, signedInBrowser } from "../support/people/browser.ts"
import { softwarePasskey } from "../support/people/software-passkey.ts"
import { expectBare, expectProblem } from "../support/service/problems.ts"
import { openService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const open = () =>
  openService({ clock: "manual", worker: true, http: true, settings: { SVC_AUTH_MAX_FAILURES_PER_MINUTE: "0" } })
let service: Awaited<ReturnType<typeof open>>
let tenant: TestTenant
beforeAll(async () => {
  service = await open()
  tenant = await service.createTenant(["Alpha AB"])
})
afterAll(() => service.close())

let people = 0
const newEmail = () => `pia${(people += 1)}@example.com`
const home = () => `http://localhost:${new URL(service.origin).port}`
const optionsFor = async (browser: Browser, path: string, body?: object) =>
  (await browser.post(path, body)).body as { challenge: string }
const signIn = async (
  device: ReturnType<typeof softwarePasskey>,
  given?: Parameters<typeof device.sign>[1],
  browser = openBrowser(service),
) => {
  const options = await optionsFor(browser, "/Session/Passkey/Options")
  const credential = device.sign(options, given)
  return { browser, credential, answer: await browser.post("/Session/Passkey", { credential }) }
}
/** A user with a passkey on a device. */
const withPasskey = async (email = newEmail()) => {
  const browser = await signedInBrowser(service, tenant.tenantId, email)
  const device = softwarePasskey(home())
  const credential = device.create(await optionsFor(browser, "/Me/Passkeys/Options"))
  const added = await browser.post("/Me/Passkeys", { name: "Blue key", credential })
  expect(added.status, added.text).toBe(201)
  const { id } = added.body as { id: string }
  return { browser, email, device, id }
}

it("signs in alone, is listed with its use, renamed, and signs in no more when it is removed", async () => {
  const { browser, email, device, id } = await withPasskey()
  expect((await browser.get("/Me")).body).toMatchObject({ session: { proof: "Passkey" } })
  const { browser: other, answer } = await signIn(device)
  expect(answer.body).toMatchObject({ person: { email }, session: { proof: "Passkey" } })
  expect((await other.get("/Accounts")).status).toBe(200)
  expect((await browser.patch(`/Me/Passkeys/${id}`, { name: "Green key" })).body).toMatchObject({ name: "Green key" })
  expect((await browser.get("/Me/Passkeys")).body).toMatchObject({
    data: [{ id, name: "Green key", usable: true, lastUsed: expect.any(String) }],
  })
  const stranger = await withPasskey()
  expectProblem(await stranger.browser.delete(`/Me/Passkeys/${id}`), 404)
  expect((await browser.delete(`/Me/Passkeys/${id}`)).status).toBe(204)
  expectProblem((await signIn(device)).answer, 401, "message")
  const about = async (type: string) =>
    ((await browser.get(`/SecurityEvents?Type=${type}`)).body as { data: readonly { about: string }[] }).data.map(
      (each) => each.about,
    )
  expect(await about("FactorAdded")).toContain("passkey Blue key")
  expect(await about("FactorRemoved")).toContain("passkey Green key")
})

describe("an answer is refused", () => {
  it.each([
    ["that a page of another origin asked for", { origin: "https://evil.example" }],
    ["that was asked for in a frame of another origin", { crossOrigin: true }],
    ["where the device did not verify its user", { isVerified: false }],
  ])("%s", async (_, given) => {
    const { device } = await withPasskey()
    expectProblem((await signIn(device, given)).answer, 401, "message")
    expect((await signIn(device)).answer.status).toBe(200)
  })

  it("the second time, after five minutes, and to a challenge that nobody gave", async () => {
    const { device } = await withPasskey()
    const { browser, credential, answer } = await signIn(device)
    expect(answer.status).toBe(200)
    expectProblem(await browser.post("/Session/Passkey", { credential }), 401)
    const options = await optionsFor(browser, "/Session/Passkey/Options")
    await service.advance(300)
    expectProblem(await browser.post("/Session/Passkey", { credential: device.sign(options) }), 401)
    const challenge = Buffer.from("a challenge of one's own").toString("base64url")
    for (const wrong of [
      device.sign({ challenge }),
      // A challenge that decodes to NUL characters, which PostgreSQL cannot store in a text.
      device.sign({ challenge: "AAAA" }),
      { id: "AAAA" },
      { id: "AAAA", response: { clientDataJSON: "e30" } },
    ])
      expectProblem(await browser.post("/Session/Passkey", { credential: wrong }), 401)
  })

  it("that another key signed", async () => {
    const { device } = await withPasskey()
    const other = softwarePasskey(home())
    const options = await optionsFor(openBrowser(service), "/Session/Passkey/Options")
    const credential = { ...other.sign(options), id: device.sign(options).id, rawId: device.sign(options).id }
    expectProblem(await openBrowser(service).post("/Session/Passkey", { credential }), 401)
  })

  it("by a page of another site", async () => {
    const { device } = await withPasskey()
    expectProblem((await signIn(device, {}, openBrowser(service, "cross-site"))).answer, 400)
  })
})

it("is made for whoever asked, by a recent proof", async () => {
  const [one, other] = [await withPasskey(), await withPasskey()]
  const device = softwarePasskey(home())
  const credential = device.create(await optionsFor(one.browser, "/Me/Passkeys/Options"))
  expectProblem(await other.browser.post("/Me/Passkeys", { name: "x", credential }), 400, "credential")
  await service.advance(600)
  expectBare(await one.browser.post("/Me/Passkeys/Options"), 401)
  expectBare(await one.browser.delete(`/Me/Passkeys/${one.id}`), 401)
})

it("proves anew who calls, and only its own person", async () => {
  const [one, other] = [await withPasskey(), await withPasskey()]
  await service.advance(600)
  const confirm = async (browser: Browser, device: typeof one.device) =>
    browser.post("/Session/Confirm", {
      credential: device.sign(await optionsFor(browser, "/Session/Passkey/Options")),
    })
  expectBare(await one.browser.post("/Me/Totp"), 401)
  expectProblem(await confirm(one.browser, other.device), 400, "credential")
  expectBare(await one.browser.post("/Me/Totp"), 401)
  expect((await confirm(one.browser, one.device)).status).toBe(200)
  expect((await one.browser.post("/Me/Totp")).status).toBe(201)
})

it("that counts back lets in, because devices share keys, and is told", async () => {
  const { browser, device } = await withPasskey()
  expect((await signIn(device, { counter: 50 })).answer.status).toBe(200)
  expect((await signIn(device, { counter: 7 })).answer.status).toBe(200)
  const { data } = (await browser.get("/SecurityEvents?Type=PasskeyCountedBack")).body as { data: readonly object[] }
  expect(data).toHaveLength(1)
})

it("is the second factor that a tenant asks for", async () => {
  const strict = await service.createTenant(["Beta AB"])
  const email = newEmail()
  const admin = await signedInBrowser(service, strict.tenantId, email)
  expect((await admin.put("/SignInPolicy", { requires: "SecondFactor" })).status).toBe(200)
  expectBare(await admin.get("/Accounts"), 403)
  const device = softwarePasskey(home())
  const credential = device.create(await optionsFor(admin, "/Me/Passkeys/Options"))
  expect((await admin.post("/Me/Passkeys", { name: "Key", credential })).status).toBe(201)
  expect((await admin.get("/Accounts")).status).toBe(200)
  expect((await (await signIn(device)).browser.get("/Accounts")).status).toBe(200)
  const { answer, browser } = await (async () => {
    const typed = openBrowser(service)
    return { browser: typed, answer: await typed.post("/Session", { email, password: goodPassword }) }
  })()
  expect(answer.body).toMatchObject({ session: { owesSecondFactor: true } })
  const proof = device.sign(await optionsFor(browser, "/Session/Passkey/Options"))
  expect((await browser.post("/Session/Confirm", { credential: proof })).body).toMatchObject({
    permissions: ["*:admin"],
    session: { owesSecondFactor: false, proof: "Passkey" },
  })
})

it("says that it was made at another address of the service, and goes with a reset", async () => {
  const { browser, email, device } = await withPasskey()
  await service.sql("update svc.person_passkeys set host = 'old.example.com' where name = 'Blue key'")
  expect((await browser.get("/Me/Passkeys")).body).toMatchObject({ data: [{ usable: false }] })
  const { secret } = await service.worker.run(service.worker.get("People").resetPerson(email))
  expect(
    (await openBrowser(service).post("/Invitations/Accept", { token: secret, password: goodPassword })).status,
  ).toBe(200)
  expectProblem((await signIn(device)).answer, 401)
})

describe("takes a link up", () => {
  it("alone: a password may be set beside it by a recent proof, and the last key stays before", async () => {
    const { secret: token } = await inviteTo(service, tenant.tenantId, newEmail())
    const [browser, device] = [openBrowser(service), softwarePasskey(home())]
    const credential = device.create(await optionsFor(browser, "/Invitations/Passkey/Options", { token }))
    const joined = await browser.post("/Invitations/Accept", { token, credential })
    expect(joined.body).toMatchObject({ person: { hasPassword: false } })
    const { data } = (await browser.get("/Me/Passkeys")).body as { data: readonly { id: string }[] }
    expectProblem(await browser.delete(`/Me/Passkeys/${data[0]!.id}`), 400, "id")
    const set = (more: object = {}) => browser.post("/Me/Password", { newPassword: goodPassword, ...more })
    expectProblem(await set({ password: "no password of before" }), 400, "password")
    await service.advance(600)
    expectBare(await set(), 401)
    const proof = device.sign(await optionsFor(browser, "/Session/Passkey/Options"))
    expect((await browser.post("/Session/Confirm", { credential: proof })).status).toBe(200)
    expect((await set()).body).toMatchObject({ person: { hasPassword: true } })
    expectProblem(await set(), 400, "password")
    expect((await browser.delete(`/Me/Passkeys/${data[0]!.id}`)).status).toBe(204)
  })

  it("of another tenant, signed by the passkey that the person has already, and by nobody else's", async () => {
    const [known, stranger] = [await withPasskey(), await withPasskey()]
    const other = await service.createTenant()
    const browser = openBrowser(service)
    const { secret: token } = await inviteTo(service, other.tenantId, known.email)
    const signed = async (device: typeof known.device) =>
      browser.post("/Invitations/Accept", {
        token,
        credential: device.sign(await optionsFor(browser, "/Session/Passkey/Options")),
      })
    expectProblem(await signed(stranger.device), 401)
    expect((await signed(known.device)).body).toMatchObject({
      person: { email: known.email },
      tenant: { id: other.tenantId },
      session: { proof: "Passkey" },
    })
  })

  it("of a reset, and the password and the passkeys of before let nobody in", async () => {
    const { browser, email, device } = await withPasskey()
    const { secret: token } = await service.worker.run(service.worker.get("People").resetPerson(email))
    const fresh = softwarePasskey(home())
    const options = await optionsFor(browser, "/Invitations/Passkey/Options", { token })
    expect(options).toMatchObject({ user: { name: email }, excludeCredentials: [] })
    const reset = await openBrowser(service).post("/Invitations/Accept", { token, credential: fresh.create(options) })
    expect(reset.body).toMatchObject({ person: { email }, session: { proof: "Passkey" } })
    expect((await browser.get("/Me")).status).toBe(401)
    expectProblem((await signIn(device)).answer, 401)
    expectProblem(await openBrowser(service).post("/Session", { email, password: goodPassword }), 401)
    expect((await signIn(fresh)).answer.status).toBe(200)
  })
})
