import { resolve } from "@svc/adapters/wiring/provide"
import { decimal } from "@svc/domain/shared/decimal"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { BenchHouse } from "./house.ts"

/** Days of the log that the rows of events and deliveries are spread over. */
const logDays = 14
/** The rows of a table are copies of one that the product made; `n` counts them from 1. */
type Overrides = Readonly<Record<string, string>>

const copy = async ({ sql }: BenchHouse, table: string, rows: number, overrides: Overrides): Promise<void> => {
  const { rows: columns } = await sql.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'svc' and table_name = '${table}' and is_generated = 'NEVER' order by ordinal_position`,
  )
  const names = columns.map(({ name }) => name)
  const values = names.map((name) => overrides[name] ?? `t.${name}`)
  await sql.query(`insert into svc.${table} (${names.join(", ")})
    select ${values.join(", ")} from (select * from svc.${table} limit 1) t, generate_series(1, ${rows}) n`)
}

/** An id of the form that the service makes, for a moment in milliseconds; `salt` keeps those of a moment apart. */
const idAt = (ms: string, salt: string) =>
  `(lpad(to_hex((${ms})::bigint), 12, '0') || '70008000' || lpad(to_hex(${salt}), 12, '0'))::uuid`

/** What a bench asks about, besides the legal entity. */
export interface ListRows {
  readonly origin: EventOrigin
  /** One with a tenth of the invoices, and one with as many as most. */
  readonly accounts: { readonly big: string; readonly usual: string }
}

/**
 * Fills each list that grows with `rows` rows: accounts; invoices with a line and a journal each; rates of thirty
 * currencies; events and deliveries. What the product would not do one by one is copied in SQL, and its counts follow.
 */
export const fillLists = async (house: BenchHouse, rows: number): Promise<ListRows> => {
  const { graph, sql, scope } = house
  const { runOrThrow } = resolve(graph, "Runtime")
  const { rows: users } = await sql.query<{ id: string }>(
    `select id from svc.users where tenant_id = '${scope.tenantId}' and kind = 'person'`,
  )
  const origin = { ...scope, legalEntityName: "Bench AB", triggeredBy: users[0]!.id } as EventOrigin
  const account = await runOrThrow(resolve(graph, "Customers").create(origin, { name: "Customer", currency: "SEK" }))
  await runOrThrow(
    resolve(graph, "Invoicing").createOnAccount(origin, {
      account: account.id,
      currency: "SEK",
      invoiceAction: "CreateDraftAndPostInvoice",
      invoiceLines: [
        {
          productName: "Plan",
          price: decimal("99.90"),
          quantity: decimal("3"),
          unitOfMeasure: "C62",
          recognizedRevenueAccount: "3000",
        },
      ],
    }),
  )
  await house.registerWebhooks(2)
  await house.raise(1)

  // Foreign keys hold: a copy refers to copies of the same number.
  await sql.query("set session_replication_role = replica")
  const now = Date.now()
  const year = 365 * 86_400_000
  const spread = (from: number, span: number) => `${from} + n::bigint * ${span} / ${rows + 1}`
  const since = spread(now - 2 * year, 2 * year - 86_400_000)
  const moment = `to_timestamp((${since}) / 1000.0)`
  const accountId = (n: string) => idAt(`${now - 3 * year} + (${n})`, n)
  await copy(house, "accounts", rows, {
    id: accountId("n"),
    account_number: "'B-' || n",
    name: "'Customer ' || lpad((n * 7919 % 1000000)::text, 7, '0')",
    account_type: "case n % 5 when 0 then 'Prospect' else 'Customer' end",
    external_erp_id: "'erp-' || n",
    tax_registration_number: "'SE' || n",
    created_at: moment,
    modified_at: moment,
  })
  const usual = `2 + n % greatest(1, ${rows} / 100)`
  const invoiceId = idAt(since, "n")
  await copy(house, "invoices", rows, {
    id: invoiceId,
    account_id: accountId(`least(${rows}, case when n % 10 = 0 then 1 else ${usual} end)`),
    invoice_number: "'BI-' || n",
    invoice_date: `(${moment})::date`,
    due_date: `(${moment})::date + 30`,
    status: "case when n % 20 = 0 then 'Settled' else 'Posted' end",
    total: "n % 10000 + 0.25",
    external_erp_id: "'erp-' || n",
    your_reference: "'reference ' || n % 500",
    created_at: moment,
    modified_at: moment,
    posted_at: moment,
  })
  await copy(house, "invoice_lines", rows, {
    id: idAt(since, "n"),
    invoice_id: invoiceId,
    product_name: "'Plan ' || n % 1000",
  })
  await copy(house, "journals", rows, {
    id: idAt(since, "n"),
    journal_number: "'BJ-' || n",
    invoice_id: invoiceId,
    invoice_number: "'BI-' || n",
    posted_at: moment,
  })
  await sql.query(`insert into svc.currencies (tenant_id, id, code)
    select '${scope.tenantId}', ${idAt(String(now), "n")}, 'Q' || chr(65 + n / 26) || chr(65 + n % 26)
    from generate_series(1, 30) n`)
  await sql.query(`insert into svc.exchange_rates
    (tenant_id, id, legal_entity_id, from_currency_id, to_currency_id, effective_from, rate, source)
    select '${scope.tenantId}', ${idAt(since, "n")}, '${scope.legalEntityId}', ${idAt(String(now), "1 + n % 30")},
      (select id from svc.currencies where code = 'SEK' and tenant_id = '${scope.tenantId}'),
      date '1930-01-01' + n / 30, 1 + n % 1000 / 1000.0, 'manual' from generate_series(1, ${rows}) n`)
  await fillLog(house, rows, now)
  await sql.query("set session_replication_role = default")
  await sql.query("vacuum analyze")
  const { rows: found } = await sql.query<{ big: string; usual: string }>(
    "select min(account_number) filter (where account_number = 'B-1') as big, max(account_number) filter (where account_number = 'B-3') as usual from svc.accounts",
  )
  return { origin, accounts: found[0]! }
}

/** Everything was delivered, so that what waits or failed is what nothing matches. */
const fillLog = async (house: BenchHouse, rows: number, now: number): Promise<void> => {
  const { sql } = house
  await sql.query("select svc.make_partitions(current_date - $1::int, current_date + 1)", [logDays + 1])
  const begin = now - logDays * 86_400_000
  const since = `${begin} + n::bigint * ${logDays * 86_400_000 - 60_000} / ${rows + 1}`
  const moment = `to_timestamp((${since}) / 1000.0)`
  const { rows: key } = await sql.query<{ key: string }>(
    `select svc.search_key('${house.scope.legalEntityId}', 'common')::text as key`,
  )
  await copy(house, "events", rows, {
    id: idAt(since, "n"),
    tag: "case when n % 3 = 0 then 'InvoiceUpdated' else 'InvoicePosted' end",
    correlation_id: "null",
    raised_at: moment,
    envelope: "'{}'",
    search_keys: `array[${key[0]!.key}, svc.search_key('${house.scope.legalEntityId}', n::text)]`,
  })
  await sql.query("delete from svc.delivery_queue")
  await copy(house, "webhook_deliveries", rows, {
    id: idAt(since, "n"),
    event_id: idAt(since, "n"),
    event_type: "case when n % 3 = 0 then 'InvoiceUpdated' else 'InvoicePosted' end",
    tag: "case when n % 3 = 0 then 'InvoiceUpdated' else 'InvoicePosted' end",
    correlation_id: "null",
    created_at: moment,
    state: "'Delivered'",
    attempt_count: "1",
    next_attempt_at: "null",
    last_attempt_at: moment,
    last_status: "200",
    last_duration_ms: "20",
  })
  await sql.query(
    "update svc.webhook_deliveries set state = 'Delivered', attempt_count = 1, next_attempt_at = null where state = 'Pending'",
  )
}
