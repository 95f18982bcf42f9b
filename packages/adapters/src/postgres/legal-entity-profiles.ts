import type { LegalEntityProfile } from "@svc/domain/e-invoicing/legal-entity-profile"
import type { LegalEntityProfiles } from "@svc/domain/e-invoicing/ports/legal-entity-profiles"
import { Effect } from "effect"
import type { Db } from "./database.ts"
import { query } from "./transaction.ts"

/** Members whose column is null are members that are not there. */
const given = <A extends Readonly<Record<string, string | null>>>(values: A) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    readonly [K in keyof A]?: string
  }

export const makePostgresLegalEntityProfiles = (db: Db): LegalEntityProfiles => ({
  find: ({ tenantId, legalEntityId }) =>
    Effect.map(
      query(db, "LegalEntityProfiles", (q) =>
        q
          .selectFrom("legal_entities")
          .selectAll()
          .where("tenant_id", "=", tenantId)
          .where("id", "=", legalEntityId)
          .executeTakeFirst(),
      ),
      (row): LegalEntityProfile | undefined =>
        row && {
          name: row.name,
          timeZone: row.time_zone,
          usesNationalEInvoice: row.national_e_invoice,
          ...given({
            organizationNumber: row.organization_number,
            taxRegistrationNumber: row.tax_registration_number,
            bankAccount: row.bank_account,
            iban: row.iban,
            bic: row.bic,
          }),
          address: given({
            street: row.street,
            additionalStreet: row.street2,
            city: row.city,
            zip: row.zip,
            country: row.country,
          }),
        },
    ),
})
