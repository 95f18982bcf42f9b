import type { AccountId, LegalEntityId } from "@svc/domain/shared/ids"
import { given } from "@svc/domain/shared/given"
import { Effect } from "effect"
import { readOptionalDate } from "../calendar-dates.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import type { EInvoicingDoor } from "./e-invoices.route.ts"
import * as schemas from "./e-invoices.schema.ts"
import { idParameter } from "../shapes.ts"

const tag = "Integrations"
const path = "/Integrations/NationalEInvoice"

/** The settings of national e-invoicing of a legal entity (contract E2, E4, E6, E8). */
export const nationalSettingsOperations = ({ eInvoicing }: EInvoicingDoor): readonly AnyOperation[] => {
  return [
    apiOperation({
      method: "get",
      path,
      tag,
      need: "einvoices:read",
      summary: "Get the national e-invoice settings",
      answers: { 200: { description: "The answer omits the token", schema: schemas.NationalSettings } },
      handle: ({ scope }) => Effect.map(eInvoicing.nationalSettings(scope), (body) => ({ status: 200, body })),
    }),

    apiOperation({
      method: "put",
      path,
      tag,
      need: "einvoices:write",
      transaction: "outside",
      recent: true,
      records: { type: "CredentialsChanged" },
      summary: "Save the national e-invoice settings",
      description:
        "Refused while the e-invoicing connection is not connected. When the integration becomes active for the first time, the company is linked at the provider.",
      body: schemas.NationalSettingsRequest,
      answers: { 200: { description: "Saved", schema: schemas.NationalSettings } },
      handle: Effect.fnUntraced(function* ({ scope }, { body }) {
        const { isEnabled, nationalEInvoiceToken: token, preflightOnPosting, tokenExpires: expires } = body
        const tokenExpires = expires === null ? null : yield* readOptionalDate("tokenExpires", expires)
        const saved = yield* eInvoicing.saveNationalSettings(scope, {
          isEnabled,
          ...(token === undefined ? {} : { token }),
          ...(tokenExpires === undefined ? {} : { tokenExpires }),
          ...given({ preflightOnPosting }),
        })
        return { status: 200, body: saved }
      }),
    }),

    apiOperation({
      method: "delete",
      path,
      tag,
      need: "einvoices:write",
      summary: "Remove the national e-invoice settings",
      description: "Turns the integration off; the connection and the entries stay.",
      answers: { 200: { description: "Removed" } },
      handle: ({ scope }) => Effect.as(eInvoicing.removeNationalSettings(scope), { status: 200 }),
    }),

    apiOperation({
      method: "post",
      path: `${path}/SendToken`,
      tag,
      need: "einvoices:write",
      transaction: "outside",
      summary: "Send the stored token to the provider again",
      answers: {
        200: { description: "`messages` lists the provider's refusals", schema: schemas.NationalSettings },
      },
      handle: ({ scope }) => Effect.map(eInvoicing.sendNationalToken(scope), (body) => ({ status: 200, body })),
    }),

    apiOperation({
      method: "get",
      path: "/LegalEntities/{id}/NationalEInvoiceValidation",
      tag: "Legal entities",
      need: "einvoices:read",
      summary: "Get the data that a legal entity lacks for national e-invoicing",
      params: idParameter<LegalEntityId>(),
      answers: {
        200: { description: "The missing fields", schema: schemas.Validation },
        404: { description: "No such legal entity" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(eInvoicing.validate({ ...scope, legalEntityId: id }), ({ missing, warnings }) => ({
          status: 200,
          body: { isValid: missing.length === 0, missingFields: missing, warnings },
        })),
    }),

    apiOperation({
      method: "get",
      path: "/Accounts/{id}/NationalEInvoiceValidation",
      tag: "Accounts",
      need: "einvoices:read",
      summary: "Get the data that an account lacks as the buyer of national e-invoices",
      description: "Uses the same rules as the check of an invoice before it is posted and sent.",
      params: idParameter<AccountId>(),
      answers: {
        200: { description: "Data that would be refused, by member of the account", schema: schemas.BuyerValidation },
        404: { description: "No such account" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(eInvoicing.validateBuyer(scope, id), ({ isExcluded, findings }) => ({
          status: 200,
          body: { isValid: findings.length === 0, isExcluded, findings },
        })),
    }),
  ]
}
