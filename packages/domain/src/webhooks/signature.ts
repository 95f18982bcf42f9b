import type { Timestamp } from "../shared/timestamp.ts"
import type { HmacSha256 } from "./ports/hmac-sha256.ts"
import type { WebhookRequest } from "./ports/webhook-sender.ts"
import { activeSecrets, type SigningSecret } from "./signing-secret.ts"

/**
 * The `webhook-signature` header of the Standard Webhooks specification: for each active secret, one `v1,` signature
 * over `id.timestamp.body`, separated by spaces (contract W16, W17). `undefined` when no secret is active; then nothing
 * may be sent. `timestamp` is in whole seconds.
 */
export const signatureHeader = (
  hmac: HmacSha256,
  secrets: readonly SigningSecret[],
  now: Timestamp,
  message: { readonly id: string; readonly timestamp: string; readonly body: WebhookRequest["body"] },
): string | undefined => {
  const active = activeSecrets(secrets, now)
  if (active.length === 0) return undefined
  const { id, timestamp, body } = message
  const signed = [`${id}.${timestamp}.`, ...(typeof body === "string" ? [body] : body)]
  return active.map(({ secret }) => `v1,${hmac(secret.slice("whsec_".length), signed)}`).join(" ")
}
