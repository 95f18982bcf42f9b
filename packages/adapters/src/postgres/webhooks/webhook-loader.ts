import type { TenantId, WebhookId } from "@svc/domain/shared/ids"
import type { Sendable } from "@svc/domain/webhooks/ports/delivery-store"
import { sql } from "kysely"
import { LRUCache } from "lru-cache"
import { atMost } from "../../at-most.ts"
import { type SecretBox, SecretUnreadable } from "../../crypto/secret-box.ts"
import { uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { sendForTenants } from "../base/each-tenant.ts"
import { webhookState } from "./delivery-rows.ts"
import { makeKnownSettings } from "./settings-rows.ts"
import { tryOpenWebhookSecrets } from "./webhook-secrets.ts"

type LoadedWebhook = Pick<
  Sendable,
  "webhook" | "webhookState" | "webhookFailing" | "webhookGoneSince" | "webhookWaits" | "settings" | "additions"
>
type Secrets = Omit<Sendable["webhook"], "id" | "url">

const rememberedSecrets = 10_000

const unreadableAs = (reason: SecretUnreadable["reason"]): Secrets =>
  reason === "UnknownKey" ? { keyUnknown: true } : {}

const readWebhooks = async (db: Db, tenantId: TenantId, webhooks: readonly { readonly id: WebhookId }[]) => {
  const rows = await db
    .selectFrom("webhooks as w")
    .leftJoin("webhook_settings as s", (join) =>
      join.onRef("s.tenant_id", "=", "w.tenant_id").onRef("s.webhook_id", "=", "w.id"),
    )
    .select(["w.tenant_id", "w.id", "w.url", "w.status", "w.deleted_at", "w.token_sealed"])
    .select(["w.signing_secrets_sealed", "w.failing_since", "w.waits_until", "w.gone_since", "w.generation"])
    .select(["s.version", "s.settings", "s.secrets_sealed"])
    .where("w.tenant_id", "=", tenantId)
    .where(sql<boolean>`w.id = any(${uuidArray(webhooks.map(({ id }) => id))}::uuid[])`)
    .execute()
  return { rows }
}

/**
 * Reads the webhooks of a batch of deliveries, including deleted ones, once each. Decrypted secrets are cached by their
 * encrypted text, because decrypting takes longer than reading.
 */
export const makeWebhookLoader = (box: SecretBox) => {
  const knownSettings = makeKnownSettings(box)
  const opened = new LRUCache<string, Secrets>(atMost(rememberedSecrets))

  const secretsOf = (row: Parameters<typeof tryOpenWebhookSecrets>[1]): Secrets => {
    const known = opened.get(row.signing_secrets_sealed)
    if (known !== undefined) return known
    const secrets = tryOpenWebhookSecrets(box, row)
    if (secrets instanceof SecretUnreadable) return unreadableAs(secrets.reason)
    opened.set(row.signing_secrets_sealed, secrets)
    return secrets
  }

  return async (
    db: Db,
    deliveries: readonly { readonly tenant_id: TenantId; readonly webhook_id: WebhookId }[],
  ): Promise<ReadonlyMap<string, LoadedWebhook>> => {
    const wanted = new Map(deliveries.map(({ tenant_id, webhook_id }) => [webhook_id, tenant_id]))
    const keys = Array.from(wanted, ([id, tenantId]) => ({ id, tenantId }))
    const rows = await sendForTenants(keys, (tenantId, own) => readWebhooks(db, tenantId, own))
    return new Map(
      rows.map((row) => {
        const { settings, additions, unreadable } = knownSettings(row)
        const secrets = unreadable === undefined ? secretsOf(row) : unreadableAs(unreadable)
        return [
          row.id,
          {
            webhook: { id: row.id, url: row.url, ...secrets },
            webhookState: webhookState(row),
            webhookFailing: row.failing_since !== null,
            ...(row.gone_since === null ? {} : { webhookGoneSince: row.gone_since }),
            webhookWaits: row.waits_until !== null,
            settings,
            ...(additions === undefined ? {} : { additions }),
          },
        ]
      }),
    )
  }
}
