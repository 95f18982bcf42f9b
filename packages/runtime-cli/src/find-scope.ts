import { resolveLegalEntity } from "@svc/domain/organisation/named-legal-entity"
import type { LegalEntity } from "@svc/domain/organisation/tenant"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect, Result } from "effect"
import { CommandFailed } from "./failure.ts"
import type { Service } from "./invocation.ts"
import type { ScopeOptions } from "./options.ts"

/**
 * The tenant and legal entity of `--tenant` and `--legal-entity`; the latter may be omitted if the tenant has only one.
 */
export const findScope = Effect.fnUntraced(function* (service: Service, { tenant, legalEntity }: ScopeOptions) {
  const { identity, organisation } = service
  const users = yield* identity.usersOf(tenant)
  const entities = yield* organisation.legalEntitiesOf(tenant)
  const found = resolveLegalEntity(entities, legalEntity === undefined ? [] : [legalEntity])
  if (Result.isFailure(found)) return yield* new CommandFailed({ message: notFound(entities, legalEntity) })
  const scope: Scope = { tenantId: tenant, legalEntityId: found.success.id }
  return { scope, legalEntity: found.success, users }
})

/** The tenant's system user, who is recorded as the author of changes in the scope. */
export const findOrigin = Effect.fnUntraced(function* (service: Service, asked: ScopeOptions) {
  const { scope, legalEntity, users } = yield* findScope(service, asked)
  const system = users.find(({ kind }) => kind === "system")
  if (system === undefined) return yield* new CommandFailed({ message: "The tenant has no system user." })
  return { ...scope, legalEntityName: legalEntity.name, triggeredBy: system.id } satisfies EventOrigin
})

const notFound = (entities: readonly LegalEntity[], named: string | undefined): string => {
  const all = entities.map(({ id, name }) => `${name} (${id})`).join(", ")
  return named === undefined
    ? `The tenant has several legal entities: name one with --legal-entity. They are ${all}.`
    : `The tenant has no legal entity '${named}'. It has ${all}.`
}
