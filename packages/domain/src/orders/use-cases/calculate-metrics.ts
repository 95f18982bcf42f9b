import { Effect } from "effect"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { calculatedCharge, calculatedOrder } from "../calculate-metrics.ts"
import type { CalculateChargeMetricsRequest, CalculateOrderMetricsRequest } from "../metrics-request.ts"
import { type ContextPorts, makeContext } from "./make-context.ts"

export interface CalculateMetricsPorts extends ContextPorts {
  readonly unitOfWork: UnitOfWork
}

/**
 * Calculates the metrics of an order or a charge by the rules for stored ones, without writing anything (contract S35).
 */
export const makeCalculateMetrics = (ports: CalculateMetricsPorts) => {
  const contextOf = makeContext(ports)
  return {
    calculateOrder: Effect.fn("orders.calculateOrder")((scope: Scope, request: CalculateOrderMetricsRequest) =>
      ports.unitOfWork.atomically(
        scope.tenantId,
        Effect.flatMap(contextOf(scope), (context) => calculatedOrder(request, context)),
      ),
    ),
    calculateCharge: Effect.fn("orders.calculateCharge")((scope: Scope, request: CalculateChargeMetricsRequest) =>
      ports.unitOfWork.atomically(
        scope.tenantId,
        Effect.flatMap(contextOf(scope), (context) => calculatedCharge(request, context)),
      ),
    ),
  }
}
