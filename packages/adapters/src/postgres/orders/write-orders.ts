import type { Order } from "@svc/domain/orders/order"
import type { OrderId, TenantId } from "@svc/domain/shared/ids"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { batchesOf } from "../base/in-batches.ts"
import { prepared, preparedInsert } from "../base/prepared.ts"
import { without } from "../base/without.ts"
import { type Part, type PartKind, partKinds, type TakenNumber } from "./order-parts.ts"
import { orderMapping } from "./order.mapping.ts"

export const orderRow = (order: Order) =>
  orderMapping.toRow({ ...without(order, "metrics", "products", "discounts", "milestones"), ...order.metrics })

/** Writes a version, without its parts. */
export const insertVersion = preparedInsert<ReturnType<typeof orderRow>, never>((db, rows) =>
  db.insertInto("order_versions").values(rows),
)

/** Writes the parts of a new order; returns a number that is already taken. */
export const insertParts = async (q: Db, order: Order): Promise<TakenNumber | undefined> => {
  const taken = await Promise.all(partKinds.map((kind) => insert(q, kind, order, kind.partsOf(order))))
  return taken.find((each) => each !== undefined)
}

/**
 * Writes the changes of parts between two versions. A changed or removed part ends with the version before; a changed
 * or new part begins with this version. A row that already began with this version is deleted. The statements are sent
 * together.
 */
export const writeParts = async (q: Db, before: Order, after: Order): Promise<TakenNumber | undefined> => {
  const { tenantId, version } = after
  const taken = await Promise.all(
    partKinds.map(async (kind) => {
      const { gone, come } = differences(kind, before, after)
      const rows = { tenantId, ids: gone.map(({ id }) => id), version }
      const { end, remove } = statements.get(kind)!
      const [, , number] = await Promise.all([
        gone.length > 0 && end(q, rows),
        // A version that begins now has no rows yet.
        gone.length > 0 && before.version === version && remove(q, rows),
        insert(q, kind, after, come),
      ])
      return number
    }),
  )
  return taken.find((each) => each !== undefined)
}

/** The parts whose rows are outdated, and the parts to be written; a changed part is in both. */
const differences = ({ partsOf }: PartKind, before: Order, after: Order) => {
  const was = new Map(partsOf(before).map((part) => [part.id, part]))
  const is = partsOf(after)
  const ids = new Set<string>(is.map(({ id }) => id))
  const come = is.filter((part) => {
    const former = was.get(part.id)
    return former === undefined || !areEqual(former, part)
  })
  const removed = [...was.values()].filter(({ id }) => !ids.has(id))
  return { gone: [...removed, ...come.filter(({ id }) => was.has(id))], come }
}

/** Most unchanged parts are the same object; others are compared by their rows. */
const areEqual = (a: Part, b: Part): boolean => a.content === b.content || printed(a) === printed(b)
const anyOrder = { orderId: "" as OrderId, sinceVersion: 1 }
const printed = ({ toRow }: Part): string => JSON.stringify(toRow(anyOrder))

interface Rows {
  readonly tenantId: TenantId
  readonly ids: readonly Part["id"][]
  readonly version: number
}

/** The statements on one kind of rows. */
const makeStatements = (table: PartKind["table"]) => ({
  /** Ends rows that began before the version. */
  end: prepared<Rows, unknown>((db, at) =>
    db
      .updateTable(table)
      .set({ until_version: at.version })
      .where("tenant_id", "=", at.tenantId)
      .where(sql<boolean>`id = any(${at.ids}::uuid[])`)
      .where("until_version", "is", null)
      .where("since_version", "<", at.version),
  ),
  /** Removes rows that began with the version itself. */
  remove: prepared<Rows, unknown>((db, at) =>
    db
      .deleteFrom(table)
      .where("tenant_id", "=", at.tenantId)
      .where(sql<boolean>`id = any(${at.ids}::uuid[])`)
      .where("since_version", "=", at.version),
  ),
  insert: preparedInsert<ReturnType<Part["toRow"]>, Pick<Part, "id">>((db, rows) =>
    db
      .insertInto(table)
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning("id"),
  ),
})
const statements = new Map(partKinds.map((kind) => [kind, makeStatements(kind.table)]))

/** The first number, of the parts to be written, that another part already has. */
const insert = async (
  q: Db,
  kind: PartKind,
  { version, firstVersionId }: Order,
  parts: readonly Part[],
): Promise<TakenNumber | undefined> => {
  for (const batch of batchesOf(parts)) {
    const rows = batch.map(({ toRow }) => toRow({ orderId: firstVersionId, sinceVersion: version }))
    const written = await statements.get(kind)!.insert(q, rows)
    const ids = new Set<string>(written.map(({ id }) => id))
    const missing = batch.find(({ id }) => !ids.has(id))
    if (missing !== undefined) return missing.number
  }
  return undefined
}
