import type { LegalEntityId, TenantId, UserId, WebhookId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type DeskReads, type DeskStanding, mostUnread } from "@svc/domain/console/ports/desk-reads"
import { ownTopics, type Topic, topicNames } from "@svc/domain/console/topics"
import { mostWaiting, type WaitingKind } from "@svc/domain/console/waiting"
import { allows, type Need } from "@svc/domain/identity/permissions"
import { kindsFor, type NotificationKind } from "@svc/domain/notifications/notification"
import { toleratedShare } from "@svc/domain/webhooks/hour-counts"
import { rateProviders } from "@svc/domain/exchange-rates/provider"
import { allResources, type TopicName } from "@svc/domain/resources/resources"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { prepared } from "../base/prepared.ts"

/** Number of newest rows that are checked in a list whose rows mostly change soon after they are made. */
const watched = 50

type At = { readonly [N in keyof Reader]: RawBuilder<Reader[N]> }

const ofEntity = ({ tenantId, legalEntityId }: At, table: string) =>
  sql`from ${sql.table(table)} t where t.tenant_id = ${tenantId} and t.legal_entity_id = ${legalEntityId}`

const newestId = (at: At, table: string) => sql`(select t.id::text ${ofEntity(at, table)} order by t.id desc limit 1)`

/** The newest event since a day before; a page rarely goes back further, so older partitions are not read. */
const newestEvent = (at: At) =>
  sql`(select t.id::text ${ofEntity(at, "events")} and t.id >= first_uuid(${at.now}::timestamptz - interval '1 day')
    order by t.id desc limit 1)`

/** An index holds the time of the last change with the id. */
const lastChange = (at: At, table: string) =>
  sql`(select t.modified_at::text || t.id ${ofEntity(at, table)} order by t.modified_at desc, t.id desc limit 1)`

/** A digest of the newest rows. */
const newestRows = (at: At, table: string, row: RawBuilder<unknown>, only = sql`true`) =>
  sql`(select string_agg(r.text, ' ') from (
    select concat_ws(':', ${row}) as text ${ofEntity(at, table)} and ${only} order by t.id desc limit ${sql.lit(watched)}) r)`

const lastUsage = (at: At, kind: string) =>
  sql`(select t.modified_at::text || t.id ${ofEntity(at, "usage_rows")} and t.kind = ${sql.lit(kind)}
    order by t.modified_at desc, t.id desc limit 1)`

const lastImports = (at: At) =>
  sql`(select string_agg(concat_ws(':', i.id, i.state, i.done), ' ') from (values ${sql.join(
    rateProviders.map((provider) => sql`(${sql.lit(provider)})`),
  )})
    as p (provider) cross join lateral (
      select t.* ${ofEntity(at, "rate_imports")} and t.provider = p.provider order by t.id desc limit 1) i)`

const lastNotification = ({ tenantId, userId }: At) =>
  sql`(select n.id::text from notifications n where n.tenant_id = ${tenantId} and n.user_id = ${userId}
    order by n.id desc limit 1) || coalesce(
      (select r.read_to::text from notification_reads r where r.tenant_id = ${tenantId} and r.user_id = ${userId}), '')`

/**
 * The latest security event stands for all of them. Only the events of a day are read, because a page rarely goes back
 * further.
 */
const lastSecurityEvent = ({ tenantId, eventsOf, now }: At) =>
  sql`latest_security_event(${eventsOf}::uuid,
    (select u.person_id from users u where u.tenant_id = ${tenantId} and u.id = ${eventsOf}), ${now}::timestamptz - interval '1 day')::text`

const newestTokens = ({ tenantId, tokensOf }: At) =>
  sql`(select string_agg(concat_ws(':', p.client_id, p.name, p.revoked_at, p.last_used_at), ' ') from (
    select t.client_id, t.name, t.revoked_at, t.last_used_at from personal_tokens t
    where t.tenant_id = ${tenantId} and (${tokensOf}::uuid is null or t.user_id = ${tokensOf})
    order by t.client_id desc limit ${sql.lit(watched)}) p)`

