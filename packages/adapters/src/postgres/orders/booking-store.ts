import type { bookingFields } from "@svc/domain/orders/booking-body"
import type { Booking } from "@svc/domain/orders/booking"
import type { BookingStore } from "@svc/domain/orders/ports/booking-store"
import { ResourceNotFound, type PortUnavailable } from "@svc/domain/shared/errors"
import type { AccountId, BookingId, OrderId, TenantId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder, type ListSource } from "../base/fetch-list.ts"
import { listQuery } from "../base/list-time.ts"
import { partsOfPage } from "../base/parts-of-page.ts"
import { preparedInsert, preparedSql } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"
import { referenceTo } from "../base/mapping.ts"
import { simpleAccountRef } from "../customers/simple-account.ts"
import { bookingLineMapping, bookingLineRow, bookingMapping, bookingRow, toBooking } from "./booking.mapping.ts"
import { ownTenant } from "../base/own-tenant.ts"

const port = "BookingStore"

/** Lines read by one statement. */
const linesAtOnce = 200

const ofOrder = (column: string) =>
  sql`(select ${sql.ref(`v.${column}`)} from order_versions v where v.tenant_id = ${ownTenant} and v.version_id = t.order_version_id)`

const aLine = (condition: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from booking_lines l where l.tenant_id = ${ownTenant} and l.booking_id = t.id and ${condition})`

/** The SQL of the list fields of bookings. */
const bookingSource: ListSource<typeof bookingFields> = {
  table: sql`bookings`,
  kept: "bookings",
  modified: sql`t.modified_at`,
  columns: {
    one: {
      id: sql`t.id`,
      "order/id": sql`t.order_version_id`,
      "order/orderNumber": {
        _tag: "Referred",
        value: ofOrder("order_number"),
        key: sql`t.order_version_id`,
        column: sql`v.order_number`,
        ids: (condition, { tenantId, legalEntityId }) => sql`select v.version_id from order_versions v
          where v.tenant_id = ${tenantId} and v.legal_entity_id = ${legalEntityId} and ${condition}`,
      },
      bookingType: sql`t.booking_type`,
      accountCategory: sql`t.account_category`,
      changeType: sql`t.change_type`,
      "classification/classificationType": sql`t.classification`,
      effectiveDate: sql`t.effective_date`,
      currency: ofOrder("currency"),
      "cmrr/amount": sql`t.cmrr`,
      created: sql`t.created_at`,
      modified: sql`t.modified_at`,
    },
    many: {
      "bookingLines/charge/id": sql`l.order_charge_id`,
      "bookingLines/charge/chargeNumber": sql`l.charge_number`,
    },
    some: aLine,
  },
}

/** Bookings without their lines, with the values of their versions of orders. */
const heads = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("bookings as t")
    .innerJoin("order_versions as v", (join) =>
      join.onRef("v.tenant_id", "=", "t.tenant_id").onRef("v.version_id", "=", "t.order_version_id"),
    )
    .select(bookingMapping.selection)
    .select([
      "v.currency",
      "v.base_currency as baseCurrency",
      "v.order_date as orderDate",
      sql<NonNullable<Booking["exchangeRate"]> | null>`to_jsonb(v.exchange_rate)`.as("exchangeRate"),
      sql<Booking["account"]>`${referenceTo(simpleAccountRef, "v", "account_id")}`.as("account"),
      sql<Omit<Booking["order"], "version">>`jsonb_strip_nulls(jsonb_build_object('id', v.version_id,
        'orderNumber', v.order_number, 'externalERPId', v.external_erp_id, 'externalCRMId', v.external_crm_id))`.as(
        "order",
      ),
      "v.version",
      sql<number>`(select count(*)::int from booking_lines l
        where l.tenant_id = ${tenantId} and l.booking_id = t.id)`.as("lines"),
    ])
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)
type Head = Awaited<ReturnType<ReturnType<typeof heads>["execute"]>>[number] & { readonly id: BookingId }

const withLines = async (q: Db, { tenantId }: Scope, rows: readonly Head[]): Promise<readonly Booking[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const found = await q
    .selectFrom("booking_lines as t")
    .select(bookingLineMapping.selection)
    .where("t.tenant_id", "=", tenantId)
    .where("t.booking_id", "in", ids)
    .orderBy("t.charge_number")
    .execute()
  const lines = Map.groupBy(found.map(bookingLineMapping.toEntity), ({ bookingId }) => bookingId)
  return rows.map((row) => {
    const { currency, baseCurrency, orderDate, exchangeRate, account, order, version, lines: _, ...own } = row
    const ofVersion = { currency, baseCurrency, orderDate, exchangeRate, account, order: { ...order, version } }
    return toBooking(own, ofVersion, lines.get(row.id) ?? [])
  })
}

const findOne = (
  db: Db,
  scope: Scope,
  id: BookingId,
  locked: (one: ReturnType<typeof heads>) => ReturnType<typeof heads>,
) =>
  Effect.flatMap(
    query(db, port, async (q) =>
      withLines(q, scope, (await locked(heads(q, scope).where("t.id", "=", id)).execute()) as Head[]),
    ),
    ([booking]) => (booking === undefined ? new ResourceNotFound({ noun: "booking", id }) : Effect.succeed(booking)),
  )

const insertHead = preparedInsert<ReturnType<typeof bookingRow>, never>((db, rows) =>
  db.insertInto("bookings").values(rows),
)
const insertLines = preparedInsert<ReturnType<typeof bookingLineRow>, never>((db, rows) =>
  db.insertInto("booking_lines").values(rows),
)

/** True when an account has other orders, by the state of these. */
const otherOrders = preparedSql<
  { readonly tenantId: TenantId; readonly account: AccountId; readonly but: OrderId },
  { readonly other: boolean; readonly active: boolean; readonly cancelled: boolean }
>((at) => {
  const others = sql`from order_versions v where v.tenant_id = ${at.tenantId} and v.account_id = ${at.account} and v.is_last
    and v.order_id <> ${at.but}`
  return sql`select
    exists (select ${others} and v.status not in ('Draft', 'OrderDraft', 'Deleted')) as other,
    exists (select ${others} and v.status in ('Active', 'Order', 'PartiallyDelivered')) as active,
    exists (select ${others} and v.status = 'Cancelled') as cancelled`
})

export const makePostgresBookingStore = (db: Db): BookingStore => ({
  insert: (booking) =>
    Effect.asVoid(
      query(db, port, (q) =>
        Promise.all([
          insertHead(q, [bookingRow(booking)]),
          booking.lines.length > 0 &&
            insertLines(
              q,
              booking.lines.map((line) => bookingLineRow(booking, line)),
            ),
        ]),
      ),
    ),
  find: (scope, id) => findOne(db, scope, id, (one) => one),
  findForUpdate: (scope, id) => findOne(db, scope, id, (one) => one.forUpdate("t")),
  list: (scope, request) =>
    listQuery(db, port, async (q) => {
      const { items, total } = await fetchIds<BookingId>(q, bookingSource, scope, request)
      const found = items.length === 0 ? [] : await heads(q, scope).where("t.id", "in", items).execute()
      const parts = partsOfPage(inOrder(items, found as Head[]), ({ lines }) => lines + 1, linesAtOnce)
      return {
        total,
        parts: parts.map((part): Effect.Effect<readonly Booking[], PortUnavailable> =>
          query(db, port, (again) => withLines(again, scope, part)),
        ),
      }
    }),
  update: (booking) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .updateTable("bookings")
          .set({
            effective_date: booking.effectiveDate,
            booking_type: booking.bookingType,
            account_category: booking.accountCategory,
            change_type: booking.changeType,
            classification: booking.classification,
            notes: booking.notes ?? null,
            modified_at: new Date(booking.modifiedAt),
          })
          .where("tenant_id", "=", booking.tenantId)
          .where("legal_entity_id", "=", booking.legalEntityId)
          .where("id", "=", booking.id)
          .execute(),
      ),
    ),
  deleteOfVersion: ({ tenantId, legalEntityId }, id) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .deleteFrom("bookings")
          .where("tenant_id", "=", tenantId)
          .where("legal_entity_id", "=", legalEntityId)
          .where("order_version_id", "=", id)
          .execute(),
      ),
    ),
  ordersOfAccount: ({ tenantId }, account, but) =>
    query(db, port, async (q) => {
      const rows = await otherOrders(q, { tenantId, account, but })
      const { other, active, cancelled } = rows[0]!
      return { hasOther: other, hasOtherActive: active, hasOtherCancelled: cancelled }
    }),
})
