import type { ConnectionView } from "@svc/domain/e-invoicing/connection-view"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { type AnyOperation, apiOperation } from "../operation.ts"
import type { EInvoicingDoor } from "./e-invoices.route.ts"
import { nationalSettingsOperations } from "./national-settings.route.ts"
import * as schemas from "./e-invoices.schema.ts"

const tag = "Integrations"
const path = "/Integrations/AutoInvoice"

const shown = ({ connectedAt, ...view }: ConnectionView) => ({
  status: 200,
  body: { ...view, connected: connectedAt === undefined ? undefined : toIso(connectedAt) },
})

/** The e-invoicing connection of a legal entity, and its settings of national e-invoices. */
export const connectionOperations = ({ eInvoicing }: EInvoicingDoor): readonly AnyOperation[] => {
  return [
    apiOperation({
      method: "get",
      path,
      tag,
      need: "einvoices:read",
      summary: "Get the e-invoicing connection",
      answers: { 200: { description: "The answer omits the key", schema: schemas.Connection } },
      handle: ({ scope }) => Effect.map(eInvoicing.connection(scope), shown),
    }),

    apiOperation({
      method: "put",
      path,
      tag,
      need: "einvoices:write",
      transaction: "outside",
      recent: true,
      records: { type: "CredentialsChanged" },
      summary: "Connect to the e-invoicing network provider",
      description: "The credentials are tested first, and stored only if the provider accepts them.",
      body: schemas.ConnectionRequest,
      answers: { 200: { description: "Connected", schema: schemas.Connection } },
      handle: ({ scope }, { body: { companyId, apiKey, isActive } }) =>
        Effect.map(
          eInvoicing.saveConnection(scope, {
            companyId,
            isActive: isActive ?? true,
            ...(apiKey === undefined ? {} : { apiKey }),
          }),
          shown,
        ),
    }),

    apiOperation({
      method: "delete",
      path,
      tag,
      need: "einvoices:write",
      summary: "Remove the e-invoicing connection",
      description: "Entries stay; the status of submitted ones is no longer read.",
      answers: { 200: { description: "Removed" } },
      handle: ({ scope }) => Effect.as(eInvoicing.removeConnection(scope), { status: 200 }),
    }),
    ...nationalSettingsOperations({ eInvoicing }),
  ]
}
