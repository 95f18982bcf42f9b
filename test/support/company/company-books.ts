import { makeReportReader } from "../reports/reports.ts"
import type { ApiClient } from "../service/api-client.ts"

type Sql = <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>

const open = `invoices i where i.tenant_id = $1 and i.status in ('Posted', 'Settled')`
const booked = (code: string) => `(select coalesce(sum(l.amount), 0) from svc.journal_lines l
  where l.tenant_id = $1 and l.account_code = '${code}')`

/** Rules that hold at any time, each with a query that returns the breaches. */
const rules: Readonly<Record<string, string>> = {
  "a voucher sums to nothing in base currency and in that of the sale": `select v.voucher_number as of
    from svc.vouchers v join svc.journal_lines l on l.tenant_id = v.tenant_id and l.voucher_id = v.id where v.tenant_id = $1
    group by v.id, v.voucher_number having sum(l.amount) <> 0 or sum(l.sales_amount) <> 0`,
  "the receivables are the open balances": `select ${booked("1510")} as of from (select coalesce(sum(i.total_base - i.settled_base), 0) as open
    from svc.${open}) i where i.open <> ${booked("1510")}`,
  "deferred revenue is what is not recognised": `select ${booked("2970")} as of from (select coalesce(sum(s.base_amount), 0) as open
    from svc.revenue_schedule_items s where s.tenant_id = $1 and s.journal_id is null) s where s.open <> -${booked("2970")}`,
  "advances are what payments do not settle": `with booked as (
      select v.sales_currency as currency, sum(l.sales_amount) as amount from svc.journal_lines l
      join svc.vouchers v on v.tenant_id = l.tenant_id and v.id = l.voucher_id
      where l.tenant_id = $1 and l.account_code = '2420' group by 1),
    left_over as (
      select p.currency, sum(p.amount - (select coalesce(sum(s.amount), 0) from svc.payment_settlements s
          where s.tenant_id = p.tenant_id and s.payment_id = p.id and s.removed_at is null)
        - (select coalesce(sum(o.amount), 0) from svc.payment_write_offs o where o.tenant_id = p.tenant_id
          and o.payment_id = p.id and o.settlement_id is null and o.removed_at is null)) as amount
      from svc.payments p where p.tenant_id = $1 and p.posted_date is not null group by 1)
    select currency as of from booked full join left_over using (currency)
    where coalesce(booked.amount, 0) <> -coalesce(left_over.amount, 0)`,
  "an invoice is settled when nothing is left": `select i.invoice_number as of from svc.${open}
    and (i.status = 'Settled') <> (i.total = i.settled)`,
  "lines come to their invoice": `select i.invoice_number as of from svc.${open} and (i.total_base - i.rounding_base) <>
    (select sum(l.subtotal_base - l.allowance_base + l.tax_base) from svc.invoice_lines l where l.tenant_id = i.tenant_id and l.invoice_id = i.id)`,
}

const total = (rows: readonly Readonly<Record<string, unknown>>[], name: string): number =>
  Math.round(rows.reduce((sum, row) => sum + Number(row[name]), 0) * 100) / 100

/** The breaches of the rules in a company's books at the end of a month. */
export const brokenRules = async (
  { api, sql, tenantId }: { readonly api: ApiClient; readonly sql: Sql; readonly tenantId: string },
  lastDay: string,
): Promise<readonly string[]> => {
  const broken: string[] = []
  for (const [rule, text] of Object.entries(rules))
    for (const { of } of await sql<{ readonly of: unknown }>(text, [tenantId])) broken.push(`${rule}: ${String(of)}`)

  const reports = await makeReportReader(api)
  const all = async (name: string, query: string) => {
    const found = []
    for (let page = 1; ; page++) {
      const { data, totalCount } = await reports.page(name, `${query}&PageSize=100&PageNumber=${page}`)
      found.push(...data)
      if (found.length >= totalCount) return found
    }
  }
  const [books] = await sql<{ readonly deferred: string }>(`select -${booked("2970")} as deferred`, [tenantId])
  const deferred = total(await all("Deferred revenue", `?Date=${lastDay}`), "deferred")
  if (deferred !== Number(books!.deferred))
    broken.push(`report Deferred revenue: ${deferred}, booked ${books!.deferred}`)

  // Settlements end on today's date, so the report about a past month is asked for as of its last day.
  const seenFrom = lastDay > new Date().toISOString() ? `&Date=${lastDay}` : ""
  const aged = await all("Ageing of receivables", `?SortByField=total${seenFrom}`)
  const balances = await sql<{ readonly currency: string; readonly balance: string }>(
    `select i.currency, sum(i.total - i.settled) as balance from svc.${open} group by 1`,
    [tenantId],
  )
  for (const { currency, balance } of balances) {
    const ofCurrency = aged.filter((row) => row["currency"] === currency)
    const found = Math.round((total(ofCurrency, "total") - total(ofCurrency, "advances")) * 100) / 100
    if (found !== Number(balance)) broken.push(`report Ageing of receivables: ${found} ${currency}, open ${balance}`)
  }

  const [before, month] = (await all("MRR by month", `?From=${lastMonth(lastDay)}&To=${lastDay}`)) as readonly Readonly<
    Record<string, number>
  >[]
  if (month!["opening"] !== before!["mrr"]) broken.push(`report MRR by month: ${JSON.stringify([before, month])}`)
  return broken
}

const lastMonth = (day: string): string =>
  new Date(Date.parse(`${day.slice(0, 8)}01`) - 86_400_000).toISOString().slice(0, 10)
