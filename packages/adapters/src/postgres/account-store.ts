import { given } from "@svc/domain/shared/given"
import {
  type Account,
  type accountFields,
  type AccountText,
  accountTexts,
  type AccountType,
  type InvoiceDeliveryMethod,
} from "@svc/domain/billing/accounts/account"
import type { AccountStore } from "@svc/domain/billing/accounts/ports/account-store"
import type { StoredAddress } from "@svc/domain/billing/address"
import { ResourceNotFound } from "@svc/domain/billing/billing.errors"
import type { CustomFields } from "@svc/domain/billing/custom-fields/custom-field"
import type { NamedRef } from "@svc/domain/billing/legal-entities/legal-entity-profile"
import type { FinancialAccountRef } from "@svc/domain/billing/reference-data/financial-account"
import { printJson } from "@svc/domain/shared/exact-json"
import type { AccountId, LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { sql } from "kysely"
import type { BillingTables } from "./billing-tables.ts"
import type { Db } from "./database.ts"
import { fetchIds, inOrder, type ListSource } from "./fetch-list.ts"
import { jsonOrNull } from "./json-columns.ts"
import { meetsOne } from "./make-catalogue.ts"
import { query } from "./transaction.ts"

const port = "AccountStore"

const textColumns = {
  ourReference: "our_reference",
  yourReference: "your_reference",
  invoiceEmailAddress: "invoice_email_address",
  invoiceEmailCcAddresses: "invoice_email_cc_addresses",
  reminderEmailAddress: "reminder_email_address",
  organizationNumber: "organization_number",
  taxRegistrationNumber: "tax_registration_number",
  electronicInvoiceAddress: "electronic_invoice_address",
  electronicInvoiceAddressScheme: "electronic_invoice_address_scheme",
  imageUrl: "image_url",
  domain: "domain",
  externalERPId: "external_erp_id",
  externalCRMId: "external_crm_id",
} as const satisfies { readonly [T in AccountText]: keyof BillingTables["accounts"] }

const ofAddress = (column: string, part: string) => sql`((${sql.ref(column)} ->> ${sql.lit(part)}) collate "C")`

export const accountSource: ListSource<typeof accountFields> = {
  table: sql`accounts`,
  modified: sql`t.modified_at`,
  columns: {
    one: {
      id: sql`t.id`,
      accountNumber: sql`t.account_number`,
      name: sql`t.name`,
      accountType: sql`t.account_type`,
      inactive: sql`t.inactive`,
      invoiceDeliveryMethod: sql`t.invoice_delivery_method`,
      currencyCode: sql`t.currency`,
      organizationNumber: sql`t.organization_number`,
      taxRegistrationNumber: sql`t.tax_registration_number`,
      electronicInvoiceAddress: sql`t.electronic_invoice_address`,
      invoiceEmailAddress: sql`t.invoice_email_address`,
      ourReference: sql`t.our_reference`,
      yourReference: sql`t.your_reference`,
      externalERPId: sql`t.external_erp_id`,
      externalCRMId: sql`t.external_crm_id`,
      created: sql`t.created_at`,
      modified: sql`t.modified_at`,
      "defaultInvoiceAddress/street": ofAddress("t.invoice_address", "street"),
      "defaultInvoiceAddress/city": ofAddress("t.invoice_address", "city"),
      "defaultInvoiceAddress/zip": ofAddress("t.invoice_address", "zip"),
      "defaultInvoiceAddress/country": ofAddress("t.invoice_address", "country"),
      "defaultDeliveryAddress/street": ofAddress("t.delivery_address", "street"),
      "defaultDeliveryAddress/city": ofAddress("t.delivery_address", "city"),
      "defaultDeliveryAddress/zip": ofAddress("t.delivery_address", "zip"),
      "defaultDeliveryAddress/country": ofAddress("t.delivery_address", "country"),
    },
    custom: {
      column: sql`t.custom_fields`,
      holding: (json) => sql<boolean>`t.id = any(array(select accounts_with(${json}::jsonb)))`,
    },
  },
}

const rows = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("accounts as t")
    .selectAll("t")
    .select([
      sql<FinancialAccountRef | null>`(select jsonb_build_object('id', a.id, 'code', a.code, 'name', a.name)
        from financial_accounts a where a.tenant_id = t.tenant_id and a.id = t.accounts_receivable_id)`.as(
        "receivable",
      ),
      sql<NamedRef | null>`(select jsonb_build_object('id', p.id, 'name', p.name) from payment_terms p
        where p.tenant_id = t.tenant_id and p.id = t.payment_term_id)`.as("payment_term"),
      sql<NamedRef | null>`(select jsonb_build_object('id', x.id, 'name', x.name) from tax_templates x
        where x.tenant_id = t.tenant_id and x.id = t.tax_template_id)`.as("tax_template"),
    ])
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)
type Row = Awaited<ReturnType<ReturnType<typeof rows>["execute"]>>[number]

