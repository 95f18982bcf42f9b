import type { TicketStore } from "@svc/domain/people/ports/ticket-store"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { query } from "../base/transaction.ts"

const port = "TicketStore"
type Row = Selectable<Tables["sign_in_tickets"]>

export const makePostgresTicketStore = (db: Db): TicketStore => ({
  insert: ({ hash, personId, expiresAt }) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .insertInto("sign_in_tickets")
          .values({ hash, person_id: personId, expires_at: new Date(expiresAt) })
          .execute(),
      ),
    ),

  find: (hash) =>
    Effect.map(
      query(db, port, (q) => sql<Row>`select * from find_sign_in_ticket(${hash})`.execute(q)),
      ({ rows: [row] }) => row && { hash: row.hash, personId: row.person_id, expiresAt: row.expires_at },
    ),

  take: (hash) =>
    Effect.map(
      query(db, port, (q) => q.deleteFrom("sign_in_tickets").where("hash", "=", hash).executeTakeFirst()),
      ({ numDeletedRows }) => numDeletedRows > 0n,
    ),
})
