import { type BooksCheck, mostNamed } from "@svc/domain/ledger/ports/books-check"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

/** A check whose query returns a row (`about`, `message`) for each violation. */
export const booksCheck = (db: Db, holds: string, disagreeing: (scope: Scope) => RawBuilder<unknown>): BooksCheck => ({
  holds,
  run: (scope) =>
    Effect.map(
      query(db, "BooksCheck", (q) =>
        sql<{ about: string; message: string; count: string }>`
          select about, message, count(*) over () as count from (${disagreeing(scope)}) d
          order by about limit ${mostNamed}`.execute(q),
      ),
      ({ rows }) => ({
        count: Number(rows[0]?.count ?? 0),
        disagreements: rows.map(({ about, message }) => ({ about, message })),
      }),
    ),
})

/** Restricts the aliased table to the rows of a legal entity. */
export const ofEntity = ({ tenantId, legalEntityId }: Scope, alias: string): RawBuilder<boolean> =>
  sql`${sql.ref(`${alias}.tenant_id`)} = ${tenantId} and ${sql.ref(`${alias}.legal_entity_id`)} = ${legalEntityId}`
