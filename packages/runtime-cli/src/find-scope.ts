import { resolveLegalEntity } from "@svc/domain/identity/legal-entity-header"
import type { LegalEntity } from "@svc/domain/identity/tenant"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect, Result } from "effect"
import { CommandFailed } from "./failure.ts"
import type { Service } from "./open-service.ts"
import type { ScopeOptions } from "./options.ts"

/** What `--tenant` and `--legal-entity` name; the only legal entity of a tenant needs no naming. */
export const findScope = Effect.fnUntraced(function* (service: Service, { tenant, legalEntity }: ScopeOptions) {
  const tenants = service.get("TenantStore")
  const { entities, users } = yield* service
    .get("UnitOfWork")
    .atomically(tenant, Effect.all({ users: tenants.users(tenant), entities: tenants.legalEntities(tenant) }))
  const found = resolveLegalEntity(entities, legalEntity === undefined ? [] : [legalEntity])
  if (Result.isFailure(found)) return yield* new CommandFailed({ message: notFound(entities, legalEntity) })
  const scope: Scope = { tenantId: tenant, legalEntityId: found.success.id }
  return { scope, legalEntity: found.success, users }
})

const notFound = (entities: readonly LegalEntity[], named: string | undefined): string => {
  const all = entities.map(({ id, name }) => `${name} (${id})`).join(", ")
  return named === undefined
    ? `The tenant has several legal entities: name one with --legal-entity. They are ${all}.`
    : `The tenant has no legal entity '${named}'. It has ${all}.`
}
