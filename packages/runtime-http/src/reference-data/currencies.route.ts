import { resource } from "../resource.ts"
import { currencyBody, currencyFields } from "@svc/domain/reference-data/currency"
import type { CurrencyId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { makeListOperation } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { idParameter } from "../shapes.ts"
import type { ReferenceDataDoor } from "./reference-data.route.ts"
import * as schemas from "./currencies.schema.ts"

const currencyResource = resource({ schema: schemas.Currency, fields: currencyFields, body: currencyBody })

const tag = "Currencies"
const path = "/Currency"
const one = "/Currency/{id}"
const missing = { description: "No such currency" }

/** The currencies of the tenant (contract C16). */
export const currencyOperations = ({
  referenceData: { currencies },
  baseUrl,
}: ReferenceDataDoor): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)

  return [
    listOperation({
      path,
      tag,
      need: "rates:read",
      summary: "Get currencies",
      resource: currencyResource,
      list: ({ scope }, request) => currencies.list(scope, request),
    }),

    apiOperation({
      method: "post",
      path,
      tag,
      need: "rates:write",
      transaction: "idempotent",
      summary: "Create a currency",
      body: schemas.CreateCurrencyRequest,
      answers: { 201: { description: "Created", schema: currencyResource.schema } },
      handle: ({ scope }, { body: { code, description } }) =>
        Effect.map(currencies.create(scope.tenantId, code, description ?? undefined), currencyResource.created),
    }),

    apiOperation({
      method: "get",
      path: `${path}/BaseCurrency`,
      tag,
      need: "rates:read",
      summary: "Get the base currency of the legal entity",
      answers: {
        200: { description: "The currency to which exchange rates convert", schema: currencyResource.schema },
      },
      handle: ({ scope, legalEntity }) =>
        Effect.map(currencies.getByCode(scope.tenantId, legalEntity.baseCurrency), currencyResource.ok),
    }),

    apiOperation({
      method: "get",
      path: one,
      tag,
      need: "rates:read",
      summary: "Get a currency",
      params: idParameter<CurrencyId>(),
      answers: { 200: { description: "The currency", schema: currencyResource.schema }, 404: missing },
      handle: ({ scope }, { params: { id } }) => Effect.map(currencies.get(scope.tenantId, id), currencyResource.ok),
    }),

    apiOperation({
      method: "delete",
      path: one,
      tag,
      need: "rates:write",
      summary: "Delete a currency",
      description: "Refused for the base currency of a legal entity and for a currency that has rates.",
      params: idParameter<CurrencyId>(),
      answers: { 200: { description: "Deleted" }, 404: missing },
      handle: ({ scope }, { params: { id } }) => Effect.as(currencies.delete(scope.tenantId, id), { status: 200 }),
    }),
  ]
}
