import type { PaymentStore } from "@svc/domain/payments/ports/payment-store"
import { unusualMinorUnits } from "@svc/domain/shared/currency"
import { decimal } from "@svc/domain/shared/decimal"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { ownTenant } from "../base/own-tenant.ts"

const port = "PaymentStore"

/** The number of decimals of a currency. */
export const digitsOf = (currency: RawBuilder<unknown>) =>
  sql`(case ${currency} ${sql.join(
    Object.entries(unusualMinorUnits).map(([code, digits]) => sql`when ${sql.lit(code)} then ${sql.lit(digits)}`),
    sql` `,
  )} else 2 end)`

const baseDigits = digitsOf(sql`p.base_currency`)

/**
 * The unallocated amount of posted payments `p` in base currency: the base amount less each part's share, each rounded
 * separately, and limited to the payment's amount (contract P10, same as the domain's rule).
 */
export const unallocatedBase: RawBuilder<string> = sql`(case when p.is_fully_allocated then 0 else p.base_amount - sign(p.amount) * least(abs(p.base_amount), abs(
    (select coalesce(sum(round(p.base_amount * x.amount / p.amount, ${baseDigits})), 0) from (
      select s.amount from payment_settlements s
      where s.tenant_id = ${ownTenant} and s.payment_id = p.id and s.removed_at is null
      union all
      select w.amount from payment_write_offs w
      where w.tenant_id = ${ownTenant} and w.payment_id = p.id and w.removed_at is null and w.settlement_id is null
      union all
      select r.amount from payment_refunds r where r.tenant_id = ${ownTenant} and r.refunded_payment_id = p.id
        and r.removed_at is null and r.effective_date is not null
      union all
      select -r.amount from payment_refunds r
      where r.tenant_id = ${ownTenant} and r.payment_id = p.id and r.removed_at is null) x))) end)`

/** The unallocated amounts of an account's payments, which are the account's money. */
export const makeAdvances = (db: Db): Pick<PaymentStore, "advancesOf" | "usesAccount"> => ({
  advancesOf: ({ tenantId, legalEntityId }, id) =>
    query(db, port, async (q) => {
      const { rows } = await sql<{ currency: string; advances: string; base: string }>`select p.currency,
          sum(p.amount - p.allocated - p.refunded) as advances, sum(${unallocatedBase}) as base
        from payments p
        where p.tenant_id = ${tenantId} and p.legal_entity_id = ${legalEntityId} and p.account_id = ${id}
          and p.posted_date is not null and not p.is_fully_allocated
        group by p.currency`.execute(q)
      return rows.map(({ currency, advances, base }) => ({
        currency,
        advances: decimal(advances),
        advancesBase: decimal(base),
      }))
    }),

  usesAccount: ({ tenantId, legalEntityId }, id) =>
    query(db, port, async (q) => {
      const { rows } = await sql`select from payments
        where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} and account_id = ${id} limit 1`.execute(q)
      return rows.length > 0
    }),
})
