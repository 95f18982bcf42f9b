import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Browser, goodPassword, openBrowser, signedInBrowser } from "../support/people/browser.ts"
import { expectBare, expectProblem } from "../support/service/problems.ts"
import { openService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const minutes = 60
const hours = 60 * minutes

const open = () =>
  openService({ clock: "manual", worker: true, http: true, settings: { SVC_AUTH_MAX_FAILURES_PER_MINUTE: "0" } })
let service: Awaited<ReturnType<typeof open>>
let tenant: TestTenant
beforeAll(async () => {
  service = await open()
  tenant = await service.createTenant(["Alpha AB", "Beta AB"])
})
afterAll(() => service.close())

let people = 0
const newEmail = () => `ada${(people += 1)}@example.com`
const enter = (email = newEmail(), permissions?: readonly string[], of = tenant) =>
  signedInBrowser(service, of.tenantId, email, permissions)
const signIn = (email: string, password = goodPassword) => {
  const browser = openBrowser(service)
  return { browser, answered: browser.post("/Session", { email, password }) }
}
const secretOf = (browser: Browser) => browser.cookies.get("svc-session")!
const isIn = async (browser: Browser) => (await browser.get("/Me")).status === 200

describe("signing in", () => {
  it("answers with whoever signed in, and a cookie that no script and no other site gets", async () => {
    const email = newEmail()
    await enter(email, ["webhooks:read"])
    const { answered } = signIn(email.toUpperCase())
    const { status, headers, body } = await answered
    expect(status).toBe(200)
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^svc-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
      "svc-ticket=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0",
    ])
    expect(headers.get("cache-control")).toBe("no-store")
    expect(body).toMatchObject({
      person: { email, firstName: "Ada", lastName: "Ek" },
      user: { name: "Ada Ek" },
      tenant: { id: tenant.tenantId },
      tenants: [{ id: tenant.tenantId }],
      legalEntities: [{ name: "Alpha AB", baseCurrency: "SEK" }, { name: "Beta AB" }],
      permissions: ["webhooks:read"],
      preferences: {},
      service: { environment: "production", testClock: true, now: new Date(service.clock.now()).toISOString() },
    })
  })

  it("says the same of an unknown address, a wrong password and a person of no tenant, and takes as long", async () => {
    const email = newEmail()
    await enter(email)
    const gone = newEmail()
    const leaver = await enter(gone)
    await service.sql("update svc.users set state = 'Deactivated' where email = $1", [gone])
    expectBare(await leaver.get("/Me"), 401)

    const refused = [signIn("nobody@example.com"), signIn(email, "wrong password of hers"), signIn(gone)]
    const problems = await Promise.all(
      refused.map(async ({ answered }) => expectProblem(await answered, 401, "message")),
    )
    const told = problems.map(({ type, title, errors }) => JSON.stringify({ type, title, errors }))
    expect(new Set(told).size).toBe(1)
    for (const { browser } of refused) expect(browser.cookies.size).toBe(0)
  })

  it("ends where the person signs out, and nowhere else", async () => {
    const email = newEmail()
    const [here, there] = [await enter(email), signIn(email)]
    expect((await there.answered).status).toBe(200)
    const before = secretOf(here)
    const out = await here.delete("/Session")
    expect([out.status, out.headers.get("clear-site-data")]).toEqual([204, '"cache"'])
    expect(here.cookies.size).toBe(0)
    expectBare(await openBrowser(service).get("/Me", { cookie: `svc-session=${before}` }), 401)
    expect(await isIn(there.browser)).toBe(true)
  })

  it("keeps nothing that would let somebody else in", async () => {
    const browser = await enter()
    const stored = await service.sql(
      "select s::text as text from svc.sessions s union select p::text from svc.persons p",
    )
    expect(JSON.stringify(stored)).not.toContain(secretOf(browser))
    expect(JSON.stringify(stored)).not.toContain(goodPassword)
    expect(service.logged()).not.toContain(secretOf(browser))
    expect(service.logged()).not.toContain(goodPassword)
  })
})

