import { simpleProductBody, simpleProductFields } from "@svc/domain/catalogue/simple-product"
import type { ProductId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { makeListOperation } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { resource } from "../resource.ts"
import { idParameter } from "../shapes.ts"
import type { CatalogueDoor } from "./products.route.ts"
import * as schemas from "./products.schema.ts"

const tag = "Simple products"
const path = "/SimpleProducts"

const simpleProductResource = resource({
  schema: schemas.SimpleProduct,
  fields: simpleProductFields,
  body: simpleProductBody,
})

/** Products of type Simple, flattened (contract K13). */
export const simpleProductOperations = ({ catalogue, baseUrl }: CatalogueDoor): readonly AnyOperation[] => [
  makeListOperation(baseUrl)({
    path,
    tag,
    need: "products:read",
    summary: "Get simple products",
    description: "The products of type Simple. Each object holds the product's members and those of its only charge.",
    resource: simpleProductResource,
    list: ({ scope }, request) => catalogue.listSimple(scope, request),
  }),
  apiOperation({
    method: "get",
    path: `${path}/{id}`,
    tag,
    need: "products:read",
    summary: "Get a simple product",
    params: idParameter<ProductId>(),
    answers: {
      200: { description: "The product", schema: simpleProductResource.schema },
      404: { description: "No such product of type Simple" },
    },
    handle: ({ scope }, { params: { id } }) => Effect.map(catalogue.getSimple(scope, id), simpleProductResource.ok),
  }),
]
