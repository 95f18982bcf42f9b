import { defaultSeries } from "@svc/domain/organisation/number-series"
import type { LegalEntitySeed } from "@svc/domain/organisation/ports/legal-entity-seed"
import type { SeededReferenceData } from "@svc/domain/reference-data/seeds"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import type { Db } from "../base/database.ts"
import { accountValues } from "./account-columns.ts"
import {
  insertFinancialAccounts,
  insertInvoiceBatchGroups,
  insertPaymentTerms,
  insertTaxTemplates,
  owner,
} from "../reference-data/reference-data.ts"
import { insertRevenueRecognitionRules } from "../reference-data/revenue-recognition-rules.ts"
import { insertPaymentMethods } from "../reference-data/payment-methods.ts"
import { changeSettings } from "../base/tenant-settings.ts"

export const makePostgresLegalEntitySeed = (db: Db): LegalEntitySeed => ({
  plant: (scope, data, at) =>
    Effect.asVoid(changeSettings(db, "LegalEntitySeed", (q) => plantReferenceData(q, scope, data, at))),
})

/** Stores reference data for a legal entity, also for one that is older than reference data (see `migrate.ts`). */
export const plantReferenceData = async (
  q: Db,
  scope: Scope,
  data: SeededReferenceData,
  at: Timestamp,
): Promise<void> => {
  const { defaults } = data
  await insertFinancialAccounts(q, scope, data.financialAccounts, at)
  await insertInvoiceBatchGroups(q, scope, data.invoiceBatchGroups, at)
  await insertPaymentMethods(q, scope, data.paymentMethods, at)
  await insertPaymentTerms(q, scope, data.paymentTerms, at)
  await insertRevenueRecognitionRules(q, scope, data.revenueRecognitionRules, at)
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
      ...accountValues((setting) => defaults.accounts[setting]),
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
