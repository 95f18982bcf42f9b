import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { codeOf } from "../support/people/authenticator-app.ts"
import { type Browser, goodPassword, openBrowser, signedInBrowser } from "../support/people/browser.ts"
import { setUpApp } from "../support/people/factors.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService } from "../support/service/service.ts"

const open = () =>
  openService({ clock: "manual", worker: true, http: true, settings: { SVC_AUTH_MAX_FAILURES_PER_MINUTE: "0" } })
let service: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  service = await open()
})
afterAll(() => service.close())

let people = 0
let email: string
let secret: string
let owner: Browser
let thief: Browser
/** A person with an authenticator app, and a thief who knows the person's password. */
beforeEach(async () => {
  email = `guy${(people += 1)}@example.com`
  owner = await signedInBrowser(service, (await service.createTenant()).tenantId, email)
  ;({ secret } = await setUpApp(service, owner))
  await service.advance(30)
  thief = openBrowser(service)
  await knock(thief)
})
const knock = (browser: Browser) => browser.post("/Session", { email, password: goodPassword })
const right = () => codeOf(secret, service.clock.now())
/** A code that is wrong for every time step that is accepted now. */
const wrong = () => {
  const near = [-30, 0, 30].map((seconds) => codeOf(secret, service.clock.now() + seconds * 1000))
  return ["000000", "111111", "222222", "333333"].find((each) => !near.includes(each))!
}
const give = (code: string, browser = thief) => browser.post("/Session/SecondFactor", { code })
const failedBefore = (failures: number) =>
  service.sql("update svc.persons set code_failures = $1 where email = $2", [failures, email])

it("whoever knows the password cannot go on guessing codes: each failure doubles a pause, whatever browser asks", async () => {
  await failedBefore(9)
  for (const pause of [1, 2, 4, 8]) {
    expectProblem(await give(wrong()), 401, "message")
    const refused = await give(wrong())
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(pause)])
    const other = openBrowser(service)
    await knock(other)
    expect((await give(wrong(), other)).status).toBe(429)
    expect((await owner.post("/Session/Confirm", { code: wrong() })).status).toBe(429)
    await service.advance(pause)
  }
})

it("a pause refuses the right code too, because guessing could go on otherwise, and is never longer than a quarter of an hour", async () => {
  await failedBefore(60)
  expect((await give(wrong())).status).toBe(401)
  expect((await give(right())).headers.get("retry-after")).toBe("900")
  await service.advance(900)
  await knock(thief)
  expect((await give(right())).status).toBe(200)
})

it("the right code forgets what failed before", async () => {
  await failedBefore(9)
  expect((await give(right())).status).toBe(200)
  await service.advance(30)
  for (let mistyped = 0; mistyped < 9; mistyped += 1) {
    await knock(thief)
    expect((await give(wrong())).status).toBe(401)
  }
  expect((await give(right())).status).toBe(200)
})

it("of many codes at once none slips past the pause", async () => {
  await failedBefore(8)
  const answers = await Promise.all(Array.from({ length: 12 }, () => owner.post("/Session/Confirm", { code: wrong() })))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(2)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})

it("after a hundred failures in a row the person is told that somebody guesses", async () => {
  const told = async () =>
    ((await owner.get("/Notifications")).body as { data: readonly { kind: string }[] }).data.filter(
      ({ kind }) => kind === "SecondFactorGuessed",
    )
  await failedBefore(98)
  expect((await give(wrong())).status).toBe(401)
  expect(await told()).toEqual([])
  await service.advance(900)
  await knock(thief)
  expect((await give(wrong())).status).toBe(401)
  expect(await told()).toMatchObject([{ subject: "Somebody guesses your second factor", link: { kind: "Security" } }])
})
