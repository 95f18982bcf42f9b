import type { MailSettings } from "@svc/domain/messages/mail-settings"
import type { MailSettingsStore } from "@svc/domain/messages/ports/mail-settings-store"
import { given } from "@svc/domain/shared/given"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import type { Selectable } from "kysely"
import type { SecretBox } from "../../crypto/secret-box.ts"
import type { Db } from "../base/database.ts"
import { readSealed } from "../base/read-sealed.ts"
import type { Tables } from "../base/tables.gen.ts"
import { changeSettings, type TenantSettings } from "../base/tenant-settings.ts"
import { query } from "../base/transaction.ts"

const port = "MailSettingsStore"
const table = "mail_settings"

type Row = Selectable<Tables[typeof table]>
type KeyTexts = Readonly<Record<"tenant_id" | "legal_entity_id", string>>
export const mailPasswordContext = (key: KeyTexts) => `mail_settings.password:${key.tenant_id}:${key.legal_entity_id}`

const keyOf = ({ tenantId, legalEntityId }: Scope) => ({ tenant_id: tenantId, legal_entity_id: legalEntityId })

export const makePostgresMailSettingsStore = (
  db: Db,
  box: SecretBox,
  remembered: TenantSettings,
): MailSettingsStore => {
  const toSettings = (row: Row): MailSettings => ({
    host: row.host,
    port: row.port,
    security: row.security,
    fromAddress: row.from_address,
    fromName: row.from_name,
    maxPerMinute: row.max_per_minute,
    isEnabled: row.is_enabled,
    ...given({ replyTo: row.reply_to, stoppedUntil: row.stopped_until }),
    ...(row.username === null || row.password_sealed === null
      ? {}
      : { login: { username: row.username, password: box.open(row.password_sealed, mailPasswordContext(row)) } }),
  })
  const ofEntity = (q: Db, { tenantId, legalEntityId }: Scope) =>
    q.selectFrom(table).where("tenant_id", "=", tenantId).where("legal_entity_id", "=", legalEntityId)
  const read = (row: Row | undefined) => readSealed(port, row, toSettings)

  return {
    isOn: (scope) => {
      const load = query(db, port, async (q) => {
        const row = await ofEntity(q, scope).select("is_enabled").executeTakeFirst()
        return { isOn: row?.is_enabled ?? false }
      })
      return Effect.map(remembered.remember(scope.tenantId, `mail of ${scope.legalEntityId}`, load), ({ isOn }) => isOn)
    },
    find: (scope) =>
      Effect.flatMap(
        query(db, port, (q) => ofEntity(q, scope).selectAll().executeTakeFirst()),
        read,
      ),
    hold: (scope) =>
      Effect.flatMap(
        query(db, port, (q) => ofEntity(q, scope).selectAll().forUpdate().executeTakeFirst()),
        read,
      ),
    save: (scope, { host, port: number, security, login, fromAddress, fromName, replyTo, maxPerMinute, isEnabled }) =>
      Effect.asVoid(
        changeSettings(db, port, (q) => {
          const key = keyOf(scope)
          const values = {
            host,
            port: number,
            security,
            username: login?.username ?? null,
            password_sealed: login === undefined ? null : box.seal(login.password, mailPasswordContext(key)),
            from_address: fromAddress,
            from_name: fromName,
            reply_to: replyTo ?? null,
            max_per_minute: maxPerMinute,
            is_enabled: isEnabled,
            stopped_until: null,
          }
          return q
            .insertInto(table)
            .values({ ...key, ...values })
            .onConflict((conflict) => conflict.columns(["tenant_id", "legal_entity_id"]).doUpdateSet(values))
            .execute()
        }),
      ),
    remove: ({ tenantId, legalEntityId }) =>
      Effect.asVoid(
        changeSettings(db, port, (q) =>
          q.deleteFrom(table).where("tenant_id", "=", tenantId).where("legal_entity_id", "=", legalEntityId).execute(),
        ),
      ),
    stop: ({ tenantId, legalEntityId }, until) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .updateTable(table)
            .set({ stopped_until: new Date(until) })
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .execute(),
        ),
      ),
  }
}
