import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import { PermissionMissing } from "@svc/domain/identity/identity.errors"
import { resolveLegalEntity } from "@svc/domain/identity/legal-entity-header"
import { allows } from "@svc/domain/identity/permissions"
import { isUuid } from "@svc/domain/shared/ids"
import { type EventSource, eventSources } from "@svc/domain/webhooks/event"
import { Effect } from "effect"
import type { Context } from "koa"
import { invalidRequest } from "./invalid-request.ts"
import type { AnyApiOperation, ApiVersion, Call } from "./operation.ts"

const versions: readonly ApiVersion[] = ["2.0", "2.1"]
const defaultVersion: ApiVersion = "2.1"

/** What every call of the interface goes through before its handler (specification 5 and 9, decisions A3, A4, B13). */
export const makeBeginCall = (container: Graph) => {
  const authenticate = resolve(container, "Authenticate")
  const tenants = resolve(container, "TenantStore")

  return {
    /** Who calls. */
    identify: (context: Context) => authenticate(context.get("authorization")),

    /** What for: to be run in the unit of work of the caller's tenant. */
    begin: Effect.fnUntraced(function* (context: Context, operation: AnyApiOperation, principal: Call["principal"]) {
      const asked = context.get("api-version")
      const version = asked === "" ? defaultVersion : versions.find((each) => each === asked)
      if (version === undefined) return yield* invalidRequest("api-version", `must be one of ${versions.join(", ")}`)
      if (!allows(principal.permissions, operation.need)) return yield* new PermissionMissing({ need: operation.need })

      const entities = yield* tenants.legalEntities(principal.tenantId)
      const named = readings(context.get("legal-entity"))
      const [anyOne] = operation.anyLegalEntity && named.length === 0 ? entities : []
      const legalEntity = anyOne ?? (yield* Effect.fromResult(resolveLegalEntity(entities, named)))

      const correlationId = context.get("svc-correlation-id")
      if (correlationId !== "" && !isUuid(correlationId)) {
        return yield* invalidRequest("svc-correlation-id", "must be a valid uuid")
      }
      const wanted = context.get("svc-source")
      const source = eventSources.find((each) => each === wanted)
      if (wanted !== "" && source === undefined) {
        return yield* invalidRequest("svc-source", `must be one of ${eventSources.join(", ")}`)
      }
      const scope = { tenantId: principal.tenantId, legalEntityId: legalEntity.id }
      return {
        principal,
        legalEntity,
        isLegalEntityKnown: named.length > 0 || entities.length === 1,
        version,
        scope,
        origin: {
          ...scope,
          legalEntityName: legalEntity.name,
          triggeredBy: principal.userId,
          ...(correlationId === "" ? {} : { correlationId: correlationId.toLowerCase() }),
          ...(source === undefined ? {} : { source: source satisfies EventSource }),
        },
      } satisfies Call
    }),
  }
}
export type BeginCall = ReturnType<typeof makeBeginCall>

/** A header's bytes reach us as Latin-1, but most clients mean UTF-8; percent-encoding is the one way all can write. */
const readings = (header: string): readonly string[] => {
  if (header === "") return []
  const asUtf8 = Buffer.from(header, "latin1").toString("utf8")
  return [...new Set([header, asUtf8, decodePercent(asUtf8)])]
}

const decodePercent = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
