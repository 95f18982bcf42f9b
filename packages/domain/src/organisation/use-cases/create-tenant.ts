import { Effect, Result } from "effect"
import type { Identity } from "../../identity/identity.ts"
import { everyPermission, type User } from "../../identity/user.ts"
import type { ReferenceData } from "../../reference-data/reference-data.ts"
import { seedReferenceData } from "../../reference-data/seeds.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { checkLegalEntity, type LegalEntityRequest, newLegalEntity, readName } from "../legal-entity-request.ts"
import type { LegalEntitySeed } from "../ports/legal-entity-seed.ts"
import type { TenantStore } from "../ports/tenant-store.ts"
import type { Tenant } from "../tenant.ts"

export interface CreateTenantPorts {
  readonly tenants: TenantStore
  readonly seed: LegalEntitySeed
  readonly identity: Pick<Identity, "addUsers">
  readonly referenceData: Pick<ReferenceData, "currencies">
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

export interface NewTenant {
  readonly name: string
  readonly legalEntities: readonly LegalEntityRequest[]
  /** The name of the first person; `Administrator` when absent. */
  readonly userName?: string
}

/**
 * Creates a tenant with its legal entities, their currencies and initial reference data, a first person who can hold
 * credentials, and the system user (contract C1, C2, A17).
 */
export const makeCreateTenant = ({ tenants, seed, identity, referenceData, ids, unitOfWork }: CreateTenantPorts) =>
  Effect.fn("organisation.createTenant")(function* ({ name, legalEntities, userName }: NewTenant) {
    if (name.trim() === "") return yield* fieldRefused("name", "must not be empty")
    if (legalEntities.length === 0) return yield* fieldRefused("legalEntities", "must name at least one")
    const names = yield* Effect.fromResult(Result.all(legalEntities.map((each) => readName(each.name)))).pipe(
      Effect.mapError((text) => fieldRefused("legalEntities", `a name ${text}`)),
    )
    if (new Set(names).size < names.length) return yield* fieldRefused("legalEntities", "must have different names")
    const placed = yield* Effect.fromResult(Result.all(legalEntities.map(checkLegalEntity))).pipe(
      Effect.mapError(({ text }) => fieldRefused("legalEntities", text)),
    )

    const tenant: Tenant = { id: ids.next(), name: name.trim() }
    const entities = placed.map((wanted, index) =>
      newLegalEntity(tenant.id, ids.next(), { ...wanted, name: names[index]! }),
    )
    const user = (kind: User["kind"], called: string): User => ({
      id: ids.next(),
      tenantId: tenant.id,
      name: called,
      kind,
      state: "Active",
      permissions: kind === "person" ? everyPermission : [],
    })
    const person = user("person", userName ?? "Administrator")
    const base = [...new Set(entities.map(({ baseCurrency }) => baseCurrency))]
    const now = yield* currentTime
    yield* unitOfWork.atomically(
      tenant.id,
      Effect.gen(function* () {
        yield* tenants.insert(tenant, entities)
        yield* identity.addUsers([person, user("system", "System")])
        yield* referenceData.currencies.provide(tenant.id, base)
        yield* Effect.forEach(entities, ({ id, tenantId, country }) =>
          seed.plant({ tenantId, legalEntityId: id }, seedReferenceData(country, ids.next, now), now),
        )
      }),
    )
    return { tenant, legalEntities: entities, user: person }
  })
