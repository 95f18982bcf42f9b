import type { TicketStore } from "@svc/domain/people/ports/ticket-store"
import { printJson } from "@svc/domain/shared/exact-json"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { ask, askWhether } from "../base/ask.ts"
import { query } from "../base/transaction.ts"

const port = "TicketStore"
type Row = Selectable<Tables["sign_in_tickets"]>

export const makePostgresTicketStore = (db: Db): TicketStore => ({
  insert: ({ hash, personId, invitation, expiresAt }) => {
    const ticket = { hash, person_id: personId, invitation, expires_at: new Date(expiresAt) }
    return ask(db, port, sql`add_sign_in_ticket(${printJson(ticket)})`)
  },

  find: (hash) =>
    Effect.map(
      query(db, port, (q) => sql<Row>`select * from find_sign_in_ticket(${hash})`.execute(q)),
      ({ rows: [row] }) =>
        row && {
          hash: row.hash,
          personId: row.person_id,
          expiresAt: row.expires_at,
          ...(row.invitation === null ? {} : { invitation: row.invitation }),
        },
    ),

  take: (hash) => askWhether(db, port, sql`take_sign_in_ticket(${hash})`),
})
