import type { UserId } from "@svc/domain/shared/ids"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Browser, signedInBrowser } from "../support/people/browser.ts"
import { expectBare, expectProblem } from "../support/service/problems.ts"
import { openService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const open = () => openService({ clock: "manual", worker: true, http: true })
let service: Awaited<ReturnType<typeof open>>
let tenant: TestTenant
let admin: Browser
beforeAll(async () => {
  service = await open()
  tenant = await service.createTenant()
})
afterAll(() => service.close())

let people = 0
const enter = (permissions: readonly string[]) =>
  signedInBrowser(service, tenant.tenantId, `cy${(people += 1)}@example.com`, permissions)
beforeEach(async () => {
  admin = await enter(["*:admin"])
})

interface Made {
  readonly clientId: string
  readonly secret: string
}
const create = async (browser: Browser, more: object = {}) => {
  const answer = await browser.post("/PersonalTokens", { name: "shop", ...more })
  expect(answer.status, answer.text).toBe(201)
  return { ...(answer.body as Made), answer }
}
const signIn = ({ clientId, secret }: Made) => service.anonymous.post("/auth/v2/token", { clientId, secret })
const tokensOf = async (made: Made) => (await signIn(made)).body as { access_token: string; refresh_token: string }
const by = async (made: Made) => {
  const { access_token: token } = await tokensOf(made)
  return (path: string) => service.anonymous.get(path, { authorization: `Bearer ${token}` })
}
const idOf = async (browser: Browser) => ((await browser.get("/Me")).body as { user: { id: UserId } }).user.id
const listed = async (browser: Browser, query = "") =>
  ((await browser.get(`/PersonalTokens${query}`)).body as { data: readonly { clientId: string; name: string }[] }).data

it("show their secret once, to their user, and work at once", async () => {
  const made = await create(admin, { permissions: ["webhooks:read"] })
  expect(made.answer.headers.get("cache-control")).toBe("no-store")
  const read = await by(made)
  expect((await read("/Webhooks")).status).toBe(200)
  expectBare(await read("/Accounts"), 403)
  const [one] = await listed(admin)
  expect(one).toMatchObject({
    clientId: made.clientId,
    name: "shop",
    permissions: ["webhooks:read"],
    lastUsed: new Date(service.clock.now()).toISOString(),
    lastUsedFrom: expect.stringMatching(/127\.0\.0\.1|::1/),
  })
  expect(JSON.stringify(one)).not.toContain(made.secret)
  expect(service.logged()).not.toContain(made.secret)
})

it("are kept under no key of idempotency: each request makes one", async () => {
  const headers = { "svc-idempotency-key": "the same" }
  const answers = [1, 2].map(() => admin.post("/PersonalTokens", { name: "shop" }, headers))
  const ids = (await Promise.all(answers)).map(({ body }) => (body as Made).clientId)
  expect(new Set(ids).size).toBe(2)
})

it("end at the time they were given, with their access tokens and refresh tokens", async () => {
  expectProblem(await admin.post("/PersonalTokens", { name: "x", expires: "2020-01-01T00:00:00Z" }), 400, "expires")
  const expires = new Date(service.clock.now() + 60_000).toISOString()
  const made = await create(admin, { expires })
  const { body } = await signIn(made)
  expect(body).toMatchObject({ expires_in: 60 })
  const { access_token: token, refresh_token: refreshToken } = body as { access_token: string; refresh_token: string }
  await service.advance(60)
  expectBare(await service.anonymous.get("/Webhooks", { authorization: `Bearer ${token}` }), 401)
  expect((await signIn(made)).status).toBe(401)
  const form = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }).toString()
  const type = { "content-type": "application/x-www-form-urlencoded" }
  expect((await service.anonymous.send("POST", "/connect/token", form, type)).status).toBe(400)
})

describe("never allow more than their user:", () => {
  it("one is not made with more", async () => {
    const reader = await enter(["webhooks:read", "accounts:write"])
    for (const permissions of [["*:admin"], ["webhooks:write"], ["*:read"], ["invoices:read"]]) {
      expectProblem(await reader.post("/PersonalTokens", { name: "x", permissions }), 400, "permissions")
    }
    const own = await create(reader)
    const read = await by(own)
    expect((await read("/Webhooks")).status).toBe(200)
    expectBare(await read("/Invoices"), 403)
  })

  it("one that was made by a token allows no more than that token", async () => {
    const limited = await tenant.apiWith(["webhooks:read"])
    expectProblem(await limited.post("/PersonalTokens", { name: "x", permissions: ["*:admin"] }), 400, "permissions")
  })

  it("at issue and at refresh they allow what the user may then, and what was given out before ends within 30 seconds", async () => {
    const editor = await enter(["*:write"])
    const made = await create(editor)
    const { access_token: before, refresh_token: refreshToken } = await tokensOf(made)
    const use = (token: string, path: string) => service.anonymous.get(path, { authorization: `Bearer ${token}` })
    expect((await use(before, "/Accounts")).status).toBe(200)
    await admin.patch(`/Users/${await idOf(editor)}`, { permissions: ["webhooks:read"] })

    const { access_token: after } = await tokensOf(made)
    expect((await use(after, "/Webhooks")).status).toBe(200)
    expectBare(await use(after, "/Accounts"), 403)
    const form = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }).toString()
    const type = { "content-type": "application/x-www-form-urlencoded" }
    expect((await service.anonymous.send("POST", "/connect/token", form, type)).status).toBe(400)
  })

  it("of a user who is deactivated none is left", async () => {
    const leaver = await enter(["*:read"])
    const made = await create(leaver)
    const { refresh_token: refreshToken } = await tokensOf(made)
    await admin.delete(`/Users/${await idOf(leaver)}`)
    expect((await signIn(made)).status).toBe(401)
    const form = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }).toString()
    const type = { "content-type": "application/x-www-form-urlencoded" }
    expect((await service.anonymous.send("POST", "/connect/token", form, type)).status).toBe(400)
    const revoked = await listed(admin, "?All=true&PageSize=100")
    expect(revoked.find(({ clientId }) => clientId === made.clientId)).toMatchObject({ revoked: expect.any(String) })
  })
})

