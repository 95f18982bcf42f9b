import type { CatalogueRefusal } from "@svc/domain/catalogue/catalogue.errors"
import type { AccountRefusal } from "@svc/domain/customers/customers.errors"
import type { InvoiceRefusal } from "@svc/domain/invoicing/invoicing.errors"
import type { NumberTaken } from "@svc/domain/organisation/organisation.errors"
import type { ApiError } from "./api-error.ts"

type Refusal = AccountRefusal | CatalogueRefusal | InvoiceRefusal | NumberTaken

/** The request that helps, by error or reason: the domain describes a mistake but knows no routes. */
const hints: Readonly<Partial<Record<ApiError["_tag"] | Refusal["reason"] | "Disabled", string>>> = {
  IdempotencyKeyReused: "Two requests are the same when their path, query, api-version and body are equal.",
  NothingHere: "GET /openapi.json lists the operations.",
  ApiKeyMissing: "PUT /Integrations/CommercialRates saves an API key.",
  ConnectionMissing: "PUT /Integrations/AutoInvoice connects.",
  IntegrationInactive: "PUT /Integrations/NationalEInvoice enables it and stores the token.",
  NumberTaken: "PATCH /LegalEntities changes the format and the next number of a series.",
  OtherBuyer: "PATCH /Accounts/{id} gives the account its number, POST /Invoices/{id}/Replace replaces the invoice.",
  AccountHasOrders: 'PATCH /Accounts/{id} with {"inactive":true} sets an account inactive.',
  AccountHasQuotes: 'PATCH /Accounts/{id} with {"inactive":true} sets an account inactive.',
  AccountHasUsage: 'PATCH /Accounts/{id} with {"inactive":true} sets an account inactive.',
  AccountHasInvoices: 'PATCH /Accounts/{id} with {"inactive":true} sets an account inactive.',
  ProductInUse: 'PATCH /Products/{id} with {"endOfNewSalesDate":"…"} ends the sale of a product.',
  Disabled: 'PATCH /Webhooks/{id} with {"webhookStatus":"Enabled"} enables a webhook.',
}

export const hintOf = (error: ApiError): string | undefined => {
  const reason = "reason" in error ? error.reason : "state" in error ? error.state : undefined
  return hints[(reason ?? error._tag) as keyof typeof hints] ?? hints[error._tag]
}
