import { totp } from "@svc/adapters/crypto/totp"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { codeOf as codeAt } from "../support/people/authenticator-app.ts"
import { type Browser, goodPassword, inviteTo, openBrowser, signedInBrowser } from "../support/people/browser.ts"
import { expectBare, expectProblem } from "../support/service/problems.ts"
import { openService } from "../support/service/service.ts"
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

const codeOf = (secret: string, at: number = service.clock.now()): string => codeAt(secret, at)
const wrongCode = (secret: string) =>
  String((Number(codeOf(secret)) + 1) % 1_000_000)
    .padStart(6, "0")
    .replace(codeOf(secret, service.clock.now() + 30_000), "000000")

let people = 0
const newEmail = () => `fia${(people += 1)}@example.com`
/** A user with an authenticator app, and a clock in the code's next time step. */
const withApp = async (email = newEmail()) => {
  const browser = await signedInBrowser(service, tenant.tenantId, email)
  const { secret, uri } = (await browser.post("/Me/Totp")).body as { secret: string; uri: string }
  const verified = await browser.post("/Me/Totp/Verify", { code: codeOf(secret) })
  expect(verified.status, verified.text).toBe(200)
  const { recoveryCodes } = verified.body as { recoveryCodes: readonly string[] }
  await service.advance(30)
  return { browser, email, secret, uri, recoveryCodes }
}
const begin = async (email: string, password = goodPassword) => {
  const browser = openBrowser(service)
  return { browser, first: await browser.post("/Session", { email, password }) }
}
const give = (browser: Browser, code: string) => browser.post("/Session/SecondFactor", { code })

it("codes are those of RFC 6238, appendix B, cut to six digits", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
  for (const [seconds, code] of [
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ] as const) {
    const now = (seconds * 1000) as Timestamp
    expect(totp.stepOf(secret, code, now)).toBe(Math.floor(seconds / 30))
    expect(totp.stepOf(secret, code, (now + 90_000) as Timestamp)).toBeUndefined()
    expect(codeOf(secret, now)).toBe(code)
  }
})

it("an app counts once one of its codes was seen, and then signing in takes a code", async () => {
  const email = newEmail()
  const browser = await signedInBrowser(service, tenant.tenantId, email)
  const offered = (await browser.post("/Me/Totp")).body as { secret: string; uri: string }
  expect(offered.uri).toContain(`secret=${offered.secret}`)
  expect((await begin(email)).first.body).toHaveProperty("person")
  expectProblem(await browser.post("/Me/Totp/Verify", { code: wrongCode(offered.secret) }), 400, "code")
  expect((await begin(email)).first.body).toHaveProperty("person")
  const verified = await browser.post("/Me/Totp/Verify", { code: codeOf(offered.secret) })
  expect(verified.headers.get("cache-control")).toBe("no-store")
  const { recoveryCodes } = verified.body as { recoveryCodes: readonly string[] }
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await browser.get("/Me/Totp")).body).toEqual({ totp: true, recoveryCodes: 10 })

  await service.advance(30)
  const { browser: next, first } = await begin(email)
  expect(first.body).toEqual({ next: "SecondFactor", methods: ["Totp", "RecoveryCode"] })
  expect(first.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^svc-ticket=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=300$/),
  ])
  expectBare(await next.get("/Me"), 401)
  const code = codeOf(offered.secret)
  expect((await give(next, `${code.slice(0, 3)} ${code.slice(3)}`)).body).toMatchObject({ person: { email } })
  expect((await next.get("/Me")).status).toBe(200)
  expect(next.cookies.has("svc-ticket")).toBe(false)
  const stored = JSON.stringify(await service.sql("select f::text as text from svc.person_factors f"))
  for (const hidden of [offered.secret, ...recoveryCodes]) expect(stored).not.toContain(hidden)
})

