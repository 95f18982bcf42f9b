import { Cause, Effect } from "effect"
import type { Organisation } from "../../organisation/organisation.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { InvoiceBatchLogId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { mostShown } from "../batches/batch-body.ts"
import type { BatchJob, BatchLogEntry, InvoiceBatch } from "../batches/invoice-batch.ts"
import type { InvoicingEvent } from "../invoicing.events.ts"
import type { InvoiceBatchStore } from "../ports/invoice-batch-store.ts"

export interface BatchWorkPorts {
  readonly batches: InvoiceBatchStore
  readonly organisation: Pick<Organisation, "details">
  readonly events: EventBus<InvoicingEvent>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** How much the jobs of batches take on at once. */
export interface BatchLimits {
  /** Accounts, or invoices to post, of one transaction. */
  readonly chunk: number
  /** Milliseconds after which a job leaves its place to another one. */
  readonly turn: number
}

/** Accounts or drafts that are looked for at once. */
export const pageSize = 20_000

/** Who is behind what a job does: who asked for it; its events belong together. */
export const originOf = (
  { organisation }: Pick<BatchWorkPorts, "organisation">,
  { tenantId, legalEntityId }: Scope,
  { by, id }: BatchJob,
): Effect.Effect<EventOrigin, PortUnavailable> =>
  Effect.map(
    Effect.catchTag(organisation.details({ tenantId, legalEntityId }), "ResourceNotFound", Effect.die),
    ({ name }) => ({ tenantId, legalEntityId, legalEntityName: name, triggeredBy: by, correlationId: id }),
  )

/** The batch as lists and events show it (contract B6). */
export const makeShowBatch = ({ batches }: Pick<BatchWorkPorts, "batches">) =>
  Effect.fnUntraced(function* (scope: Scope, batch: InvoiceBatch) {
    const shownInvoices = yield* batches.invoicesOf(scope, batch, mostShown + 1)
    const log = { order: [], offset: 0, limit: mostShown + 1 }
    const { items: shownLog } = yield* batches.listLog(scope, batch.id, log)
    return {
      ...batch,
      ...(shownInvoices.length > mostShown ? {} : { shownInvoices }),
      ...(shownLog.length > mostShown ? {} : { shownLog }),
    }
  })

/** Says in the unit of work of the last change of a job that the job has ended (contract B6). */
export const makeTellOfBatch = (ports: Pick<BatchWorkPorts, "batches" | "events">) => {
  const show = makeShowBatch(ports)
  return Effect.fnUntraced(function* (
    origin: EventOrigin,
    { id }: InvoiceBatch,
    tag: Extract<InvoicingEvent, { readonly batch: unknown }>["_tag"],
  ) {
    const found = yield* Effect.catchTag(ports.batches.find(origin, { by: "id", id }), "ResourceNotFound", Effect.die)
    yield* ports.events.publish(origin, [{ _tag: tag, batch: yield* show(origin, found) }])
  })
}

/** The rest of a piece of work that failed, unless it was cut off. */
export const onFailure = <A, E, B, E2>(
  work: Effect.Effect<A, E>,
  otherwise: (cause: Cause.Cause<E>) => Effect.Effect<B, E2>,
): Effect.Effect<A | B, E | E2> => Effect.catchCauseIf(work, (cause) => !Cause.hasInterruptsOnly(cause), otherwise)

/** The rest of a piece of work that broke down. */
export const onDefect = <A, E, B, E2>(
  work: Effect.Effect<A, E>,
  otherwise: (cause: Cause.Cause<E>) => Effect.Effect<B, E2>,
): Effect.Effect<A | B, E | E2> => Effect.catchCauseIf(work, Cause.hasDies, otherwise)

/** The sentence of an expected failure; `undefined` for a defect and for a port that does not answer. */
const refusalOf = (cause: Cause.Cause<unknown>): string | undefined => {
  const failure = Cause.squash(cause)
  const expected = cause.reasons.every((reason) => Cause.isFailReason(reason))
  if (!expected || !(failure instanceof Error) || ("_tag" in failure && failure._tag === "PortUnavailable"))
    return undefined
  return failure.message
}

const unexpected = "An unexpected error. The service's log says which one."

type Logged = Pick<BatchLogEntry, "entityId" | "entityName" | "reference">

/** A row of the log of a batch (contract B5). */
export const makeLogRow =
  ({ ids }: Pick<BatchWorkPorts, "ids">) =>
  (of: Logged, errorMessage: string, now: Timestamp): BatchLogEntry => ({
    ...of,
    id: ids.next<InvoiceBatchLogId>(),
    errorMessage,
    createdAt: now,
    modifiedAt: now,
  })

/** A row of the log for a failure; one that nobody expected goes to the service's log as well (contract B5). */
export const makeLogEntry = (ports: Pick<BatchWorkPorts, "ids">) => {
  const rowOf = makeLogRow(ports)
  return (of: Logged, cause: Cause.Cause<unknown>, now: Timestamp): Effect.Effect<BatchLogEntry> => {
    const refusal = refusalOf(cause)
    const entry = rowOf(of, refusal ?? unexpected, now)
    const told =
      refusal === undefined
        ? Effect.annotateLogs(Effect.logError("a batch could not invoice or post", cause), {
            entity: of.entityName,
            id: of.entityId,
          })
        : Effect.void
    return Effect.as(told, entry)
  }
}

/** Begins the turn of a job; gives whether it is over. */
export const makeTurn = ({ turn }: BatchLimits): Effect.Effect<{ readonly isOver: Effect.Effect<boolean> }> =>
  Effect.map(currentTime, (begun) => ({ isOver: Effect.map(currentTime, (now) => now - begun >= turn) }))
