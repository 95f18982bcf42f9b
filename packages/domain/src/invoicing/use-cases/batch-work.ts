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

/** The limits of the work that batch jobs do at once. */
export interface BatchLimits {
  /** The number of accounts, or of invoices to post, in one transaction. */
  readonly chunk: number
  /** The time in milliseconds after which a job makes room for another one. */
  readonly turn: number
}

/** The number of accounts or drafts that one query reads. */
export const pageSize = 20_000

/** The batch with its items counted, when the page that was read is the last one. */
export const counted = (batch: InvoiceBatch, read: number): InvoiceBatch =>
  read < pageSize ? { ...batch, work: { ...batch.work, total: batch.work.done + read } } : batch

/** The origin of a job's events: the user who requested the job, and one correlation id for all of them. */
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

/** Raises the event of a job's end in the unit of work of the job's last change (contract B6). */
export const makeTellOfBatch = (ports: Pick<BatchWorkPorts, "batches" | "events">) => {
  const show = makeShowBatch(ports)
  return Effect.fnUntraced(function* (
    origin: EventOrigin,
    { id }: InvoiceBatch,
    tag: Extract<InvoicingEvent, { readonly batch: unknown }>["_tag"],
  ) {
    const found = yield* Effect.catchTag(ports.batches.find(origin, { by: "id", id }), "ResourceNotFound", Effect.die)
    // The log is read without a filter.
    const batch = yield* Effect.catchTag(show(origin, found), "FilterTooBroad", Effect.die)
    yield* ports.events.publish(origin, [{ _tag: tag, batch }])
  })
}

/** Handles a failure or defect of a piece of work; an interruption passes through. */
export const onFailure = <A, E, B, E2>(
  work: Effect.Effect<A, E>,
  otherwise: (cause: Cause.Cause<E>) => Effect.Effect<B, E2>,
): Effect.Effect<A | B, E | E2> => Effect.catchCauseIf(work, (cause) => !Cause.hasInterruptsOnly(cause), otherwise)

/** Handles a defect of a piece of work. */
export const onDefect = <A, E, B, E2>(
  work: Effect.Effect<A, E>,
  otherwise: (cause: Cause.Cause<E>) => Effect.Effect<B, E2>,
): Effect.Effect<A | B, E | E2> => Effect.catchCauseIf(work, Cause.hasDies, otherwise)

/** The message of an expected failure; `undefined` for a defect and for a port that is unavailable. */
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

/** A log row for a failure. An unexpected one is also written to the service's log (contract B5). */
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

/** Starts the turn of a job. `isOver` tells whether its time is used up. */
export const makeTurn = ({ turn }: BatchLimits): Effect.Effect<{ readonly isOver: Effect.Effect<boolean> }> =>
  Effect.map(currentTime, (begun) => ({ isOver: Effect.map(currentTime, (now) => now - begun >= turn) }))
