import { defaultSeries } from "@svc/domain/billing/legal-entities/number-series"
import type { ReferenceDataSeed } from "@svc/domain/billing/reference-data/ports/catalogue"
import type { ReferenceData } from "@svc/domain/billing/reference-data/seeds"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import type { Db } from "./database.ts"
import { insertFinancialAccounts, insertPaymentTerms, insertTaxTemplates, owner } from "./reference-data.ts"
import { query } from "./transaction.ts"

export const makePostgresReferenceDataSeed = (db: Db): ReferenceDataSeed => ({
  plant: (scope, data, at) =>
    Effect.asVoid(query(db, "ReferenceDataSeed", (q) => plantReferenceData(q, scope, data, at))),
})

/** Also for legal entities that were made before there was reference data (see `migrate.ts`). */
export const plantReferenceData = async (q: Db, scope: Scope, data: ReferenceData, at: Timestamp): Promise<void> => {
  const { defaults } = data
  await insertFinancialAccounts(q, scope, data.financialAccounts, at)
  await insertPaymentTerms(q, scope, data.paymentTerms, at)
  await insertTaxTemplates(q, scope, data.taxTemplates)
  await q
    .insertInto("legal_entity_profiles")
    .values({
      ...owner(scope),
      organization_number: null,
      tax_registration_number: null,
      bank_account: null,
      iban: null,
      bic: null,
      electronic_invoice_address: null,
      electronic_invoice_address_scheme: null,
      total_rounding_unit: null,
      accounts_receivable_id: defaults.accountsReceivable,
      tax_account_id: defaults.taxAccount,
      rounding_account_id: defaults.roundingAccount,
      payment_term_id: defaults.paymentTerm,
      tax_template_id: defaults.taxTemplate ?? null,
    })
    .execute()
  await q
    .insertInto("number_series")
    .values(
      defaultSeries.map(({ kind, format, nextNumber }) => ({ ...owner(scope), kind, format, next_number: nextNumber })),
    )
    .execute()
}
