import type { NumberConflict } from "@svc/domain/catalogue/ports/product-store"
import type { Charge } from "@svc/domain/catalogue/charge"
import type { ChargePlan, Product } from "@svc/domain/catalogue/product"
import type { InsertObject } from "kysely"
import type { Db } from "../base/database.ts"
import { batchesOf } from "../base/in-batches.ts"
import type { Tables } from "../base/tables.gen.ts"
import { without } from "../base/without.ts"
import { chargeMapping, planMapping } from "./product.mapping.ts"

type PartTable = "charge_plans" | "charges"

/** Plans or charges: their table, the unique key of their number, and how to write one. */
interface PartKind<P> {
  readonly table: PartTable
  readonly uniqueNumber: string
  readonly numberOf: (part: P) => string
  readonly toRow: (part: P) => InsertObject<Tables, PartTable>
}

/** Parts that are only before, only after, and in both but as different objects. */
const differences = <P extends { readonly id: string }>(before: readonly P[], after: readonly P[]) => {
  const was = new Map(before.map((part) => [part.id, part]))
  const is = new Set(after.map(({ id }) => id))
  return {
    removed: before.filter(({ id }) => !is.has(id)),
    added: after.filter(({ id }) => !was.has(id)),
    changed: after.filter((part) => was.has(part.id) && was.get(part.id) !== part),
  }
}

/** Writes the changes of a product's plans and charges; returns a number that is already taken. */
export const writeParts = async (q: Db, before: Product, after: Product): Promise<NumberConflict | undefined> => {
  const { tenantId, legalEntityId, id: productId } = after
  const scope = { tenantId, legalEntityId }
  const plans = differences(before.chargePlans, after.chargePlans)
  // Deleting a plan deletes its charges.
  const plan = await write<ChargePlan>(q, after, plans, {
    table: "charge_plans",
    uniqueNumber: "charge_plans_tenant_id_legal_entity_id_charge_plan_number_key",
    numberOf: ({ chargePlanNumber }) => chargePlanNumber,
    toRow: (each) => planMapping.toRow({ ...each, ...scope, productId }),
  })
  if (plan !== undefined) return { kind: "charge plan", number: plan }

  const kept = before.chargePlans.filter((each) => !plans.removed.includes(each))
  const planOf = new Map(after.chargePlans.flatMap(({ id, charges }) => charges.map((charge) => [charge.id, id])))
  const charges = differences(
    kept.flatMap((each) => each.charges),
    after.chargePlans.flatMap((each) => each.charges),
  )
  const charge = await write<Charge>(q, after, charges, {
    table: "charges",
    uniqueNumber: "charges_tenant_id_legal_entity_id_charge_number_key",
    numberOf: ({ chargeNumber }) => chargeNumber,
    toRow: (each) => chargeMapping.toRow({ ...each, ...scope, chargePlanId: planOf.get(each.id)! }),
  })
  return charge === undefined ? undefined : { kind: "charge", number: charge }
}

/**
 * Deletes, then updates, then inserts, each as one batch: the number of a deleted part is free for a new one. Returns
 * the first number, of the parts to be added, that another part already has.
 */
const write = async <P extends ChargePlan | Charge>(
  q: Db,
  { tenantId }: Product,
  { removed, changed, added }: ReturnType<typeof differences<P>>,
  { table, uniqueNumber, numberOf, toRow }: PartKind<P>,
): Promise<string | undefined> => {
  const remove = (batch: readonly P[]) => {
    const ids = batch.map(({ id }) => id)
    return q.deleteFrom(table).where("tenant_id", "=", tenantId).where("id", "in", ids).execute()
  }
  const update = (part: P) => {
    const columns = without(toRow(part), "tenant_id", "legal_entity_id", "id")
    return q.updateTable(table).set(columns).where("tenant_id", "=", tenantId).where("id", "=", part.id).execute()
  }
  const insert = async (batch: readonly P[]) => {
    const written = await q
      .insertInto(table)
      .values(batch.map(toRow))
      .onConflict((conflict) => conflict.constraint(uniqueNumber).doNothing())
      .returning("id")
      .execute()
    const ids = new Set<string>(written.map(({ id }) => id))
    return batch.find(({ id }) => !ids.has(id))
  }
  await Promise.all(batchesOf(removed).map(remove))
  await Promise.all(changed.map(update))
  const taken = (await Promise.all(batchesOf(added).map(insert))).find((part) => part !== undefined)
  return taken === undefined ? undefined : numberOf(taken)
}
