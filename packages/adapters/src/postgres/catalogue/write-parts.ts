import type { NumberConflict } from "@svc/domain/catalogue/ports/product-store"
import type { Product } from "@svc/domain/catalogue/product"
import type { Insertable } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { chargeMapping, planMapping } from "./product.mapping.ts"

type PartTable = "charge_plans" | "charges"
interface Part {
  readonly id: string
}

/** Rows of one statement: the widest has 33 columns, and PostgreSQL takes 65,535 parameters. */
const batchSize = 1000

/** What is there only before, only after, and in both but as another object. */
const differences = <A extends Part>(before: readonly A[], after: readonly A[]) => {
  const was = new Map(before.map((part) => [part.id, part]))
  const is = new Set(after.map(({ id }) => id))
  return {
    removed: before.filter(({ id }) => !is.has(id)),
    added: after.filter(({ id }) => !was.has(id)),
    changed: after.filter((part) => was.has(part.id) && was.get(part.id) !== part),
  }
}

/** Writes how the plans and charges of a product differ from before; gives a number that is taken. */
export const writeParts = async (q: Db, before: Product, after: Product): Promise<NumberConflict | undefined> => {
  const { tenantId, legalEntityId, id: productId } = after
  const scope = { tenantId, legalEntityId }
  const plans = differences(before.chargePlans, after.chargePlans)
  // A plan that goes takes its charges with it.
  await remove(q, "charge_plans", after, plans.removed)
  const planRow = (plan: Product["chargePlans"][number]) => planMapping.toRow({ ...plan, ...scope, productId })
  for (const plan of plans.changed) await update(q, "charge_plans", after, planRow(plan))
  const newPlans = plans.added.map(planRow)
  const plan = await insert(q, "charge_plans", "charge_plan_number", newPlans)
  if (plan !== undefined) return { kind: "charge plan", number: plan }

  const kept = before.chargePlans.filter((each) => !plans.removed.includes(each))
  const planOf = new Map(after.chargePlans.flatMap(({ id, charges }) => charges.map((charge) => [charge.id, id])))
  const charges = differences(
    kept.flatMap((each) => each.charges),
    after.chargePlans.flatMap((each) => each.charges),
  )
  const chargeRow = (charge: (typeof charges.added)[number]) =>
    chargeMapping.toRow({ ...charge, ...scope, chargePlanId: planOf.get(charge.id)! })
  await remove(q, "charges", after, charges.removed)
  for (const charge of charges.changed) await update(q, "charges", after, chargeRow(charge))
  const charge = await insert(q, "charges", "charge_number", charges.added.map(chargeRow))
  return charge === undefined ? undefined : { kind: "charge", number: charge }
}

const remove = async (q: Db, table: PartTable, { tenantId }: Product, parts: readonly Part[]): Promise<void> => {
  if (parts.length === 0) return
  await q
    .deleteFrom(table)
    .where("tenant_id", "=", tenantId)
    .where(
      "id",
      "in",
      parts.map(({ id }) => id as never),
    )
    .execute()
}

const update = async <T extends PartTable>(
  q: Db,
  table: T,
  { tenantId }: Product,
  row: Insertable<Tables[T]>,
): Promise<void> => {
  await q
    .updateTable<PartTable>(table)
    .set(row as never)
    .where("tenant_id", "=", tenantId)
    .where("id", "=", (row as { readonly id: unknown }).id as never)
    .execute()
}

/** The first number that another part has, of those that were to be written. */
const insert = async <T extends PartTable>(
  q: Db,
  table: T,
  number: keyof Tables[T] & string,
  rows: readonly Insertable<Tables[T]>[],
): Promise<string | undefined> => {
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize)
    const written = await q
      .insertInto<PartTable>(table)
      .values(batch as never)
      .onConflict((conflict) => conflict.columns(["tenant_id", "legal_entity_id", number as never]).doNothing())
      .returning("id")
      .execute()
    const ids = new Set<unknown>(written.map(({ id }) => id))
    const taken = batch.find((row) => !ids.has((row as { readonly id: unknown }).id))
    if (taken !== undefined) return String((taken as Readonly<Record<string, unknown>>)[number])
  }
  return undefined
}
