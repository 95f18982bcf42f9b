import type { EventOrigin, TenantOrigin } from "@svc/domain/shared/ports/event-bus"
import type { PortUnavailable } from "@svc/domain/shared/errors"
import type { BooksCheck } from "@svc/domain/ledger/ports/books-check"
import type { Effect } from "effect"
import type { Db } from "../postgres/base/database.ts"
import type { QueuePolicy } from "../pg-boss/queues.ts"
import type { Expiry, MonthlyLog } from "../postgres/shared/housekeeping-store.ts"
import type { SealedTable } from "../postgres/shared/reencrypt.ts"
import type { Bindings } from "./bindings.ts"
import type { ProblemRow } from "./problem-row.ts"
import type { Bind } from "./provide.ts"

/** An event of any context. */
export interface AnyEvent {
  readonly _tag: string
}

/** Receives events in the publisher's unit of work; a business event comes with an `EventOrigin`. */
export type Subscriber = (
  origin: EventOrigin | TenantOrigin,
  events: readonly AnyEvent[],
) => Effect.Effect<void, PortUnavailable>

/**
 * A subscriber that receives only the events that its door handles, and is not called when there is none among them.
 */
export const hearing =
  <E extends AnyEvent, O extends TenantOrigin>(
    isHeard: (event: AnyEvent) => event is E,
    hear: (origin: O, events: readonly E[]) => Effect.Effect<void, PortUnavailable>,
  ): Subscriber =>
  (origin, events) =>
    // Business events are published only to a bus of business events, whose origin is an `EventOrigin`.
    hear(origin as O, events.filter(isHeard))

/** The contributions of a context to the graph, beside its ports and its door. */
export interface ContextModule {
  readonly bind: (bind: Bind) => void
  /** Its queues of background jobs, by name. */
  readonly queues?: Readonly<Record<string, QueuePolicy>>
  /** Its columns with encrypted values, which a change of SVC_ENCRYPTION_KEY has to rewrite. */
  readonly sealed?: readonly SealedTable[]
  /** Its rows that are deleted at night when they have expired. */
  readonly expiries?: readonly Expiry[]
  /** Its logs whose months are dropped at night. */
  readonly monthlyLogs?: readonly MonthlyLog[]
  /** The problem shown to clients for each of its errors. */
  readonly problems?: Readonly<Record<string, ProblemRow<never>>>
  /** Members of its resources that always have the same value so far, by the title of their schema. */
  readonly constants?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Its checks of the books, which `svc ledger verify` runs. */
  readonly booksChecks?: (db: Db) => readonly BooksCheck[]
  /** Its receiver of events. */
  readonly subscriber?: { readonly door: keyof Bindings; readonly from: (door: never) => Subscriber }
}

/** Ties a subscriber to the door that creates it. */
export const subscriber = <K extends keyof Bindings>(
  door: K,
  from: (door: Bindings[K]) => Subscriber,
): NonNullable<ContextModule["subscriber"]> => ({ door, from })
