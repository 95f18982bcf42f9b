import { refuse } from "@svc/domain/organisation/organisation.errors"
import { listInMemory } from "@svc/domain/listing/list-in-memory"
import { orderChargeField } from "@svc/domain/orders/order-charge-body"
import type { Order, OrderType } from "@svc/domain/orders/order"
import type { ChargeOfOrder, OrderAddress, OrderStore } from "@svc/domain/orders/ports/order-store"
import { ResourceNotFound } from "@svc/domain/shared/errors"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { makeDueAccounts } from "./due-accounts.ts"
import { makeHoldParts } from "./hold-parts.ts"
import { makeListOrders } from "./list-orders.ts"
import { insertOrder } from "./insert-order.ts"
import { ordersOf, toHead } from "./order-of-rows.ts"
import type { TakenNumber } from "./order-parts.ts"
import { makeOrderQuestions } from "./order-questions.ts"
import { orderHeads, readParts } from "./read-orders.ts"
import { deleteOrder, removeLastVersion } from "./remove-version.ts"
import { orderRow, writeParts } from "./write-orders.ts"

const port = "OrderStore"

/** An order by whatever names it; the order may be of another legal entity, or deleted. */
type Named = OrderAddress | { readonly by: "product"; readonly id: string }

const orderIdsOf = ({ tenantId, legalEntityId }: Scope, address: Named): RawBuilder<unknown> => {
  if (address.by === "number")
    return sql`select o.id from orders o where o.tenant_id = ${tenantId} and o.legal_entity_id = ${legalEntityId}
      and o.order_number = ${address.number}`
  if (address.by === "id")
    return sql`select v.order_id from order_versions v where v.tenant_id = ${tenantId} and v.version_id = ${address.id}`
  return address.by === "charge"
    ? sql`select c.order_id from order_charges c where c.tenant_id = ${tenantId} and c.id = ${address.id}`
    : sql`select p.order_id from order_products p where p.tenant_id = ${tenantId} and p.id = ${address.id}`
}

const nouns = { Subscription: "subscription", SalesOrder: "sales order" } as const

const notFound = (address: Named, type: OrderType | undefined) =>
  new ResourceNotFound({
    noun:
      address.by === "charge" || address.by === "product"
        ? `order ${address.by}`
        : type === undefined
          ? "order"
          : nouns[type],
    id: address.by === "number" ? address.number : address.id,
  })

const chargesOfOrder = (order: Order): readonly ChargeOfOrder[] =>
  order.products.flatMap(({ id, charges }) => charges.map((charge) => ({ charge, orderProductId: id, order })))