type Places<T extends Topic> = { readonly [K in T]: (at: At) => RawBuilder<unknown> }

const byLastChange = Object.fromEntries(
  allResources.flatMap(({ topic, plural }) =>
    topic?.told === "lastChange" ? [[topic.name, (at: At) => lastChange(at, plural)]] : [],
  ),
) as Places<TopicName<"lastChange">>

const byHand: Places<Exclude<Topic, TopicName<"lastChange">>> = {
  deliveries: (at) => newestRows(at, "webhook_deliveries", sql`t.id, t.state, t.attempt_count, t.manual`),
  webhooks: (at) =>
    newestRows(at, "webhooks", sql`t.id, t.status, t.url, t.congested, t.failing_since`, sql`t.deleted_at is null`),
  recoveries: ({ tenantId, legalEntityId }) =>
    sql`(select string_agg(concat_ws(':', r.id, r.state, r.resent, r.delivered, r.failed), ' ') from (
      select * from webhook_recoveries r where r.tenant_id = ${tenantId} order by r.id desc limit ${sql.lit(watched)}) r
      where r.legal_entity_id = ${legalEntityId})`,
  events: newestEvent,
  orders: (at) => lastChange(at, "bookings"),
  usage: (at) => sql`concat(${lastUsage(at, "Usage")}, ${lastUsage(at, "Measurement")})`,
  batches: (at) => newestRows(at, "invoice_batches", sql`t.id, t.status, t.work_done, t.work_failed`),
  eInvoices: (at) => newestRows(at, "national_einvoice_entries", sql`t.id, t.version`),
  messages: (at) => newestRows(at, "messages", sql`t.id, t.version`),
  rates: (at) => newestId(at, "exchange_rates"),
  imports: lastImports,
  notifications: lastNotification,
  security: (at) => sql`concat(${lastSecurityEvent(at)}, ${newestTokens(at)})`,
}
const places: Places<Topic> = { ...byLastChange, ...byHand }

/**
 * E-invoices that need attention, among the newest ones: a failed one whose invoice was submitted again stays Failed.
 */
const untendedEInvoices = (at: At) => sql`(select count(*)::int from (
  select t.invoice_id, t.direction, t.sequence ${ofEntity(at, "national_einvoice_entries")} and t.status = 'Failed'
  order by t.id desc limit ${sql.lit(mostWaiting)}) e where e.direction = 'Sent' and not exists (
    select from national_einvoice_entries later where later.tenant_id = ${at.tenantId}
      and later.invoice_id = e.invoice_id and later.direction = e.direction and later.sequence > e.sequence))`

/**
 * True when too many deliveries of this hour and the one before failed, by the rule of `healthOf` and the stored
 * figures.
 */
const missesMuch = (at: At) => sql`exists (
  select from webhook_hours h where h.tenant_id = ${at.tenantId} and h.webhook_id = w.id
    and h.begins_at >= date_trunc('hour', ${at.now}::timestamptz, 'UTC') - interval '1 hour'
  having sum(h.failed + h.retrying) > 0
    and sum(h.failed + h.retrying) >= ${sql.lit(toleratedShare)} * sum(h.failed + h.retrying + h.delivered))`

const unwellWebhooks = (at: At) => sql`(select coalesce(json_agg(json_build_object('id', w.id,
    'failingSince', (extract(epoch from w.failing_since) * 1000)::bigint) order by w.id), '[]') from (
  select t.id, t.status, t.congested, t.failing_since ${ofEntity(at, "webhooks")} and t.deleted_at is null
  order by t.id desc limit ${sql.lit(mostWaiting)}) w
  where w.status = 'Enabled' and (w.congested or w.failing_since is not null or ${missesMuch(at)}))`

