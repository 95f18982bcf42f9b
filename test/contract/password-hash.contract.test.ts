import { makePasswordHash } from "@svc/adapters/crypto/password-hash"
import { Effect } from "effect"
import { argon2Sync, randomBytes } from "node:crypto"
import { expect, it } from "vitest"

const hash = makePasswordHash()
const run = Effect.runPromise

it("knows its own hashes, in PHC form with another salt each", async () => {
  const [one, other] = await run(Effect.all([hash.of("a password"), hash.of("a password")]))
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(other).not.toBe(one)
  expect(await run(hash.verify("a password", one))).toEqual({ isRight: true, isOutdated: false })
  expect(await run(hash.verify("another", one))).toEqual({ isRight: false, isOutdated: false })
})

it("reads hashes of other costs, and says which were made with less than today's", async () => {
  const made = (memory: number, passes: number) => {
    const nonce = randomBytes(16)
    const tag = argon2Sync("argon2id", { message: "a password", nonce, memory, passes, parallelism: 1, tagLength: 32 })
    const text = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "")
    return `$argon2id$v=19$m=${memory},t=${passes},p=1$${text(nonce)}$${text(tag)}`
  }
  expect(await run(hash.verify("a password", made(8192, 2)))).toEqual({ isRight: true, isOutdated: true })
  expect(await run(hash.verify("a password", made(19_456, 1)))).toEqual({ isRight: true, isOutdated: true })
  expect(await run(hash.verify("a password", made(19_456, 3)))).toEqual({ isRight: true, isOutdated: false })
  expect(await run(hash.verify("another", made(8192, 2)))).toEqual({ isRight: false, isOutdated: false })
})

it("works as much where there is no hash as where there is one", async () => {
  const known = await run(hash.of("a password"))
  const spent = async (stored: string | undefined) => {
    const before = process.cpuUsage()
    for (let times = 0; times < 5; times += 1) await run(hash.verify("wrong", stored))
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  await spent(known)
  const [some, none] = [await spent(known), await spent(undefined)]
  // Without a hash, skipping the work would take a hundredth of the time; the work itself varies little.
  expect(none).toBeGreaterThan(some / 3)
})

it("is never right about nobody", async () => {
  for (const stored of [undefined, "", "no hash", "$argon2id$v=19$m=1,t=1,p=1$$"]) {
    expect(await run(hash.verify("", stored))).toEqual({ isRight: false, isOutdated: false })
  }
})
