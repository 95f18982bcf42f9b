import { baseUrlOf } from "@svc/adapters/config/settings"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import { currencyFields } from "@svc/domain/exchange-rates/currency"
import type { CurrencyId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { makeListOperation } from "../../list-operation.ts"
import { type AnyOperation, apiOperation } from "../../operation.ts"
import * as schemas from "../../schemas/exchange-rates.ts"
import { idParameter } from "../../schemas/shapes.ts"
import { currencyBody } from "./rate-body.ts"

const tag = "Currencies"
const path = "/Currency"
const one = "/Currency/{id}"
const missing = { description: "No such currency" }

/** The currencies of the tenant: rates are imported for those it has (decisions D10). */
export const currencyOperations = (container: Graph): readonly AnyOperation[] => {
  const manage = resolve(container, "ManageCurrencies")
  const listOperation = makeListOperation(baseUrlOf(resolve(container, "Settings")))

  return [
    listOperation({
      path,
      tag,
      need: "rates:read",
      summary: "Get currencies",
      fields: currencyFields,
      item: schemas.Currency,
      list: ({ scope }, request) => manage.list(scope, request),
      body: currencyBody,
    }),

    apiOperation({
      method: "post",
      path,
      tag,
      need: "rates:write",
      idempotent: true,
      summary: "Create a currency",
      body: schemas.CreateCurrencyRequest,
      answers: { 201: { description: "Created", schema: schemas.Currency } },
      handle: ({ scope }, { body: { code, description } }) =>
        Effect.map(manage.create(scope.tenantId, code, description ?? undefined), (currency) => ({
          status: 201,
          body: currencyBody(currency),
        })),
    }),

    apiOperation({
      method: "get",
      path: `${path}/BaseCurrency`,
      tag,
      need: "rates:read",
      summary: "Get the base currency of the legal entity",
      answers: { 200: { description: "The currency that rates lead to", schema: schemas.Currency } },
      handle: ({ scope, legalEntity }) =>
        Effect.map(manage.getByCode(scope.tenantId, legalEntity.baseCurrency), (currency) => ({
          status: 200,
          body: currencyBody(currency),
        })),
    }),

    apiOperation({
      method: "get",
      path: one,
      tag,
      need: "rates:read",
      summary: "Get a currency",
      params: idParameter,
      answers: { 200: { description: "The currency", schema: schemas.Currency }, 404: missing },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(manage.get(scope.tenantId, id as CurrencyId), (currency) => ({
          status: 200,
          body: currencyBody(currency),
        })),
    }),

    apiOperation({
      method: "delete",
      path: one,
      tag,
      need: "rates:write",
      summary: "Delete a currency",
      description: "Refused for the base currency of a legal entity and for a currency that has rates.",
      params: idParameter,
      answers: { 200: { description: "Deleted" }, 404: missing },
      handle: ({ scope }, { params: { id } }) =>
        Effect.as(manage.delete(scope.tenantId, id as CurrencyId), { status: 200 }),
    }),
  ]
}
