import { createHmac } from "node:crypto"

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/**
 * The code that an authenticator app shows at a moment, calculated independently of the service (RFC 6238, and RFC
 * 4226, section 5.3).
 */
export const codeOf = (secret: string, at: number): string => {
  const bits = Array.from(secret, (each) => base32.indexOf(each).toString(2).padStart(5, "0")).join("")
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const digest = createHmac("sha1", key).update(counter).digest()
  const offset = digest.at(-1)! & 15
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0")
}
