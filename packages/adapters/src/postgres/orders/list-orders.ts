import type { Order, OrderType } from "@svc/domain/orders/order"
import type { salesOrderFields, subscriptionFields } from "@svc/domain/orders/order-fields"
import { orderTexts } from "@svc/domain/resources/order.resource"
import type { OrderStore } from "@svc/domain/orders/ports/order-store"
import type { PortUnavailable } from "@svc/domain/shared/errors"
import type { OrderId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder, type ListSource } from "../base/fetch-list.ts"
import { listedColumns } from "../base/mapping.ts"
import { listQuery } from "../base/list-time.ts"
import { query } from "../base/transaction.ts"
import { referredAccount } from "../customers/referred-account.ts"
import { orderMapping } from "./order.mapping.ts"
import { countedHeads, inParts, withParts } from "./read-orders.ts"
import { ownTenant } from "../base/own-tenant.ts"

const port = "OrderStore"

/** A product in force, with a charge that the order shows if it has one: see `shownCharges`. */
const aPart = (condition: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from order_products p
    left join order_charges c on c.tenant_id = p.tenant_id and c.order_product_id = p.id and c.until_version is null
      and (c.ended_in is null or c.ended_in = t.version)
      and not exists (select from order_charges n where n.tenant_id = ${ownTenant} and n.order_id = c.order_id
        and n.charge_number = c.charge_number and n.version > c.version and n.until_version is null)
    where p.tenant_id = ${ownTenant} and p.order_id = t.order_id and p.until_version is null and ${condition})`

const common = {
  id: sql`t.version_id`,
  orderNumber: sql`t.order_number`,
  version: sql`t.version`,
  "account/id": sql`t.account_id`,
  "account/accountNumber": { ...referredAccount("account_number", sql`t.account_number`), unique: true },
  "account/name": referredAccount("name", sql`t.account_name`),
  "invoiceAccount/id": sql`t.invoice_account_id`,
  currency: sql`t.currency`,
  orderDate: sql`t.order_date`,
  orderPaymentMethod: sql`t.order_payment_method`,
  ...listedColumns(orderMapping, orderTexts),
  created: sql`t.created_at`,
  modified: sql`t.modified_at`,
  status: sql`t.status`,
} as const

const parts = {
  many: {
    "products/id": sql`p.id`,
    "products/productNumber": sql`p.product_number`,
    "products/name": sql`p.name`,
    "products/charges/id": sql`c.id`,
    "products/charges/chargeNumber": sql`c.charge_number`,
    "products/charges/name": sql`c.name`,
    "products/charges/chargeType": sql`c.charge_type`,
    "products/charges/priceModel": sql`c.model`,
    "products/charges/chargeId": sql`c.charge_id`,
    "products/charges/externalERPId": sql`c.external_erp_id`,
    "products/charges/externalCRMId": sql`c.external_crm_id`,
  },
  some: aPart,
  custom: {
    column: sql`t.custom_fields`,
    holding: (json: string) => sql<boolean>`t.order_id = any(array(select orders_with(${json}::jsonb)))`,
  },
} as const

/**
 * The last versions of one type, listed by the ids of their orders: these never change, so a change of an order moves
 * it to no other page.
 */
const sourceOf = (type: OrderType, { tenantId }: Scope) => {
  const ofType = sql`v.tenant_id = ${tenantId} and v.order_type = ${sql.lit(type)} and v.is_last and v.status <> 'Deleted'`
  return {
    table: sql`(select v.*, v.order_id as id from order_versions v where ${ofType})`,
    joined: () => sql`(select v.*, v.order_id as id, a.account_number, a.name as account_name from order_versions v
      left join accounts a on a.tenant_id = v.tenant_id and a.legal_entity_id = v.legal_entity_id and a.id = v.account_id
      where ${ofType})`,
    modified: sql`t.modified_at`,
  } satisfies Pick<ListSource, "table" | "joined" | "modified">
}

/** The SQL of the list fields of subscriptions. */
const subscriptionSource = (scope: Scope): ListSource<typeof subscriptionFields> => ({
  ...sourceOf("Subscription", scope),
  kept: "subscriptions",
  columns: {
    one: {
      ...common,
      effectiveStartDate: sql`t.start_date`,
      effectiveEndDate: sql`(t.end_date - 1)`,
      noticePeriodDate: sql`t.notice_period_date`,
      lastRenewalDate: sql`t.last_renewal_date`,
      cancellationDate: sql`t.cancellation_date`,
      isAutoRenewed: sql`t.is_auto_renewed`,
      termType: sql`t.term_type`,
      term: sql`t.term`,
      "cmrr/amount": sql`t.cmrr`,
      "acv/amount": sql`t.acv`,
      "tcv/amount": sql`t.tcv`,
    },
    ...parts,
  },
})

/** The SQL of the list fields of sales orders. */
const salesOrderSource = (scope: Scope): ListSource<typeof salesOrderFields> => ({
  ...sourceOf("SalesOrder", scope),
  kept: "sales_orders",
  columns: { one: common, ...parts },
})

export const makeListOrders =
  (db: Db): OrderStore["list"] =>
  (scope, type, request, only) =>
    listQuery(db, port, async (q) => {
      const source = type === "Subscription" ? subscriptionSource(scope) : salesOrderSource(scope)
      const narrowed = only && sql<boolean>`t.account_id = ${only.accountId}`
      const { items, total } = await fetchIds<OrderId>(q, source, scope, request, narrowed)
      const heads = (await countedHeads(q, scope, items)).map((each) => ({ ...each, id: each.head.firstVersionId }))
      const found = inParts(inOrder(items, heads))
      return {
        total,
        parts: found.map((part): Effect.Effect<readonly Order[], PortUnavailable> =>
          query(db, port, (again) => withParts(again, part)),
        ),
      }
    })
