import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { askForToken, basic, granted } from "../support/service/token-endpoint.ts"

let service: LentService
let tenant: TestTenant
beforeAll(async () => {
  service = await lendService()
  tenant = await service.createTenant()
})

const ask = (fields: Readonly<Record<string, string>> | string, headers = {}) =>
  askForToken(service.anonymous, fields, headers)
const password = () => ({ grant_type: "password", username: tenant.clientId, password: tenant.secret })
const inBody = () => ({
  grant_type: "client_credentials",
  client_id: tenant.clientId,
  client_secret: tenant.secret,
})

const canCall = async (accessToken: string) => {
  const headers = { authorization: `Bearer ${accessToken}` }
  return (await service.anonymous.get("/Webhooks", headers)).status === 200
}

describe("/connect/token grants a token", () => {
  it("for user name and password, with the members of RFC 6749 and nothing a cache may keep", async () => {
    const answer = await ask({ ...password(), scope: "svcapi" })
    const tokens = granted(answer)
    expect(tokens).toEqual({
      access_token: expect.any(String),
      token_type: "Bearer",
      expires_in: 86_400,
      refresh_token: expect.any(String),
      scope: "svcapi",
    })
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/)
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(answer.headers.get("pragma")).toBe("no-cache")
    expect(await canCall(tokens.access_token)).toBe(true)
  })

  it.each([
    ["without a client id", {}, {}],
    ["with any client id", { client_id: "some-client" }, {}],
    ["with a client of its own by Basic", {}, basic("some-client", "its secret")],
    ["with a parameter nobody knows", { audience: "everybody" }, {}],
    ["with an empty scope", { scope: "" }, {}],
  ])("for user name and password %s", async (_, fields, headers) => {
    expect(await canCall(granted(await ask({ ...password(), ...fields }, headers)).access_token)).toBe(true)
  })

  it("for client credentials in the body", async () => {
    expect(await canCall(granted(await ask(inBody())).access_token)).toBe(true)
  })

  it("for client credentials by Basic", async () => {
    const { access_token } = granted(
      await ask({ grant_type: "client_credentials" }, basic(tenant.clientId, tenant.secret)),
    )
    expect(await canCall(access_token)).toBe(true)
  })

  it("whatever the query says, which is not part of the request", async () => {
    const answer = await service.anonymous.send(
      "POST",
      "/connect/token?grant_type=refresh_token&x=1",
      new URLSearchParams(password()).toString(),
      { "content-type": "application/x-www-form-urlencoded" },
    )
    expect(answer.status).toBe(200)
  })
})

describe("/connect/token refuses as RFC 6749, section 5.2,", () => {
  const wrong = { grant_type: "password", username: randomUUID(), password: "wrong" }
  const client = { grant_type: "client_credentials" }
  const refused: readonly (readonly [string, Readonly<Record<string, string>> | string, object, number, string])[] = [
    ["an empty body", "", {}, 400, "invalid_request"],
    ["no grant type", { username: "a", password: "b" }, {}, 400, "invalid_request"],
    ["an empty grant type", { ...wrong, grant_type: "" }, {}, 400, "invalid_request"],
    ["a grant type it does not know", { grant_type: "authorization_code" }, {}, 400, "unsupported_grant_type"],
    ["no password", { grant_type: "password", username: "a" }, {}, 400, "invalid_request"],
    ["an empty password", { ...wrong, password: "" }, {}, 400, "invalid_request"],
    ["no user name", { grant_type: "password", password: "a" }, {}, 400, "invalid_request"],
    ["a parameter given twice", "grant_type=password&username=a&password=b&username=c", {}, 400, "invalid_request"],
    [
      "an unknown parameter given twice",
      "grant_type=password&username=a&password=b&x=1&x=1",
      {},
      400,
      "invalid_request",
    ],
    ["U+0000", { ...wrong, username: "\0" }, {}, 400, "invalid_request"],
    ["a wrong password", wrong, {}, 400, "invalid_grant"],
    ["a user name that is no uuid", { ...wrong, username: "nobody" }, {}, 400, "invalid_grant"],
    ["another scope", { ...wrong, scope: "svcapi admin" }, {}, 400, "invalid_scope"],
    ["no client", client, {}, 400, "invalid_request"],
    ["no client secret", { ...client, client_id: randomUUID() }, {}, 400, "invalid_request"],
    ["a wrong client", { ...client, client_id: randomUUID(), client_secret: "x" }, {}, 401, "invalid_client"],
    ["a wrong client by Basic", client, basic(randomUUID(), "x"), 401, "invalid_client"],
    ["Basic without a colon", client, { authorization: "Basic YWJj" }, 401, "invalid_client"],
    ["Basic with a broken escape", client, { authorization: `Basic ${btoa("%zz:%zz")}` }, 401, "invalid_client"],
    ["another scheme", client, { authorization: "Bearer abc" }, 401, "invalid_client"],
    ["no refresh token", { grant_type: "refresh_token" }, {}, 400, "invalid_request"],
    ["an unknown refresh token", { grant_type: "refresh_token", refresh_token: "x" }, {}, 400, "invalid_grant"],
    ["a body in JSON", JSON.stringify(wrong), { "content-type": "application/json" }, 415, "invalid_request"],
    ["a byte more than 16 KiB", { x: "x".repeat(16 * 1024 - 1) }, {}, 413, "invalid_request"],
    ["2 MiB", { ...wrong, password: "x".repeat(2 * 1024 * 1024) }, {}, 413, "invalid_request"],
  ]
  it.each(refused)("%s", async (_, fields, headers, status, error) => {
    const answer = await ask(fields, headers)
    expect(answer.status, answer.text).toBe(status)
    expect(answer.body).toEqual({ error, error_description: expect.stringMatching(/^[ -!#-[\]-~]+$/) })
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/)
    expect(answer.headers.get("cache-control")).toBe("no-store")
    const usedBasic = status === 401 && "authorization" in headers
    expect(answer.headers.get("www-authenticate")).toBe(usedBasic ? `Basic realm="svc"` : null)
  })

  it("an unknown user and a wrong password with one and the same answer", async () => {
    const answers = await Promise.all([ask(wrong), ask({ ...password(), password: "wrong" })])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })
})
