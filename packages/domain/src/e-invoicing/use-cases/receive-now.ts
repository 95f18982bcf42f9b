import { Effect } from "effect"
import type { EInvoiceReceptionId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { makeWithin } from "../../shared/within.ts"
import { ConnectionMissing, EInvoiceNotFound, IntegrationInactive } from "../e-invoicing.errors.ts"
import type { EInvoicingJobs } from "../e-invoicing.jobs.ts"
import type { ReceptionKey, ReceptionStore } from "../ports/reception-store.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"
import type { Reception } from "../reception.ts"
import { isConnected, isIntegrationActive } from "../settings.ts"
import type { ReceiveInvoices } from "./receive-invoices.ts"

export interface ReceiveNowPorts {
  readonly receptions: ReceptionStore
  readonly settings: EInvoicingSettingsStore
  readonly jobs: JobQueue<EInvoicingJobs>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/**
 * Fetches the invoices of suppliers at somebody's request. A worker does the work and reports its progress (contract
 * E55).
 */
export const makeReceiveNow = (ports: ReceiveNowPorts, receive: ReceiveInvoices) => {
  const { receptions, settings, jobs, ids, unitOfWork } = ports
  const within = makeWithin(unitOfWork)

  const ask = Effect.fnUntraced(function* (scope: Scope) {
    const now = yield* currentTime
    // Another request for the legal entity waits here and is then given this reception.
    yield* settings.lock(scope)
    if (!isConnected(yield* settings.connection(scope))) return yield* new ConnectionMissing()
    if (!isIntegrationActive(yield* settings.national(scope))) return yield* new IntegrationInactive()
    const queued: Reception = {
      ...scope,
      id: ids.next(),
      state: "Queued",
      requestedAt: now,
      received: 0,
      acknowledged: 0,
    }
    const underWay = yield* receptions.unfinished(scope)
    if (underWay === undefined) yield* receptions.insert(queued)
    const { tenantId, id } = underWay ?? queued
    // A job is enqueued even for an unfinished reception. Otherwise a lost job would keep the legal entity from
    // fetching for ever.
    yield* jobs.enqueue("einvoices-reception", { tenantId, receptionId: id }, { key: id })
    return underWay ?? queued
  })

  return {
    /** Gives the unfinished reception, or a new one. */
    receiveNow: Effect.fn("eInvoicing.receiveNow")((scope: Scope) => unitOfWork.atomically(scope.tenantId, ask(scope))),

    /** Does the work of a reception. Does nothing for a reception that has ended. */
    runReception: Effect.fn("eInvoicing.runReception")(function* (key: ReceptionKey) {
      const reception = yield* within(
        key,
        Effect.flatMap(currentTime, (at) => receptions.start(key, at)),
      )
      if (reception === undefined) return
      const [found] = yield* receive(reception, (what) => receptions.count(key, what))
      const message = found === undefined ? new ConnectionMissing().message : found.failure
      yield* within(
        key,
        Effect.flatMap(currentTime, (at) => receptions.end(key, at, message)),
      )
    }),

    receptions: Effect.fn("eInvoicing.listReceptions")((scope: Scope, page: Parameters<ReceptionStore["list"]>[1]) =>
      unitOfWork.atomically(scope.tenantId, receptions.list(scope, page)),
    ),
    reception: Effect.fn("eInvoicing.getReception")(function* (scope: Scope, id: EInvoiceReceptionId) {
      const found = yield* unitOfWork.atomically(scope.tenantId, receptions.find(scope, id))
      return found ?? (yield* new EInvoiceNotFound({ what: "reception", id }))
    }),
  }
}
