import { Effect } from "effect"
import type { Identity } from "../identity/identity.ts"
import type { PortUnavailable } from "../shared/errors.ts"
import type { EventOrigin } from "../shared/ports/event-bus.ts"
import type { Scope } from "../shared/scope.ts"
import type { Organisation } from "./organisation.ts"

export interface SystemOriginPorts {
  readonly identity: Pick<Identity, "usersOf">
  readonly organisation: Pick<Organisation, "details">
}

/** The origin of scheduled work in a legal entity, whose author is the tenant's system user (contract A17). */
export const makeSystemOrigin = ({ identity, organisation }: SystemOriginPorts) =>
  Effect.fnUntraced(function* ({ tenantId, legalEntityId }: Scope): Effect.fn.Return<EventOrigin, PortUnavailable> {
    const { name } = yield* Effect.catchTag(
      organisation.details({ tenantId, legalEntityId }),
      "ResourceNotFound",
      Effect.die,
    )
    const users = yield* Effect.catchTag(identity.usersOf(tenantId), "TenantNotFound", Effect.die)
    const system = users.find(({ kind }) => kind === "system")
    if (system === undefined) return yield* Effect.die(new Error(`tenant ${tenantId} has no system user`))
    return { tenantId, legalEntityId, legalEntityName: name, triggeredBy: system.id }
  })
