import { Effect } from "effect"
import type { ListRequest } from "../listing/list-request.ts"
import type { UsageRowId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { makeWithin } from "../shared/within.ts"
import { makeChangeUsage } from "./use-cases/change-usage.ts"
import { type CreateUsagePorts, makeCreateUsage } from "./use-cases/create-usage.ts"
import { makeImportUsage } from "./use-cases/import-usage.ts"
import type { UsageKind } from "./usage-row.ts"

export type UsagePorts = CreateUsagePorts

/** Usage and measurements: the quantities that customers used of their orders' charges, until they are billed. */
export const makeUsage = (ports: UsagePorts) => {
  const { usage, unitOfWork } = ports
  const within = makeWithin(unitOfWork)
  return {
    create: makeCreateUsage(ports),
    ...makeChangeUsage(ports),
    import: makeImportUsage(ports),
    get: Effect.fn("usage.get")((scope: Scope, kind: UsageKind, id: UsageRowId) =>
      within(scope, usage.find(scope, kind, id)),
    ),
    /** The invoice and line that bill a row; absent while it waits. */
    standsOn: Effect.fn("usage.standsOn")((scope: Scope, id: UsageRowId) => within(scope, usage.standsOn(scope, id))),
    list: Effect.fn("usage.list")((scope: Scope, kind: UsageKind, request: ListRequest) =>
      within(scope, usage.list(scope, kind, request)),
    ),
  }
}
export type Usage = ReturnType<typeof makeUsage>