describe("the cookie counts", () => {
  it("for pages of the service alone: not for another site, another host of the domain, or no page at all", async () => {
    const browser = await enter()
    const cookie = `svc-session=${secretOf(browser)}`
    for (const site of ["cross-site", "same-site", "none"]) {
      const answer = await service.anonymous.post("/Currency", { code: "USD" }, { cookie, "sec-fetch-site": site })
      expectBare(answer, 401, site)
    }
    expectBare(await service.anonymous.get("/Me", { cookie }), 401)
    expect((await service.anonymous.get("/Me", { cookie, "sec-fetch-site": "same-origin" })).status).toBe(200)
  })

  it("where a browser says no site: for the origin of the service", async () => {
    const browser = await enter()
    const cookie = `svc-session=${secretOf(browser)}`
    const { port } = new URL(service.origin)
    const from = (origin: string) => service.anonymous.get("/Me", { cookie, origin })
    expect((await from(`http://localhost:${port}`)).status).toBe(200)
    for (const origin of ["https://evil.example", "null", `http://localhost:${Number(port) + 1}`]) {
      expectBare(await from(origin), 401, origin)
    }
  })

  it("not beside an access token, which wins", async () => {
    const browser = await enter(newEmail(), ["*:admin"])
    const cookie = `svc-session=${secretOf(browser)}`
    const reader = await tenant.apiWith(["webhooks:read"], { cookie, "sec-fetch-site": "same-origin" })
    expectBare(await reader.get("/Users"), 403)
    expectBare(await reader.get("/Me"), 403)
    const broken = { authorization: "Bearer nonsense", cookie, "sec-fetch-site": "same-origin" }
    expectBare(await service.anonymous.get("/Me", broken), 401)
  })

  it("nor does another site sign somebody in as somebody else", async () => {
    const email = newEmail()
    await enter(email)
    const elsewhere: readonly Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example" },
    ]
    for (const headers of elsewhere) {
      const answer = await service.anonymous.post("/Session", { email, password: goodPassword }, headers)
      expectProblem(answer, 400)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })
})

it("plain http is for this machine only: sign-in behind a proxy names the setting that is missing", async () => {
  const answer = await openBrowser(service).post(
    "/Session",
    { email: "a@example.com", password: "x" },
    { "x-forwarded-for": "198.51.100.7" },
  )
  expect(expectProblem(answer, 400).errors?.["message"]?.[0]).toContain("SVC_BASE_URL")
})

