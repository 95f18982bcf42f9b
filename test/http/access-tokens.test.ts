import type { ClientId } from "@svc/domain/shared/ids"
import {
  type CryptoKey,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
} from "jose"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { leapAhead } from "../support/leap-ahead.ts"
import { listOperations, pathOf, readDocument } from "../support/service/operations.ts"
import { expectBare } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const baseUrl = "https://svc.example"
let service: TestService
let tenant: TestTenant
let token: string
let sandbox: Pick<TestService, "origin" | "close">
let sibling: Pick<TestService, "origin" | "close">
beforeAll(async () => {
  service = await openService({ worker: true, http: true, settings: { SVC_BASE_URL: baseUrl } })
  sandbox = await openService({
    http: true,
    beside: service,
    settings: { SVC_BASE_URL: baseUrl, SVC_ENVIRONMENT: "sandbox" },
  })
  sibling = await openService({ http: true, beside: service, settings: { SVC_BASE_URL: baseUrl } })
  tenant = await service.createTenant()
  token = await signIn(service.origin)
})
afterAll(async () => {
  await sandbox.close()
  await sibling.close()
  await service.close()
})

const signIn = async (origin: string, { clientId, secret }: Pick<TestTenant, "clientId" | "secret"> = tenant) => {
  const response = await fetch(`${origin}/auth/v2/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ clientId, secret }),
  })
  return ((await response.json()) as { readonly access_token: string }).access_token
}

const call = (authorization?: string) =>
  service.anonymous.get("/Webhooks", authorization === undefined ? {} : { authorization })

it("a token of a revoked personal token takes no more requests 30 seconds later", async () => {
  const owner = await service.createTenant()
  expect((await owner.api.get("/Webhooks")).status).toBe(200)
  const { runOrThrow } = service.worker.get("Runtime")
  await runOrThrow(service.worker.get("Identity").revokePersonalToken(owner.clientId as ClientId))
  leapAhead(30_000)
  const { status, headers } = await owner.api.get("/Webhooks")
  expect(status).toBe(401)
  expect(headers.get("www-authenticate")).toContain(`error="invalid_token"`)
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
const parts = () => token.split(".") as [string, string, string]
const publicJwk = async () => {
  const { body } = await service.anonymous.get("/.well-known/jwks.json")
  return (body as { readonly keys: readonly JWK[] }).keys[0]!
}
const header = () =>
  decodeProtectedHeader(token) as { readonly alg: string; readonly kid: string; readonly typ: string }

describe("an access token is taken", () => {
  it.each([
    ["Bearer", () => `Bearer ${token}`],
    ["bearer in lower case", () => `bearer ${token}`],
    ["BEARER and several spaces", () => `BEARER   ${token}`],
  ])("behind %s", async (_, authorization) => {
    expect((await call(authorization())).status).toBe(200)
  })

  it("by another process of the same environment", async () => {
    const response = await fetch(`${sibling.origin}/Webhooks`, { headers: { authorization: `Bearer ${token}` } })
    expect(response.status).toBe(200)
  })
})

it("every operation that needs a token answers 401 without one, before it looks at anything else", async () => {
  const operations = listOperations(await readDocument(service)).filter(({ secured }) => secured)
  expect(operations.length).toBeGreaterThan(10)
  for (const { name, method, ...operation } of operations) {
    const answer = await service.anonymous.send(method, pathOf(operation, "not-a-uuid"), undefined, {
      "api-version": "9",
    })
    expectBare(answer, 401, name)
    expect(answer.headers.get("www-authenticate"), name).toBe(`Bearer realm="svc", scope="svcapi"`)
  }
})

describe("no access token is", () => {
  it.each([
    ["another scheme", "Basic YTpi"],
    ["a scheme alone", "Bearer"],
    ["two tokens", "Bearer a b"],
    ["a token without a scheme", "eyJhbGciOiJub25lIn0.e30."],
    ["a character no token has", 'Bearer "abc"'],
  ])("%s: 401 with invalid_request", async (_, authorization) => {
    const answer = await call(authorization)
    expectBare(answer, 401)
    expect(answer.headers.get("www-authenticate")).toMatch(
      /^Bearer realm="svc", error="invalid_request", error_description="/,
    )
  })

  const rs256 = async (claims: JWTPayload, changed: object = {}) => {
    const { privateKey } = await generateKeyPair("RS256")
    return new SignJWT(claims).setProtectedHeader({ ...header(), ...changed }).sign(privateKey)
  }
  const hs256 = (secret: string) =>
    new SignJWT(decodeJwt(token))
      .setProtectedHeader({ ...header(), alg: "HS256" })
      .sign(new TextEncoder().encode(secret))
  const forged: readonly (readonly [string, () => string | Promise<string>])[] = [
    ["text", () => "nonsense"],
    ["three parts of nothing", () => "a.b.c"],
    ["JSON that is no header", () => `${part([])}.${parts()[1]}.${parts()[2]}`],
    ["a token of a foreign key with our key's id", () => rs256(decodeJwt(token))],
    ["a token of a foreign key with an id of its own", () => rs256(decodeJwt(token), { kid: "mine" })],
    [
      "a token that brings its key along",
      async () => {
        const { privateKey, publicKey } = await generateKeyPair("RS256")
        const jwk = await exportJWK(publicKey)
        return new SignJWT(decodeJwt(token)).setProtectedHeader({ ...header(), jwk }).sign(privateKey)
      },
    ],
    ["alg: none", () => `${part({ ...header(), alg: "none" })}.${parts()[1]}.`],
    ["alg: None with the signature", () => `${part({ ...header(), alg: "None" })}.${parts()[1]}.${parts()[2]}`],
    [
      "HS256 signed with the public key as PEM",
      async () =>
        hs256(await exportSPKI((await importJWK(await publicJwk(), "RS256", { extractable: true })) as CryptoKey)),
    ],
    ["HS256 signed with the modulus", async () => hs256((await publicJwk()).n!)],
    [
      "another tenant in the payload",
      () =>
        `${parts()[0]}.${part({ ...decodeJwt(token), tenant: "00000000-0000-7000-8000-000000000000" })}.${parts()[2]}`,
    ],
    [
      "a later end in the payload",
      () => `${parts()[0]}.${part({ ...decodeJwt(token), exp: decodeJwt(token).exp! + 1 })}.${parts()[2]}`,
    ],
    ["no signature", () => `${parts()[0]}.${parts()[1]}.`],
    ["a signature cut short", () => token.slice(0, -4)],
    ["a header that names no key", () => `${part({ alg: "RS256", typ: "at+jwt" })}.${parts()[1]}.${parts()[2]}`],
    ["a header whose key id is no text", () => `${part({ ...header(), kid: 1 })}.${parts()[1]}.${parts()[2]}`],
    ["a token of the sandbox, of the same issuer", () => signIn(sandbox.origin)],
  ]
  it.each(forged)("%s: 401 with invalid_token", async (_, make) => {
    const answer = await call(`Bearer ${await make()}`)
    expectBare(answer, 401)
    expect(answer.headers.get("www-authenticate")).toMatch(
      /^Bearer realm="svc", error="invalid_token", error_description="/,
    )
  })

  it("a production token in the sandbox", async () => {
    const { status } = await fetch(`${sandbox.origin}/Webhooks`, { headers: { authorization: `Bearer ${token}` } })
    expect(status).toBe(401)
  })
})
