import { makeSecretBox } from "@svc/adapters/crypto/secret-box"
import { makeSigningKeyStore, signingKeyContext } from "@svc/adapters/postgres/identity/signing-key-store"
import { makeSigningKeyCheck } from "@svc/adapters/jwt/signing-key-check"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
beforeEach(() => h.sql("delete from svc.signing_keys"))
afterAll(() => h.close())

const store = (side: "worker" | "http" = "worker") => h[side].get("SigningKeyStore")
const list = () => h.http.run(store("http").list)
const ensure = (side: "worker" | "http" = "worker") => h[side].atomically(allTenants, store(side).ensure(h.clock.now()))
const rotate = () => h.worker.atomically(allTenants, store().rotate(h.clock.now()))

it("ensure makes the first key and no second one", async () => {
  expect(await list()).toEqual([])
  await ensure()
  const [key, ...others] = await list()
  expect(others).toEqual([])
  expect(key).toMatchObject({ createdAt: h.clock.now(), publicJwk: { kty: "RSA", e: "AQAB" } })
  expect(key).not.toHaveProperty("retiredAt")
  await ensure()
  expect(await list()).toEqual([key])
})

it("ensure in many processes at once makes one key, also by HTTP", async () => {
  await Promise.all([ensure(), ensure("http"), ensure(), ensure("http")])
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

it("the private half is sealed in its own row, and the public one says nothing of it", async () => {
  await ensure()
  const { kid, publicJwk, privateKeySealed } = (await list())[0]!
  expect(Object.keys(publicJwk).sort()).toEqual(["e", "kty", "n"])
  expect(privateKeySealed).not.toContain("PRIVATE KEY")
  expect(h.secretBox.open(privateKeySealed, signingKeyContext(kid))).toContain("BEGIN PRIVATE KEY")
  expect(() => h.secretBox.open(privateKeySealed, signingKeyContext("another"))).toThrow(/altered or belongs elsewhere/)
})

it("a start with another encryption key says which setting is wrong", async () => {
  await ensure()
  const elsewhere = makeSecretBox([randomBytes(32)])
  const keys = makeSigningKeyStore(h.worker.get("Db"), elsewhere)
  const check = makeSigningKeyCheck({ store: keys, box: elsewhere, unitOfWork: h.worker.get("UnitOfWork") })
  await expect(h.worker.run(check.ensure)).rejects.toThrow(/^SVC_ENCRYPTION_KEY /)
})
