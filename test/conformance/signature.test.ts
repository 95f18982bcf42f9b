import { hmacSha256 } from "@svc/adapters/crypto/secrets"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { signatureHeader } from "@svc/domain/webhooks/signature"
import { describe, expect, it } from "vitest"
import { openCases } from "./case-folders.ts"

/** `timestamp` is the time of signing in seconds, and `validUntil` a time in ISO 8601. */
interface Case {
  readonly title: string
  readonly secrets: readonly { readonly secret: string; readonly validUntil?: string }[]
  readonly message: { readonly id: string; readonly timestamp: string; readonly body: string }
  readonly header: string
}

describe.each(openCases("signature"))("signatures, $from cases", (folder) => {
  it.each(folder.cases<Case>())("$title", ({ secrets, message, header }) => {
    const now = (Number(message.timestamp) * 1000) as Timestamp
    const signing = secrets.map(({ secret, validUntil }) => ({
      secret,
      ...(validUntil === undefined ? {} : { validUntil: Date.parse(validUntil) as Timestamp }),
    }))
    expect(signatureHeader(hmacSha256, signing, now, message)).toBe(header)
  })
})
