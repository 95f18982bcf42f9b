import type { SecretSource } from "@svc/domain/shared/ports/secret-source"
import type { SecretHash } from "@svc/domain/identity/ports/secret-hash"
import type { HmacSha256 } from "@svc/domain/webhooks/ports/hmac-sha256"
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"

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

export const hmacSha256: HmacSha256 = (keyBase64, message) =>
  createHmac("sha256", Buffer.from(keyBase64, "base64")).update(message).digest("base64")
