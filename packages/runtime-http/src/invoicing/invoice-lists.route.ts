import { PermissionMissing } from "@svc/domain/identity/identity.errors"
import { allows } from "@svc/domain/identity/permissions"
import { type NationalState, nationalStates } from "@svc/domain/invoicing/national-state"
import type { AccountId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { makeListOperation } from "../list-operation.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import type { AnyOperation } from "../operation.ts"
import { idParameter } from "../shapes.ts"
import { invoiceResource, type InvoicingDoor } from "./invoices.route.ts"

/** Lists of the invoices of a legal entity, and of an account. */
export const invoiceLists = ({ invoicing, baseUrl }: InvoicingDoor): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)
  return [
    listOperation({
      path: "/Invoices",
      tag: "Invoices",
      need: "invoices:read",
      summary: "Get invoices",
      resource: invoiceResource,
      query: {
        NationalEInvoiceState: Type.Optional(
          Type.Enum([...nationalStates], {
            description: "Invoices whose last e-invoice is in this state; needs `einvoices:read` too",
          }),
        ),
      },
      list: Effect.fnUntraced(function* ({ scope, principal }, request, _, { NationalEInvoiceState: state }) {
        const need = "einvoices:read"
        if (state !== undefined && !allows(principal.permissions, need)) return yield* new PermissionMissing({ need })
        return yield* invoicing.list(scope, request, state as NationalState | undefined)
      }),
    }),

    listOperation({
      path: "/Accounts/{id}/Invoices",
      tag: "Accounts",
      need: "invoices:read",
      summary: "Get the invoices of an account",
      params: idParameter<AccountId>(),
      resource: invoiceResource,
      list: ({ scope }, request, { id }) => unknownIsBadRequest(invoicing.ofAccount(scope, id, request)),
    }),
  ]
}
