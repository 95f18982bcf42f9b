import { refuse } from "@svc/domain/organisation/organisation.errors"
import type { QuoteStore } from "@svc/domain/quotes/ports/quote-store"
import type { Quote } from "@svc/domain/quotes/quote"
import { ResourceNotFound } from "@svc/domain/shared/errors"
import type { QuoteId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder } from "../base/fetch-list.ts"
import { listQuery } from "../base/list-time.ts"
import { partsOfPage } from "../base/parts-of-page.ts"
import { without } from "../base/without.ts"
import { query } from "../base/transaction.ts"
import { quoteSource } from "./quote-list.ts"
import { quoteMapping, toRow } from "./quote.mapping.ts"
import { toQuote } from "./read-quote.ts"

const port = "QuoteStore"

/** Charges read by one statement. Turning more of them into objects at once would block the process. */
const chargesAtOnce = 200

const quotesOf = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("quotes as t")
    .select(quoteMapping.selection)
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)

/**
 * The parts of the catalogue that an Open quote would sell. Parts that it only changes are already used by its
 * subscription.
 */
const partsOf = ({ status, change, products }: Quote): readonly string[] => {
  if (status !== "Open") return []
  const sold = change === undefined ? products : change.products.flatMap(({ formed }) => formed ?? [])
  return [
    ...new Set(
      sold.flatMap(({ product, chargePlan, charges }) => [
        product.id,
        chargePlan.id,
        ...charges.map(({ charge }) => charge.id),
      ]),
    ),
  ]
}

export const makePostgresQuoteStore = (db: Db): QuoteStore => {
  const findWith = (lock: boolean) =>
    Effect.fnUntraced(function* (scope: Scope, id: QuoteId) {
      const one = yield* query(db, port, (q) => {
        const found = quotesOf(q, scope).where("t.id", "=", id)
        return (lock ? found.forUpdate("t") : found).executeTakeFirst()
      })
      return one === undefined ? yield* new ResourceNotFound({ noun: "quote", id }) : toQuote(one)
    })

  /** Writes the parts of the catalogue that a quote uses. */
  const writeParts = async (q: Db, quote: Quote) => {
    const parts = partsOf(quote)
    if (parts.length === 0) return
    const { tenantId, legalEntityId, id } = quote
    await sql`insert into quoted_parts (tenant_id, legal_entity_id, quote_id, part_id)
      select ${tenantId}, ${legalEntityId}, ${id}, part from unnest(${sql.val(parts)}::uuid[]) part`.execute(q)
  }

  return {
    insert: (quote) =>
      Effect.flatMap(
        query(db, port, async (q) => {
          const row = await q
            .insertInto("quotes")
            .values(toRow(quote))
            .onConflict((conflict) => conflict.columns(["tenant_id", "legal_entity_id", "number"]).doNothing())
            .returning("id")
            .executeTakeFirst()
          if (row !== undefined) await writeParts(q, quote)
          return row !== undefined
        }),
        (inserted) =>
          inserted ? Effect.void : Effect.fail(refuse("NumberTaken", { kind: "quote", number: quote.number })),
      ),
    update: (quote) =>
      query(db, port, async (q) => {
        const { tenantId, id } = quote
        const row = without(toRow(quote), "tenant_id", "legal_entity_id", "id")
        await q.updateTable("quotes").set(row).where("tenant_id", "=", tenantId).where("id", "=", id).execute()
        await q.deleteFrom("quoted_parts").where("tenant_id", "=", tenantId).where("quote_id", "=", id).execute()
        await writeParts(q, quote)
      }),
    delete: ({ tenantId, legalEntityId }, id) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .deleteFrom("quotes")
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("id", "=", id)
            .execute(),
        ),
      ),
    find: findWith(false),
    lock: findWith(true),
    lookUp: ({ tenantId, legalEntityId }, criteria) =>
      query(db, port, async (q) => {
        const conditions = criteria.map(({ key, value }) =>
          key === "Id" ? sql<boolean>`id = ${value}` : sql<boolean>`number = ${value}`,
        )
        const { rows } = await sql<Pick<Quote, "id">>`select id from quotes where tenant_id = ${tenantId}
          and legal_entity_id = ${legalEntityId} and (${sql.join(conditions, sql` or `)})`.execute(q)
        return rows
      }),
    list: (scope, request) =>
      listQuery(db, port, async (q) => {
        const { items, total } = await fetchIds<QuoteId>(q, quoteSource, scope, request)
        const sized =
          items.length === 0
            ? []
            : await q
                .selectFrom("quotes as t")
                .select("t.id")
                .select(
                  sql<number>`jsonb_array_length(jsonb_path_query_array(t.products, '$[*].charges[*]'))`.as("charges"),
                )
                .where("t.tenant_id", "=", scope.tenantId)
                .where("t.legal_entity_id", "=", scope.legalEntityId)
                .where("t.id", "in", items)
                .execute()
        const parts = partsOfPage(inOrder(items, sized), ({ charges }) => charges + 1, chargesAtOnce)
        return {
          total,
          parts: parts.map((part) =>
            query(db, port, async (again) => {
              const ids = part.map(({ id }) => id)
              const found = await quotesOf(again, scope).where("t.id", "in", ids).execute()
              return inOrder(ids, found.map(toQuote))
            }),
          ),
        }
      }),
    usingProduct: ({ tenantId, legalEntityId }, { products, chargePlans, charges }) =>
      query(db, port, async (q) => {
        const { rows } = await sql<{ number: string }>`select q.number from quoted_parts p
          join quotes q on q.tenant_id = p.tenant_id and q.id = p.quote_id
          where p.tenant_id = ${tenantId} and q.legal_entity_id = ${legalEntityId}
            and p.part_id = any(${sql.val([...products, ...chargePlans, ...charges])}::uuid[]) limit 1`.execute(q)
        return rows[0]?.number
      }),
    usingAccount: ({ tenantId, legalEntityId }, id) =>
      query(db, port, async (q) => {
        const { rows } = await sql<{ number: string }>`select q.number from quotes q where q.tenant_id = ${tenantId}
          and q.legal_entity_id = ${legalEntityId} and (q.account_id = ${id} or q.invoice_account_id = ${id}) limit 1`.execute(
          q,
        )
        return rows[0]?.number
      }),
  }
}
