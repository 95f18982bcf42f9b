import type { CustomFieldConfiguration } from "@svc/domain/custom-fields/custom-field"
import { resource } from "../resource.ts"
import { type CustomFieldAddress, customFieldConfigurationFields } from "@svc/domain/custom-fields/custom-field"
import type { CustomFields } from "@svc/domain/custom-fields/custom-fields"
import { Effect } from "effect"
import { Type } from "typebox"
import { makeListOperation } from "../list-operation.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, Uuid } from "../shapes.ts"
import * as schemas from "./custom-fields.schema.ts"

const customFieldResource = resource({
  schema: schemas.CustomField,
  fields: customFieldConfigurationFields,
  body: (configuration: CustomFieldConfiguration) => configuration,
})

export interface CustomFieldsDoor {
  readonly customFields: CustomFields
  readonly baseUrl: string
}

/** Custom fields (contract C17). */
export const customFieldOperations = ({ customFields, baseUrl }: CustomFieldsDoor): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)
  const tag = "Custom fields"
  const path = "/CustomFieldConfigurations"
  const byKey = closed({ entity: Type.String({ maxLength: 50 }), key: Type.String({ maxLength: 100 }) })
  const places = [
    { path: `${path}/{id}`, params: closed({ id: Uuid }) },
    { path: `${path}/{entity}/{key}`, params: byKey },
  ] as const
  const addressOf = (params: Readonly<Record<string, string>>) => params as unknown as CustomFieldAddress

  return [
    listOperation({
      path,
      tag,
      need: "settings:read",
      summary: "Get custom fields",
      resource: customFieldResource,
      list: ({ scope }, request) => customFields.list(scope, request),
    }),
    apiOperation({
      method: "post",
      path,
      tag,
      need: "settings:write",
      transaction: "idempotent",
      summary: "Create a custom field",
      description: "Afterwards `customFields` of the entity accepts the key.",
      body: schemas.CreateCustomFieldRequest,
      answers: { 201: { description: "Created", schema: customFieldResource.schema } },
      handle: ({ scope }, { body }) =>
        Effect.map(customFields.create(scope, body), (configuration) => ({ status: 201, body: configuration })),
    }),
    ...places.flatMap(({ path: place, params }) => [
      apiOperation({
        method: "get",
        path: place,
        tagsWhole: true,
        tag,
        need: "settings:read",
        summary: "Get a custom field",
        params,
        answers: { 200: { description: "The custom field", schema: customFieldResource.schema } },
        handle: ({ scope }, input) =>
          Effect.map(
            unknownIsBadRequest(
              customFields.get(scope, addressOf(input.params as Readonly<Record<string, string>>)),
              Object.keys(params.properties)[0],
            ),
            (configuration) => ({ status: 200, body: configuration }),
          ),
      }),
      apiOperation({
        method: "patch",
        path: place,
        tag,
        need: "settings:write",
        summary: "Change a custom field",
        description: "Changes its name and default; existing values keep their key and type.",
        params,
        body: schemas.UpdateCustomFieldRequest,
        answers: { 200: { description: "The custom field after the change", schema: customFieldResource.schema } },
        handle: ({ scope }, input) =>
          Effect.map(
            unknownIsBadRequest(
              customFields.change(scope, addressOf(input.params as Readonly<Record<string, string>>), input.body),
              Object.keys(params.properties)[0],
            ),
            (configuration) => ({ status: 200, body: configuration }),
          ),
      }),
    ]),
  ]
}
