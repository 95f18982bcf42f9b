import type { SecretSource } from "@svc/domain/shared/ports/secret-source"
import type { SecretHash } from "@svc/domain/shared/ports/secret-hash"
import type { HmacSha256 } from "@svc/domain/webhooks/ports/hmac-sha256"
import { LRUCache } from "lru-cache"
import { atMost } from "../at-most.ts"
import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto"

export const secretSource: SecretSource = {
  token: () => randomBytes(32).toString("base64url"),
  base64: () => randomBytes(32).toString("base64"),
  fraction: () => Math.random(),
}

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest()

export const secretHash: SecretHash = {
  of: (secret) => sha256(secret).toString("base64url"),
  matches: (secret, hash) => {
    const expected = Buffer.from(hash, "base64url")
    const given = sha256(secret)
    return expected.length === given.length && timingSafeEqual(expected, given)
  },
}

const keys = new LRUCache<string, KeyObject>(atMost(10_000))

/** Key objects are kept, because making one takes five times as long as signing with it. */
const keyOf = (base64: string): KeyObject => {
  const known = keys.get(base64)
  if (known !== undefined) return known
  const made = createSecretKey(base64, "base64")
  keys.set(base64, made)
  return made
}

export const hmacSha256: HmacSha256 = (keyBase64, message) => {
  const hmac = createHmac("sha256", keyOf(keyBase64))
  for (const part of message) hmac.update(part)
  return hmac.digest("base64")
}
