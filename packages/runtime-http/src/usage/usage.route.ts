import type { UsageRowId } from "@svc/domain/shared/ids"
import { measurementBody, measurementFields, usageBody, usageFields } from "@svc/domain/usage/usage-body"
import type { Usage } from "@svc/domain/usage/usage"
import { Effect } from "effect"
import { makeListOperation } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { resource } from "../resource.ts"
import { idParameter } from "../shapes.ts"
import * as schemas from "./usage.schema.ts"

const usageResource = resource({ schema: schemas.UsageRow, fields: usageFields, body: usageBody })
const measurementResource = resource({
  schema: schemas.Measurement,
  fields: measurementFields,
  body: measurementBody,
})

const params = idParameter<UsageRowId>()
const none = { 404: { description: "No such row" } }

export interface UsageDoor {
  readonly usage: Usage
  readonly baseUrl: string
}

/** Single usage and measurement rows (contract X1 to X6). */
export const usageOperations = ({ usage, baseUrl }: UsageDoor): readonly AnyOperation[] => {
  const list = makeListOperation(baseUrl)
  const ofUsage = { tag: "Usage", path: "/Usage" } as const
  const ofMeasurements = { tag: "Measurements", path: "/Measurements" } as const
  const read = { method: "get", need: "usage:read", params } as const
  const change = { path: "/Usage/{id}", need: "usage:write", params } as const
  const create = { method: "post", need: "usage:write", transaction: "idempotent" } as const

  return [
    list({
      ...ofUsage,
      need: "usage:read",
      summary: "Get usage",
      resource: usageResource,
      list: ({ scope }, request) => usage.list(scope, "Usage", request),
    }),
    apiOperation({
      ...ofUsage,
      ...create,
      summary: "Report usage",
      description:
        "Reports usage of a charge of type Usage; `charge` is the number or an id of a charge of an order. A row without a charge is stored unmatched, and billed only after a PATCH has named its charge.",
      body: schemas.CreateUsageRequest,
      answers: { 201: { description: "Created", schema: usageResource.schema } },
      handle: ({ scope }, { body }) => Effect.map(usage.create(scope, "Usage", body), usageResource.created),
    }),
    apiOperation({
      ...ofUsage,
      ...read,
      path: "/Usage/{id}",
      summary: "Get one row of usage",
      answers: { 200: { description: "The row", schema: usageResource.schema }, ...none },
      handle: ({ scope }, { params: { id } }) => Effect.map(usage.get(scope, "Usage", id), usageResource.ok),
    }),
    apiOperation({
      ...ofUsage,
      ...change,
      method: "patch",
      summary: "Change usage",
      description:
        "A merge patch (RFC 7396) of a row that is not billed yet; `charge` sets the charge of an unmatched row, or changes it.",
      body: schemas.UpdateUsageRequest,
      answers: { 204: { description: "Changed" }, ...none },
      handle: ({ scope }, { params: { id }, body }) => Effect.as(usage.change(scope, id, body), { status: 204 }),
    }),
    apiOperation({
      ...ofUsage,
      ...change,
      method: "delete",
      summary: "Delete usage",
      description: "Only a row that is not billed yet can be deleted.",
      answers: { 200: { description: "Deleted" }, ...none },
      handle: ({ scope }, { params: { id } }) => Effect.as(usage.delete(scope, id), { status: 200 }),
    }),

    list({
      ...ofMeasurements,
      need: "usage:read",
      summary: "Get measurements",
      resource: measurementResource,
      list: ({ scope }, request) => usage.list(scope, "Measurement", request),
    }),
    apiOperation({
      ...ofMeasurements,
      ...create,
      summary: "Report a measurement",
      description:
        "Reports a measurement for a charge of type Measured; `charge` is the number or an id of a charge of an order. A row without a charge is stored unmatched.",
      body: schemas.CreateMeasurementRequest,
      answers: { 201: { description: "Created", schema: measurementResource.schema } },
      handle: ({ scope }, { body }) =>
        Effect.map(usage.create(scope, "Measurement", body), measurementResource.created),
    }),
    apiOperation({
      ...ofMeasurements,
      ...read,
      path: "/Measurements/{id}",
      summary: "Get a measurement",
      answers: { 200: { description: "The measurement", schema: measurementResource.schema }, ...none },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(usage.get(scope, "Measurement", id), measurementResource.ok),
    }),
  ]
}
