import { calculatedChargeBody, calculatedOrderBody } from "@svc/domain/orders/calculated-metrics-body"
import { Effect } from "effect"
import { type AnyOperation, apiOperation } from "../operation.ts"
import * as schemas from "./metrics.schema.ts"
import type { OrdersDoor } from "./order-reads.ts"

const calculate = { method: "post", tag: "Metrics", need: "orders:read", transaction: "idempotent" } as const
const path = "/Metrics/CalculateMetrics"

/** What orders and charges would be worth (contract S35). */
export const metricsOperations = ({ orders }: Pick<OrdersDoor, "orders">): readonly AnyOperation[] => [
  apiOperation({
    ...calculate,
    path: `${path}/Order`,
    summary: "Calculate the metrics of an order",
    description:
      "As they would be if the order were activated today; nothing is kept. A charge is one of the catalogue, with what the request says instead, or needs none when the request says its price. Without dates the order begins today; `term` are then whole months.",
    body: schemas.CalculateOrderMetricsRequest,
    answers: { 200: { description: "Its metrics and those of its charges", schema: schemas.OrderMetrics } },
    handle: ({ scope }, { body }) =>
      Effect.map(orders.calculateOrder(scope, body), (order) => ({ status: 200, body: calculatedOrderBody(order) })),
  }),

  apiOperation({
    ...calculate,
    path: `${path}/Charge`,
    summary: "Calculate the metrics of a charge",
    description:
      "As they would be in an order of the same dates that is activated today; nothing is kept. The charge is one of the catalogue, with what the request says instead, or needs none when the request says its price.",
    body: schemas.CalculateChargeMetricsRequest,
    answers: { 200: { description: "Its metrics", schema: schemas.ChargeMetrics } },
    handle: ({ scope }, { body }) =>
      Effect.map(orders.calculateCharge(scope, body), (order) => ({ status: 200, body: calculatedChargeBody(order) })),
  }),
]
