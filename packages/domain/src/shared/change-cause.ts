import { Context } from "effect"
import type { ClientId, LegalEntityId, UserId } from "./ids.ts"

/** The kinds of those who change something (contract G30). */
export const actorKinds = ["User", "Token", "System", "Cli", "Portal", "Provider"] as const
export type ActorKind = (typeof actorKinds)[number]

/** The person or program that makes the changes of a unit of work, and the reason. The audit log shows both. */
export interface ChangeCause {
  readonly actor: {
    readonly kind: ActorKind
    readonly userId?: UserId
    readonly tokenId?: ClientId
    /** The name of a program. The names of users and tokens are looked up by their ids. */
    readonly name?: string
  }
  readonly address?: string
  readonly userAgent?: string
  /** The operation of the interface, the job or the command. */
  readonly operation: string
  readonly traceId?: string
  /** The span of the caller, when the caller samples the trace and this service does not export it. */
  readonly traceparent?: string
  /** Known only after the call has begun, so the call adds it. */
  legalEntityId?: LegalEntityId
  correlationId?: string
}

/** The longest kept text of a user agent. */
export const longestCauseAgent = 200

/** The cause of the changes of the running fiber. Work that no caller or job started belongs to the service. */
export const CurrentCause = Context.Reference<ChangeCause>("domain/shared/CurrentCause", {
  defaultValue: () => ({ actor: { kind: "System", name: "svc" }, operation: "service" }),
})
