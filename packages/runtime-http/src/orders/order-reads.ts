import type { Order, OrderType } from "@svc/domain/orders/order"
import type { Orders } from "@svc/domain/orders/orders"
import type { AccountId, OrderId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { makeListOperation } from "../list-operation.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import type { Resource } from "../resource.ts"
import { closed, idParameter } from "../shapes.ts"

export interface OrdersDoor {
  readonly orders: Orders
  readonly baseUrl: string
}

/** The names and paths of the orders of a type. */
interface Kind {
  readonly type: OrderType
  readonly tag: string
  readonly path: string
  readonly ofAccount: string
  readonly noun: string
  readonly plural: string
  readonly resource: Resource<Order>
}

const byNumber = closed({ orderNumber: Type.String({ maxLength: 200 }) })
const byVersion = closed({
  orderNumber: Type.String({ maxLength: 200 }),
  version: Type.String({ maxLength: 200, description: "From 1" }),
})

/** Operations that read orders of one type; both types have the same ones (contract S7). */
export const orderReads = (
  { orders, baseUrl }: OrdersDoor,
  { type, tag, path, ofAccount, noun, plural, resource }: Kind,
): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)
  const read = { method: "get", tag, need: "orders:read" } as const
  const answers = { 200: { description: `The ${noun}`, schema: resource.schema } }
  const none = { 404: { description: "No such order" } }

  return [
    listOperation({
      path,
      tag,
      need: "orders:read",
      summary: `Get ${plural}`,
      description: "Returns the last version of each.",
      resource,
      list: ({ scope }, request) => orders.list(scope, type, request),
    }),

    apiOperation({
      ...read,
      path: `${path}/{id}`,
      summary: `Get a ${noun}`,
      description: "Returns the last version, even if the id is that of another version.",
      params: idParameter<OrderId>(),
      answers: { ...answers, ...none },
      handle: ({ scope }, { params: { id } }) => Effect.map(orders.get(scope, type, id), resource.ok),
    }),

    apiOperation({
      ...read,
      path: `${path}/{id}/version`,
      summary: `Get a version of a ${noun}`,
      description: "Returns the version with the given id.",
      params: idParameter<OrderId>(),
      answers: { ...answers, ...none },
      handle: ({ scope }, { params: { id } }) => Effect.map(orders.getVersion(scope, id, type), resource.ok),
    }),

    apiOperation({
      ...read,
      path: `${path}/{orderNumber}/versions`,
      summary: `Get the versions of a ${noun}`,
      description: "Returns all versions, oldest first.",
      params: byNumber,
      answers: { 200: { description: "The versions", schema: Type.Array(resource.schema) } },
      handle: ({ scope }, { params: { orderNumber } }) =>
        Effect.map(unknownIsBadRequest(orders.versions(scope, type, orderNumber), "orderNumber"), (versions) => ({
          status: 200,
          body: versions.map(resource.body),
        })),
    }),

    apiOperation({
      ...read,
      path: `${path}/{orderNumber}/versions/{version}`,
      summary: `Get a version of a ${noun} by its number`,
      params: byVersion,
      answers,
      handle: ({ scope }, { params: { orderNumber, version } }) =>
        Effect.map(unknownIsBadRequest(orders.versionOf(scope, type, orderNumber, version), "version"), resource.ok),
    }),

    listOperation({
      path: `/Accounts/{id}/${ofAccount}`,
      tag: "Accounts",
      need: "orders:read",
      summary: `Get the ${plural} of an account`,
      description: "Returns the last version of each.",
      params: idParameter<AccountId>(),
      resource,
      list: ({ scope }, request, { id }) => unknownIsBadRequest(orders.listOfAccount(scope, type, id, request)),
    }),
  ]
}
