import type { Totp } from "@svc/domain/people/ports/totp"
import { Secret, TOTP } from "otpauth"

const issuer = "svc"
const period = 30

const of = (secret: string, label = "") =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period })

export const totp: Totp = {
  newSecret: () => new Secret({ size: 20 }).base32,
  uri: (secret, account) => of(secret, account).toString(),
  stepOf: (secret, code, now) => {
    if (!/^\d{6}$/.test(code)) return undefined
    const delta = of(secret).validate({ token: code, timestamp: now, window: 1 })
    return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
  },
}
