import { Effect } from "effect"
import type { CustomFields } from "../../custom-fields/custom-fields.ts"
import type { Customers } from "../../customers/customers.ts"
import type { Orders } from "../../orders/orders.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { UsageRowId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { checkUsage, placeOf } from "../check-usage.ts"
import { indexOrders, matchUsage, partNamesOf, readNames } from "../match-usage.ts"
import type { UsageStore } from "../ports/usage-store.ts"
import { readUsage } from "../read-usage.ts"
import type { CreateUsageRequest } from "../usage-request.ts"
import type { UsageKind, UsageRow } from "../usage-row.ts"

export interface CreateUsagePorts {
  readonly usage: UsageStore
  readonly orders: Pick<Orders, "holdParts">
  readonly customers: Pick<Customers, "lookUps">
  readonly customFields: Pick<CustomFields, "ofEntity">
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** Stores a single row. A row without a charge is unmatched (contract X1 to X5). */
export const makeCreateUsage = ({ usage, orders, customers, customFields, ids, unitOfWork }: CreateUsagePorts) => {
  const create = Effect.fnUntraced(function* (scope: Scope, kind: UsageKind, request: CreateUsageRequest) {
    const configurations = yield* customFields.ofEntity(scope, kind)
    const facts = yield* readUsage(request, { kind, configurations })
    const names = yield* Effect.fromResult(readNames(request))
    if (request.validateData === true && names.charge === undefined)
      return yield* fieldRefused("charge", "is required with validateData")
    const held = yield* orders.holdParts(scope, partNamesOf([names]), "shared")
    const match = yield* Effect.fromResult(matchUsage(names, indexOrders(held)))
    const account =
      match.order === undefined && request.account
        ? yield* customers.lookUps(scope).account("account", request.account)
        : undefined
    const at = yield* currentTime
    const { tenantId, legalEntityId } = scope
    const row: UsageRow = {
      tenantId,
      legalEntityId,
      id: ids.next<UsageRowId>(),
      ...facts,
      ...(account === undefined ? {} : { accountId: account.id }),
      ...placeOf(match),
      createdAt: at,
      modifiedAt: at,
    }
    yield* usage.insert(scope, [yield* Effect.fromResult(checkUsage(row, match))])
    return yield* Effect.catchTag(usage.find(scope, kind, row.id), "ResourceNotFound", Effect.die)
  })

  return Effect.fn("usage.create")((scope: Scope, kind: UsageKind, request: CreateUsageRequest) =>
    unitOfWork.atomically(scope.tenantId, create(scope, kind, request)),
  )
}
