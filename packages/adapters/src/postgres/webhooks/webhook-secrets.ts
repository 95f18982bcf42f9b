import type { SigningSecret } from "@svc/domain/webhooks/signing-secret"
import type { Webhook } from "@svc/domain/webhooks/webhook"
import type { SecretBox } from "../../crypto/secret-box.ts"

interface SealedSecrets {
  readonly token_sealed: string
  readonly signing_secrets_sealed: string
}
type Key = { readonly tenant_id: string; readonly id: string }

export const tokenContext = ({ tenant_id, id }: Key) => `webhooks.token:${tenant_id}:${id}`
export const secretsContext = ({ tenant_id, id }: Key) => `webhooks.signing_secrets:${tenant_id}:${id}`

/** Seals the secret columns of a webhook; each opens only in its own row. */
export const sealWebhookSecrets = (
  box: SecretBox,
  { tenantId, id, token, signingSecrets }: Pick<Webhook, "tenantId" | "id" | "token" | "signingSecrets">,
): SealedSecrets => {
  const key = { tenant_id: tenantId, id }
  return {
    token_sealed: box.seal(token, tokenContext(key)),
    signing_secrets_sealed: box.seal(JSON.stringify(signingSecrets), secretsContext(key)),
  }
}

/** Throws `SecretUnreadable` when no key opens them. */
export const openWebhookSecrets = (
  box: SecretBox,
  row: Key & SealedSecrets,
): { readonly token: string; readonly signingSecrets: readonly SigningSecret[] } => ({
  token: box.open(row.token_sealed, tokenContext(row)),
  signingSecrets: JSON.parse(box.open(row.signing_secrets_sealed, secretsContext(row))) as readonly SigningSecret[],
})
