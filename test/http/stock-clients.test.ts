import { createRemoteJWKSet, decodeProtectedHeader, type JWTPayload, jwtVerify } from "jose"
import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import * as oauth from "openid-client"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: TestService
let tenant: TestTenant
let issuer: string
beforeAll(async () => {
  const port = String(await freePort())
  issuer = `http://127.0.0.1:${port}`
  service = await openService({ worker: true, http: true, settings: { PORT: port, SVC_BASE_URL: issuer } })
  tenant = await service.createTenant()
})
afterAll(() => service.close())

const discover = (
  algorithm: "oidc" | "oauth2",
  authentication: (secret: string) => oauth.ClientAuth = oauth.ClientSecretPost,
) =>
  oauth.discovery(new URL(issuer), tenant.clientId, undefined, authentication(tenant.secret), {
    algorithm,
    // eslint-disable-next-line typescript/no-deprecated -- the service of a test has no certificate
    execute: [oauth.allowInsecureRequests],
  })

const keys = () => createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`))
const verify = (accessToken: string) => jwtVerify(accessToken, keys(), { issuer, audience: "svcapi", typ: "at+jwt" })
const works = async (accessToken: string) =>
  (await service.anonymous.get("/Webhooks", { authorization: `Bearer ${accessToken}` })).status === 200

const tokenOf = async (path = "/auth/v2/token", given: Pick<TestTenant, "clientId" | "secret"> = tenant) => {
  const { body } = await service.anonymous.post(path, { clientId: given.clientId, secret: given.secret })
  const { access_token, accessToken } = body as Readonly<Record<string, string>>
  return access_token ?? accessToken ?? ""
}

describe("a stock OAuth 2.0 client that knows the issuer only", () => {
  it.each(["oidc", "oauth2"] as const)("finds the addresses by %s discovery", async (algorithm) => {
    const metadata = (await discover(algorithm)).serverMetadata()
    expect(metadata.issuer).toBe(issuer)
    expect(metadata.token_endpoint).toBe(`${issuer}/connect/token`)
    expect(metadata.jwks_uri).toBe(`${issuer}/.well-known/jwks.json`)
    expect(metadata.grant_types_supported).toEqual(["password", "client_credentials", "refresh_token"])
    expect(metadata.scopes_supported).toEqual(["svcapi"])
  })

  it.each([
    ["in the body", oauth.ClientSecretPost],
    ["by Basic", oauth.ClientSecretBasic],
  ])("gets a token for its client credentials %s", async (_, authentication) => {
    const tokens = await oauth.clientCredentialsGrant(await discover("oauth2", authentication), { scope: "svcapi" })
    expect(tokens.expires_in).toBe(86_400)
    expect(await works(tokens.access_token)).toBe(true)
  })

  it("gets a token for user name and password, and another by refreshing it", async () => {
    const client = await discover("oidc", () => oauth.None())
    const { clientId: username, secret: password } = tenant
    const tokens = await oauth.genericGrantRequest(client, "password", { username, password, scope: "svcapi" })
    expect(await works(tokens.access_token)).toBe(true)

    const refreshed = await oauth.refreshTokenGrant(client, tokens.refresh_token ?? "")
    expect(refreshed.access_token).not.toBe(tokens.access_token)
    expect(await works(refreshed.access_token)).toBe(true)
  })

  it("understands a refusal", async () => {
    const client = await discover("oauth2", () => oauth.None())
    const wrong = { username: tenant.clientId, password: "wrong" }
    await expect(oauth.genericGrantRequest(client, "password", wrong)).rejects.toMatchObject({
      error: "invalid_grant",
      status: 400,
    })
    const byBasic = await discover("oauth2", () => oauth.ClientSecretBasic("wrong"))
    await expect(oauth.clientCredentialsGrant(byBasic)).rejects.toMatchObject({
      status: 401,
      cause: [{ scheme: "basic", parameters: { realm: "svc" } }],
    })
  })
})

describe("a stock JWT library with the published keys", () => {
  it.each(["/auth/v2/token", "/auth/token"])("verifies a token of %s", async (path) => {
    const { payload } = await verify(await tokenOf(path))
    expect(payload.sub).toBe(tenant.userId)
  })

  it("reads who may do what, for how long", async () => {
    const asked = Math.floor(Date.now() / 1000)
    const { payload } = await verify(await tokenOf())
    expect(payload).toEqual({
      iss: issuer,
      aud: "svcapi",
      auth_time: payload.iat,
      sub: tenant.userId,
      tenant: tenant.tenantId,
      client_id: tenant.clientId,
      scope: "svcapi",
      permissions: ["*:admin"],
      environment: "production",
      jti: expect.any(String),
      sid: expect.any(String),
      iat: expect.any(Number),
      exp: expect.any(Number),
    })
    expect(payload.exp! - payload.iat!).toBe(86_400)
    expect(payload.iat).toBeGreaterThanOrEqual(asked)
    expect(payload.iat).toBeLessThanOrEqual(Date.now() / 1000)
  })

  it("finds another id in every token", async () => {
    const ids: JWTPayload["jti"][] = []
    for (let i = 0; i < 3; i += 1) ids.push((await verify(await tokenOf())).payload.jti)
    expect(new Set(ids).size).toBe(3)
  })

  it("refuses a token that was tampered with", async () => {
    const [header, payload, signature] = (await tokenOf()).split(".")
    await expect(verify(`${header}.${payload}.${signature!.split("").reverse().join("")}`)).rejects.toThrow(
      "signature verification failed",
    )
  })
})

it("the published keys are public halves, each with the id tokens name", async () => {
  const answer = await service.anonymous.get("/.well-known/jwks.json")
  expect(answer.headers.get("cache-control")).toBe("public, max-age=300")
  const { keys: published } = answer.body as { readonly keys: readonly Readonly<Record<string, string>>[] }
  expect(published).not.toHaveLength(0)
  for (const key of published) {
    expect(Object.keys(key).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"])
    expect(key).toMatchObject({ kty: "RSA", use: "sig", alg: "RS256" })
  }
  expect(published.map(({ kid }) => kid)).toContain(decodeProtectedHeader(await tokenOf()).kid)
})
