import { given } from "@svc/domain/shared/given"
import type { Address } from "@svc/domain/reference-data/address"
import { ResourceNotFound } from "@svc/domain/shared/errors"
import type { LegalEntityDetails, LegalEntityProfile, NamedRef } from "@svc/domain/organisation/legal-entity-profile"
import type { DocumentKind } from "@svc/domain/organisation/document-numbers"
import { type NumberSeries, seriesKinds } from "@svc/domain/organisation/number-series"
import type { LegalEntityStore, NumberSeriesStore } from "@svc/domain/organisation/ports/legal-entity-store"
import { type AccountSetting, forAccountSettings } from "@svc/domain/reference-data/account-settings"
import type { FinancialAccountRef } from "@svc/domain/reference-data/financial-account"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { printJson } from "@svc/domain/shared/exact-json"
import type { TenantId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { prepared, preparedSql } from "../base/prepared.ts"
import { accountColumns, accountValues } from "./account-columns.ts"
import { changeSettings, type TenantSettings } from "../base/tenant-settings.ts"
import { query } from "../base/transaction.ts"
import { ownTenant } from "../base/own-tenant.ts"

const port = "LegalEntityStore"

const account = (column: string) =>
  sql<FinancialAccountRef>`(select jsonb_build_object('id', a.id, 'code', a.code, 'name', a.name) from financial_accounts a
    where a.tenant_id = ${ownTenant} and a.id = ${sql.ref(column)})`
const named = (table: string, column: string) =>
  sql<NamedRef | null>`(select jsonb_build_object('id', n.id, 'name', n.name) from ${sql.table(table)} n
    where n.tenant_id = ${ownTenant} and n.id = ${sql.ref(column)})`

const profiles = (q: Db, tenantId: TenantId) =>
  q
    .selectFrom("legal_entities as e")
    .innerJoin("legal_entity_profiles as p", (join) =>
      join.onRef("p.tenant_id", "=", "e.tenant_id").onRef("p.legal_entity_id", "=", "e.id"),
    )
    .selectAll(["e", "p"])
    .select(
      Object.entries(accountColumns).map(([setting, column]) => account(`p.${column}`).as(setting as AccountSetting)),
    )
    .select(named("payment_terms", "p.payment_term_id").as("payment_term"))
    .select(named("tax_templates", "p.tax_template_id").as("tax_template"))
    .where("e.tenant_id", "=", tenantId)

type Row = Awaited<ReturnType<ReturnType<typeof profiles>["execute"]>>[number]

const seriesOf = async (q: Db, tenantId: TenantId) => {
  const rows = await q.selectFrom("number_series").selectAll().where("tenant_id", "=", tenantId).execute()
  return (legalEntityId: string): readonly NumberSeries[] =>
    seriesKinds.flatMap((kind) =>
      rows
        .filter((row) => row.kind === kind && row.legal_entity_id === legalEntityId)
        .map(({ format, next_number }) => ({ kind, format, nextNumber: Number(next_number) })),
    )
}

const toDetails = (row: Row): LegalEntityDetails => ({
  id: row.id,
  tenantId: row.tenant_id,
  name: row.name,
  baseCurrency: row.base_currency,
  timeZone: row.time_zone,
  address: row.address as Address,
  nationalEInvoice: row.national_e_invoice,
  autoRenew: row.auto_renew,
  prorationMethod: row.proration_method,
  taxRateSource: row.tax_rate_source,
  matchCreditsOnPost: row.match_credits_on_post,
  hostedPages: row.hosted_pages,
  paymentTolerance: decimal(row.payment_tolerance),
  fiscalYearStartMonth: row.fiscal_year_start_month,
  ...forAccountSettings((setting) => row[setting]),
  ...given({
    country: row.country,
    organizationNumber: row.organization_number,
    taxRegistrationNumber: row.tax_registration_number,
    bankAccount: row.bank_account,
    iban: row.iban,
    bic: row.bic,
    electronicInvoiceAddress: row.electronic_invoice_address,
    electronicInvoiceAddressScheme: row.electronic_invoice_address_scheme,
    totalRoundingUnit: row.total_rounding_unit === null ? null : decimal(row.total_rounding_unit),
    defaultPaymentTerm: row.payment_term,
    taxTemplate: row.tax_template,
  }),
})

const toProfile = (row: Row, numberSeries: readonly NumberSeries[]): LegalEntityProfile => ({
  ...toDetails(row),
  numberSeries,
})

export const makePostgresLegalEntityStore = (db: Db, settings: TenantSettings): LegalEntityStore => {
  const findWith = (lock: boolean) =>
    Effect.fnUntraced(function* ({ tenantId, legalEntityId }: Scope) {
      const found = yield* query(db, port, async (q) => {
        const one = profiles(q, tenantId).where("e.id", "=", legalEntityId)
        const row = await (lock ? one.forNoKeyUpdate(["e", "p"]) : one).executeTakeFirst()
        return row && toProfile(row, (await seriesOf(q, tenantId))(row.id))
      })
      return found ?? (yield* new ResourceNotFound({ noun: "legal entity", id: legalEntityId }))
    })
  return {
    all: (tenantId) =>
      query(db, port, async (q) => {
        const rows = await profiles(q, tenantId).orderBy("e.name").execute()
        const series = await seriesOf(q, tenantId)
        return rows.map((row) => toProfile(row, series(row.id)))
      }),

    find: findWith(false),
    details: Effect.fnUntraced(function* ({ tenantId, legalEntityId: id }) {
      const read = query(db, port, async (q) => {
        const row = await profiles(q, tenantId).where("e.id", "=", id).executeTakeFirst()
        return row && toDetails(row)
      })
      const found = yield* settings.remember(tenantId, `legal entity ${id}`, read)
      return found ?? (yield* new ResourceNotFound({ noun: "legal entity", id }))
    }),
    findForUpdate: findWith(true),

    update: (profile) =>
      Effect.asVoid(
        changeSettings(db, port, async (q) => {
          await q
            .updateTable("legal_entities")
            .set({ name: profile.name, time_zone: profile.timeZone })
            .where("tenant_id", "=", profile.tenantId)
            .where("id", "=", profile.id)
            .where((e) => e.or([e("name", "<>", profile.name), e("time_zone", "<>", profile.timeZone)]))
            .execute()
          await q
            .updateTable("legal_entity_profiles")
            .set({
              organization_number: profile.organizationNumber ?? null,
              tax_registration_number: profile.taxRegistrationNumber ?? null,
              bank_account: profile.bankAccount ?? null,
              iban: profile.iban ?? null,
              bic: profile.bic ?? null,
              address: printJson(profile.address),
              electronic_invoice_address: profile.electronicInvoiceAddress ?? null,
              electronic_invoice_address_scheme: profile.electronicInvoiceAddressScheme ?? null,
              national_e_invoice: profile.nationalEInvoice,
              auto_renew: profile.autoRenew,
              proration_method: profile.prorationMethod,
              tax_rate_source: profile.taxRateSource,
              match_credits_on_post: profile.matchCreditsOnPost,
              hosted_pages: profile.hostedPages,
              payment_tolerance: printDecimal(profile.paymentTolerance),
              fiscal_year_start_month: profile.fiscalYearStartMonth,
              total_rounding_unit:
                profile.totalRoundingUnit === undefined ? null : printDecimal(profile.totalRoundingUnit),
              ...accountValues((setting) => profile[setting].id),
              payment_term_id: profile.defaultPaymentTerm?.id ?? null,
              tax_template_id: profile.taxTemplate?.id ?? null,
            })
            .where("tenant_id", "=", profile.tenantId)
            .where("legal_entity_id", "=", profile.id)
            .execute()
        }),
      ),
  }
}

interface TakenRow {
  readonly format: string
  readonly next_number: string
}
const toTaken = (row: TakenRow | undefined, count: number) => {
  if (row === undefined) throw new Error("the legal entity has no such series")
  return { format: row.format, nextNumber: Number(row.next_number) - count }
}

interface Take extends Scope {
  readonly kind: string
  readonly count: number
}

/** Takes numbers of a kind of document, and equally many journal numbers, in one statement. */
const takeTwo = prepared<Take, TakenRow>((db, at) => {
  const takeOf = (kind: ReturnType<typeof sql>) => sql`
    update number_series set next_number = next_number + ${at.count}::int
    where tenant_id = ${at.tenantId}::uuid and legal_entity_id = ${at.legalEntityId}::uuid and kind = ${kind}`
  return {
    // The second update waits for the first, so that all callers lock both series in this order.
    compile: () =>
      sql<TakenRow>`
        with document as (${takeOf(at.kind)} returning format, next_number),
        journal as (${takeOf(sql`'Journal'`)} and exists (select from document) returning format, next_number)
        select * from document union all select * from journal`.compile(db),
  }
})

const take = preparedSql<Take, TakenRow>(
  (at) => sql<TakenRow>`update number_series set next_number = next_number + ${at.count}::int
      where tenant_id = ${at.tenantId}::uuid and legal_entity_id = ${at.legalEntityId}::uuid and kind = ${at.kind}
      returning format, next_number`,
)

/** The kinds of documents, in the order in which their series are locked. */
const documentKinds = ["Invoice", "Credit"] as const satisfies readonly DocumentKind[]

export const makePostgresNumberSeriesStore = (db: Db): NumberSeriesStore => ({
  take: ({ tenantId, legalEntityId }, kind, count = 1) =>
    query(db, "NumberSeriesStore", async (q) => {
      const [row] = await take(q, { tenantId, legalEntityId, kind, count })
      return toTaken(row, count)
    }),

  takeWithJournals: ({ tenantId, legalEntityId }, counts) =>
    query(db, "NumberSeriesStore", async (q) => {
      const wanted = documentKinds.flatMap((kind) => {
        const count = counts.get(kind) ?? 0
        return count === 0 ? [] : [{ tenantId, legalEntityId, kind, count }]
      })
      const [first] = wanted
      if (first !== undefined && wanted.length === 1) {
        const [document, journal] = await takeTwo(q, first)
        return { [first.kind]: toTaken(document, first.count), Journal: toTaken(journal, first.count) }
      }
      const count = wanted.reduce((sum, each) => sum + each.count, 0)
      const all = [...wanted, { tenantId, legalEntityId, kind: "Journal", count }]
      const rows = await Promise.all(all.map((each) => take(q, each)))
      const numbers = rows.map(([row], index) => toTaken(row, all[index]!.count))
      return {
        ...Object.fromEntries(wanted.map(({ kind }, index) => [kind, numbers[index]!])),
        Journal: numbers.at(-1)!,
      }
    }),

  update: ({ tenantId, legalEntityId }, { kind, format, nextNumber }) =>
    Effect.asVoid(
      query(db, "NumberSeriesStore", (q) =>
        q
          .updateTable("number_series")
          // A number may have been taken since the series was read, and a series never goes backwards.
          .set({ format, next_number: sql`greatest(next_number, ${nextNumber})` })
          .where("tenant_id", "=", tenantId)
          .where("legal_entity_id", "=", legalEntityId)
          .where("kind", "=", kind)
          .execute(),
      ),
    ),
})
