import type { ReceptionKey, ReceptionStore } from "@svc/domain/e-invoicing/ports/reception-store"
import type { Reception } from "@svc/domain/e-invoicing/reception"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { column, instant, mapping } from "../base/mapping.ts"
import { query } from "../base/transaction.ts"
import { storable } from "./entry-rows.ts"

const port = "ReceptionStore"
const table = "einvoice_receptions"
const unended = ["Queued", "Running"] as const

const { selection, toEntity, toRow } = mapping<Reception, typeof table>({
  tenantId: column("tenant_id"),
  legalEntityId: column("legal_entity_id"),
  id: column("id"),
  state: column("state"),
  requestedAt: instant("requested_at"),
  startedAt: instant("started_at"),
  finishedAt: instant("finished_at"),
  received: column("received"),
  acknowledged: column("acknowledged"),
  message: column("message"),
})

const ofEntity = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom(`${table} as t`)
    .select(selection)
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)

const unfinished = (q: Db, { tenantId, id }: ReceptionKey) =>
  q
    .updateTable(`${table} as t`)
    .where("t.tenant_id", "=", tenantId)
    .where("t.id", "=", id)
    .where("t.state", "in", unended)

export const makePostgresReceptionStore = (db: Db): ReceptionStore => {
  const one = (read: (q: Db) => Promise<Readonly<Record<string, unknown>> | undefined>) =>
    Effect.map(query(db, port, read), (row) => row && toEntity(row))

  return {
    insert: (reception) =>
      Effect.asVoid(query(db, port, (q) => q.insertInto(table).values(toRow(reception)).execute())),
    unfinished: (scope) => one((q) => ofEntity(q, scope).where("t.state", "in", unended).executeTakeFirst()),
    find: (scope, id) => one((q) => ofEntity(q, scope).where("t.id", "=", id).executeTakeFirst()),
    list: (scope, { limit, before }) =>
      Effect.map(
        query(db, port, (q) =>
          ofEntity(q, scope)
            .$if(before !== undefined, (rows) => rows.where("t.id", "<", before!))
            .orderBy("t.id", "desc")
            .limit(limit)
            .execute(),
        ),
        (rows) => rows.map(toEntity),
      ),
    start: (key, at) =>
      one((q) =>
        unfinished(q, key)
          .set({ state: "Running", started_at: sql<Date>`coalesce(t.started_at, ${new Date(at)})` })
          .returning(selection)
          .executeTakeFirst(),
      ),
    count: (key, what) =>
      Effect.asVoid(
        query(db, port, (q) =>
          unfinished(q, key)
            .set({ [what]: sql`t.${sql.ref(what)} + 1` })
            .execute(),
        ),
      ),
    end: (key, at, message) =>
      Effect.asVoid(
        query(db, port, (q) =>
          unfinished(q, key)
            .set({
              state: message === undefined ? "Succeeded" : "Failed",
              finished_at: new Date(at),
              message: message === undefined ? null : storable(message),
            })
            .execute(),
        ),
      ),
  }
}
