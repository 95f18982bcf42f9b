import type { Principal } from "@svc/domain/identity/access-token"
import type { Identity } from "@svc/domain/identity/identity"
import type { People } from "@svc/domain/people/people"
import { SecondFactorMissing } from "@svc/domain/people/people.errors"
import type { Organisation } from "@svc/domain/organisation/organisation"
import { PermissionMissing } from "@svc/domain/identity/identity.errors"
import { resolveLegalEntity } from "@svc/domain/organisation/named-legal-entity"
import { allows } from "@svc/domain/identity/permissions"
import { exampleId, isUuid } from "@svc/domain/shared/ids"
import { type EventSource, eventSources } from "@svc/domain/shared/ports/event-bus"
import { Effect } from "effect"
import type { Context } from "koa"
import { emptyHeader, invalidRequest } from "./invalid-request.ts"
import { mustBeRecent } from "./recent-proof.ts"
import type { SessionCookies } from "./people/session-cookies.ts"
import { type AnyApiOperation, type ApiVersion, type Call, needsOf, versions } from "./operation.ts"

const defaultVersion: ApiVersion = "2.1"

/** Headers of every operation. An empty `legal-entity` counts as absent (contract Q25). */
const plainHeaders = ["api-version", "svc-correlation-id", "svc-source"]

export interface CallDoors {
  readonly identity: Pick<Identity, "authenticate">
  readonly people: Pick<People, "authenticate">
  readonly organisation: Pick<Organisation, "legalEntitiesOf">
  readonly cookies: SessionCookies
}

/** Prepares every call of the interface for its handler (contract A3, A5, Q3, Q25, Q28). */
export const makeBeginCall = ({ identity, people, organisation, cookies }: CallDoors) => {
  return {
    /**
     * Identifies the caller: by the access token, else by the session whose cookie the browser sent (contract A5, G10).
     */
    identify: Effect.fnUntraced(function* (context: Context) {
      const authorization = context.get("authorization")
      const secret = authorization === "" ? cookies.read(context) : undefined
      if (secret === undefined) return (yield* identity.authenticate(authorization)) satisfies Principal
      // A call that no person made, such as a poll for news (contract G9).
      const isBackground = context.get("svc-background") === "1"
      const { principal, renewed } = yield* people.authenticate(secret, isBackground)
      // Appended to the cookies that the answer itself sets.
      if (renewed !== undefined) context.append("set-cookie", cookies.write(renewed))
      return principal satisfies Principal
    }),

    /** Finds out for which legal entity the call is made; runs in the unit of work of the caller's tenant. */
    begin: Effect.fnUntraced(function* (context: Context, operation: AnyApiOperation, principal: Call["principal"]) {
      const empty = plainHeaders.find((name) => context.headers[name] === "")
      if (empty !== undefined) return yield* emptyHeader(empty)
      if (operation.takesIfMatch && context.headers["if-match"] === "") return yield* emptyHeader("If-Match")
      const asked = context.get("api-version")
      const version = asked === "" ? defaultVersion : versions.find((each) => each === asked)
      if (version === undefined) return yield* invalidRequest("api-version", `must be one of ${versions.join(", ")}`)
      // A session that owes a second factor can only give it, or sign out.
      const owes = principal.credential.kind === "session" && principal.credential.owesFactor
      if (owes && operation.whileOwing !== true) return yield* new SecondFactorMissing()
      const missing = needsOf(operation).find((group) => !group.some((need) => allows(principal.permissions, need)))
      if (missing !== undefined) return yield* new PermissionMissing({ need: missing[0]! })

      if (operation.need === "session" && principal.credential.kind !== "session") {
        return yield* new PermissionMissing({ need: "session" })
      }
      if (operation.recent !== undefined) yield* mustBeRecent(principal.credential, operation.recent)

      const entities = yield* organisation.legalEntitiesOf(principal.tenantId)
      const named = readings(context.get("legal-entity"))
      const [anyOne] = operation.anyLegalEntity && named.length === 0 ? entities : []
      const legalEntity = anyOne ?? (yield* Effect.fromResult(resolveLegalEntity(entities, named)))

      const correlationId = context.get("svc-correlation-id")
      if (correlationId !== "" && !isUuid(correlationId)) {
        return yield* invalidRequest("svc-correlation-id", `must be an id such as ${exampleId}`)
      }
      const wanted = context.get("svc-source")
      const source = eventSources.find((each) => each === wanted)
      if (wanted !== "" && source === undefined) {
        return yield* invalidRequest("svc-source", `must be one of ${eventSources.join(", ")}`)
      }
      const scope = { tenantId: principal.tenantId, legalEntityId: legalEntity.id }
      return {
        ...(context.get("if-match") === "" ? {} : { ifMatch: context.get("if-match") }),
        principal,
        legalEntity,
        isLegalEntityKnown: named.length > 0 || entities.length === 1,
        version,
        place: { address: context.ip, userAgent: context.get("user-agent") },
        scope,
        origin: {
          ...scope,
          legalEntityName: legalEntity.name,
          triggeredBy: principal.userId,
          ...(principal.credential.kind === "token" ? { clientId: principal.credential.id } : {}),
          ...(correlationId === "" ? {} : { correlationId: correlationId.toLowerCase() }),
          ...(source === undefined ? {} : { source: source satisfies EventSource }),
        },
      } satisfies Call
    }),
  }
}

/**
 * The possible readings of a header. Its bytes arrive decoded as Latin-1, but most clients mean UTF-8; percent-encoding
 * is the one form that all clients can write.
 */
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
