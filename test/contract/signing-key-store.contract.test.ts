import { makeSecretBox } from "@svc/adapters/crypto/secret-box"
import { makeSigningKeyStore, signingKeyContext } from "@svc/adapters/postgres/identity/signing-key-store"
import { makeSigningKeys } from "@svc/adapters/jwt/signing-keys"
import { makeSigningKeyCheck } from "@svc/adapters/jwt/signing-key-check"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { exportJWK, generateKeyPair } from "jose"
import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
beforeEach(() => h.sql("delete from svc.signing_keys"))
afterAll(() => h.close())

const store = (side: "worker" | "http" = "worker") => h[side].get("SigningKeyStore")
const list = () => h.http.run(store("http").list)
const ensure = () => h.worker.atomically(allTenants, store().ensure(h.clock.now()))
const rotate = () => h.worker.atomically(allTenants, store().rotate(h.clock.now()))

it("ensure makes the first key and no second one", async () => {
  expect(await list()).toEqual([])
  await ensure()
  const [key, ...others] = await list()
  expect(others).toEqual([])
  expect(key).toMatchObject({ createdAt: h.clock.now(), privateKeySealed: expect.any(String) })
  expect(key).not.toHaveProperty("retiredAt")
  await ensure()
  expect(await list()).toEqual([key])
})

it("ensure in many processes at once makes one key", async () => {
  await Promise.all([ensure(), ensure(), ensure(), ensure()])
  expect(await list()).toHaveLength(1)
})

it("rotate adds a key and retires the others; the list is newest first", async () => {
  await ensure()
  const first = (await list())[0]!
  await h.advance(60)
  const second = await rotate()
  await h.advance(60)
  const third = await rotate()
  const now = h.clock.now()
  expect((await list()).map(({ kid, createdAt, retiredAt }) => ({ kid, createdAt, retiredAt }))).toEqual([
    { kid: third, createdAt: now, retiredAt: undefined },
    { kid: second, createdAt: now - 60_000, retiredAt: now },
    { kid: first.kid, createdAt: now - 120_000, retiredAt: now - 60_000 },
  ])
  await ensure()
  expect(await list()).toHaveLength(3)
})

it("rotate in many processes at once leaves one key to sign with", async () => {
  await ensure()
  await Promise.all([rotate(), rotate(), rotate()])
  const keys = await list()
  expect(keys).toHaveLength(4)
  expect(keys.filter(({ retiredAt }) => retiredAt === undefined)).toHaveLength(1)
})

it("HTTP makes no key and retires none; without one it does not start, and says who makes it", async () => {
  const { ensure: make, rotate: replace } = store("http")
  await expect(h.http.atomically(allTenants, make(h.clock.now()))).rejects.toMatchObject({ port: "SigningKeyStore" })
  await expect(h.http.run(h.http.get("SigningKeyCheck").require)).rejects.toThrow(/svc migrate/)
  await ensure()
  await h.http.run(h.http.get("SigningKeyCheck").require)
  await expect(h.http.atomically(allTenants, replace(h.clock.now()))).rejects.toMatchObject({ port: "SigningKeyStore" })
})

it("the private half is sealed in its own row, and the public one says nothing of it", async () => {
  await ensure()
  const { kid, privateKeySealed } = (await list())[0]!
  const keys = makeSigningKeys(store("http"), h.secretBox, h.clock.now)
  const published = await h.http.run(keys.jwks)
  expect(published.keys.map((key) => Object.keys(key).sort())).toEqual([["alg", "e", "kid", "kty", "n", "use"]])
  expect(privateKeySealed).not.toContain("PRIVATE KEY")
  expect(h.secretBox.open(privateKeySealed, signingKeyContext(kid))).toContain("BEGIN PRIVATE KEY")
  expect(() => h.secretBox.open(privateKeySealed, signingKeyContext("another"))).toThrow(/altered or moved/)
})

it("a start with another encryption key says which setting is wrong", async () => {
  await ensure()
  const elsewhere = makeSecretBox([randomBytes(32)])
  const keys = makeSigningKeyStore(h.worker.get("Db"), elsewhere)
  const check = makeSigningKeyCheck({ store: keys, box: elsewhere, unitOfWork: h.worker.get("UnitOfWork") })
  await expect(h.worker.run(check.ensure)).rejects.toThrow(/^SVC_ENCRYPTION_KEY /)
})

describe("a row that somebody put into the table without the encryption key", () => {
  const keys = () => makeSigningKeys(store("http"), h.secretBox, h.clock.now)
  const put = async (kid: string, sealed: string) => {
    const { publicKey } = await generateKeyPair("RS256", { extractable: true })
    const values = [kid, JSON.stringify(await exportJWK(publicKey)), sealed, new Date(h.clock.now() + 1000)]
    await h.sql("insert into svc.signing_keys values ($1, $2, $3, $4)", values)
  }

  it.each([
    ["nothing", () => ""],
    ["its own key, sealed by itself", () => makeSecretBox([randomBytes(32)]).seal("key", signingKeyContext("forged"))],
    ["what another row has sealed", (sealed: string) => sealed],
  ])("verifies nothing, is not published and signs nothing: it holds %s", async (_, sealed) => {
    await ensure()
    const [own] = await list()
    await put("forged", sealed(own!.privateKeySealed))
    const { verifier, jwks, current } = keys()
    expect(await h.http.run(verifier("forged"))).toBeUndefined()
    expect((await h.http.run(jwks)).keys.map(({ kid }) => kid)).toEqual([own!.kid])
    expect((await h.http.run(current)).kid).toBe(own!.kid)
  })

  it("changes no key by another public half in its row", async () => {
    await ensure()
    const before = await h.http.run(keys().jwks)
    const { publicKey } = await generateKeyPair("RS256", { extractable: true })
    await h.sql("update svc.signing_keys set public_jwk = $1", [JSON.stringify(await exportJWK(publicKey))])
    expect(await h.http.run(keys().jwks)).toEqual(before)
  })
})