/** Kinds for which only the number is returned. */
type CountedKind = Exclude<WaitingKind, "webhooks">
const waiting: { readonly [K in CountedKind]: (at: At) => RawBuilder<unknown> } = {
  drafts: (at) => sql`(select count(*)::int from (
    select ${ofEntity(at, "invoices")} and t.status = 'Draft' limit ${sql.lit(mostWaiting)}) i)`,
  eInvoices: untendedEInvoices,
}
const waitingKinds = Object.keys(waiting) as readonly CountedKind[]

interface UnwellRow {
  readonly id: WebhookId
  readonly failingSince: Timestamp | null
}
type Columns = Readonly<Record<Topic, string>> & {
  readonly unread: number
  readonly unwell_webhooks: readonly UnwellRow[]
} & Readonly<Record<`waiting_${CountedKind}`, number>>

const unread = ({ tenantId, userId, kinds }: At) => sql`(select count(*)::int from (
  select from notifications n where n.tenant_id = ${tenantId} and n.user_id = ${userId}
    and n.kind = any(${kinds}::text[]) and n.id > coalesce(
    (select r.read_to from notification_reads r where r.tenant_id = ${tenantId} and r.user_id = ${userId}),
    '00000000-0000-0000-0000-000000000000') limit ${sql.lit(mostUnread)}) n)`

/**
 * One statement: a hash of the state of each topic, the number of waiting items, and the user's unread notifications.
 */
const select = (at: At, topics: readonly Topic[], kinds: readonly CountedKind[]) =>
  sql<Columns>`select ${sql.join([
    ...topics.map((topic) => sql`to_hex(hashtext(coalesce(${places[topic](at)}, ''))) as ${sql.id(topic)}`),
    ...kinds.map((kind) => sql`${waiting[kind](at)} as ${sql.id(`waiting_${kind}`)}`),
    ...(kinds.length === 0 ? [] : [sql`${unwellWebhooks(at)} as unwell_webhooks`]),
    sql`${unread(at)} as unread`,
  ])}`

interface User {
  readonly tenantId: TenantId
  readonly userId: UserId
  readonly now: Date
  /** The kinds of notifications that are counted. */
  readonly kinds: readonly NotificationKind[]
  /** The user whose security events and personal tokens are read; null for all users. */
  readonly eventsOf: UserId | null
  readonly tokensOf: UserId | null
}
interface Reader extends User {
  readonly legalEntityId: LegalEntityId
}
const readAll = prepared<Reader, Columns>((q, at) => ({
  compile: () => select(at, topicNames, waitingKinds).compile(q),
}))
const readOfUser = prepared<User, Columns>((q, at) => ({
  compile: () =>
    select(
      {
        tenantId: at.tenantId,
        userId: at.userId,
        now: at.now,
        kinds: at.kinds,
        eventsOf: at.eventsOf,
        tokensOf: at.tokensOf,
        legalEntityId: at.tenantId as never,
      },
      ownTopics,
      [],
    ).compile(q),
}))

/** Reads the state of the topics and the waiting items. */
export const readStanding = async (
  q: Db,
  { legalEntityId, tenantId, userId, permissions, now }: Parameters<DeskReads["standing"]>[0],
): Promise<DeskStanding> => {
  const ownUnless = (need: Need) => (allows(permissions, need) ? null : userId)
  const user = {
    tenantId,
    userId,
    now: new Date(now),
    kinds: kindsFor(permissions),
    eventsOf: ownUnless("users:admin"),
    tokensOf: ownUnless("tokens:admin"),
  }
  if (legalEntityId === undefined) {
    const { unread: count, ...standing } = (await readOfUser(q, user))[0]!
    return { standing, unread: count }
  }
  const {
    unread: count,
    waiting_drafts,
    waiting_eInvoices,
    unwell_webhooks,
    ...standing
  } = (await readAll(q, { ...user, legalEntityId }))[0]!
  return {
    standing,
    unread: count,
    waiting: { drafts: waiting_drafts, eInvoices: waiting_eInvoices, webhooks: unwell_webhooks.length },
    unwellWebhooks: unwell_webhooks.map(({ id, failingSince }) => ({
      id,
      ...(failingSince === null ? {} : { failingSince }),
    })),
  }
}
