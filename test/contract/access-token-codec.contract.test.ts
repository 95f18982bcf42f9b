import { makeAccessTokenCodec } from "@svc/adapters/jwt/access-token-codec"
import { makeSigningKeys } from "@svc/adapters/jwt/signing-keys"
import { type AccessClaims, accessTokenSeconds } from "@svc/domain/identity/access-token"
import type { ClientId, TenantId, UserId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import {
  createLocalJWKSet,
  type CryptoKey,
  decodeJwt,
  decodeProtectedHeader,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from "jose"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { leapAhead } from "../support/leap-ahead.ts"
import { openService, type StillService } from "../support/service/service.ts"

const issuer = "https://svc.example"
const second = 1000
let h: StillService
beforeAll(async () => {
  h = await openService({ clock: "manual", settings: { SVC_BASE_URL: issuer, SVC_ENVIRONMENT: "sandbox" } })
  await h.worker.atomically(allTenants, h.worker.get("SigningKeyStore").ensure(h.clock.now()))
})
afterAll(() => h.close())

const claims = (): AccessClaims => {
  const issuedAt = (Math.floor(h.clock.now() / second) * second) as Timestamp
  return {
    tenantId: randomUUID() as TenantId,
    userId: randomUUID() as UserId,
    credential: { kind: "token", id: randomUUID() as ClientId },
    permissions: [
      { area: "webhooks", level: "write" },
      { area: "*", level: "read" },
    ],
    tokenId: randomUUID(),
    familyId: randomUUID(),
    issuedAt,
    expiresAt: (issuedAt + accessTokenSeconds * second) as Timestamp,
  }
}
/** The signing keys in the state of a process that has just started. */
const newKeys = () => makeSigningKeys(h.http.get("SigningKeyStore"), h.secretBox, h.clock.now)
const codec = (by = issuer, environment = "sandbox", keys = newKeys()) => makeAccessTokenCodec(keys, by, environment)
const sign = (given = claims(), by = codec()) => h.http.run(by.sign(given))
const verify = (token: string, now: number = h.clock.now(), by = codec()) =>
  h.http.run(by.verify(token, now as Timestamp))
const reason = async (token: string, now: number = h.clock.now(), by = codec()) => {
  const refused = await h.http.run(Effect.flip(by.verify(token, now as Timestamp)))
  return refused._tag === "AccessTokenRefused" ? refused.reason : refused
}
const rotate = () => h.worker.atomically(allTenants, h.worker.get("SigningKeyStore").rotate(h.clock.now()))

describe("a token", () => {
  it("gives back its claims until it expires", async () => {
    const given = claims()
    const token = await sign(given, h.http.get("AccessTokenCodec"))
    expect(await verify(token)).toEqual(given)
    expect(await verify(token, given.expiresAt - second)).toEqual(given)
    expect(await reason(token, given.expiresAt)).toBe("expired")
    expect(await reason(token, given.expiresAt + 365 * 86_400 * second)).toBe("expired")
  })

  it("is an RFC 9068 token that a stock library verifies with the published keys", async () => {
    const given = claims()
    const token = await sign(given)
    const jwks = createLocalJWKSet(await h.http.run(newKeys().jwks))
    const options = {
      issuer,
      audience: "svcapi",
      typ: "at+jwt",
      algorithms: ["RS256"],
      currentDate: new Date(h.clock.now()),
    }
    expect((await jwtVerify(token, jwks, options)).payload).toEqual({
      iss: issuer,
      aud: "svcapi",
      sub: given.userId,
      jti: given.tokenId,
      iat: given.issuedAt / second,
      exp: given.issuedAt / second + 86_400,
      tenant: given.tenantId,
      client_id: given.credential.id,
      scope: "svcapi",
      permissions: ["webhooks:write", "*:read"],
      environment: "sandbox",
      sid: given.familyId,
    })
  })
})

describe("refused is a token", () => {
  it.each([
    ["of another issuer", () => codec("https://other.example")],
    ["of an address that only begins alike", () => codec(`${issuer}/`)],
    ["of another environment at the same address", () => codec(issuer, "production")],
  ])("%s", async (_, by) => {
    expect(await reason(await sign(claims(), by()))).toBe("invalid")
  })

  it("that was tampered with anywhere", async () => {
    const parts = (await sign()).split(".") as [string, string, string]
    const altered = (part: string, change: (value: Record<string, unknown>) => object) =>
      Buffer.from(
        JSON.stringify(change(JSON.parse(Buffer.from(part, "base64url").toString()) as Record<string, unknown>)),
      ).toString("base64url")
    const payload = altered(parts[1], (value) => ({ ...value, permissions: ["*:admin"] }))
    const header = altered(parts[0], (value) => ({ ...value, typ: "JWT" }))
    const signature = `${parts[2].startsWith("A") ? "B" : "A"}${parts[2].slice(1)}`
    for (const tampered of [
      [parts[0], payload, parts[2]],
      [header, parts[1], parts[2]],
      [parts[0], parts[1], signature],
      [parts[0], parts[1], ""],
    ]) {
      expect(await reason(tampered.join("."))).toBe("invalid")
    }
  })

  it("that is not signed", async () => {
    const token = await sign()
    const { kid } = decodeProtectedHeader(token)
    const unsecured = new UnsecuredJWT(decodeJwt(token)).encode()
    const named = `${Buffer.from(JSON.stringify({ alg: "none", kid, typ: "at+jwt" })).toString("base64url")}.${token.split(".")[1]}.`
    expect([await reason(unsecured), await reason(named)]).toEqual(["invalid", "invalid"])
  })

  it("that is signed with the public key as if it were a shared secret", async () => {
    const token = await sign()
    const { kid } = decodeProtectedHeader(token) as { kid: string }
    const { keys } = await h.http.run(newKeys().jwks)
    const forged = new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: "HS256", kid, typ: "at+jwt" })
    expect(await reason(await forged.sign(Buffer.from(JSON.stringify(keys[0]))))).toBe("invalid")
  })

  it.each(["", "a", "a.b", "a.b.c", "....", "e30.e30.", "\u0000"])("that is none: %j", async (text) => {
    expect(["malformed", "invalid"]).toContain(await reason(text))
  })

  it("with an unknown key id or none", async () => {
    const { key } = await h.http.run(newKeys().current)
    const signWith = (header: object, by: CryptoKey) =>
      new SignJWT({ environment: "sandbox" }).setProtectedHeader({ alg: "RS256", typ: "at+jwt", ...header }).sign(by)
    expect(await reason(await signWith({ kid: "unknown" }, key))).toBe("invalid")
    expect(await reason(await signWith({}, key))).toBe("invalid")
  })

  it.each(["sub", "jti", "iat", "exp", "tenant", "client_id", "permissions", "environment", "aud", "iss"])(
    "of ours without %s",
    async (name) => {
      const { kid, key } = await h.http.run(newKeys().current)
      const { [name]: _, ...payload } = decodeJwt(await sign()) as Record<string, unknown>
      const token = await new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid, typ: "at+jwt" }).sign(key)
      expect(await reason(token)).toBe("invalid")
    },
  )

  it.each([
    ["typ JWT", { typ: "JWT" }, {}],
    ["an unknown permission", { typ: "at+jwt" }, { permissions: ["moon:admin"] }],
  ])("of ours with %s", async (_, header, change) => {
    const { kid, key } = await h.http.run(newKeys().current)
    const payload = { ...decodeJwt(await sign()), ...change }
    expect(
      await reason(await new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid, ...header }).sign(key)),
    ).toBe("invalid")
  })
})

