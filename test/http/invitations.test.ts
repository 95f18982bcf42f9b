import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { goodPassword, inviteTo, openBrowser, signedInBrowser } from "../support/people/browser.ts"
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
    await expect(invite(email.toUpperCase())).rejects.toThrow("email: is a user's already")
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
