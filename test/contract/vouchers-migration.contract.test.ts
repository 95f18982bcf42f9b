import { migrate } from "@svc/adapters/wiring/migrate"
import type { Journal, JournalInPortions } from "@svc/domain/ledger/journal"
import type { PortUnavailable } from "@svc/domain/shared/errors"
import { printJson } from "@svc/domain/shared/exact-json"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: Seeds
let scope: Scope
let invoiceId: InvoiceId
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  const made = await seeds.tenant(["Alpha AB", "Beta AB"])
  scope = made.scope
  const { invoice } = await seeds.billing({ ...scope, legalEntityName: "Alpha AB", triggeredBy: made.userId })
  invoiceId = invoice.id
})

const store = () => h.http.get("JournalStore")
const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = scope) => h.http.atomically(of.tenantId, work)
const plain = (value: unknown): unknown => JSON.parse(printJson(value))
/** Joins the portions of a journal into one with all vouchers. */
const whole = ({ portions, ...head }: JournalInPortions): Effect.Effect<Journal, PortUnavailable> =>
  Effect.map(Effect.all([...portions]), (vouchers) => ({ ...head, vouchers: vouchers.flat() }))
const find = (id: string) => run(Effect.flatMap(store().read(scope, id), whole))
const all = () =>
  run(
    Effect.gen(function* () {
      const { parts } = yield* store().list(scope, { order: [], offset: 0, limit: 100 })
      return yield* Effect.forEach((yield* Effect.all(parts)).flat(), whole)
    }),
  )
const next = <Id extends string>() => h.http.get("IdSource").next<Id>()
it("takes what the version before posts, with a voucher", async () => {
  const [account] = await h.sql<{ id: string; code: string }>(
    "select id, code from svc.financial_accounts where tenant_id = $1 and code = '3000'",
    [scope.tenantId],
  )
  const [id, credited] = [next<string>(), await copyOfInvoice()]
  const journal = {
    tenant_id: scope.tenantId,
    legal_entity_id: scope.legalEntityId,
    id,
    journal_number: "OLD-1",
    journal_type: "Invoice",
    effective_date: "2024-03-02",
    posted_at: new Date(h.clock.now()),
    invoice_id: credited,
    invoice_number: "4711",
    account_id: next(),
    sales_currency: "SEK",
    exchange_rate: "1",
  }
  const line = { tenant_id: scope.tenantId, journal_id: id, account_id: account!.id, account_code: account!.code }
  const names = (row: object) => Object.keys(row).join(", ")
  const [first, second] = ["5", "-5"].map((amount, position) => ({
    ...line,
    position,
    account_name: "Revenue",
    amount,
    sales_amount: amount,
  }))
  await h.sql(
    `with booked as (insert into svc.journals (${names(journal)}) select ${names(journal)}
        from json_populate_recordset(null::svc.journals, $1::json)
        on conflict (tenant_id, legal_entity_id, journal_number) do nothing returning id),
      lines as (insert into svc.journal_lines (${names(first!)}) select ${names(first!)
        .split(", ")
        .map((name) => `l.${name}`)
        .join(", ")}
        from json_populate_recordset(null::svc.journal_lines, $2::json) l join booked on booked.id = l.journal_id)
      select from booked`,
    [JSON.stringify([journal]), JSON.stringify([first, second])],
  )
  const found = await find(id)
  expect(found).toMatchObject({
    number: "OLD-1",
    description: "Invoice 4711",
    modifiedAt: h.clock.now(),
    vouchers: [{ number: "OLD-1", source: "Invoicing", invoice: { id: credited }, effectiveDate: "2024-03-02" }],
  })
  expect(found.vouchers[0]!.lines).toHaveLength(2)
})

/** Makes another invoice to be booked. */
const copyOfInvoice = async () => {
  const id = next<string>()
  const columns = await h.sql<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'svc' and table_name = 'invoices' and is_generated = 'NEVER'`,
  )
  const names = columns.map(({ name }) => name)
  const values = names.map((name) => (name === "id" ? `'${id}'` : name === "invoice_number" ? "'4711'" : name))
  await h.sql(
    `insert into svc.invoices (${names.join(", ")}) select ${values.join(", ")} from svc.invoices where id = $1`,
    [invoiceId],
  )
  return id
}

it("has a voucher for each journal from before there were vouchers", async () => {
  const before = await all()
  await h.sql(`
    update svc.journals j set invoice_id = v.invoice_id, invoice_number = v.invoice_number, account_id = v.account_id,
      sales_currency = v.sales_currency, exchange_rate = v.exchange_rate from svc.vouchers v where v.journal_id = j.id;
    update svc.journal_lines l set journal_id = v.journal_id from svc.vouchers v where v.id = l.voucher_id;
    drop table svc.accounting_periods, svc.accounting_books, svc.vouchers cascade;
    delete from svc.journal_lines where journal_id not in (select id from svc.journals where journal_type = 'Invoice');
    delete from svc.journals where journal_type <> 'Invoice';
    alter table svc.journal_lines drop column voucher_id cascade, drop column effective_date;
    alter table svc.journals drop column external_erp_id, drop column transferred_to_erp, drop column modified_at cascade,
      alter column description drop not null;
    update svc.journals set description = null;
    alter table svc.legal_entity_profiles drop column fiscal_year_start_month;
    drop function svc.add_books cascade; drop function svc.add_voucher cascade;
    drop function svc.complete_journal cascade; drop function svc.complete_journal_line cascade;
    create unique index journals_of_posting on svc.journals (tenant_id, invoice_id);
    create index journals_of_invoice on svc.journals (tenant_id, invoice_id);
    create index journals_invoice_number on svc.journals (tenant_id, legal_entity_id, invoice_number);
    alter table svc.journal_lines add primary key (tenant_id, journal_id, position);
    delete from svc.migrations where name = '0140-vouchers.sql'`)
  expect(await migrate(h.databaseUrl)).toEqual({ applied: ["0140-vouchers.sql"] })
  const after = await all()
  const withoutIds = (journals: readonly Journal[]) =>
    plain(
      journals.map((journal) => ({
        ...journal,
        vouchers: journal.vouchers.map((voucher) => ({ ...voucher, id: "" })),
      })),
    )
  expect(withoutIds(after)).toEqual(withoutIds(before))
  expect(after[0]!.vouchers[0]!.id.slice(0, 19)).toBe(after[0]!.id.slice(0, 19))
})