describe("after a rotation", () => {
  const kidOf = (token: string) => decodeProtectedHeader(token).kid

  it("new tokens carry the new key, and old ones verify until they expire", async () => {
    const given = claims()
    const old = await sign(given)
    await h.advance(1)
    const kid = await rotate()
    expect(kidOf(await sign())).toBe(kid)
    expect(kidOf(old)).not.toBe(kid)
    await h.clock.moveTo(given.expiresAt - second)
    expect(await verify(old)).toEqual(given)
    await h.clock.moveTo(given.expiresAt)
    expect(await reason(old)).toBe("expired")
  })

  it("a token of a process that has not heard of it verifies until it expires", async () => {
    const behind = codec(issuer, "sandbox", newKeys())
    await sign(claims(), behind)
    await rotate()
    await h.advance(20)
    const given = claims()
    const late = await sign(given, behind)
    await h.clock.moveTo(given.expiresAt - second)
    expect(await verify(late)).toEqual(given)
  })

  it("a process that has not heard of it finds the key of a new token", async () => {
    const keys = newKeys()
    await sign(claims(), codec(issuer, "sandbox", keys))
    await rotate()
    const token = await sign()
    // A process looks up unknown keys at most once a second.
    leapAhead(1_001)
    expect(await verify(token, h.clock.now(), codec(issuer, "sandbox", keys))).toMatchObject({
      tenantId: expect.any(String),
    })
  })

  it("the published keys are the current one and those whose tokens may be valid, public halves only", async () => {
    await h.advance(10 * accessTokenSeconds)
    const before = (await h.http.run(newKeys().current)).kid
    const now = await rotate()
    const { keys } = await h.http.run(newKeys().jwks)
    expect(keys.map(({ kid }) => kid)).toEqual([now, before])
    for (const key of keys) expect(Object.keys(key).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"])
    await h.advance(2 * accessTokenSeconds)
    expect((await h.http.run(newKeys().jwks)).keys.map(({ kid }) => kid)).toEqual([now])
  })
})

it("without a key nothing is signed, and that is a bug rather than a refusal", async () => {
  await h.sql("delete from svc.signing_keys")
  const exit = await h.http.exit(codec().sign(claims()))
  expect(String(exit)).toMatch(/there is no signing key/)
})