describe("that tokens make give a thief of one nothing that lasts:", () => {
  const api = ({ access_token: token }: { readonly access_token: string }) => ({
    authorization: `Bearer ${token}`,
  })
  const makeBy = async (made: Made, more: object = {}) =>
    service.anonymous.post("/PersonalTokens", { name: "x", ...more }, api(await tokensOf(made)))

  it("an access token alone makes none: client id and secret must have been given in the last ten minutes", async () => {
    const { access_token: token, refresh_token: refreshToken } = await tokensOf(await create(admin))
    const form = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }).toString()
    const type = { "content-type": "application/x-www-form-urlencoded" }
    const refreshed = await service.anonymous.send("POST", "/connect/token", form, type)
    const ask = (given: unknown) =>
      service.anonymous.post("/PersonalTokens", { name: "x" }, api(given as { access_token: string }))
    const expectRefused = async (given: unknown) => {
      const refused = await ask(given)
      expectBare(refused, 401)
      expect(refused.headers.get("www-authenticate")).toMatch(
        / error="insufficient_user_authentication".* max_age=600,/,
      )
    }
    await expectRefused(refreshed.body)
    await service.advance(599)
    expect((await ask({ access_token: token })).status).toBe(201)
    await service.advance(1)
    await expectRefused({ access_token: token })
  })

  it("one ends with the one that made it, however far down, and no other does", async () => {
    const [maker, bystander] = [await create(admin), await create(admin)]
    const child = (await makeBy(maker)).body as Made
    const grandchild = (await makeBy(child)).body as Made
    expect(await listed(admin)).toContainEqual(
      expect.objectContaining({ clientId: grandchild.clientId, madeBy: child.clientId }),
    )
    const { refresh_token: refreshToken } = await tokensOf(grandchild)
    await admin.delete(`/PersonalTokens/${maker.clientId}`)
    for (const made of [maker, child, grandchild]) expect((await signIn(made)).status).toBe(401)
    const form = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }).toString()
    const type = { "content-type": "application/x-www-form-urlencoded" }
    expect((await service.anonymous.send("POST", "/connect/token", form, type)).status).toBe(400)
    expect((await signIn(bystander)).status).toBe(200)
  })

  it("one that is made while its maker is revoked does not stay", async () => {
    for (let round = 0; round < 5; round += 1) {
      const maker = await create(admin)
      const headers = api(await tokensOf(maker))
      const [answer] = await Promise.all([
        service.anonymous.post("/PersonalTokens", { name: "x" }, headers),
        admin.delete(`/PersonalTokens/${maker.clientId}`),
      ])
      // When the maker was revoked first, no token was made.
      const left = answer.status === 201 ? (await signIn(answer.body as Made)).status : answer.status
      expect(left).toBe(401)
    }
  })

  it("one has the end of its maker, or an earlier one", async () => {
    const at = (seconds: number) => new Date(service.clock.now() + seconds * 1000).toISOString()
    const maker = await create(admin, { expires: at(3600) })
    expect((await makeBy(maker)).body).toMatchObject({ expires: at(3600) })
    expect((await makeBy(maker, { expires: at(60) })).body).toMatchObject({ expires: at(60) })
    expectProblem(await makeBy(maker, { expires: at(3601) }), 400, "expires")
  })
})

describe("are their user's own:", () => {
  it("nobody else sees, renames or revokes one without tokens:admin", async () => {
    const [owner, other] = [await enter(["webhooks:read"]), await enter(["*:write"])]
    const { clientId } = await create(owner)
    expect((await listed(other, "?All=true")).map((each) => each.clientId)).not.toContain(clientId)
    expectProblem(await other.patch(`/PersonalTokens/${clientId}`, { name: "mine" }), 404)
    expectProblem(await other.delete(`/PersonalTokens/${clientId}`), 404)
    expect((await listed(admin, "?All=true")).map((each) => each.clientId)).toContain(clientId)
    expect((await listed(admin)).map((each) => each.clientId)).not.toContain(clientId)
    expect((await owner.patch(`/PersonalTokens/${clientId}`, { name: "till" })).body).toMatchObject({ name: "till" })
    expect((await admin.delete(`/PersonalTokens/${clientId}`)).body).toMatchObject({ revoked: expect.any(String) })
  })

  it("no other tenant's administrator reaches one", async () => {
    const { clientId } = await create(admin)
    const stranger = await signedInBrowser(
      service,
      (await service.createTenant()).tenantId,
      `dy${clientId}@example.com`,
    )
    expectProblem(await stranger.delete(`/PersonalTokens/${clientId}`), 404)
    expect(await listed(stranger, "?All=true")).toHaveLength(1)
  })

  it("pages follow one another", async () => {
    for (const name of ["a", "b", "c"]) await create(admin, { name })
    const first = (await admin.get("/PersonalTokens?PageSize=2")).body as { nextCursor: string; data: object[] }
    expect(first.data).toMatchObject([{ name: "c" }, { name: "b" }])
    expect(await listed(admin, `?Cursor=${first.nextCursor}`)).toMatchObject([{ name: "a" }])
  })
})