export const makePostgresOrderStore = (db: Db): OrderStore => {
  const heads = (q: Db, scope: Scope, address: Named, type: OrderType | undefined) => {
    const ofOrder = orderHeads(q, scope).where(sql<boolean>`t.order_id in (${orderIdsOf(scope, address)})`)
    return type === undefined ? ofOrder : ofOrder.where("t.order_type", "=", type)
  }

  /** The last version and its parts, read in one packet; what locks the order is sent before. */
  const readLast = (scope: Scope, address: Named, type: OrderType | undefined, lock: boolean) =>
    query(db, port, async (q) => {
      const { tenantId, legalEntityId } = scope
      const [, head, parts] = await Promise.all([
        lock &&
          sql`select o.id from orders o where o.tenant_id = ${tenantId} and o.legal_entity_id = ${legalEntityId}
            and o.id in (${orderIdsOf(scope, address)}) for no key update`.execute(q),
        heads(q, scope, address, type).where("t.is_last", "=", true).execute(),
        readParts(q, scope, orderIdsOf(scope, address), "last"),
      ])
      return ordersOf(head.map(toHead), parts)
    })

  const readAll = (scope: Scope, address: Named, type: OrderType | undefined) =>
    query(db, port, async (q) => {
      const [found, parts] = await Promise.all([
        heads(q, scope, address, type).orderBy("t.version").execute(),
        readParts(q, scope, orderIdsOf(scope, address), "all"),
      ])
      return ordersOf(found.map(toHead), parts)
    })

  const findLast = (scope: Scope, address: Named, type: OrderType | undefined, lock = false) =>
    Effect.flatMap(readLast(scope, address, type, lock), ([order]) =>
      order === undefined ? notFound(address, type) : Effect.succeed(order),
    )

  const find: OrderStore["find"] = (scope, address, version, type) =>
    version === "last" || address.by !== "id"
      ? findLast(scope, address, type)
      : Effect.flatMap(readAll(scope, address, type), (versions) => {
          const order = versions.find(({ id }) => id === address.id)
          return order === undefined ? notFound(address, type) : Effect.succeed(order)
        })

  /** A part of an order that was reverted meanwhile is not there any more, though its order is. */
  const having = (scope: Scope, address: Extract<Named, { readonly by: "charge" | "product" }>) =>
    Effect.flatMap(findLast(scope, address, undefined), (order) => {
      const { id } = address
      const found = chargesOfOrder(order).filter(
        (of) => (address.by === "charge" ? of.charge.id : of.orderProductId) === id,
      )
      const isThere = address.by === "charge" ? found.length > 0 : order.products.some((product) => product.id === id)
      return isThere ? Effect.succeed(found) : notFound(address, undefined)
    })

  const write = (run: (q: Db) => Promise<TakenNumber | undefined>) =>
    Effect.flatMap(query(db, port, run), (taken) =>
      taken === undefined ? Effect.void : Effect.fail(refuse("NumberTaken", taken)),
    )

  return {
    ...makeOrderQuestions(db),
    ...makeDueAccounts(db),
    insert: (order) => write((q) => insertOrder(q, order)),
    addVersion: (before, after) =>
      write(async (q) => {
        const [, , taken] = await Promise.all([
          q
            .updateTable("order_versions")
            .set({ is_last: false })
            .where("tenant_id", "=", before.tenantId)
            .where("version_id", "=", before.id)
            .execute(),
          q.insertInto("order_versions").values(orderRow(after)).execute(),
          writeParts(q, before, after),
        ])
        return taken
      }),
    update: (before, after) =>
      write(async (q) => {
        if (after.status === "Deleted") {
          await deleteOrder(q, before, after)
          return undefined
        }
        const { order_id: _, version_id: _id, tenant_id: _tenant, ...columns } = orderRow(after)
        const [, taken] = await Promise.all([
          q
            .updateTable("order_versions")
            .set(columns)
            .where("tenant_id", "=", after.tenantId)
            .where("version_id", "=", after.id)
            .execute(),
          writeParts(q, before, after),
        ])
        return taken
      }),
    removeLast: (order) =>
      Effect.flatMap(
        query(db, port, (q) => removeLastVersion(q, order)),
        () =>
          Effect.catchTag(
            findLast(order, { by: "number", number: order.orderNumber }, undefined),
            "ResourceNotFound",
            Effect.die,
          ),
      ),
    invoiceAccountOf: (scope, id, type) =>
      Effect.flatMap(
        query(db, port, (q) =>
          q
            .selectFrom("order_versions as t")
            .select("t.invoice_account_id")
            .where("t.tenant_id", "=", scope.tenantId)
            .where("t.legal_entity_id", "=", scope.legalEntityId)
            .where("t.status", "<>", "Deleted")
            .where(sql<boolean>`t.order_id in (${orderIdsOf(scope, { by: "id", id })})`)
            .where("t.is_last", "=", true)
            .$if(type !== undefined, (one) => one.where("t.order_type", "=", type!))
            .executeTakeFirst(),
        ),
        (row) => (row === undefined ? notFound({ by: "id", id }, type) : Effect.succeed(row.invoice_account_id)),
      ),
    holdParts: makeHoldParts(db),
    lock: (scope, address, type) => findLast(scope, address, type, true),
    find,
    versions: (scope, number, type) =>
      Effect.filterOrFail(
        readAll(scope, { by: "number", number }, type),
        (versions) => versions.length > 0,
        () => notFound({ by: "number", number }, type),
      ),
    list: makeListOrders(db),
    listCharges: (scope, of, request) =>
      Effect.map(
        "orderId" in of
          ? Effect.map(find(scope, { by: "id", id: of.orderId }, "exact"), chargesOfOrder)
          : having(scope, { by: "product", id: of.orderProductId }),
        (charges) => {
          const listed = charges.map((charge) => ({ ...charge, id: charge.charge.id }))
          return listInMemory(
            listed,
            (charge, field) => [orderChargeField(charge, field)],
            request,
            ({ charge }) => charge.modifiedAt,
          )
        },
      ),
    findCharge: (scope, id) => Effect.map(having(scope, { by: "charge", id }), ([found]) => found!),
  }
}
