import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { ConnectionView } from "@svc/domain/e-invoicing/use-cases/manage-connection"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { type AnyOperation, apiOperation } from "../../operation.ts"
import * as schemas from "../../schemas/e-invoicing.ts"

const tag = "Integrations"
const path = "/Integrations/AutoInvoice"

const shown = ({ connectedAt, ...view }: ConnectionView) => ({
  status: 200,
  body: { ...view, connected: connectedAt === undefined ? undefined : toIso(connectedAt) },
})

/** The e-invoicing connection of a legal entity. */
export const connectionOperations = (container: Graph): readonly AnyOperation[] => {
  const manage = resolve(container, "ManageConnection")
  return [
    apiOperation({
      method: "get",
      path,
      tag,
      need: "einvoices:read",
      summary: "Get the e-invoicing connection",
      answers: { 200: { description: "Without its key", schema: schemas.Connection } },
      handle: ({ scope }) => Effect.map(manage.get(scope), shown),
    }),

    apiOperation({
      method: "put",
      path,
      tag,
      need: "einvoices:write",
      outsideTransaction: true,
      summary: "Connect to the e-invoicing network provider",
      description: "The credentials are tried first and stored only when the provider takes them.",
      body: schemas.ConnectionRequest,
      answers: { 200: { description: "Connected", schema: schemas.Connection } },
      handle: ({ scope }, { body: { companyId, apiKey, isActive } }) =>
        Effect.map(
          manage.save(scope, { companyId, isActive: isActive ?? true, ...(apiKey === undefined ? {} : { apiKey }) }),
          shown,
        ),
    }),

    apiOperation({
      method: "delete",
      path,
      tag,
      need: "einvoices:write",
      summary: "Remove the e-invoicing connection",
      description: "Entries stay; what was submitted is read no more.",
      answers: { 200: { description: "Removed" } },
      handle: ({ scope }) => Effect.as(manage.remove(scope), { status: 200 }),
    }),
  ]
}
