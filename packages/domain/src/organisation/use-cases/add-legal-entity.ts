import { Effect } from "effect"
import type { ReferenceData } from "../../reference-data/reference-data.ts"
import { seedReferenceData } from "../../reference-data/seeds.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import {
  checkLegalEntity,
  freeName,
  type LegalEntityRequest,
  mostLegalEntities,
  newLegalEntity,
} from "../legal-entity-request.ts"
import type { LegalEntitySeed } from "../ports/legal-entity-seed.ts"
import type { LegalEntityStore } from "../ports/legal-entity-store.ts"
import type { TenantStore } from "../ports/tenant-store.ts"

export interface AddLegalEntityPorts {
  readonly tenants: TenantStore
  readonly legalEntities: LegalEntityStore
  readonly seed: LegalEntitySeed
  readonly referenceData: Pick<ReferenceData, "currencies">
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** Adds a legal entity to a tenant, with its currency and initial reference data (contract C1, C2). */
export const makeAddLegalEntity = (ports: AddLegalEntityPorts) => {
  const { tenants, legalEntities, seed, referenceData, ids, unitOfWork } = ports

  const add = Effect.fnUntraced(function* (tenantId: TenantId, wanted: LegalEntityRequest) {
    const placed = yield* Effect.mapError(Effect.fromResult(checkLegalEntity(wanted)), ({ field, text }) =>
      fieldRefused(field, text),
    )
    const taken = yield* tenants.holdNames(tenantId)
    const name = yield* freeName(wanted.name, taken)
    if (taken.length >= mostLegalEntities)
      return yield* fieldRefused("name", `cannot be added: the tenant has ${mostLegalEntities} legal entities already`)
    const entity = newLegalEntity(tenantId, ids.next(), { ...placed, name })
    const scope = { tenantId, legalEntityId: entity.id }
    const now = yield* currentTime
    yield* tenants.addLegalEntity(entity)
    yield* referenceData.currencies.provide(tenantId, [entity.baseCurrency])
    yield* seed.plant(scope, seedReferenceData(entity.country, ids.next, now), now)
    return yield* Effect.catchTag(legalEntities.find(scope), "ResourceNotFound", Effect.die)
  })

  return Effect.fn("organisation.addLegalEntity")((tenantId: TenantId, wanted: LegalEntityRequest) =>
    unitOfWork.atomically(tenantId, add(tenantId, wanted)),
  )
}
