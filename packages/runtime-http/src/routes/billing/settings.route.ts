import { baseUrlOf } from "@svc/adapters/config/settings"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import { customFieldConfigurationFields } from "@svc/domain/billing/custom-fields/custom-field"
import type { CustomFieldAddress } from "@svc/domain/billing/custom-fields/ports/custom-field-store"
import {
  legalEntityBody,
  legalEntityFields,
  type LegalEntityProfile,
} from "@svc/domain/billing/legal-entities/legal-entity-profile"
import type { LegalEntityPatch } from "@svc/domain/billing/legal-entities/use-cases/manage-legal-entities"
import { LegalEntityRefused } from "@svc/domain/identity/identity.errors"
import type { LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import { listInMemory } from "@svc/domain/shared/list/list-in-memory"
import { fieldRefused } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import { Type } from "typebox"
import { makeListOperation } from "../../list-operation.ts"
import { unknownIsBadRequest } from "../../not-found.ts"
import { type AnyOperation, apiOperation } from "../../operation.ts"
import * as schemas from "../../schemas/reference-data.ts"
import { closed, idParameter, Uuid } from "../../schemas/shapes.ts"

/** Legal entities and custom fields (specification 4; decisions A4). */
export const billingSettingsOperations = (container: Graph): readonly AnyOperation[] => [
  ...legalEntityOperations(container),
  ...customFieldOperations(container),
]

const legalEntityOperations = (container: Graph): readonly AnyOperation[] => {
  const manage = resolve(container, "ManageLegalEntities")
  const listOperation = makeListOperation(baseUrlOf(resolve(container, "Settings")))
  const tag = "Legal entities"
  const description =
    "A merge patch. Name, base currency, country and time zone are those the entity was made with. A number series goes on: its next number can be raised, not lowered."
  const answers = { 200: { description: "The legal entity as it is now", schema: schemas.LegalEntity } }
  const shown = (profile: LegalEntityProfile) => ({ status: 200, body: legalEntityBody(profile) })
  const change = (tenantId: TenantId, id: string, patch: LegalEntityPatch) =>
    manage.change({ tenantId, legalEntityId: id as LegalEntityId }, patch).pipe(
      Effect.catchTag("ResourceNotFound", () => fieldRefused("id", "names no legal entity of this tenant")),
      Effect.map(shown),
    )

  return [
    listOperation({
      path: "/LegalEntities",
      tag,
      need: "settings:read",
      anyLegalEntity: true,
      withoutChanges: true,
      summary: "Get the legal entities",
      description: "All of the tenant; no `legal-entity` header is needed.",
      fields: legalEntityFields,
      item: schemas.LegalEntity,
      list: ({ principal }, request) =>
        Effect.map(manage.all(principal.tenantId), (all) =>
          listInMemory(
            all,
            (item, field) => [(item[field as keyof typeof item] ?? null) as string | boolean | null],
            request,
          ),
        ),
      body: legalEntityBody,
    }),
    apiOperation({
      method: "patch",
      path: "/LegalEntities",
      tag,
      need: "settings:write",
      anyLegalEntity: true,
      summary: "Change a legal entity",
      description: `${description} Without an \`id\` that of the \`legal-entity\` header.`,
      body: schemas.UpdateLegalEntityByIdRequest,
      answers,
      handle: ({ scope, isLegalEntityKnown }, { body: { id, ...patch } }) =>
        id === undefined && !isLegalEntityKnown
          ? Effect.fail(new LegalEntityRefused())
          : change(scope.tenantId, id?.toLowerCase() ?? scope.legalEntityId, patch),
    }),
    apiOperation({
      method: "get",
      path: "/LegalEntities/{id}",
      tag,
      need: "settings:read",
      anyLegalEntity: true,
      summary: "Get a legal entity",
      params: idParameter,
      answers: {
        200: { description: "The legal entity", schema: schemas.LegalEntity },
        404: { description: "There is none" },
      },
      handle: ({ scope: { tenantId } }, { params: { id } }) =>
        Effect.map(manage.get({ tenantId, legalEntityId: id as LegalEntityId }), shown),
    }),
    apiOperation({
      method: "patch",
      path: "/LegalEntities/{id}",
      tag,
      need: "settings:write",
      anyLegalEntity: true,
      summary: "Change a legal entity",
      description,
      params: idParameter,
      body: schemas.UpdateLegalEntityRequest,
      answers,
      handle: ({ scope }, { params: { id }, body }) => change(scope.tenantId, id, body),
    }),
  ]
}

const customFieldOperations = (container: Graph): readonly AnyOperation[] => {
  const manage = resolve(container, "ManageCustomFields")
  const listOperation = makeListOperation(baseUrlOf(resolve(container, "Settings")))
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
      fields: customFieldConfigurationFields,
      item: schemas.CustomField,
      list: ({ scope }, request) => manage.list(scope, request),
      body: (configuration) => configuration,
    }),
    apiOperation({
      method: "post",
      path,
      tag,
      need: "settings:write",
      idempotent: true,
      summary: "Create a custom field",
      description: "From then on `customFields` of the entity takes the key.",
      body: schemas.CreateCustomFieldRequest,
      answers: { 201: { description: "Created", schema: schemas.CustomField } },
      handle: ({ scope }, { body }) =>
        Effect.map(manage.create(scope, body), (configuration) => ({ status: 201, body: configuration })),
    }),
    ...places.flatMap(({ path: place, params }) => [
      apiOperation({
        method: "get",
        path: place,
        tag,
        need: "settings:read",
        summary: "Get a custom field",
        params,
        answers: { 200: { description: "The custom field", schema: schemas.CustomField } },
        handle: ({ scope }, input) =>
          Effect.map(
            unknownIsBadRequest(
              manage.get(scope, addressOf(input.params as Readonly<Record<string, string>>)),
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
        description: "Its name and default; values that are there keep their key and type.",
        params,
        body: schemas.UpdateCustomFieldRequest,
        answers: { 200: { description: "The custom field as it is now", schema: schemas.CustomField } },
        handle: ({ scope }, input) =>
          Effect.map(
            unknownIsBadRequest(
              manage.change(scope, addressOf(input.params as Readonly<Record<string, string>>), input.body),
              Object.keys(params.properties)[0],
            ),
            (configuration) => ({ status: 200, body: configuration }),
          ),
      }),
    ]),
  ]
}