describe("a code", () => {
  it("counts once, and no earlier one after it", async () => {
    const { email, secret } = await withApp()
    const before = codeOf(secret, service.clock.now() - 30_000)
    const [one, other] = [await begin(email), await begin(email)]
    const code = codeOf(secret)
    const answers = await Promise.all([give(one.browser, code), give(other.browser, code)])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401])
    const late = await begin(email)
    expectProblem(await give(late.browser, before), 401, "message")
    await service.advance(30)
    expect((await give(late.browser, codeOf(secret))).status).toBe(200)
  })

  it("of a neighbouring step counts, because clocks differ, and of one further away not", async () => {
    const { email, secret } = await withApp()
    const { browser } = await begin(email)
    expectProblem(await give(browser, codeOf(secret, service.clock.now() + 60_000)), 401)
    expect((await give(browser, codeOf(secret, service.clock.now() + 30_000))).status).toBe(200)
  })

  it("of recovery works once, however it is typed", async () => {
    const { email, recoveryCodes } = await withApp()
    const [code = ""] = recoveryCodes
    const { browser } = await begin(email)
    expect((await give(browser, code.toLowerCase().replaceAll("-", " "))).status).toBe(200)
    expect((await browser.get("/Me/Totp")).body).toEqual({ totp: true, recoveryCodes: 9 })
    expectProblem(await give((await begin(email)).browser, code), 401)
    const { data } = (await browser.get("/SecurityEvents?Type=RecoveryCodeUsed")).body as { data: readonly object[] }
    expect(data).toHaveLength(1)
  })
})

describe("the ticket", () => {
  it("is good for five minutes and for one sign-in, and nobody comes in without", async () => {
    const { email, secret } = await withApp()
    expectProblem(await give(openBrowser(service), codeOf(secret)), 401)
    const { browser } = await begin(email)
    const ticket = browser.cookies.get("svc-ticket")!
    await service.advance(299)
    expect((await give(browser, codeOf(secret))).status).toBe(200)
    await service.advance(30)
    const again = openBrowser(service)
    again.cookies.set("svc-ticket", ticket)
    expectProblem(await give(again, codeOf(secret)), 401)
    const { browser: slow } = await begin(email)
    await service.advance(300)
    expectProblem(await give(slow, codeOf(secret)), 401)
  })

  it("does not let guess: ten wrong codes of a person are all, whatever ticket they come with", async () => {
    const { email, secret } = await withApp()
    await service.advance(60)
    for (let guesses = 0; guesses < 10; guesses += 1) {
      expect((await give((await begin(email)).browser, wrongCode(secret))).status).toBe(401)
    }
    const { first } = await begin(email)
    expect(first.status).toBe(429)
    await service.advance(60)
    expect((await give((await begin(email)).browser, codeOf(secret))).status).toBe(200)
  })
})

it("a code is a proof of the last ten minutes too", async () => {
  const { browser, secret } = await withApp()
  await service.advance(600)
  expectBare(await browser.delete("/Me/Totp"), 401)
  expectProblem(await browser.post("/Session/Confirm", { code: wrongCode(secret) }), 400, "code")
  expect((await browser.post("/Session/Confirm", { code: codeOf(secret) })).status).toBe(200)
  expect((await browser.delete("/Me/Totp")).status).toBe(204)
  expect((await browser.get("/Me/Totp")).body).toEqual({ totp: false, recoveryCodes: 0 })
})

it("a reset lets in without the app that was lost", async () => {
  const { email } = await withApp()
  const { secret } = await service.worker.run(service.worker.get("People").resetPerson(email))
  const answer = await openBrowser(service).post("/Invitations/Accept", { token: secret, password: goodPassword })
  expect(answer.body).toMatchObject({ person: { email } })
})

it("somebody with an app who joins another tenant still owes the code", async () => {
  const { email, secret } = await withApp()
  const other = await service.createTenant()
  const { secret: token } = await inviteTo(service, other.tenantId, email)
  const browser = openBrowser(service)
  const joined = await browser.post("/Invitations/Accept", { token, password: goodPassword })
  expect(joined.body).toMatchObject({ next: "SecondFactor" })
  expectBare(await browser.get("/Me"), 401)
  expect((await give(browser, codeOf(secret))).body).toMatchObject({ tenant: { id: other.tenantId } })
})
