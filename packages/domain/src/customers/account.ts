import type { AccountId } from "../shared/ids.ts"
import type { ListFields } from "../listing/list-fields.ts"
import type { LookupKind } from "../listing/lookup-key.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Scope } from "../shared/scope.ts"
import { given } from "../shared/given.ts"
import { type Timestamp, toIso } from "../shared/timestamp.ts"
import { addressBody, type StoredAddress } from "../reference-data/address.ts"
import { type CustomFieldValues, customFieldsBody } from "../custom-fields/custom-field.ts"
import type { NationalEInvoiceChoice } from "./national-e-invoice.ts"
import type { NamedRef } from "../organisation/legal-entity-profile.ts"
import type { InvoiceBatchGroup } from "../reference-data/invoice-batch-group.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"

export const accountTypes = ["Customer", "Reseller", "Subsidiary", "Prospect", "Other"] as const
export type AccountType = (typeof accountTypes)[number]

export const invoiceDeliveryMethods = [
  "Email",
  "Print",
  "ElectronicInvoice",
  "ExternalPrint",
  "AutomaticElectronicRouting",
] as const
export type InvoiceDeliveryMethod = (typeof invoiceDeliveryMethods)[number]

/** Texts of an account that the service stores, shows and sends without interpreting them. */
export const accountTexts = [
  "ourReference",
  "yourReference",
  "invoiceEmailAddress",
  "invoiceEmailCcAddresses",
  "reminderEmailAddress",
  "organizationNumber",
  "taxRegistrationNumber",
  "electronicInvoiceAddress",
  "electronicInvoiceAddressScheme",
  "imageUrl",
  "domain",
  "externalERPId",
  "externalCRMId",
] as const
export type AccountText = (typeof accountTexts)[number]

/** A customer of a legal entity, to whom invoices are addressed (contract C9). */
export interface Account extends Scope, Readonly<Partial<Record<AccountText, string>>> {
  readonly id: AccountId
  readonly accountNumber: string
  readonly name: string
  readonly accountType: AccountType
  readonly inactive: boolean
  /** ISO 4217 code of the currency of the account's invoices. */
  readonly currency: string
  readonly invoiceDeliveryMethod: InvoiceDeliveryMethod
  readonly attachUBLToInvoice: boolean
  readonly attachZugferdXMLToInvoice: boolean
  readonly accountsReceivable?: FinancialAccountRef
  readonly defaultPaymentTerm?: NamedRef
  readonly taxTemplate?: NamedRef
  /** The document template of its invoices. */
  readonly invoiceTemplateId?: string
  /** Absent when the account is in the default group (contract C21). */
  readonly invoiceBatchGroup?: InvoiceBatchGroup
  /** Whether the account's invoices are kept out of the national e-invoicing system. */
  readonly nationalEInvoice?: NationalEInvoiceChoice
  /** The campaign that reminds it; absent when that is the default one. */
  readonly dunningCampaign?: NamedRef
  /** The first day on which it is reminded again, and why it was left alone. */
  readonly dunningPausedUntil?: CalendarDate
  readonly dunningPauseReason?: string
  /** Whether it is never reminded. */
  readonly dunningExempt: boolean
  readonly defaultInvoiceAddress?: StoredAddress
  readonly defaultDeliveryAddress?: StoredAddress
  readonly customFields: CustomFieldValues
  readonly createdAt: Timestamp
  /** The time of the last change of the account, of an address or of a custom field. */
  readonly modifiedAt: Timestamp
}

export const accountKind: LookupKind = { noun: "account", id: "Account-Id", keys: ["AccountNumber", "Name"] }
export const campaignKind: LookupKind = { noun: "dunning campaign", id: "DunningCampaign-Id", keys: ["Name"] }

const addressFields = { street: "text", city: "text", zip: "text", country: "text" } as const
const under = <P extends string>(path: P) =>
  Object.fromEntries(Object.entries(addressFields).map(([name, type]) => [`${path}/${name}`, type])) as {
    readonly [N in keyof typeof addressFields as `${P}/${N}`]: (typeof addressFields)[N]
  }

/** The fields that lists of accounts are filtered and ordered by. Countries are compared by their two-letter code. */
export const accountFields = {
  one: {
    id: "uuid",
    accountNumber: "text",
    name: "text",
    accountType: accountTypes,
    inactive: "boolean",
    invoiceDeliveryMethod: invoiceDeliveryMethods,
    currencyCode: "text",
    organizationNumber: "text",
    taxRegistrationNumber: "text",
    electronicInvoiceAddress: "text",
    invoiceEmailAddress: "text",
    ourReference: "text",
    yourReference: "text",
    externalERPId: "text",
    externalCRMId: "text",
    created: "instant",
    modified: "instant",
    ...under("defaultInvoiceAddress"),
    ...under("defaultDeliveryAddress"),
  },
  custom: ["customFields"],
} as const satisfies ListFields

/** An account as the interface shows it, which is also the data of its events (contract C12). */
export const accountBody = (account: Account) => {
  const { defaultInvoiceAddress, defaultDeliveryAddress } = account
  return {
    id: account.id,
    accountNumber: account.accountNumber,
    name: account.name,
    accountType: account.accountType,
    inactive: account.inactive,
    currencyCode: account.currency,
    invoiceDeliveryMethod: account.invoiceDeliveryMethod,
    accountsReceivable: account.accountsReceivable?.code,
    defaultPaymentTerm: account.defaultPaymentTerm?.name,
    taxTemplate: account.taxTemplate?.name,
    invoiceTemplateId: account.invoiceTemplateId,
    invoiceBatchGroupId: account.invoiceBatchGroup?.id,
    ...(Object.fromEntries(accountTexts.map((name) => [name, account[name]])) as Pick<Account, AccountText>),
    attachUBLToInvoice: account.attachUBLToInvoice,
    attachZugferdXMLToInvoice: account.attachZugferdXMLToInvoice,
    nationalEInvoice: account.nationalEInvoice,
    dunningCampaign: account.dunningCampaign?.name,
    dunningPausedUntil: account.dunningPausedUntil,
    dunningPauseReason: account.dunningPauseReason,
    dunningExempt: account.dunningExempt,
    defaultInvoiceAddress: addressBody(defaultInvoiceAddress),
    defaultDeliveryAddress: addressBody(defaultDeliveryAddress),
    addresses: [defaultInvoiceAddress, defaultDeliveryAddress].flatMap((address) => addressBody(address) ?? []),
    customFields: customFieldsBody(account.customFields),
    created: toIso(account.createdAt),
    modified: toIso(account.modifiedAt),
  }
}

/** The members of an account that other resources show. */
export type SimpleAccount = Pick<Account, "id" | "accountNumber" | "name" | "externalERPId" | "externalCRMId">

/** The members of an account that other resources show. */
export const simpleAccount = ({ id, accountNumber, name, externalERPId, externalCRMId }: Account): SimpleAccount => ({
  id,
  accountNumber,
  name,
  ...given({ externalERPId, externalCRMId }),
})

export const simpleAccountBody = ({ id, accountNumber, name, externalERPId, externalCRMId }: SimpleAccount) => ({
  id,
  accountNumber,
  name,
  externalERPId,
  externalCRMId,
})
