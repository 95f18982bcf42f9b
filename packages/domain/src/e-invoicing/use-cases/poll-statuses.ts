import { Cause, Effect, Result } from "effect"
import type { EInvoiceEntryId, TenantId } from "../../shared/ids.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { EInvoicingJobs } from "../e-invoicing.jobs.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { EInvoicingDeployment } from "../deployment.ts"
import type { ProviderFailure } from "../e-invoicing.errors.ts"
import type { EntryKey, EntryStore, PollableEntry } from "../ports/entry-store.ts"
import { listLimit, type NetworkProvider, type ProviderCredentials } from "../ports/network-provider.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"
import { judgeStatus } from "../provider-status.ts"
import { isConnected } from "../settings.ts"
import { nextPoll } from "../submission.ts"
import type { Synced, SyncEntry } from "./sync-entry.ts"

export interface PollStatusesPorts {
  readonly entries: EntryStore
  readonly settings: EInvoicingSettingsStore
  readonly provider: NetworkProvider
  readonly jobs: JobQueue<EInvoicingJobs>
  readonly unitOfWork: UnitOfWork
  readonly deployment: EInvoicingDeployment
}

/** The number of entries whose details are read at once. */
const concurrency = 4

interface Polled {
  readonly read: number
  /** The number of entries that left Submitted. */
  readonly settled: number
}

/**
 * Reads the statuses of Submitted entries (contract E26). One list of the provider covers up to a hundred entries;
 * details are read only of entries that are no longer pending. An entry that cannot be read does not block the others.
 */
export const makePollStatuses = (ports: PollStatusesPorts, syncEntry: SyncEntry) => {
  const { entries, settings, provider, jobs, unitOfWork, deployment } = ports

  const connectionOf = (pollable: PollableEntry) =>
    unitOfWork.atomically(pollable.entry.tenantId, settings.connection(pollable.entry))

  /**
   * The entries that the provider's list does not show as pending. When the provider refuses the list or gives an
   * unreadable one, all entries; when it does not answer, none, because it would not answer for single entries either.
   */
  const changed = Effect.fnUntraced(function* (
    credentials: ProviderCredentials,
    group: readonly PollableEntry[],
  ): Effect.fn.Return<readonly PollableEntry[], ProviderFailure> {
    if (group.length === 1) return group
    const listed = yield* Effect.result(
      provider.listSent(credentials, { ids: group.map(({ entry }) => entry.reference) }),
    )
    if (Result.isFailure(listed)) {
      const { failure } = listed
      const isRefused = failure._tag === "ProviderRefused" || (failure._tag === "ProviderUnanswered" && failure.isPage)
      return isRefused ? group : yield* failure
    }
    const pending = new Set(
      listed.success.filter(({ status }) => judgeStatus(status) === "pending").map(({ id }) => id.toLowerCase()),
    )
    return group.filter(({ entry }) => !pending.has(entry.reference.toLowerCase()))
  })

  /** A defect with one entry affects neither the other entries nor their next reads. */
  const syncGuarded = (credentials: ProviderCredentials, pollable: PollableEntry) =>
    Effect.catchCauseIf(
      syncEntry(credentials, pollable),
      (cause) => !Cause.hasInterrupts(cause),
      (cause): Effect.Effect<Synced> =>
        Effect.as(
          Effect.annotateLogs(Effect.logError("the status of an e-invoice could not be followed", cause), {
            tenantId: pollable.entry.tenantId,
            entryId: pollable.entry.id,
          }),
          { entry: pollable.entry },
        ),
    )

  /**
   * Reads entries of one legal entity and schedules the next read of each. Gives the number of entries that left
   * Submitted.
   */
  const pollGroup = Effect.fnUntraced(function* (group: readonly PollableEntry[]) {
    const waits = new Map<EInvoiceEntryId, number>()
    const connection = yield* connectionOf(group[0]!)
    let settled = 0
    const toRead = isConnected(connection) ? yield* Effect.result(changed(connection, group)) : Result.succeed([])
    if (Result.isFailure(toRead)) {
      const { failure } = toRead
      yield* Effect.annotateLogs(Effect.logWarning("the statuses of e-invoices could not be read"), {
        tenantId: group[0]!.entry.tenantId,
        entries: group.length,
        reason: failure.message,
      })
      const wait = "retryAfterSeconds" in failure ? failure.retryAfterSeconds : undefined
      if (wait !== undefined) for (const { entry } of group) waits.set(entry.id, wait)
    } else if (isConnected(connection)) {
      yield* Effect.forEach(
        toRead.success,
        Effect.fnUntraced(function* (pollable) {
          const { entry, retryAfterSeconds } = yield* syncGuarded(connection, pollable)
          if (retryAfterSeconds !== undefined) waits.set(pollable.entry.id, retryAfterSeconds)
          if (entry !== undefined && entry.status !== "Submitted") settled += 1
        }),
        { concurrency, discard: true },
      )
    }
    const now = yield* currentTime
    const polls = group.map(({ entry, polls: made }) => ({
      entryId: entry.id,
      at: nextPoll(made + 1, deployment.pollSeconds, now, waits.get(entry.id)),
    }))
    yield* unitOfWork.atomically(group[0]!.entry.tenantId, entries.schedulePolls(group[0]!.entry.tenantId, polls))
    return settled
  })

  /** Adds a job for the time when the next entry of a tenant is due. */
  const scheduleNext = Effect.fnUntraced(function* (tenantId: TenantId) {
    const dueAt = yield* entries.nextPollAt(tenantId)
    if (dueAt !== undefined) yield* jobs.enqueue("einvoices-status-polling", { tenantId }, { key: tenantId, dueAt })
  })

  return {
    /** Reads every due entry of a tenant. */
    poll: Effect.fn("eInvoicing.pollStatuses")(function* (tenantId: TenantId) {
      const now = yield* currentTime
      const polled = { read: 0, settled: 0 }
      for (;;) {
        const due = yield* unitOfWork.atomically(tenantId, entries.dueForPoll(tenantId, now, listLimit))
        const groups = Map.groupBy(due, ({ entry }) => entry.legalEntityId)
        for (const group of groups.values()) polled.settled += yield* pollGroup(group)
        polled.read += due.length
        if (due.length < listLimit) break
      }
      yield* unitOfWork.atomically(tenantId, scheduleNext(tenantId))
      return polled satisfies Polled
    }),

    /** Reads one entry now, regardless of its schedule. Tells whether it was Submitted. */
    syncOne: Effect.fn("eInvoicing.syncOne")(function* (key: EntryKey) {
      const pollable = yield* unitOfWork.atomically(key.tenantId, entries.pollable(key))
      if (pollable === undefined) return false
      const connection = yield* connectionOf(pollable)
      if (isConnected(connection)) yield* syncEntry(connection, pollable)
      return true
    }),

    /**
     * Starts polling for every tenant with Submitted entries, and attempts for Pending entries that a crash left
     * behind.
     */
    resume: Effect.fn("eInvoicing.resume")(function* () {
      const now = yield* currentTime
      return yield* unitOfWork.atomically(
        allTenants,
        Effect.gen(function* () {
          const tenants = yield* entries.polledTenants
          for (const tenantId of tenants) yield* scheduleNext(tenantId)
          const stranded = yield* entries.stranded(now, 1000)
          const left = stranded.map((key) => ({ data: key, key: key.entryId }))
          yield* jobs.enqueueAll("einvoices-attempt", left)
          return { tenants: tenants.length, stranded: stranded.length }
        }),
      )
    }),
  }
}
