import { given } from "@svc/domain/shared/given"
import {
  type taxTemplateFields,
  type TaxTemplate,
  type TaxTemplateDetail,
} from "@svc/domain/reference-data/tax-template"
import { type FinancialAccount, type financialAccountFields } from "@svc/domain/reference-data/financial-account"
import type { InvoiceBatchGroup, invoiceBatchGroupFields } from "@svc/domain/reference-data/invoice-batch-group"
import { type PaymentTerm, type paymentTermFields } from "@svc/domain/reference-data/payment-term"
import type {
  FinancialAccountList,
  InvoiceBatchGroupList,
  PaymentTermList,
  TaxTemplateList,
} from "@svc/domain/reference-data/ports/coded-list"
import { printJson } from "@svc/domain/shared/exact-json"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type Insertable, type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import type { ListSource } from "../base/fetch-list.ts"
import type { TenantSettings } from "../base/tenant-settings.ts"
import { type CodedListTable, makeCodedList } from "./make-coded-list.ts"

/** Inserts the rows that are missing, and returns their number. */
export const insertNew = async <T extends CodedListTable>(q: Db, table: T, rows: readonly Insertable<Tables[T]>[]) => {
  const added = await q
    .insertInto<CodedListTable>(table)
    // The compiler cannot infer that these are rows of that table.
    .values(rows as readonly never[])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return added.reduce((sum, { numInsertedOrUpdatedRows = 0n }) => sum + Number(numInsertedOrUpdatedRows), 0)
}

export const owner = ({ tenantId, legalEntityId }: Scope) => ({ tenant_id: tenantId, legal_entity_id: legalEntityId })

export const stamps = (at: Timestamp) => ({ created_at: new Date(at), modified_at: new Date(at) })

const financialAccountSource: ListSource<typeof financialAccountFields> = {
  table: sql`financial_accounts`,
  modified: sql`t.modified_at`,
  columns: {
    one: {
      id: sql`t.id`,
      code: sql`t.code`,
      name: sql`t.name`,
      description: sql`t.description`,
      externalERPId: sql`t.external_erp_id`,
      externalCRMId: sql`t.external_crm_id`,
    },
  },
}

const toFinancialAccount = (row: Selectable<Tables["financial_accounts"]>): FinancialAccount => ({
  id: row.id,
  code: row.code,
  name: row.name,
  ...given({
    description: row.description,
    externalERPId: row.external_erp_id,
    externalCRMId: row.external_crm_id,
  }),
})

export const insertFinancialAccounts = (q: Db, scope: Scope, accounts: readonly FinancialAccount[], at: Timestamp) =>
  insertNew(
    q,
    "financial_accounts",
    accounts.map((account) => ({
      ...owner(scope),
      id: account.id,
      code: account.code,
      name: account.name,
      description: account.description ?? null,
      external_erp_id: account.externalERPId ?? null,
      external_crm_id: account.externalCRMId ?? null,
      ...stamps(at),
    })),
  )

export const makePostgresFinancialAccounts = (db: Db, settings: TenantSettings): FinancialAccountList =>
  makeCodedList<FinancialAccount>(db, settings, "FinancialAccountList", {
    table: "financial_accounts",
    source: financialAccountSource,
    keys: { Code: "code" },
    read: async (_, rows) => (rows as Selectable<Tables["financial_accounts"]>[]).map(toFinancialAccount),
    insert: insertFinancialAccounts,
  })

const invoiceBatchGroupSource: ListSource<typeof invoiceBatchGroupFields> = {
  table: sql`invoice_batch_groups`,
  modified: sql`t.modified_at`,
  columns: { one: { id: sql`t.id`, code: sql`t.code`, description: sql`t.description` } },
}

export const insertInvoiceBatchGroups = (q: Db, scope: Scope, groups: readonly InvoiceBatchGroup[], at: Timestamp) =>
  insertNew(
    q,
    "invoice_batch_groups",
    groups.map(({ id, code, description }) => ({
      ...owner(scope),
      id,
      code,
      description: description ?? null,
      ...stamps(at),
    })),
  )

