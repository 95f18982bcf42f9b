import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { LegalEntityId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { type AnyOperation, apiOperation } from "../../operation.ts"
import * as schemas from "../../schemas/e-invoicing.ts"
import { idParameter } from "../../schemas/shapes.ts"

const tag = "Integrations"
const path = "/Integrations/NationalEInvoice"

/** National e-invoicing of a legal entity (specification 2.8). */
export const nationalSettingsOperations = (container: Graph): readonly AnyOperation[] => {
  const manage = resolve(container, "ManageNationalSettings")
  const read = resolve(container, "ReadEInvoices")
  return [
    apiOperation({
      method: "get",
      path,
      tag,
      need: "einvoices:read",
      summary: "Get the national e-invoice settings",
      answers: { 200: { description: "Without the token", schema: schemas.NationalSettings } },
      handle: ({ scope }) => Effect.map(manage.get(scope), (body) => ({ status: 200, body })),
    }),

    apiOperation({
      method: "put",
      path,
      tag,
      need: "einvoices:write",
      outsideTransaction: true,
      summary: "Save the national e-invoice settings",
      description:
        "Refused while the e-invoicing connection is not connected. The first time the integration becomes active the company is linked at the provider.",
      body: schemas.NationalSettingsRequest,
      answers: { 200: { description: "Saved", schema: schemas.NationalSettings } },
      handle: ({ scope }, { body: { isEnabled, nationalEInvoiceToken: token } }) =>
        Effect.map(manage.save(scope, { isEnabled, ...(token === undefined ? {} : { token }) }), (body) => ({
          status: 200,
          body,
        })),
    }),

    apiOperation({
      method: "delete",
      path,
      tag,
      need: "einvoices:write",
      summary: "Remove the national e-invoice settings",
      description: "Turns the integration off; the connection and the entries stay.",
      answers: { 200: { description: "Removed" } },
      handle: ({ scope }) => Effect.as(manage.remove(scope), { status: 200 }),
    }),

    apiOperation({
      method: "post",
      path: `${path}/SendToken`,
      tag,
      need: "einvoices:write",
      outsideTransaction: true,
      summary: "Send the stored token to the provider again",
      answers: {
        200: { description: "`messages` says what the provider did not take", schema: schemas.NationalSettings },
      },
      handle: ({ scope }) => Effect.map(manage.sendToken(scope), (body) => ({ status: 200, body })),
    }),

    apiOperation({
      method: "get",
      path: "/LegalEntities/{id}/NationalEInvoiceValidation",
      tag: "Legal entities",
      need: "einvoices:read",
      summary: "Get what a legal entity lacks for national e-invoicing",
      params: idParameter,
      answers: {
        200: { description: "The missing fields", schema: schemas.Validation },
        404: { description: "No such legal entity" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(read.validate({ ...scope, legalEntityId: id as LegalEntityId }), ({ missing, warnings }) => ({
          status: 200,
          body: { isValid: missing.length === 0, missingFields: missing, warnings },
        })),
    }),
  ]
}
