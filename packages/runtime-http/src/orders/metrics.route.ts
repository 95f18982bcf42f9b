import { calculatedChargeBody, calculatedOrderBody } from "@svc/domain/orders/calculated-metrics-body"
import { Effect } from "effect"
import { readDate } from "../calendar-dates.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import * as schemas from "./metrics.schema.ts"
import type { OrdersDoor } from "./order-reads.ts"

const calculate = { method: "post", tag: "Metrics", need: "orders:read", transaction: "idempotent" } as const
const path = "/Metrics/CalculateMetrics"

/** Computes the metrics of orders and charges that are not stored (contract S35). */
export const metricsOperations = ({ orders }: Pick<OrdersDoor, "orders">): readonly AnyOperation[] => [
  apiOperation({
    ...calculate,
    path: `${path}/Order`,
    summary: "Calculate the metrics of an order",
    description:
      "Returns the metrics that the order would have if it were activated today; nothing is stored. A charge refers to one of the catalogue, whose values the request may replace, or to none if the request gives its price. Without dates the order begins today; `term` then counts whole months.",
    body: schemas.CalculateOrderMetricsRequest,
    answers: { 200: { description: "The metrics of the order and of its charges", schema: schemas.OrderMetrics } },
    handle: ({ scope }, { body }) =>
      Effect.map(orders.calculateOrder(scope, body), (order) => ({ status: 200, body: calculatedOrderBody(order) })),
  }),

  apiOperation({
    ...calculate,
    path: `${path}/Charge`,
    summary: "Calculate the metrics of a charge",
    description:
      "Returns the metrics that the charge would have in an order with these dates, as `CalculateMetrics/Order` does for all; nothing is stored.",
    body: schemas.CalculateChargeMetricsRequest,
    answers: { 200: { description: "Its metrics", schema: schemas.ChargeMetrics } },
    handle: ({ scope }, { body }) =>
      Effect.map(orders.calculateCharge(scope, body), (order) => ({ status: 200, body: calculatedChargeBody(order) })),
  }),

  apiOperation({
    method: "get",
    path: "/Metrics/MRR",
    tag: "Metrics",
    need: "orders:read",
    summary: "Get the monthly recurring revenue by month",
    description:
      "Returns base currency amounts for the months from `From` to `To`, at most 120. The revenue of a month is the revenue in force on its last day; the movements by account explain the difference to the month before.",
    query: schemas.MonthsQuery,
    readsMuch: true,
    answers: { 200: { description: "A row for each month", schema: schemas.RecurringRevenue } },
    handle: ({ scope }, { query }) =>
      Effect.gen(function* () {
        const from = yield* readDate("From", query.From)
        const to = yield* readDate("To", query.To)
        return { status: 200, body: { data: yield* orders.revenueByMonth(scope, from, to) } }
      }),
  }),
]