export const makePostgresInvoiceBatchGroups = (db: Db, settings: TenantSettings): InvoiceBatchGroupList =>
  makeCodedList<InvoiceBatchGroup>(db, settings, "InvoiceBatchGroupList", {
    table: "invoice_batch_groups",
    source: invoiceBatchGroupSource,
    keys: { Code: "code" },
    read: async (_, rows) =>
      (rows as Selectable<Tables["invoice_batch_groups"]>[]).map(({ id, code, description }) => ({
        id,
        code,
        ...given({ description }),
      })),
    insert: insertInvoiceBatchGroups,
  })

const paymentTermSource: ListSource<typeof paymentTermFields> = {
  table: sql`payment_terms`,
  modified: sql`t.modified_at`,
  columns: {
    one: {
      id: sql`t.id`,
      name: sql`t.name`,
      description: sql`t.description`,
      termType: sql`t.term_type`,
      days: sql`t.days`,
    },
  },
}

export const insertPaymentTerms = (q: Db, scope: Scope, terms: readonly PaymentTerm[], at: Timestamp) =>
  insertNew(
    q,
    "payment_terms",
    terms.map(({ id, name, description, termType, days }) => ({
      ...owner(scope),
      id,
      name,
      description,
      term_type: termType,
      days,
      ...stamps(at),
    })),
  )

export const makePostgresPaymentTerms = (db: Db, settings: TenantSettings): PaymentTermList =>
  makeCodedList<PaymentTerm>(db, settings, "PaymentTermList", {
    table: "payment_terms",
    source: paymentTermSource,
    keys: { Name: "name" },
    read: async (_, rows) =>
      (rows as Selectable<Tables["payment_terms"]>[]).map(({ id, name, description, term_type, days }) => ({
        id,
        name,
        description,
        termType: term_type,
        days,
      })),
    insert: insertPaymentTerms,
  })

const aDetail = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<boolean>`exists (select from jsonb_array_elements(t.details) as d where ${condition})`

const taxTemplateSource: ListSource<typeof taxTemplateFields> = {
  table: sql`tax_templates`,
  modified: sql`t.modified_at`,
  columns: {
    one: {
      id: sql`t.id`,
      name: sql`t.name`,
      description: sql`t.description`,
      effectiveFrom: sql`t.effective_from`,
      effectiveTo: sql`t.effective_to`,
      created: sql`t.created_at`,
      modified: sql`t.modified_at`,
    },
    many: {
      "details/tax1": sql`(d ->> 'tax1')::numeric`,
      "details/taxCategory/externalCode": sql`((d ->> 'category') collate "C")`,
    },
    some: aDetail,
  },
}

export const insertTaxTemplates = (q: Db, scope: Scope, templates: readonly TaxTemplate[]) =>
  insertNew(
    q,
    "tax_templates",
    templates.map((template) => ({
      ...owner(scope),
      id: template.id,
      name: template.name,
      description: template.description ?? null,
      effective_from: template.effectiveFrom,
      effective_to: template.effectiveTo,
      tax_account_id: template.taxAccount?.id ?? null,
      details: printJson(template.details),
      created_at: new Date(template.createdAt),
      modified_at: new Date(template.modifiedAt),
    })),
  )

export const makePostgresTaxTemplates = (db: Db, settings: TenantSettings): TaxTemplateList =>
  makeCodedList<TaxTemplate>(db, settings, "TaxTemplateList", {
    table: "tax_templates",
    source: taxTemplateSource,
    keys: { Name: "name" },
    read: async (q, rows) => {
      const templates = rows as Selectable<Tables["tax_templates"]>[]
      const ids = templates.flatMap((row) => row.tax_account_id ?? [])
      const accounts =
        ids.length === 0
          ? []
          : await q
              .selectFrom("financial_accounts")
              .select(["id", "code", "name"])
              .where("tenant_id", "=", templates[0]!.tenant_id)
              .where("id", "in", ids)
              .execute()
      return templates.map((row) => ({
        id: row.id,
        name: row.name,
        effectiveFrom: row.effective_from,
        effectiveTo: row.effective_to,
        details: row.details as readonly TaxTemplateDetail[],
        createdAt: row.created_at,
        modifiedAt: row.modified_at,
        ...given({
          description: row.description,
          taxAccount: accounts.find(({ id }) => id === row.tax_account_id),
        }),
      }))
    },
    insert: insertTaxTemplates,
  })
