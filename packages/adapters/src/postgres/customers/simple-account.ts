import type { SimpleAccount } from "@svc/domain/customers/account"
import type { Referenced } from "../base/mapping.ts"

export const simpleAccountRef: Referenced<SimpleAccount> = {
  table: "accounts",
  members: {
    id: "id",
    accountNumber: "account_number",
    name: "name",
    externalERPId: "external_erp_id",
    externalCRMId: "external_crm_id",
  },
}
