import { resource } from "../resource.ts"
import type { LegalEntityPatch, Organisation } from "@svc/domain/organisation/organisation"
import { legalEntityBody, legalEntityFields } from "@svc/domain/organisation/legal-entity-profile"
import { LegalEntityRefused } from "@svc/domain/identity/identity.errors"
import { canonical, type LegalEntityId, type TenantId } from "@svc/domain/shared/ids"
import { listInMemory } from "@svc/domain/listing/list-in-memory"
import { fieldRefused } from "@svc/domain/shared/errors"
import { given } from "@svc/domain/shared/given"
import { Effect } from "effect"
import type { Static } from "typebox"
import { makeListOperation } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import * as schemas from "./legal-entities.schema.ts"
import { idParameter } from "../shapes.ts"

const legalEntityResource = resource({ schema: schemas.LegalEntity, fields: legalEntityFields, body: legalEntityBody })

/** Each invoice takes a number, which must not change the tag of the legal entity. */
const withoutNumbers = ({ numberSeries, ...rest }: Static<typeof schemas.LegalEntity>) => ({
  ...rest,
  numberSeries: numberSeries.map(({ type, format }) => ({ type, format })),
})

export interface OrganisationDoor {
  readonly organisation: Pick<Organisation, "addLegalEntity" | "changeProfile" | "profile" | "profiles">
  readonly baseUrl: string
}

/** Legal entities (contract C3, Q26). */
export const legalEntityOperations = ({ organisation, baseUrl }: OrganisationDoor): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)
  const tag = "Legal entities"
  const description =
    "A merge patch. Base currency and country cannot be changed. A new name counts at once for the `legal-entity` header; posted documents keep the old one. A new time zone leaves existing documents their days. The next number of a series can be raised but not lowered."
  const answers = { 200: { description: "The legal entity after the change", schema: legalEntityResource.schema } }
  const shown = legalEntityResource.ok
  const change = (tenantId: TenantId, id: LegalEntityId, patch: LegalEntityPatch) =>
    organisation.changeProfile({ tenantId, legalEntityId: id }, patch).pipe(
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
      description: "Returns all legal entities of the tenant; no `legal-entity` header is needed.",
      resource: legalEntityResource,
      list: ({ principal }, request) =>
        Effect.map(organisation.profiles(principal.tenantId), (all) =>
          listInMemory(
            all,
            (item, field) => [(item[field as keyof typeof item] ?? null) as string | boolean | null],
            request,
          ),
        ),
    }),
    apiOperation({
      method: "post",
      path: "/LegalEntities",
      tag,
      need: "settings:admin",
      anyLegalEntity: true,
      summary: "Add a legal entity",
      description:
        "Adds a legal entity to the tenant, with a chart of accounts, payment terms, number series and the tax templates of its country. A legal entity cannot be removed.",
      body: schemas.CreateLegalEntityRequest,
      answers: { 201: { description: "The new legal entity", schema: legalEntityResource.schema } },
      handle: ({ scope }, { body: { country, timeZone, ...rest } }) =>
        Effect.map(
          organisation.addLegalEntity(scope.tenantId, { ...rest, ...given({ country, timeZone }) }),
          legalEntityResource.created,
        ),
    }),
    apiOperation({
      method: "patch",
      path: "/LegalEntities",
      tag,
      need: "settings:write",
      anyLegalEntity: true,
      summary: "Change a legal entity",
      description:
        "Works like `PATCH /LegalEntities/{id}`; without an `id`, on the legal entity of the `legal-entity` header.",
      body: schemas.UpdateLegalEntityByIdRequest,
      answers,
      handle: ({ scope, isLegalEntityKnown }, { body: { id, ...patch } }) =>
        id === undefined && !isLegalEntityKnown
          ? Effect.fail(new LegalEntityRefused())
          : change(scope.tenantId, id === undefined ? scope.legalEntityId : canonical(id), patch),
    }),
    apiOperation({
      method: "get",
      path: "/LegalEntities/{id}",
      tagsWhole: withoutNumbers,
      tag,
      need: "settings:read",
      anyLegalEntity: true,
      summary: "Get a legal entity",
      params: idParameter<LegalEntityId>(),
      answers: {
        200: { description: "The legal entity", schema: legalEntityResource.schema },
        404: { description: "No such legal entity" },
      },
      handle: ({ scope: { tenantId } }, { params: { id } }) =>
        Effect.map(organisation.profile({ tenantId, legalEntityId: id }), shown),
    }),
    apiOperation({
      method: "patch",
      path: "/LegalEntities/{id}",
      tag,
      need: "settings:write",
      anyLegalEntity: true,
      summary: "Change a legal entity",
      description,
      params: idParameter<LegalEntityId>(),
      body: schemas.UpdateLegalEntityRequest,
      answers,
      handle: ({ scope }, { params: { id }, body }) => change(scope.tenantId, id, body),
    }),
  ]
}
