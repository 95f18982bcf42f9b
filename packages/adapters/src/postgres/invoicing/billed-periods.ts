import type { ProrationMethod } from "@svc/domain/organisation/proration-method"
import type { BilledPeriod, BilledPeriods } from "@svc/domain/invoicing/ports/billed-periods"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import type { InvoiceId, InvoiceLineId, OrderChargeId, TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { sql } from "kysely"
import { arrayLiteral } from "../base/array-literal.ts"
import { dateArray, integerArray, textArray, uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { preparedSql } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"

const port = "BilledPeriods"

interface Row {
  readonly order_charge_id: OrderChargeId
  readonly invoice_id: InvoiceId
  readonly invoice_line_id: InvoiceLineId
  readonly from_date: CalendarDate
  readonly to_date: CalendarDate
  readonly billed_to: CalendarDate
  readonly tier: number
  readonly number: number
  readonly whole_from: CalendarDate
  readonly whole_to: CalendarDate
  readonly proration_method: ProrationMethod
  readonly amount: string
  readonly amount_pre_discount: string
  readonly spans: readonly SpanRow[] | null
}
interface SpanRow {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly left: string
}

const columns = sql`p.order_charge_id, p.invoice_id, p.invoice_line_id, p.from_date, p.to_date, p.billed_to, p.tier, p.number,
  p.whole_from, p.whole_to, p.proration_method, p.amount, p.amount_pre_discount, p.spans`

const toPeriod = (row: Row): BilledPeriod => ({
  orderChargeId: row.order_charge_id,
  invoiceId: row.invoice_id,
  lineId: row.invoice_line_id,
  from: row.from_date,
  to: row.to_date,
  billedTo: row.billed_to,
  tier: row.tier,
  number: row.number,
  whole: { from: row.whole_from, to: row.whole_to },
  method: row.proration_method,
  amount: decimal(row.amount),
  amountPreDiscount: decimal(row.amount_pre_discount),
  ...(row.spans === null ? {} : { spans: row.spans.map(({ from, to, left }) => ({ from, to, left: decimal(left) })) }),
})

interface Read {
  readonly tenantId: TenantId
  readonly charges: readonly OrderChargeId[]
  readonly after: readonly (CalendarDate | null)[]
}
const read = preparedSql<Read, Row>(
  (at) => sql<Row>`select ${columns}
    from unnest(${at.charges}::uuid[], ${at.after}::date[]) as c (id, after)
    join invoiced_periods p on p.tenant_id = ${at.tenantId} and p.order_charge_id = c.id and not p.released
      and (c.after is null or p.to_date > c.after)
    order by p.from_date, p.number, p.tier`,
)

/** The periods as an array for each column. */
const arraysOf = (periods: readonly BilledPeriod[]) => ({
  charges: uuidArray(periods.map(({ orderChargeId }) => orderChargeId)),
  invoices: uuidArray(periods.map(({ invoiceId }) => invoiceId)),
  lines: uuidArray(periods.map(({ lineId }) => lineId)),
  starts: dateArray(periods.map(({ from }) => from)),
  ends: dateArray(periods.map(({ to }) => to)),
  billed: dateArray(periods.map(({ billedTo }) => billedTo)),
  tiers: integerArray(periods.map(({ tier }) => tier)),
  numbers: integerArray(periods.map(({ number }) => number)),
  wholeStarts: dateArray(periods.map(({ whole }) => whole.from)),
  wholeEnds: dateArray(periods.map(({ whole }) => whole.to)),
  methods: textArray(periods.map(({ method }) => method)),
  amounts: arrayLiteral(periods.map(({ amount }) => printDecimal(amount))),
  undiscounted: arrayLiteral(periods.map(({ amountPreDiscount }) => printDecimal(amountPreDiscount))),
  spans: textArray(
    periods.map(
      ({ spans }) =>
        spans && JSON.stringify(spans.map(({ from, to, left }) => ({ from, to, left: printDecimal(left) }))),
    ),
  ),
})
const insert = preparedSql<{ readonly tenantId: TenantId } & ReturnType<typeof arraysOf>, never>(
  (
    at,
  ) => sql<never>`insert into invoiced_periods (tenant_id, order_charge_id, invoice_id, invoice_line_id, from_date, to_date,
      billed_to, tier, number, whole_from, whole_to, proration_method, amount, amount_pre_discount, spans)
    select ${at.tenantId}::uuid, charge, invoice, line, "from", "to", billed, tier, number, whole_from, whole_to, method,
      amount, undiscounted, spans::jsonb
    from unnest(${at.charges}::uuid[], ${at.invoices}::uuid[], ${at.lines}::uuid[], ${at.starts}::date[], ${at.ends}::date[],
      ${at.billed}::date[], ${at.tiers}::integer[], ${at.numbers}::integer[], ${at.wholeStarts}::date[],
      ${at.wholeEnds}::date[], ${at.methods}::text[], ${at.amounts}::numeric[], ${at.undiscounted}::numeric[],
      ${at.spans}::text[])
      p (charge, invoice, line, "from", "to", billed, tier, number, whole_from, whole_to, method, amount, undiscounted, spans)`,
)

export const makePostgresBilledPeriods = (db: Db): BilledPeriods => ({
  of: ({ tenantId }, charges) =>
    Effect.map(
      query(db, port, (q) =>
        read(q, {
          tenantId,
          charges: [...charges.keys()],
          after: [...charges.values()].map((day) => day ?? null),
        }),
      ),
      (rows) => rows.map(toPeriod),
    ),

  claim: ({ tenantId }, periods) =>
    Effect.asVoid(query(db, port, (q) => insert(q, { tenantId, ...arraysOf(periods) }))),

  release: ({ tenantId }, invoices) =>
    Effect.map(
      query(db, port, (q) =>
        sql<Row>`delete from invoiced_periods p
          where p.tenant_id = ${tenantId} and p.invoice_id = any(${invoices}::uuid[]) returning ${columns}`.execute(q),
      ),
      ({ rows }) => rows.map(toPeriod),
    ),

  move: ({ tenantId }, to, lines) =>
    Effect.asVoid(
      query(db, port, (q) =>
        sql`update invoiced_periods p set invoice_id = ${to}, invoice_line_id = m.to_line
          from unnest(${lines.map((line) => line.from)}::uuid[], ${lines.map((line) => line.to)}::uuid[]) m (from_line, to_line)
          where p.tenant_id = ${tenantId} and p.invoice_line_id = m.from_line`.execute(q),
      ),
    ),

  cut: ({ tenantId }, creditNote, cuts) =>
    Effect.asVoid(
      query(db, port, (q) =>
        sql`update invoiced_periods p set to_date = greatest(c.to, p.from_date), released = c.to <= p.from_date,
            cuts = coalesce(p.cuts, '{}') || date_object(${creditNote}, p.to_date)
          from jsonb_to_recordset(${JSON.stringify(cuts)}::jsonb) as c ("lineId" uuid, "to" date)
          where p.tenant_id = ${tenantId} and p.invoice_line_id = c."lineId"`.execute(q),
      ),
    ),

  uncut: ({ tenantId }, creditNote) =>
    Effect.map(
      query(db, port, (q) =>
        sql<Row>`update invoiced_periods p
          set to_date = date_in(p.cuts, ${creditNote}), released = false, cuts = p.cuts - ${creditNote}::text
          where p.tenant_id = ${tenantId} and p.invoice_id = (
              select i.credited_invoice_id from invoices i where i.tenant_id = ${tenantId} and i.id = ${creditNote})
            and p.cuts ? ${creditNote}
            -- A period that another invoice has billed meanwhile is left unchanged.
            and not exists (select from invoiced_periods o where o.tenant_id = ${tenantId} and o.order_charge_id = p.order_charge_id
              and o.tier = p.tier and o.number = p.number and o.invoice_line_id <> p.invoice_line_id and not o.released
              and (o.from_date = p.from_date
                or daterange(o.from_date, o.to_date) && daterange(p.from_date, date_in(p.cuts, ${creditNote}))))
          returning ${columns}`.execute(q),
      ),
      ({ rows }) => rows.map(toPeriod).toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    ),

  releaseFrom: ({ tenantId }, charge, from) =>
    Effect.asVoid(
      query(db, port, (q) =>
        sql`update invoiced_periods set released = true
          where tenant_id = ${tenantId} and order_charge_id = ${charge} and (to_date > ${from} or from_date >= ${from})`.execute(
          q,
        ),
      ),
    ),
})
