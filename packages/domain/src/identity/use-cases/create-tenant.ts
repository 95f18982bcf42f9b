import { Clock, Effect, Result } from "effect"
import { seedReferenceData } from "../../billing/reference-data/seeds.ts"
import type { ReferenceDataSeed } from "../../billing/reference-data/ports/catalogue.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { CurrencyStore } from "../../exchange-rates/ports/currency-store.ts"
import type { CurrencyId, LegalEntityId, TenantId, UserId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { checkLegalEntity, defaultTimeZone, type LegalEntityRequest } from "../legal-entity-request.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { TenantStore } from "../ports/tenant-store.ts"
import type { LegalEntity, Tenant, User } from "../tenant.ts"

export interface CreateTenantDeps {
  readonly tenants: TenantStore
  readonly currencies: CurrencyStore
  readonly referenceData: ReferenceDataSeed
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

export interface NewTenant {
  readonly name: string
  readonly legalEntities: readonly LegalEntityRequest[]
  /** Name of the first person; `Administrator` when absent. */
  readonly userName?: string
}

/**
 * Creates a tenant with its legal entities, their currencies and the reference data they begin with, a first person to
 * hold credentials, and the system user.
 */
export const makeCreateTenant = ({ tenants, currencies, referenceData, ids, unitOfWork }: CreateTenantDeps) =>
  Effect.fn("identity.createTenant")(function* ({ name, legalEntities, userName }: NewTenant) {
    if (name.trim() === "") return yield* fieldRefused("name", "must not be empty")
    if (legalEntities.length === 0) return yield* fieldRefused("legalEntities", "must name at least one")
    const names = legalEntities.map((each) => each.name)
    if (new Set(names).size < names.length) return yield* fieldRefused("legalEntities", "must have different names")
    yield* Effect.fromResult(Result.all(legalEntities.map(checkLegalEntity))).pipe(
      Effect.mapError((text) => fieldRefused("legalEntities", text)),
    )

    const tenant: Tenant = { id: ids.next() as TenantId, name: name.trim() }
    const entities = legalEntities.map((wanted): LegalEntity => ({
      id: ids.next() as LegalEntityId,
      tenantId: tenant.id,
      name: wanted.name,
      baseCurrency: wanted.baseCurrency,
      ...(wanted.country === undefined ? {} : { country: wanted.country }),
      timeZone: wanted.timeZone ?? defaultTimeZone(wanted.country),
    }))
    const user = (kind: User["kind"], called: string): User => ({
      id: ids.next() as UserId,
      tenantId: tenant.id,
      name: called,
      kind,
    })
    const person = user("person", userName ?? "Administrator")
    const base = [...new Set(entities.map(({ baseCurrency }) => baseCurrency))]
    const now = (yield* Clock.currentTimeMillis) as Timestamp
    yield* unitOfWork.atomically(
      allTenants,
      Effect.gen(function* () {
        yield* tenants.insert(tenant, entities, [person, user("system", "System")])
        yield* currencies.insertAll(base.map((code) => ({ id: ids.next() as CurrencyId, tenantId: tenant.id, code })))
        yield* Effect.forEach(entities, ({ id, tenantId, country }) =>
          referenceData.plant({ tenantId, legalEntityId: id }, seedReferenceData(country, ids.next, now), now),
        )
      }),
    )
    return { tenant, legalEntities: entities, user: person }
  })
export type CreateTenant = ReturnType<typeof makeCreateTenant>
