import type { Catalogue } from "@svc/domain/catalogue/catalogue"
import { featureBody, featureFields } from "@svc/domain/catalogue/feature"
import { productBody, productFields } from "@svc/domain/catalogue/product-body"
import type { ChargeId, ChargePlanId, ProductId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { makeListOperation } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { resource } from "../resource.ts"
import { idParameter } from "../shapes.ts"
import { chargeRequest, productRequest } from "./price-details.ts"
import * as requests from "./product-requests.schema.ts"
import * as schemas from "./products.schema.ts"

const tag = "Products"
const path = "/Products"
const one = "/Products/{id}"

const productResource = resource({ schema: schemas.Product, fields: productFields, body: productBody })
const featureResource = resource({ schema: schemas.Feature, fields: featureFields, body: featureBody })

export interface CatalogueDoor {
  readonly catalogue: Catalogue
  readonly baseUrl: string
}

const none = { 404: { description: "No such product" } }
const changed = { 204: { description: "Changed" }, ...none }
const deleted = { 200: { description: "Deleted" }, ...none }

/** Products (contract K1 to K12). */
export const productOperations = ({ catalogue, baseUrl }: CatalogueDoor): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)
  const answers = { 200: { description: "The product", schema: productResource.schema }, ...none }

  return [
    listOperation({
      path,
      tag,
      need: "products:read",
      summary: "Get products",
      description: "Returns each product with its charge plans, charges and prices.",
      resource: productResource,
      list: ({ scope }, request) => catalogue.list(scope, request),
    }),

    // Must come before the product of an id, whose path pattern matches this one too.
    listOperation({
      path: `${path}/productFeatures`,
      tag,
      need: "products:read",
      summary: "Get product features",
      description: "Features that charges give to their buyers; a feature is created when a charge first names it.",
      resource: featureResource,
      withoutChanges: true,
      list: ({ scope }, request) => catalogue.listFeatures(scope, request),
    }),

    apiOperation({
      method: "post",
      path,
      tag,
      need: "products:write",
      transaction: "idempotent",
      summary: "Create a product",
      description:
        "Creates the product with its charge plans, charges and prices. Each gets the next number of its series. Raises ProductsCreated.",
      body: requests.CreateProductRequest,
      answers: { 201: { description: "Created", schema: schemas.EventResponse } },
      handle: ({ origin }, { body }) =>
        Effect.map(
          Effect.flatMap(productRequest(body), (request) => catalogue.create(origin, request)),
          ({ id }) => ({ status: 201, body: { id, message: "The product was created." } }),
        ),
    }),

    apiOperation({
      method: "get",
      path: one,
      tag,
      need: "products:read",
      summary: "Get a product",
      params: idParameter<ProductId>(),
      answers,
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(catalogue.get(scope, { part: "product", id }), productResource.ok),
    }),

    apiOperation({
      method: "get",
      path: `${path}/FromChargePlan/{id}`,
      tag,
      need: "products:read",
      summary: "Get the product of a charge plan",
      params: idParameter<ChargePlanId>(),
      answers,
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(catalogue.get(scope, { part: "charge plan", id }), productResource.ok),
    }),

    apiOperation({
      method: "get",
      path: `${path}/FromCharge/{id}`,
      tag,
      need: "products:read",
      summary: "Get the product of a charge",
      params: idParameter<ChargeId>(),
      answers,
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(catalogue.get(scope, { part: "charge", id }), productResource.ok),
    }),

    apiOperation({
      method: "patch",
      path: one,
      tag,
      need: "products:write",
      summary: "Change a product",
      description:
        "A merge patch (RFC 7396) of the product's own members. The `operation` of each charge plan, charge and price in it says whether to change, create or remove it; those that are not named stay unchanged. Raises ProductsUpdated.",
      params: idParameter<ProductId>(),
      body: requests.UpdateProductRequest,
      answers: changed,
      handle: ({ origin }, { params: { id }, body }) =>
        Effect.as(
          Effect.flatMap(productRequest(body), (request) => catalogue.change(origin, { part: "product", id }, request)),
          { status: 204 },
        ),
    }),

    apiOperation({
      method: "patch",
      path: `${path}/charges/{id}`,
      tag,
      need: "products:write",
      summary: "Change a charge",
      description:
        "A merge patch (RFC 7396); the `operation` of each price says whether to change, create or remove it. Raises ProductsUpdated.",
      params: idParameter<ChargeId>(),
      body: requests.PatchChargeRequest,
      answers: changed,
      handle: ({ origin }, { params: { id }, body }) =>
        Effect.as(
          Effect.flatMap(chargeRequest(body), (request) => catalogue.changeCharge(origin, id, request)),
          { status: 204 },
        ),
    }),

    apiOperation({
      method: "delete",
      path: one,
      tag,
      need: "products:write",
      summary: "Delete a product",
      description: "Only a product that nothing refers to can be deleted. Raises ProductsDeleted.",
      params: idParameter<ProductId>(),
      answers: deleted,
      handle: ({ origin }, { params: { id } }) =>
        Effect.as(catalogue.delete(origin, { part: "product", id }), { status: 200 }),
    }),

    apiOperation({
      method: "delete",
      path: `${path}/chargePlans/{id}`,
      tag,
      need: "products:write",
      summary: "Delete a charge plan",
      description: "Deletes the plan with its charges; only a plan that nothing refers to. Raises ProductsUpdated.",
      params: idParameter<ChargePlanId>(),
      answers: deleted,
      handle: ({ origin }, { params: { id } }) =>
        Effect.as(catalogue.removePart(origin, { part: "charge plan", id }), { status: 200 }),
    }),

    apiOperation({
      method: "delete",
      path: `${path}/charges/{id}`,
      tag,
      need: "products:write",
      summary: "Delete a charge",
      description: "Only a charge that nothing refers to can be deleted. Raises ProductsUpdated.",
      params: idParameter<ChargeId>(),
      answers: deleted,
      handle: ({ origin }, { params: { id } }) =>
        Effect.as(catalogue.removePart(origin, { part: "charge", id }), { status: 200 }),
    }),
  ]
}