describe("a session", () => {
  it("may do what its user may, and no more: a change counts at once, under another secret", async () => {
    const email = newEmail()
    const browser = await enter(email, ["webhooks:read"])
    expect((await browser.get("/Webhooks", { "legal-entity": "Alpha AB" })).status).toBe(200)
    expectBare(await browser.get("/Accounts", { "legal-entity": "Alpha AB" }), 403)
    await service.sql("update svc.users set permissions = '{accounts:read}' where email = $1", [email])
    expectBare(await browser.get("/Webhooks", { "legal-entity": "Alpha AB" }), 403)
    expect((await browser.get("/Accounts", { "legal-entity": "Alpha AB" })).status).toBe(200)
  })

  it("acts as its user, for the legal entity that each call names", async () => {
    const browser = await enter()
    const me = (await browser.get("/Me")).body as { readonly user: { readonly id: string } }
    expectBare(await browser.post("/Currency", { code: "GBP" }), 403)
    const event = { eventType: "InvoicePosted", data: {} }
    const made = await browser.post("/Events", event, { "legal-entity": "Beta AB" })
    expect(made.status).toBe(201)
    const { id } = made.body as { readonly id: string }
    const shown = await browser.get(`/Events/${id}`, { "legal-entity": "Beta AB" })
    expect(shown.body).toMatchObject({ triggeredBy: me.user.id })
    expect((await browser.get(`/Events/${id}`, { "legal-entity": "Alpha AB" })).status).toBe(404)
  })

  it("ends an hour after its last use, which background calls are none of", async () => {
    const [used, left] = [await enter(), await enter()]
    await service.advance(40 * minutes)
    expect(await isIn(used)).toBe(true)
    expect((await left.get("/Me", { "svc-background": "1" })).status).toBe(200)
    await service.advance(40 * minutes)
    expect(await isIn(used)).toBe(true)
    expectBare(await left.get("/Me"), 401)
    const { idleExpires } = ((await used.get("/Me")).body as { session: { idleExpires: string } }).session
    await service.advance((Date.parse(idleExpires) - service.clock.now()) / 1000 - 1)
    expect((await used.get("/Me", { "svc-background": "1" })).status).toBe(200)
    await service.advance(1)
    expectBare(await used.get("/Me"), 401)
  })

  it("ends twelve hours after signing in, however much it is used", async () => {
    const browser = await enter()
    for (let hour = 0.5; hour < 12; hour += 0.5) {
      await service.advance(0.5 * hours)
      expect(await isIn(browser), `after ${hour} hours`).toBe(true)
    }
    await service.advance(0.5 * hours)
    expectBare(await browser.get("/Me"), 401)
  })

  it("is no other tenant's", async () => {
    const other = await service.createTenant()
    const browser = await enter(newEmail(), ["*:admin"], other)
    const listed = await browser.get("/Users")
    expect(listed.status).toBe(200)
    expect(listed.text).not.toContain(tenant.tenantId)
    expect((listed.body as { data: readonly unknown[] }).data).toHaveLength(2)
    expectBare(await browser.get("/Webhooks", { "legal-entity": tenant.legalEntities[0]!.id }), 403)
    expect((await browser.get(`/Users/${tenant.userId}`)).status).toBe(404)
  })
})

describe("PATCH /Me", () => {
  it("changes names and preferences as a merge patch, and the tenant sees the name", async () => {
    const email = newEmail()
    const browser = await enter(email)
    const views = [{ name: "Failed", url: "/console/x/deliveries?status=Failed" }]
    const dismissed = [{ kind: "Webhook", id: "w", at: "2026-11-20T12:00:00.000Z" }]
    const how = { timeZone: "Europe/Stockholm", locale: "sv-SE", singleKeys: false, setUpSteps: false, dismissed }
    const preferences = { ...how, theme: "dark", density: "compact", views }
    expect((await browser.patch("/Me", { preferences })).status).toBe(200)
    const changed = await browser.patch("/Me", {
      firstName: "Eva",
      preferences: { theme: null, density: "comfortable" },
    })
    const { theme: _, ...rest } = preferences
    expect(changed.body).toMatchObject({
      person: { firstName: "Eva", lastName: "Ek" },
      preferences: { ...rest, density: "comfortable" },
    })
    expect(changed.body).not.toHaveProperty("preferences.theme")
    const filter = encodeURIComponent(`email eq '${email}'`)
    expect((await browser.get(`/Users?Filter=${filter}`)).body).toMatchObject({
      totalCount: 1,
      data: [{ userName: "Eva Ek", firstName: "Eva", active: true, state: "Active" }],
    })
  })

  it.each([
    [{ preferences: { timeZone: "Mars/Olympus" } }, "preferences.timeZone"],
    [{ preferences: { locale: "not a tag" } }, "preferences.locale"],
    [{ preferences: { views: [{ name: "x", url: "https://evil.example" }] } }, "preferences.views"],
    [{ preferences: { views: [{ name: "x", url: "/console//evil.example" }] } }, "preferences.views"],
  ])("refuses %j at %s", async (patch, field) => {
    expectProblem(await (await enter()).patch("/Me", patch), 400, field)
  })
})
