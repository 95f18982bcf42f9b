import type { Account } from "@svc/domain/customers/account"
import { accountBody } from "@svc/domain/customers/account"
import type { Customers } from "@svc/domain/customers/customers"
import type { BilledSubjects } from "@svc/domain/ledger/ports/billed-subjects"
import type { VoucherAccount } from "@svc/domain/ledger/voucher-subjects"
import { Effect } from "effect"
import type { Database } from "../postgres/base/database.ts"
import { makeVoucherInvoices } from "../postgres/invoicing/voucher-invoices.ts"

const shown = (account: Account): VoucherAccount => {
  const body = accountBody(account)
  return {
    id: account.id,
    accountNumber: body.accountNumber,
    accountType: body.accountType,
    invoiceDeliveryMethod: body.invoiceDeliveryMethod,
    name: body.name,
    organizationNumber: body.organizationNumber,
    accountsReceivable: body.accountsReceivable,
    currencyCode: body.currencyCode,
    taxRegistrationNumber: body.taxRegistrationNumber,
    taxTemplate: body.taxTemplate,
    invoiceBatchGroupId: body.invoiceBatchGroupId,
    customFields: body.customFields,
    externalERPId: body.externalERPId,
    externalCRMId: body.externalCRMId,
  }
}

/** The invoices and customers of vouchers, for the ledger, which knows neither. */
export const makeBilledSubjects = (db: Database, { getAll }: Pick<Customers, "getAll">): BilledSubjects => ({
  invoices: makeVoucherInvoices(db),
  accounts: (scope, ids) =>
    ids.length === 0 ? Effect.succeed([]) : Effect.map(getAll(scope, ids), (found) => found.map(shown)),
})