const toAccount = (row: Row): Account => ({
  tenantId: row.tenant_id as TenantId,
  legalEntityId: row.legal_entity_id as LegalEntityId,
  id: row.id as AccountId,
  accountNumber: row.account_number,
  name: row.name,
  accountType: row.account_type as AccountType,
  inactive: row.inactive,
  currency: row.currency,
  invoiceDeliveryMethod: row.invoice_delivery_method as InvoiceDeliveryMethod,
  attachUBLToInvoice: row.attach_ubl,
  attachZugferdXMLToInvoice: row.attach_zugferd,
  customFields: row.custom_fields as CustomFields,
  createdAt: row.created_at as Timestamp,
  modifiedAt: row.modified_at as Timestamp,
  ...given(Object.fromEntries(accountTexts.map((name) => [name, row[textColumns[name]]]))),
  ...given({
    accountsReceivable: row.receivable,
    defaultPaymentTerm: row.payment_term,
    taxTemplate: row.tax_template,
    defaultInvoiceAddress: row.invoice_address as StoredAddress | null,
    defaultDeliveryAddress: row.delivery_address as StoredAddress | null,
  }),
})

const columns = (account: Account) => ({
  account_number: account.accountNumber,
  name: account.name,
  account_type: account.accountType,
  inactive: account.inactive,
  currency: account.currency,
  invoice_delivery_method: account.invoiceDeliveryMethod,
  attach_ubl: account.attachUBLToInvoice,
  attach_zugferd: account.attachZugferdXMLToInvoice,
  accounts_receivable_id: account.accountsReceivable?.id ?? null,
  payment_term_id: account.defaultPaymentTerm?.id ?? null,
  tax_template_id: account.taxTemplate?.id ?? null,
  invoice_address: jsonOrNull(account.defaultInvoiceAddress),
  delivery_address: jsonOrNull(account.defaultDeliveryAddress),
  custom_fields: printJson(account.customFields),
  created_at: new Date(account.createdAt),
  modified_at: new Date(account.modifiedAt),
  ...(Object.fromEntries(accountTexts.map((name) => [textColumns[name], account[name] ?? null])) as {
    readonly [T in (typeof textColumns)[AccountText]]: string | null
  }),
})

export const makePostgresAccountStore = (db: Db): AccountStore => {
  const findWith = (lock: boolean) =>
    Effect.fnUntraced(function* (scope: Scope, id: AccountId) {
      const row = yield* query(db, port, (q) => {
        const one = rows(q, scope).where("t.id", "=", id)
        return (lock ? one.forUpdate("t") : one).executeTakeFirst()
      })
      return row === undefined ? yield* new ResourceNotFound({ noun: "account", id }) : toAccount(row)
    })
  const find = findWith(false)

  return {
    insert: (account) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .insertInto("accounts")
            .values({
              tenant_id: account.tenantId,
              legal_entity_id: account.legalEntityId,
              id: account.id,
              ...columns(account),
            })
            .onConflict((conflict) => conflict.columns(["tenant_id", "legal_entity_id", "account_number"]).doNothing())
            .returning("id")
            .executeTakeFirst(),
        ),
        (row) => row !== undefined,
      ),
    update: (account) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .updateTable("accounts")
            .set(columns(account))
            .where("tenant_id", "=", account.tenantId)
            .where("id", "=", account.id)
            .execute(),
        ),
      ),
    find,
    findForUpdate: findWith(true),
    delete: Effect.fnUntraced(function* (scope, id) {
      // Locked, so that no invoice is made for it meanwhile.
      yield* findWith(true)(scope, id)
      return yield* query(db, port, async (q) => {
        const { numDeletedRows } = await q
          .deleteFrom("accounts as t")
          .where("t.tenant_id", "=", scope.tenantId)
          .where("t.id", "=", id)
          .where(
            sql<boolean>`not exists (select from invoices i where i.tenant_id = t.tenant_id and i.account_id = t.id)`,
          )
          .executeTakeFirst()
        return numDeletedRows > 0n
      })
    }),
    lookUp: (scope, criteria) =>
      Effect.map(
        query(db, port, (q) =>
          rows(q, scope)
            .where(meetsOne({ AccountNumber: "account_number", Name: "name" }, criteria))
            .limit(2)
            .forKeyShare("t")
            .execute(),
        ),
        (found) => found.map(toAccount),
      ),
    list: (scope, request) =>
      query(db, port, async (q) => {
        const { items, total } = await fetchIds(q, accountSource as ListSource, scope, request)
        const found = items.length === 0 ? [] : await rows(q, scope).where("t.id", "in", items).execute()
        return { items: inOrder(items, found).map(toAccount), total }
      }),
  }
}
