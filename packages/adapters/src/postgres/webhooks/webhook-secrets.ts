import { hasSecrets } from "@svc/domain/webhooks/webhook-settings"
import { noSecrets, type SettingsSecrets } from "@svc/domain/webhooks/own-headers"
import type { SigningSecret } from "@svc/domain/webhooks/signing-secret"
import type { OpenedWebhook, WebhookSecrets } from "@svc/domain/webhooks/webhook"
import { type SecretBox, SecretUnreadable } from "../../crypto/secret-box.ts"

interface SealedSecrets {
  readonly token_sealed: string
  readonly signing_secrets_sealed: string
}
type Key = { readonly tenant_id: string; readonly id: string }

export const tokenContext = ({ tenant_id, id }: Key) => `webhooks.token:${tenant_id}:${id}`
export const secretsContext = ({ tenant_id, id }: Key) => `webhooks.signing_secrets:${tenant_id}:${id}`

type SettingsKey = { readonly tenant_id: string; readonly webhook_id: string; readonly version: number | string }

/** The context of the secrets of a webhook's settings, so that those of a former version do not open. */
export const settingsContext = ({ tenant_id, webhook_id, version }: SettingsKey) =>
  `webhook_settings.secrets:${tenant_id}:${webhook_id}:${version}`

/** Encrypts the secret columns of a webhook; each can be decrypted only in its own row. */
export const sealWebhookSecrets = (
  box: SecretBox,
  { tenantId, id, token, signingSecrets }: Pick<OpenedWebhook, "tenantId" | "id" | "token" | "signingSecrets">,
): SealedSecrets => {
  const key = { tenant_id: tenantId, id }
  return {
    token_sealed: box.seal(token, tokenContext(key)),
    signing_secrets_sealed: box.seal(JSON.stringify(signingSecrets), secretsContext(key)),
  }
}

/** Throws `SecretUnreadable` when no key decrypts the secrets. */
export const openWebhookSecrets = (box: SecretBox, row: Key & SealedSecrets): WebhookSecrets => ({
  token: box.open(row.token_sealed, tokenContext(row)),
  signingSecrets: JSON.parse(box.open(row.signing_secrets_sealed, secretsContext(row))) as readonly SigningSecret[],
})

/** The decrypted secrets, or the reason why they cannot be decrypted. */
export const tryOpenWebhookSecrets = (box: SecretBox, row: Key & SealedSecrets): WebhookSecrets | SecretUnreadable =>
  orUnreadable(() => openWebhookSecrets(box, row))

/** Encrypts the secrets of a webhook's settings; null when there are none. */
export const sealSettingsSecrets = (box: SecretBox, key: SettingsKey, secrets: SettingsSecrets): string | null =>
  hasSecrets(secrets) ? box.seal(JSON.stringify(secrets), settingsContext(key)) : null

/** The decrypted secrets of a webhook's settings, or the reason why they cannot be decrypted. */
export const tryOpenSettingsSecrets = (
  box: SecretBox,
  key: SettingsKey,
  sealed: string | null,
): SettingsSecrets | SecretUnreadable =>
  sealed === null
    ? noSecrets
    : orUnreadable(() => JSON.parse(box.open(sealed, settingsContext(key))) as SettingsSecrets)

const orUnreadable = <A>(open: () => A): A | SecretUnreadable => {
  try {
    return open()
  } catch (error) {
    if (error instanceof SecretUnreadable) return error
    throw error
  }
}
