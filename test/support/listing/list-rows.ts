import type { Runtime } from "@svc/adapters/observability/runtime"
import type { Bindings } from "@svc/adapters/wiring/bindings"
import { decimal } from "@svc/domain/shared/decimal"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"

/** How many days of the log the events and deliveries are spread over. */
const logDays = 14
/** SQL expressions for columns that differ between copies of a row. `n` numbers the copies from 1. */
type Overrides = Readonly<Record<string, string>>

/** A database that the service has used, and the ports of its worker. */
export interface ListHouse {
  readonly get: <K extends keyof Bindings>(name: K) => Bindings[K]
  readonly run: Runtime["runOrThrow"]
  readonly sql: <Row>(text: string) => Promise<readonly Row[]>
  /** Whether to skip foreign keys and triggers. The sizes of the lists are then counted at the end. */
  readonly unchecked: boolean
}

export const copyRow = async (
  { sql, unchecked }: Pick<ListHouse, "sql" | "unchecked">,
  table: string,
  rows: number,
  overrides: Overrides,
): Promise<void> => {
  const columns = await sql<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'svc' and table_name = '${table}' and is_generated = 'NEVER' order by ordinal_position`,
  )
  const names = columns.map(({ name }) => name)
  const values = names.map((name) => overrides[name] ?? `t.${name}`)
  await sql(`begin; ${unchecked ? "set local session_replication_role = replica;" : ""}
    insert into svc.${table} (${names.join(", ")})
    select ${values.join(", ")} from (select * from svc.${table} limit 1) t, generate_series(1, ${rows}) n;
    commit`)
}

/** SQL for an id in the service's form, at a time in milliseconds; `salt` distinguishes ids of the same time. */
export const idAt = (ms: string, salt: string) =>
  `(lpad(to_hex((${ms})::bigint), 12, '0') || '70008000' || lpad(to_hex(${salt}), 12, '0'))::uuid`

/** The ids and values that list requests use. */
export interface ListRows {
  /** An account with a tenth of the invoices, and a usual one. */
  readonly accounts: { readonly big: string; readonly usual: string }
  readonly ids: { readonly account: string; readonly invoice: string }
}

/**
 * Fills each growing list with `rows` rows: accounts; invoices with a line, a journal and a payment each; rates of
 * thirty currencies; events and deliveries. The product makes the first row of each, SQL copies the others, and the
 * product's counts are brought up to date.
 */
export const fillLists = async (house: ListHouse, origin: EventOrigin, rows: number): Promise<ListRows> => {
  const { get, run, sql } = house
  const { tenantId, legalEntityId } = origin
  // The first webhook receives the invoice's event, the second receives none.
  for (const tag of ["InvoicePosted", "AccountChanged"]) {
    await run(get("Webhooks").register(origin, { url: "https://receiver.example/hook", events: [tag] }))
  }
  const account = await run(get("Customers").create(origin, { name: "Customer", currency: "SEK" }))
  const { invoice } = await run(
    get("Invoicing").createOnAccount(origin, {
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
  await run(
    get("Payments").create(origin, {
      amount: decimal("1"),
      paymentMethod: "Bank transfer",
      reference: invoice.number!,
    }),
  )
  const now = Date.now()
  const year = 365 * 86_400_000
  const spread = (from: number, span: number) => `${from} + n::bigint * ${span} / ${rows + 1}`
  const since = spread(now - 2 * year, 2 * year - 86_400_000)
  const moment = `to_timestamp((${since}) / 1000.0)`
  const accountId = (n: string) => idAt(`${now - 3 * year} + (${n})`, n)
  await copyRow(house, "accounts", rows, {
    id: accountId("n"),
    account_number: "'B-' || n",
    name: "'Customer ' || lpad((n::bigint * 7919 % 1000000)::text, 7, '0')",
    account_type: "case n % 5 when 0 then 'Prospect' else 'Customer' end",
    external_erp_id: "'erp-' || n",
    tax_registration_number: "'SE' || n",
    created_at: moment,
    modified_at: moment,
  })
  const usual = `2 + n % greatest(1, ${rows} / 5)`
  const invoiceId = idAt(since, "n")
  await copyRow(house, "invoices", rows, {
    id: invoiceId,
    account_id: accountId(`least(${rows}, case when n % 10 = 0 then 1 else ${usual} end)`),
    invoice_number: "'BI-' || n",
    invoice_date: `(${moment})::date`,
    due_date: `(${moment})::date + 30`,
    status: "case when n % 20 = 0 then 'Settled' else 'Posted' end",
    total: "n::bigint * 7919 % 10000 + 0.25",
    external_erp_id: "'erp-' || n",
    your_reference: "'reference ' || n % 500",
    created_at: moment,
    modified_at: moment,
    posted_at: moment,
  })
  await copyRow(house, "invoice_lines", rows, {
    id: idAt(since, "n"),
    invoice_id: invoiceId,
    product_name: "'Plan ' || n % 1000",
  })
  await copyRow(house, "journals", rows, {
    id: idAt(since, "n"),
    journal_number: "'BJ-' || n",
    external_erp_id: "'erp-' || n",
    posted_at: moment,
    modified_at: moment,
  })
  await copyRow(house, "vouchers", rows, {
    id: idAt(since, "n"),
    journal_id: idAt(since, "n"),
    voucher_number: "'BJ-' || n",
    effective_date: `(${moment})::date`,
    invoice_id: invoiceId,
    invoice_number: "'BI-' || n",
    payment_id: idAt(since, "n"),
  })
  await copyRow(house, "payments", rows, {
    id: idAt(since, "n"),
    payment_date: `(${moment})::date`,
    reference: "'BP-' || n",
    // One payment of a thousand is not allocated, and another one is not posted.
    allocated: "case when n % 1000 = 0 then 0 else amount end",
    posted_date: `case when n % 1000 = 1 then null else (${moment})::date end`,
    entry_key: "null",
    created_at: moment,
    modified_at: moment,
  })
  await copyRow(house, "payment_settlements", rows, {
    id: idAt(since, "n"),
    payment_id: idAt(since, "n"),
    invoice_id: invoiceId,
  })
  await sql(`insert into svc.currencies (tenant_id, id, code)
    select '${tenantId}', ${idAt(String(now), "n")}, 'Q' || chr(65 + n / 26) || chr(65 + n % 26)
    from generate_series(1, 30) n`)
  await sql(`insert into svc.exchange_rates
    (tenant_id, id, legal_entity_id, from_currency_id, to_currency_id, effective_from, rate, source)
    select '${tenantId}', ${idAt(since, "n")}, '${legalEntityId}', ${idAt(String(now), "1 + n % 30")},
      (select id from svc.currencies where code = 'SEK' and tenant_id = '${tenantId}'),
      date '1930-01-01' + n / 30, 1 + n % 1000 / 1000.0, 'manual' from generate_series(1, ${rows}) n`)
  await fillLog(house, legalEntityId, rows, now)
  await foldLists(house, origin, rows)
  await sql("vacuum analyze")
  return { accounts: { big: "B-1", usual: "B-3" }, ids: { account: account.id, invoice: invoice.id } }
}

/**
 * Gives every second invoice a copy of an entry that was submitted. Every thousandth copy failed; half of these have an
 * unknown outcome.
 */
export const copyEntry = async ({ sql }: Pick<ListHouse, "sql">, id: string): Promise<void> => {
  await sql(`insert into svc.national_einvoice_entries (tenant_id, id, legal_entity_id, invoice_id, invoice_number, direction,
      sequence, provider_uuid, asks_first, created_at, version, document, document_sha256, rule_release, currency, gross,
      seller_nip, status, reference, submitted_at, failed_at, error_message, outcome)
    select e.tenant_id, i.id, e.legal_entity_id, i.id, i.invoice_number, 'Sent', 1, i.id, false, i.created_at, 1, e.document,
      e.document_sha256, e.rule_release, e.currency, e.gross, e.seller_nip,
      case when n % 1000 = 0 then 'Failed' else 'Submitted' end, i.id, i.created_at,
      case when n % 1000 = 0 then i.created_at end, case when n % 1000 = 0 then 'refused' end,
      case when n % 2000 = 0 then 'Unknown' when n % 1000 = 0 then 'Refused' end
    from svc.national_einvoice_entries e,
      (select *, row_number() over (order by id) as n from svc.invoices where invoice_number is not null) i
    where e.id = '${id}' and i.tenant_id = e.tenant_id and i.id <> e.invoice_id`)
  await sql("vacuum analyze svc.national_einvoice_entries")
}

/** Applies the pending changes of the list counts. Where triggers were skipped, first reports that all rows changed. */
const foldLists = async ({ sql, unchecked }: ListHouse, { tenantId, legalEntityId }: EventOrigin, rows: number) => {
  for (const list of ["accounts", "invoices", "journals", "payments", "exchange_rates"]) {
    const ofList = `'${tenantId}', '${legalEntityId}', '${list}'`
    if (unchecked) {
      await sql(`insert into svc.list_changes (tenant_id, legal_entity_id, list, first_id, last_id, change)
        values (${ofList}, svc.first_uuid('1970-01-01'), 'ffffffff-ffff-ffff-ffff-fffffffffffe', ${rows})`)
    }
    await sql(`select svc.fold_list(${ofList})`)
  }
}

/**
 * Copies the event and the delivery that exist, spread over two weeks. The value `n` in the payload finds the copy with
 * that number. All copies are delivered, so a filter for pending or failed deliveries matches nothing.
 */
export const fillLog = async (
  house: Pick<ListHouse, "sql" | "unchecked">,
  legalEntityId: string,
  rows: number,
  now: number,
): Promise<void> => {
  const { sql } = house
  await sql(`select svc.make_partitions(current_date - ${logDays + 1}, current_date + 1)`)
  const begin = now - logDays * 86_400_000
  const since = `${begin} + n::bigint * ${logDays * 86_400_000 - 60_000} / ${rows + 1}`
  const moment = `to_timestamp((${since}) / 1000.0)`
  const [first] = await sql<{ key: string }>(`select svc.search_key('${legalEntityId}', 'common')::text as key`)
  await copyRow(house, "events", rows, {
    id: idAt(since, "n"),
    tag: "case when n % 3 = 0 then 'InvoiceUpdated' else 'InvoicePosted' end",
    correlation_id: "null",
    raised_at: moment,
    envelope: "'{}'",
    search_keys: `array[${first!.key}, svc.search_key('${legalEntityId}', n::text)]`,
  })
  await sql("delete from svc.delivery_queue")
  await copyRow(house, "webhook_deliveries", rows, {
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
  await sql(
    "update svc.webhook_deliveries set state = 'Delivered', attempt_count = 1, next_attempt_at = null where state = 'Pending'",
  )
}
