import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { ClientId, TenantId, UserId } from "../ids.ts"
import type { Scope } from "../scope.ts"

/** The values of `Source` (contract W10). */
export const eventSources = ["Paywall"] as const
export type EventSource = (typeof eventSources)[number]

/** The author and cause of a change (contract W10, W11). */
export interface EventOrigin extends Scope {
  readonly legalEntityName: string
  readonly triggeredBy: UserId
  /** The personal token with which the user's program called. */
  readonly clientId?: ClientId
  readonly correlationId?: string
  readonly source?: EventSource
}

/** The `Data` of each event: the resource as the interface shows it right after the event (contract W9). */
export type DataOf<Event extends { readonly _tag: string }> = {
  readonly [E in Event as E["_tag"]]: (event: E) => unknown
}

/** The tenant of an event that notifies the tenant's users and is not sent to receivers. */
export interface TenantOrigin {
  readonly tenantId: TenantId
}

/**
 * Publishes events, as data, to the other parts of the service.
 *
 * Contract (`test/contract/event-bus.contract.test.ts`): every subscriber runs in the publisher's unit of work, so that
 * the rows that a subscriber writes exist exactly when the change does (contract W8). A defect of a subscriber fails
 * the publisher.
 */
export interface EventBus<Event extends { readonly _tag: string }, Origin extends TenantOrigin = EventOrigin> {
  readonly publish: (origin: Origin, events: readonly Event[]) => Effect.Effect<void, PortUnavailable>
}
