import { accountFields } from "@svc/domain/customers/account"
import type { AccountStore } from "@svc/domain/customers/ports/account-store"
import type { Criterion } from "@svc/domain/listing/lookup-key"
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
import { type Places, prepared } from "../base/prepared.ts"
import { without } from "../base/without.ts"
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

interface Wanted extends Scope {
  readonly ids: readonly AccountId[]
}
const rows = (q: Db, { tenantId, legalEntityId }: Scope | Places<Scope>) =>
  q
    .selectFrom("accounts as t")
    .select(selection)
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)
const byId = (q: Db, at: Places<Wanted>) => rows(q, at).where(sql<boolean>`t.id = any(${at.ids}::uuid[])`)
const read = prepared(byId)
const readToChange = prepared((q, at: Places<Wanted>) => byId(q, at).forUpdate("t"))
const hold = prepared((q, at: Places<Wanted>) => byId(q, at).orderBy("t.account_number").forNoKeyUpdate("t"))

const keyColumns = { AccountNumber: "account_number", Name: "name" }
type Row = Awaited<ReturnType<typeof read>>[number]
const lookUps = new Map<string, (q: Db, values: Scope & Readonly<Record<string, string>>) => Promise<readonly Row[]>>()

/** At most two of the accounts that meet one of the criteria; one statement for each set of keys. */
const lookUp = (q: Db, { tenantId, legalEntityId }: Scope, criteria: readonly Criterion[]) => {
  const keys = criteria.map(({ key }) => key)
  const name = keys.join(" ")
  const statement =
    lookUps.get(name) ??
    prepared((db, at: Places<Scope & Readonly<Record<string, string>>>) =>
      rows(db, at)
        .where(
          meetsOne(
            keyColumns,
            keys.map((key) => ({ key, value: at[key]! })),
          ),
        )
        .limit(2)
        .forKeyShare("t"),
    )
  lookUps.set(name, statement)
  const values = Object.fromEntries(criteria.map(({ key, value }) => [key, value]))
  return statement(q, { ...values, tenantId, legalEntityId })
}

export const makePostgresAccountStore = (db: Db): AccountStore => {
  const allBy =
    (statement: typeof read) =>
    ({ tenantId, legalEntityId }: Scope, ids: readonly AccountId[]) =>
      Effect.map(
        query(db, port, (q) => statement(q, { tenantId, legalEntityId, ids })),
        (found) => found.map(toEntity),
      )
  const oneBy = (statement: typeof read) =>
    Effect.fnUntraced(function* (scope: Scope, id: AccountId) {
      const [account] = yield* allBy(statement)(scope, [id])
      return account ?? (yield* new ResourceNotFound({ noun: "account", id }))
    })
  const find = oneBy(read)

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
            .set(without(toRow(account), "tenant_id", "legal_entity_id", "id"))
            .where("tenant_id", "=", account.tenantId)
            .where("id", "=", account.id)
            .execute(),
        ),
      ),
    find,
    findForUpdate: oneBy(readToChange),
    hold: allBy(hold),
    findAll: allBy(read),
    delete: ({ tenantId, legalEntityId }, id) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .deleteFrom("accounts")
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("id", "=", id)
            .execute(),
        ),
      ),
    lookUp: (scope, criteria) =>
      Effect.map(
        query(db, port, (q) => lookUp(q, scope, criteria)),
        (found) => found.map(toEntity),
      ),
    lookUpCampaign: ({ tenantId, legalEntityId }, criteria) =>
      query(db, port, (q) =>
        q
          .selectFrom("dunning_campaigns as t")
          .select(["t.id", "t.name"])
          .where("t.tenant_id", "=", tenantId)
          .where("t.legal_entity_id", "=", legalEntityId)
          .where(meetsOne({ Name: "name" }, criteria))
          .limit(2)
          .forKeyShare()
          .execute(),
      ),
    list: (scope, request) =>
      listQuery(db, port, async (q) => {
        const { items, total } = await fetchIds<AccountId>(q, accountSource, scope, request)
        const found = items.length === 0 ? [] : await rows(q, scope).where("t.id", "in", items).execute()
        return { items: inOrder(items, found.map(toEntity)), total }
      }),
  }
}
