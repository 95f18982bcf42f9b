import { accountFields } from "@svc/domain/customers/account"
import type { AccountStore } from "@svc/domain/customers/ports/account-store"
import { ResourceNotFound } from "@svc/domain/shared/errors"
import type { AccountId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder, type ListSource } from "../base/fetch-list.ts"
import { listQuery } from "../base/list-time.ts"
import { meetsOne } from "../base/meets-one.ts"
import { accountMapping } from "./account.mapping.ts"
import { query } from "../base/transaction.ts"

const port = "AccountStore"

const accountSource: ListSource<typeof accountFields> = {
  table: sql`accounts`,
  kept: "accounts",
  modified: sql`t.modified_at`,
  columns: {
    one: accountMapping.listColumns(accountFields, {
      currencyCode: "currency",
      created: "createdAt",
      modified: "modifiedAt",
    }),
    custom: {
      column: sql`t.custom_fields`,
      holding: (json) => sql<boolean>`t.id = any(array(select accounts_with(${json}::jsonb)))`,
    },
  },
}

const { selection, toEntity, toRow } = accountMapping

const rows = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("accounts as t")
    .select(selection)
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)

export const makePostgresAccountStore = (db: Db): AccountStore => {
  const findWith = (lock: boolean) =>
    Effect.fnUntraced(function* (scope: Scope, id: AccountId) {
      const row = yield* query(db, port, (q) => {
        const one = rows(q, scope).where("t.id", "=", id)
        return (lock ? one.forUpdate("t") : one).executeTakeFirst()
      })
      return row === undefined ? yield* new ResourceNotFound({ noun: "account", id }) : toEntity(row)
    })
  const find = findWith(false)

  return {
    insert: (account) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .insertInto("accounts")
            .values(toRow(account))
            .onConflict((conflict) => conflict.columns(["tenant_id", "legal_entity_id", "account_number"]).doNothing())
            .returning("id")
            .executeTakeFirst(),
        ),
        (row) => row !== undefined,
      ),
    update: (account) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .updateTable("accounts")
            .set(toRow(account))
            .where("tenant_id", "=", account.tenantId)
            .where("id", "=", account.id)
            .execute(),
        ),
      ),
    find,
    findForUpdate: findWith(true),
    delete: Effect.fnUntraced(function* (scope, id) {
      // Locked, so that no invoice is made for it meanwhile.
      yield* findWith(true)(scope, id)
      return yield* query(db, port, async (q) => {
        const { numDeletedRows } = await q
          .deleteFrom("accounts as t")
          .where("t.tenant_id", "=", scope.tenantId)
          .where("t.id", "=", id)
          .where(
            sql<boolean>`not exists (select from invoices i where i.tenant_id = t.tenant_id and i.account_id = t.id)`,
          )
          .executeTakeFirst()
        return numDeletedRows > 0n
      })
    }),
    lookUp: (scope, criteria) =>
      Effect.map(
        query(db, port, (q) =>
          rows(q, scope)
            .where(meetsOne({ AccountNumber: "account_number", Name: "name" }, criteria))
            .limit(2)
            .forKeyShare("t")
            .execute(),
        ),
        (found) => found.map(toEntity),
      ),
    list: (scope, request) =>
      listQuery(db, port, async (q) => {
        const { items, total } = await fetchIds<AccountId>(q, accountSource, scope, request)
        const found = items.length === 0 ? [] : await rows(q, scope).where("t.id", "in", items).execute()
        return { items: inOrder(items, found.map(toEntity)), total }
      }),
  }
}
