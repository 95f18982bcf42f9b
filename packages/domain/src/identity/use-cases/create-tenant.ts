import { Effect, Result } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { CurrencyStore } from "../../exchange-rates/ports/currency-store.ts"
import type { CurrencyId, LegalEntityId, TenantId, UserId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { checkLegalEntity, defaultTimeZone, type LegalEntityRequest } from "../legal-entity-request.ts"
import type { TenantStore } from "../ports/tenant-store.ts"
import type { LegalEntity, Tenant, User } from "../tenant.ts"

export interface CreateTenantDeps {
  readonly tenants: TenantStore
  readonly currencies: CurrencyStore
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

export interface NewTenant {
  readonly name: string
  readonly legalEntities: readonly LegalEntityRequest[]
  /** Name of the first person; `Administrator` when absent. */
  readonly userName?: string
}

/** Creates a tenant with its legal entities and their currencies, a first person to hold credentials, and the system user. */
export const makeCreateTenant = ({ tenants, currencies, ids, unitOfWork }: CreateTenantDeps) =>
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
    yield* unitOfWork.atomically(
      allTenants,
      Effect.andThen(
        tenants.insert(tenant, entities, [person, user("system", "System")]),
        currencies.insertAll(base.map((code) => ({ id: ids.next() as CurrencyId, tenantId: tenant.id, code }))),
      ),
    )
    return { tenant, legalEntities: entities, user: person }
  })
export type CreateTenant = ReturnType<typeof makeCreateTenant>
