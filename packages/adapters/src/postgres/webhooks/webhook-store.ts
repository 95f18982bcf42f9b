import type { Subscription } from "@svc/domain/webhooks/subscription"
import type { WebhookId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { WebhookStore } from "@svc/domain/webhooks/ports/webhook-store"
import type { Webhook, WebhookSecrets } from "@svc/domain/webhooks/webhook"
import { presentGeneration } from "@svc/domain/webhooks/webhook-generation"
import { WebhookNotFound } from "@svc/domain/webhooks/webhooks.errors"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import { type SecretBox, SecretUnreadable } from "../../crypto/secret-box.ts"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { prepared } from "../base/prepared.ts"
import { changeSettings, type TenantSettings } from "../base/tenant-settings.ts"
import { query } from "../base/transaction.ts"
import { sealWebhookSecrets, tryOpenWebhookSecrets } from "./webhook-secrets.ts"

/** Columns are listed by name: a statement prepared with all columns fails after a migration adds one. */
const columns = [
  "tenant_id",
  "id",
  "legal_entity_id",
  "url",
  "subscriptions",
  "description",
  "status",
  "token_sealed",
  "signing_secrets_sealed",
  "disabled_reason",
  "disabled_at",
  "created_at",
] as const
type Row = Pick<Selectable<Tables["webhooks"]>, (typeof columns)[number]>

const byId = prepared<Scope & { readonly id: WebhookId }, Row>((q, { tenantId, legalEntityId, id }) =>
  q
    .selectFrom("webhooks")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("legal_entity_id", "=", legalEntityId)
    .where("deleted_at", "is", null)
    .where("id", "=", id),
)

const present = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("webhooks")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("legal_entity_id", "=", legalEntityId)
    .where("deleted_at", "is", null)

/** Deletes a webhook with its settings. */
const forget = (q: Db, scope: Scope, id: WebhookId, at: Timestamp) =>
  q
    .with("forgotten", (each) =>
      each
        .deleteFrom("webhook_settings")
        .where("tenant_id", "=", scope.tenantId)
        .where("webhook_id", "=", id)
        .where((some) =>
          some.exists(
            some
              .selectFrom("webhooks as w")
              .where("w.tenant_id", "=", scope.tenantId)
              .where("w.legal_entity_id", "=", scope.legalEntityId)
              .where("w.id", "=", id),
          ),
        ),
    )
    .with("uncounted", (each) =>
      each.deleteFrom("webhook_streaks").where("tenant_id", "=", scope.tenantId).where("webhook_id", "=", id),
    )
    .with("unpaced", (each) =>
      each.deleteFrom("webhook_paces").where("tenant_id", "=", scope.tenantId).where("webhook_id", "=", id),
    )
    .updateTable("webhooks")
    .set({ deleted_at: new Date(at) })
    .where("tenant_id", "=", scope.tenantId)
    .where("legal_entity_id", "=", scope.legalEntityId)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()

/** The Enabled webhooks of a scope, as far as the events that they listen to are concerned. */
const readListeners = (q: Db, scope: Scope) =>
  present(q, scope)
    .clearSelect()
    .select(["id", "subscriptions", "congested"])
    .select(
      sql<boolean>`exists (select from webhook_settings s where s.tenant_id = ${scope.tenantId}
        and s.webhook_id = webhooks.id and s.settings ? 'payload')`.as("thins"),
    )
    .where("status", "=", "Enabled")
    .execute()

/** The time of the first 410 is kept only while address and status stay the same (contract W47). */
const goneAfter = ({ url, status }: Webhook) => ({
  gone_since: sql<Date | null>`case when url = ${url} and status = ${status} then gone_since end`,
})

/** A webhook that an older version enabled may still have a reason. */
const disablingOf = ({ status, disabled_reason: reason, disabled_at: at }: Row): Pick<Webhook, "disabled"> =>
  status === "Enabled" || reason === null || at === null ? {} : { disabled: { reason, at } }

const changeable = (webhook: Webhook) => ({
  url: webhook.url,
  subscriptions: JSON.stringify(webhook.subscriptions),
  tags: webhook.subscriptions.map(({ tag }) => tag),
  description: webhook.description ?? null,
  status: webhook.status,
  disabled_reason: webhook.disabled?.reason ?? null,
  disabled_at: webhook.disabled === undefined ? null : new Date(webhook.disabled.at),
})

export const makePostgresWebhookStore = (db: Db, box: SecretBox, settings: TenantSettings): WebhookStore => {
  const secretsOf = (row: Row): Partial<WebhookSecrets> => {
    const secrets = tryOpenWebhookSecrets(box, row)
    return secrets instanceof SecretUnreadable ? {} : secrets
  }

  const toWebhook = (row: Row): Webhook => ({
    id: row.id,
    tenantId: row.tenant_id,
    legalEntityId: row.legal_entity_id,
    url: row.url,
    subscriptions: row.subscriptions as readonly Subscription[],
    ...(row.description === null ? {} : { description: row.description }),
    status: row.status,
    ...disablingOf(row),
    ...secretsOf(row),
    createdAt: row.created_at,
  })

  const findBy = (read: (q: Db, scope: Scope, id: WebhookId) => Promise<Row | undefined>) =>
    Effect.fnUntraced(function* (scope: Scope, id: WebhookId) {
      const row = yield* query(db, "WebhookStore", (q) => read(q, scope, id))
      return row === undefined ? yield* new WebhookNotFound({ webhookId: id }) : toWebhook(row)
    })

  /** A secret that cannot be decrypted is left unchanged: another process, or this one after a restart, has the key. */
  const sealed = ({ token, signingSecrets, ...webhook }: Webhook) =>
    token === undefined || signingSecrets === undefined
      ? {}
      : sealWebhookSecrets(box, { ...webhook, token, signingSecrets })

  return {
    countForInsert: ({ tenantId, legalEntityId }) =>
      Effect.map(
        query(db, "WebhookStore", async (q) => {
          await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${tenantId}:${legalEntityId}`}, 0))`.execute(
            q,
          )
          return present(q, { tenantId, legalEntityId })
            .clearSelect()
            .select(sql<number>`count(*)::int`.as("n"))
            .executeTakeFirstOrThrow()
        }),
        ({ n }) => n,
      ),

    insert: (webhook) =>
      Effect.asVoid(
        changeSettings(db, "WebhookStore", (q) =>
          q
            .insertInto("webhooks")
            .values({
              tenant_id: webhook.tenantId,
              id: webhook.id,
              legal_entity_id: webhook.legalEntityId,
              created_at: new Date(webhook.createdAt),
              generation: presentGeneration,
              ...changeable(webhook),
              ...sealWebhookSecrets(box, webhook),
            })
            .execute(),
        ),
      ),

    find: findBy(async (q, { tenantId, legalEntityId }, id) => (await byId(q, { tenantId, legalEntityId, id }))[0]),
    findForUpdate: findBy((q, scope, id) => present(q, scope).where("id", "=", id).forUpdate().executeTakeFirst()),

    isKnown: ({ tenantId, legalEntityId }, id) =>
      Effect.map(
        query(db, "WebhookStore", (q) =>
          q
            .selectFrom("webhooks")
            .select("id")
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("id", "=", id)
            .executeTakeFirst(),
        ),
        (row) => row !== undefined,
      ),

    list: (scope) =>
      Effect.map(
        query(db, "WebhookStore", (q) => present(q, scope).orderBy("id").execute()),
        (rows) => rows.map(toWebhook),
      ),

    update: (webhook) =>
      Effect.asVoid(
        changeSettings(db, "WebhookStore", (q) =>
          q
            .updateTable("webhooks")
            .set({ ...changeable(webhook), ...sealed(webhook), ...goneAfter(webhook) })
            .where("tenant_id", "=", webhook.tenantId)
            .where("id", "=", webhook.id)
            .execute(),
        ),
      ),

    delete: Effect.fnUntraced(function* (scope, id, at) {
      const { numUpdatedRows } = yield* changeSettings(db, "WebhookStore", (q) => forget(q, scope, id, at))
      if (numUpdatedRows === 0n) return yield* new WebhookNotFound({ webhookId: id })
    }),

    listeners: (scope, tags) =>
      Effect.map(
        settings.remember(
          scope.tenantId,
          `listeners ${scope.legalEntityId}`,
          query(db, "WebhookStore", (q) => readListeners(q, scope)),
        ),
        (rows) =>
          rows.flatMap(({ id, subscriptions, congested, thins }) =>
            (subscriptions as readonly Subscription[])
              .filter(({ tag }) => tags.includes(tag))
              .map(({ tag, spelling }) => ({
                webhookId: id,
                tag,
                spelling,
                congested,
                ...(thins ? { thins: true as const } : {}),
              })),
          ),
      ),
  }
}
