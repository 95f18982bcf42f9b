import { type Money, type MoneySum, overdueAges } from "@svc/domain/console/money"
import { addDays, addMonths, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import type { Scope } from "@svc/domain/shared/scope"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"

interface SumRow {
  readonly name: string
  readonly count: number
  readonly amount: string
}

const firstOf = (day: CalendarDate) => `${day.slice(0, 7)}-01` as CalendarDate

/**
 * Sums what was invoiced and paid in a month up to a day and in the same days of the month before, and what is overdue.
 */
export const readMoney = async (q: Db, { tenantId, legalEntityId }: Scope, today: CalendarDate): Promise<Money> => {
  const before = addMonths(today, -1)
  const sum = (name: string, amount: RawBuilder<unknown>, table: string, which: RawBuilder<unknown>) => sql`
    select ${sql.lit(name)} as name, count(*)::int as count, coalesce(sum(${amount}), 0)::text as amount
    from ${sql.table(table)} t where t.tenant_id = ${tenantId} and t.legal_entity_id = ${legalEntityId} and ${which}`
  const between = (column: string, day: CalendarDate) =>
    sql`${sql.ref(column)} between ${firstOf(day)}::date and ${day}::date`
  const invoiced = (name: string, day: CalendarDate) =>
    sum(name, sql`t.total_base`, "invoices", sql`t.posted_at is not null and ${between("t.invoice_date", day)}`)
  const paid = (name: string, day: CalendarDate) =>
    sum(name, sql`t.base_amount`, "payments", sql`t.posted_date is not null and ${between("t.payment_date", day)}`)
  const overdue = overdueAges.map((age, index) => {
    const last = sql`t.due_date <= ${addDays(today, -age.from)}::date`
    const first = "through" in age ? sql`t.due_date >= ${addDays(today, -age.through)}::date` : sql`true`
    return sum(
      `overdue ${index}`,
      sql`t.total_base - t.settled_base`,
      "invoices",
      sql`t.status = 'Posted' and t.total_base > t.settled_base and ${last} and ${first}`,
    )
  })
  const all = [
    invoiced("invoiced", today),
    invoiced("invoicedBefore", before),
    paid("paid", today),
    paid("paidBefore", before),
    ...overdue,
  ]
  const { rows } = await sql<SumRow>`${sql.join(all, sql` union all `)}`.execute(q)
  const of = (name: string): MoneySum => {
    const { count, amount } = rows.find((row) => row.name === name)!
    return { count, amount: decimal(amount) }
  }
  return {
    today,
    invoiced: of("invoiced"),
    invoicedBefore: of("invoicedBefore"),
    paid: of("paid"),
    paidBefore: of("paidBefore"),
    overdue: overdueAges.map((_, index) => of(`overdue ${index}`)),
  }
}
