import type { Order } from "@svc/domain/orders/order"
import type { OrderId, TenantId } from "@svc/domain/shared/ids"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Mapping } from "../base/mapping.ts"
import { without } from "../base/without.ts"
import { type PartRows, rowsOf } from "./order-of-rows.ts"
import {
  chargeMapping,
  discountMapping,
  type InForce,
  milestoneMapping,
  productMapping,
} from "./order-parts.mapping.ts"
import { orderMapping } from "./order.mapping.ts"

export type PartTable = "order_products" | "order_charges" | "order_discounts" | "order_milestones"

/** What another order, product or charge has. */
export interface TakenNumber {
  readonly kind: string
  readonly number: string
}

/** Rows of one statement: the widest has 59 columns, and PostgreSQL takes 65,535 parameters. */
const batchSize = 1000

/** The order that a version is of, as an expression: nobody has to ask for it first. */
export const orderIdOf = ({ tenantId, id }: Pick<Order, "tenantId" | "id">) =>
  sql<OrderId>`(select v.order_id from order_versions v where v.tenant_id = ${tenantId} and v.version_id = ${id})` as never as OrderId

export const orderRow = (order: Order, orderId: OrderId) =>
  orderMapping.toRow({
    ...without(order, "metrics", "products", "discounts", "milestones"),
    ...order.metrics,
    orderId,
  })

type PartRow = InForce & { readonly id: string }

/** One kind of parts: its table, and the number that no two of them may have. */
interface Kind {
  readonly table: PartTable
  readonly rows: (of: PartRows) => readonly PartRow[]
  readonly mapping: Mapping<never, PartTable>
  readonly taken: (row: PartRow) => TakenNumber | undefined
}
const kind = <R extends PartRow>(
  table: PartTable,
  rows: (of: PartRows) => readonly R[],
  mapping: { readonly toRow: (row: R) => unknown },
  taken: (row: R) => TakenNumber | undefined,
): Kind => ({ table, rows, mapping: mapping as never, taken: taken as Kind["taken"] })

const kinds: readonly Kind[] = [
  kind(
    "order_products",
    ({ products }) => products,
    productMapping,
    ({ productNumber }) => ({ kind: "order product", number: productNumber }),
  ),
  kind(
    "order_charges",
    ({ charges }) => charges,
    chargeMapping,
    ({ chargeNumber }) => ({ kind: "order charge", number: chargeNumber }),
  ),
  kind(
    "order_discounts",
    ({ discounts }) => discounts,
    discountMapping,
    () => undefined,
  ),
  kind(
    "order_milestones",
    ({ milestones }) => milestones,
    milestoneMapping,
    () => undefined,
  ),
]
export const partTables = kinds.map(({ table }) => table)

/** Writes the parts of a new order; gives a number that is taken. */
export const insertParts = async (q: Db, order: Order, orderId: OrderId): Promise<TakenNumber | undefined> => {
  const rows = rowsOf(order, orderId, order.version)
  const taken = await Promise.all(kinds.map((each) => insert(q, each, each.rows(rows))))
  return taken.find((each) => each !== undefined)
}

/**
 * Writes how the parts of a version differ from before: what changed or went ends with the version before, what changed
 * or came begins with this one; a row that began with this one already is written over.
 */
export const writeParts = async (
  q: Db,
  before: Order,
  after: Order,
  orderId: OrderId,
): Promise<TakenNumber | undefined> => {
  const { tenantId, version } = after
  const [was, is] = [rowsOf(before, orderId, version), rowsOf(after, orderId, version)]
  const taken = await Promise.all(
    kinds.map(async (each) => {
      const { removed, changed, added } = differences(each, each.rows(was), each.rows(is))
      const ended = [...removed, ...changed].map(({ id }) => id)
      // Of a version that begins now there is no row to write over.
      const begins = before.version !== version
      const [, , , number] = await Promise.all([
        ended.length > 0 && endRows(q, each.table, tenantId, ended, version),
        removed.length > 0 && removeRows(q, each.table, tenantId, removed),
        changed.length > 0 && !begins && replace(q, each, changed),
        insert(q, each, begins ? [...changed, ...added] : added),
      ])
      return number
    }),
  )
  return taken.find((each) => each !== undefined)
}

const differences = ({ mapping }: Kind, before: readonly PartRow[], after: readonly PartRow[]) => {
  const was = new Map(before.map((row) => [row.id, row]))
  const is = new Set(after.map(({ id }) => id))
  const printed = (row: PartRow) => {
    const { order_id: _, ...columns } = mapping.toRow(row as never) as Readonly<Record<string, unknown>>
    return JSON.stringify(columns)
  }
  return {
    removed: before.filter(({ id }) => !is.has(id)),
    added: after.filter(({ id }) => !was.has(id)),
    changed: after.filter((row) => was.has(row.id) && printed(was.get(row.id)!) !== printed(row)),
  }
}

const endRows = (q: Db, table: PartTable, tenantId: TenantId, ids: readonly string[], version: number) =>
  q
    .updateTable(table)
    .set({ until_version: version })
    .where("tenant_id", "=", tenantId)
    .where("id", "in", ids as never)
    .where("until_version", "is", null)
    .where("since_version", "<", version)
    .execute()

/** Rows that began with the version itself. */
const removeRows = (q: Db, table: PartTable, tenantId: TenantId, rows: readonly PartRow[]) =>
  q
    .deleteFrom(table)
    .where("tenant_id", "=", tenantId)
    .where("id", "in", rows.map(({ id }) => id) as never)
    .where("until_version", "is", null)
    .execute()

const keys: ReadonlySet<string> = new Set(["tenant_id", "id", "since_version"])

const replace = async (q: Db, { table, mapping }: Kind, rows: readonly PartRow[]): Promise<void> => {
  for (const batch of batches(rows)) {
    const values = batch.map((row) => mapping.toRow(row as never))
    const columns = Object.keys(values[0]!).filter((column) => !keys.has(column))
    await q
      .insertInto(table)
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(["tenant_id", "id", "since_version"])
          .doUpdateSet(Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])) as never),
      )
      .execute()
  }
}

/** The first number that another part has, of those that were to be written. */
const insert = async (
  q: Db,
  { table, mapping, taken }: Kind,
  rows: readonly PartRow[],
): Promise<TakenNumber | undefined> => {
  for (const batch of batches(rows)) {
    const written = await q
      .insertInto(table)
      .values(batch.map((row) => mapping.toRow(row as never)) as never)
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .execute()
    const ids = new Set<string>(written.map(({ id }) => id))
    const missing = batch.find(({ id }) => !ids.has(id))
    if (missing !== undefined) return taken(missing)
  }
  return undefined
}

const batches = <A>(rows: readonly A[]): readonly (readonly A[])[] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) =>
    rows.slice(index * batchSize, (index + 1) * batchSize),
  )
