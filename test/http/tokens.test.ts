import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ApiAnswer } from "../support/service/api-client.ts"
import { expectBare, expectNothingInside } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: TestService
let tenant: TestTenant
let credentials: { readonly clientId: string; readonly secret: string }
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  tenant = await service.createTenant()
  credentials = { clientId: tenant.clientId, secret: tenant.secret }
})
afterAll(() => service.close())

const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/
const opaque = /^[\w-]{43}$/

/** Expects the body of a refused sign-in (contract A10), without other members. */
const expectErrors = (answer: ApiAnswer, status: number): readonly string[] => {
  expect(answer.status, answer.text).toBe(status)
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/)
  expect(Object.keys(answer.body as object)).toEqual(["errors"])
  const { errors } = answer.body as { readonly errors: readonly string[] }
  expect(errors.length).toBeGreaterThan(0)
  for (const each of errors) expect(each).toEqual(expect.any(String))
  expectNothingInside(answer)
  return errors
}

/** The end of a day from now on the test clock, as an HTTP date. */
const tomorrow = async () => {
  const { now } = (await tenant.api.get("/TestClock")).body as { readonly now: string }
  return new Date(Date.parse(now) + 86_400_000).toUTCString()
}

describe("a token request", () => {
  it("of version 2 is answered with its four fields", async () => {
    const answer = await service.anonymous.post("/auth/v2/token", credentials)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(jwt),
      refresh_token: expect.stringMatching(opaque),
      expires_in: 86_400,
      expires: await tomorrow(),
    })
  })

  it("of version 1 is answered with the same in camel case", async () => {
    const answer = await service.anonymous.post("/auth/token", credentials)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      accessToken: expect.stringMatching(jwt),
      refreshToken: expect.stringMatching(opaque),
      expiresIn: 86_400,
      expires: await tomorrow(),
    })
  })

  it("is answered with something no cache may keep", async () => {
    const { headers } = await service.anonymous.post("/auth/v2/token", credentials)
    expect(headers.get("cache-control")).toBe("no-store")
    expect(headers.get("content-type")).toMatch(/^application\/json/)
  })

  it("gives other tokens every time", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => service.anonymous.post("/auth/v2/token", credentials)))
    const tokens = answers.flatMap(({ body }) => {
      const { access_token, refresh_token } = body as Readonly<Record<string, string>>
      return [access_token, refresh_token]
    })
    expect(new Set(tokens).size).toBe(6)
  })

  it("takes the client id in upper case too: it is a uuid", async () => {
    const clientId = tenant.clientId.toUpperCase()
    expect((await service.anonymous.post("/auth/v2/token", { ...credentials, clientId })).status).toBe(200)
  })
})

it("an access token is worth 24 hours exactly", async () => {
  const { body } = await service.anonymous.post("/auth/v2/token", credentials)
  const headers = { authorization: `Bearer ${(body as { readonly access_token: string }).access_token}` }
  const advance = async (advanceSeconds: number) =>
    (await service.createTenant()).api.post("/TestClock", { advanceSeconds })

  await advance(86_399)
  expect((await service.anonymous.get("/Webhooks", headers)).status).toBe(200)
  await advance(1)
  const answer = await service.anonymous.get("/Webhooks", headers)
  expectBare(answer, 401)
  expect(answer.headers.get("www-authenticate")).toBe(
    `Bearer realm="svc", error="invalid_token", error_description="the access token is expired", scope="svcapi"`,
  )
  expect((await service.anonymous.post("/auth/v2/token", credentials)).status).toBe(200)
})

describe.each(["/auth/v2/token", "/auth/token"])("%s refuses", (path) => {
  const id = randomUUID()
  it.each([
    ["malformed JSON", `{"clientId":"${id}",`, "body"],
    ["an empty body", "", "body"],
    ["null", "null", "body"],
    ["an array", "[]", "body"],
    ["a missing secret", `{"clientId":"${id}"}`, "secret"],
    ["a missing client id", `{"secret":"s"}`, "clientId"],
    ["a number for the client id", `{"clientId":1,"secret":"s"}`, "clientId"],
    ["null for the secret", `{"clientId":"${id}","secret":null}`, "secret"],
    ["an empty secret", `{"clientId":"${id}","secret":""}`, "secret"],
    ["a property it does not know", `{"clientId":"${id}","secret":"s","grant_type":"password"}`, "grant_type"],
    ["U+0000", `{"clientId":"\\u0000","secret":"s"}`, "clientId"],
    ["half of a surrogate pair", `{"clientId":"\\ud800","secret":"s"}`, "clientId"],
    ["a secret of ten thousand characters", `{"clientId":"${id}","secret":"${"s".repeat(10_000)}"}`, "secret"],
  ])("%s with 400 and a text that names the field", async (_, body, field) => {
    const answer = await service.anonymous.send("POST", path, body, { "content-type": "application/json" })
    expect(expectErrors(answer, 400).join("\n")).toMatch(new RegExp(`^${field} `))
  })

  it("an unknown client id, a wrong secret and a revoked token with one and the same answer", async () => {
    const { createPersonalToken, revokePersonalToken } = service.worker.get("Identity")
    const { runOrThrow } = service.worker.get("Runtime")
    const { token, secret } = await runOrThrow(createPersonalToken({ tenantId: tenant.tenantId, name: "revoked" }))
    await runOrThrow(revokePersonalToken(token.clientId))

    const answers = await Promise.all(
      [
        { clientId: randomUUID(), secret: credentials.secret },
        { clientId: "nobody", secret: credentials.secret },
        { clientId: credentials.clientId, secret: "wrong" },
        { clientId: credentials.clientId, secret: ` ${credentials.secret}` },
        { clientId: token.clientId, secret },
      ].map((body) => service.anonymous.post(path, body)),
    )
    for (const answer of answers) expectErrors(answer, 401)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers.get("www-authenticate"))).size).toBe(1)
  })

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1"])(
    "a body of type %s with 415",
    async (type) => {
      const answer = await service.anonymous.send("POST", path, JSON.stringify(credentials), { "content-type": type })
      expect(expectErrors(answer, 415)[0]).toMatch(/^Content-Type /)
    },
  )

  it.each([
    ["2 MiB", 2 * 1024 * 1024],
    ["a byte more than 16 KiB", 16 * 1024 + 1],
  ])("a body of %s with 413: nobody without a token has the service read more", async (_, size) => {
    const empty = JSON.stringify({ ...credentials, secret: "" })
    const answer = await service.anonymous.post(path, { ...credentials, secret: "s".repeat(size - empty.length) })
    expect(expectErrors(answer, 413)[0]).toMatch(/^body /)
  })

  it("GET, and says what it takes", async () => {
    const answer = await service.anonymous.get(path)
    expect(answer.status).toBe(405)
    expect(answer.headers.get("allow")).toContain("POST")
  })
})
