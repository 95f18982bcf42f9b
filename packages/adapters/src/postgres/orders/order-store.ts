import { refuse } from "@svc/domain/organisation/organisation.errors"
import { listInMemory } from "@svc/domain/listing/list-in-memory"
import { orderChargeField } from "@svc/domain/orders/order-charge-body"
import type { Order, OrderType } from "@svc/domain/orders/order"
import type { ChargeOfOrder, OrderAddress, OrderStore } from "@svc/domain/orders/ports/order-store"
import { ResourceNotFound } from "@svc/domain/shared/errors"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { prepared } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"
import { makeDueAccounts } from "./due-accounts.ts"
import { makeHoldParts } from "./hold-parts.ts"
import { makeListOrders } from "./list-orders.ts"
import { insertOrder } from "./insert-order.ts"
import { forNames, type NamedOrders } from "./named-orders.ts"
import type { TakenNumber } from "./order-parts.ts"
import { makeOrderQuestions } from "./order-questions.ts"
import { readOrders } from "./read-orders.ts"
import { deleteOrder, removeLastVersion } from "./remove-version.ts"
import { insertVersion, orderRow, writeParts } from "./write-orders.ts"

const port = "OrderStore"

/** An order by one of its keys. The order may belong to another legal entity or be deleted. */
type Named = OrderAddress | { readonly by: "product"; readonly id: string }

const namedBy = ({ tenantId, legalEntityId }: Scope, address: Named): NamedOrders => ({
  by: address.by,
  tenantId,
  legalEntityId,
  named: address.by === "number" ? address.number : address.id,
})

const held = forNames((q, { tenantId, legalEntityId }, isNamed) =>
  q
    .selectFrom("orders as o")
    .select("o.id")
    .where("o.tenant_id", "=", tenantId)
    .where("o.legal_entity_id", "=", legalEntityId)
    .where(isNamed(sql`o.id`))
    .forNoKeyUpdate(),
)
const invoiceAccounts = forNames((q, { tenantId, legalEntityId }, isNamed) =>
  q
    .selectFrom("order_versions as t")
    .select(["t.invoice_account_id", "t.order_type"])
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)
    .where("t.status", "<>", "Deleted")
    .where(isNamed(sql`t.order_id`))
    .where("t.is_last", "=", true),
)

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

/** Marks the version as no longer the last. */
const endVersion = prepared<Pick<Order, "tenantId" | "id">, unknown>((db, at) =>
  db
    .updateTable("order_versions")
    .set({ is_last: false })
    .where("tenant_id", "=", at.tenantId)
    .where("version_id", "=", at.id),
)

export const makePostgresOrderStore = (db: Db): OrderStore => {
  /** Reads versions and their parts in one packet; the lock on the order is sent before. */
  const read = (scope: Scope, address: Named, type: OrderType | undefined, of: "last" | "all", lock = false) =>
    query(db, port, async (q) => {
      const orders = namedBy(scope, address)
      const [, found] = await Promise.all([lock && held(q, orders), readOrders(q, orders, of)])
      return type === undefined ? found : found.filter(({ orderType }) => orderType === type)
    })

  const findLast = (scope: Scope, address: Named, type: OrderType | undefined, lock = false) =>
    Effect.flatMap(read(scope, address, type, "last", lock), ([order]) =>
      order === undefined ? notFound(address, type) : Effect.succeed(order),
    )

  const find: OrderStore["find"] = (scope, address, version, type) =>
    version === "last" || address.by !== "id"
      ? findLast(scope, address, type)
      : Effect.flatMap(read(scope, address, type, "all"), (versions) => {
          const order = versions.find(({ id }) => id === address.id)
          return order === undefined ? notFound(address, type) : Effect.succeed(order)
        })

  /** Reverting an order removes a part while the order itself still exists. */
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
          endVersion(q, before),
          insertVersion(q, [orderRow(after)]),
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
        query(db, port, (q) => invoiceAccounts(q, namedBy(scope, { by: "id", id }))),
        ([row]) =>
          row === undefined || (type !== undefined && row.order_type !== type)
            ? notFound({ by: "id", id }, type)
            : Effect.succeed(row.invoice_account_id),
      ),
    holdParts: makeHoldParts(db),
    lock: (scope, address, type) => findLast(scope, address, type, true),
    find,
    versions: (scope, number, type) =>
      Effect.filterOrFail(
        read(scope, { by: "number", number }, type, "all"),
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
