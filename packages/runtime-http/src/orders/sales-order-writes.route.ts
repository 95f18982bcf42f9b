import type { OrderId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { idParameter } from "../shapes.ts"
import { oneSpelling } from "./one-spelling.ts"
import * as requests from "./order-requests.schema.ts"
import { EventResponse, salesOrderResource } from "./order-resources.ts"
import type { OrdersDoor } from "./order-reads.ts"
import { deletion } from "./subscription-writes.route.ts"

const tag = "Sales orders"
const path = "/SalesOrders"

/** Operations that write sales orders (contract S1, S6, S22). */
export const salesOrderWrites = ({ orders }: Pick<OrdersDoor, "orders">): readonly AnyOperation[] => [
  apiOperation({
    method: "post",
    path,
    tag,
    need: "orders:write",
    transaction: "idempotent",
    summary: "Create a sales order",
    description:
      "The order has OneOff and Usage charges. It is created as an OrderDraft, or with `status` Order in force at once, which raises SalesOrderActivated.",
    body: requests.CreateSalesOrderRequest,
    answers: { 201: { description: "Created", schema: salesOrderResource.schema } },
    handle: ({ origin }, { body }) =>
      Effect.map(
        Effect.flatMap(oneSpelling(body), ({ status, ...request }) =>
          orders.create(origin, "SalesOrder", request, status === "Order"),
        ),
        salesOrderResource.created,
      ),
  }),

  apiOperation({
    method: "post",
    path: `${path}/activate/{id}`,
    tag,
    need: "orders:write",
    transaction: "idempotent",
    summary: "Activate a sales order",
    description: "Puts an OrderDraft in force. Raises SalesOrderActivated.",
    params: idParameter<OrderId>(),
    answers: { 200: { description: "Activated", schema: EventResponse } },
    handle: ({ origin }, { params: { id } }) =>
      Effect.map(unknownIsBadRequest(orders.activate(origin, "SalesOrder", id)), (order) => ({
        status: 200,
        body: { id: order.id, message: "The sales order was activated." },
      })),
  }),

  deletion(tag, `${path}/{id}`, "Delete a sales order", (origin, id) => orders.delete(origin, "SalesOrder", id)),
]
