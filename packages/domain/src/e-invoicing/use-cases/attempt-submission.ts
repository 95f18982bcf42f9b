import { Effect, Result } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { EInvoicingJobs } from "../e-invoicing.jobs.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, secondsAfter, type Timestamp } from "../../shared/timestamp.ts"
import type { Invoicing } from "../../invoicing/invoicing.ts"
import type { EInvoicingDeployment } from "../deployment.ts"
import type { ProviderFailure } from "../e-invoicing.errors.ts"
import { applyToEntry, type Entry, type EntryCommand, type EntryIn, type Outcome } from "../entry.ts"
import type { EntryKey, EntryStore, StoredDocument } from "../ports/entry-store.ts"
import type { IntegrationLog, LogLevel } from "../ports/integration-log.ts"
import type { NetworkProvider, ProviderCredentials, ProviderInvoice } from "../ports/network-provider.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"
import { isConnected, isIntegrationActive } from "../settings.ts"
import {
  callsOfAnAttempt,
  differences,
  mayBeThere,
  nextAttempt,
  outcomeUnsent,
  unknownOutcomeText,
} from "../submission.ts"
import { makeWakeCreditNotes } from "./release-credit-note.ts"

export interface AttemptSubmissionPorts {
  readonly entries: EntryStore
  readonly settings: EInvoicingSettingsStore
  readonly invoicing: Pick<Invoicing, "setElectronicInvoiceId">
  readonly provider: NetworkProvider
  readonly log: IntegrationLog
  readonly jobs: JobQueue<EInvoicingJobs>
  readonly unitOfWork: UnitOfWork
  readonly deployment: EInvoicingDeployment
}

/** The result of an exchange with the provider, before it is stored. */
type Conclusion =
  | { readonly _tag: "Accepted"; readonly reference: string }
  | { readonly _tag: "Failed"; readonly error: string; readonly outcome: Outcome }
  | { readonly _tag: "Open"; readonly problem: string; readonly retryAfterSeconds?: number | undefined }

const open = (failure: ProviderFailure): Conclusion => ({
  _tag: "Open",
  problem: failure.message,
  ...("retryAfterSeconds" in failure ? { retryAfterSeconds: failure.retryAfterSeconds } : {}),
})

const wasNotLetIn = (failure: ProviderFailure): boolean =>
  failure._tag === "ProviderCredentialsRefused" ||
  (failure._tag === "ProviderRefused" && [401, 403].includes(failure.status))

/**
 * Sends a reserved document, exactly once (contract E14, E15, E17). Claims the entry under a lease, asks the provider
 * first when the document may already be there, sends the stored bytes under the reserved identifier, and stores the
 * result unless another worker has taken over meanwhile. Nothing is locked between the transactions. Gives the entry
 * afterwards, or `undefined` when there was nothing to do.
 */
export const makeAttemptSubmission = (ports: AttemptSubmissionPorts) => {
  const { entries, settings, invoicing, provider, log, jobs, unitOfWork, deployment } = ports
  const wakeCreditNotes = makeWakeCreditNotes(ports)
  const leaseSeconds = callsOfAnAttempt * deployment.timeoutSeconds

  /** Compares a document found under our identifier: either it is ours, or somebody else uses the identifier. */
  const adopt = (entry: EntryIn<"Pending">, document: StoredDocument, found: ProviderInvoice): Conclusion => {
    const others = differences(document.identity, found)
    return others.length === 0
      ? { _tag: "Accepted", reference: found.id }
      : {
          _tag: "Failed",
          outcome: "Refused",
          error: `The provider has another document under the identifier ${entry.providerUuid}: it differs in ${others.join(", ")}.`,
        }
  }

  const exchange = Effect.fnUntraced(function* (
    credentials: ProviderCredentials,
    entry: EntryIn<"Pending">,
    document: StoredDocument,
  ): Effect.fn.Return<Conclusion> {
    const uuid = entry.providerUuid
    const ask = Effect.result(provider.find(credentials, uuid))
    if (mayBeThere(entry)) {
      const known = yield* ask
      if (Result.isFailure(known)) return open(known.failure)
      if (known.success !== undefined) return adopt(entry, document, known.success)
    }

    const fileName = `${entry.invoiceNumber.replaceAll(/[^\w-]/g, "_")}.xml`
    const sent = yield* Effect.result(provider.send(credentials, { uuid, fileName, bytes: document.bytes }))
    if (Result.isSuccess(sent) && sent.success.id !== undefined) return { _tag: "Accepted", reference: sent.success.id }
    const failure = Result.isFailure(sent) ? sent.failure : undefined
    // A request that was refused at login leaves no document; only an earlier attempt may have left one.
    if (failure !== undefined && wasNotLetIn(failure)) {
      return mayBeThere(entry) ? open(failure) : { _tag: "Failed", error: failure.message, outcome: "NotSent" }
    }

    const known = yield* ask
    if (Result.isFailure(known)) return open(known.failure)
    if (known.success !== undefined) return adopt(entry, document, known.success)
    if (failure === undefined) return { _tag: "Open", problem: "The provider accepted the document without naming it." }
    // The provider's reads may be outdated: an identifier that is taken is known there, even if a read says otherwise
    // (contract E17).
    if (failure._tag !== "ProviderRefused" || failure.identifierTaken) return open(failure)
    // Reads may be outdated, so the document of an earlier attempt may still appear.
    return mayBeThere(entry)
      ? { _tag: "Failed", error: unknownOutcomeText(failure.message), outcome: "Unknown" }
      : { _tag: "Failed", error: failure.message, outcome: "Refused" }
  })

  const toCommand = (entry: EntryIn<"Pending">, conclusion: Conclusion, at: Timestamp): EntryCommand => {
    if (conclusion._tag !== "Open") return { ...conclusion, at }
    const until = nextAttempt(entry, deployment.retrySeconds, at, conclusion.retryAfterSeconds)
    return until === undefined
      ? { _tag: "Failed", error: unknownOutcomeText(conclusion.problem), outcome: "Unknown", at }
      : { _tag: "Postponed", problem: conclusion.problem, until }
  }

  /** Stores the end of an attempt with everything that belongs to it, or nothing when the claim has lapsed. */
  const record = Effect.fnUntraced(function* (
    entry: EntryIn<"Pending">,
    conclusion: Conclusion,
  ): Effect.fn.Return<Entry | undefined, PortUnavailable> {
    const at = yield* currentTime
    const after = Result.getOrThrow(applyToEntry(entry, toCommand(entry, conclusion, at)))
    const { tenantId, invoiceId, id: entryId } = entry
    const tell = (level: LogLevel, code: string, message: string) =>
      log.write(entry, { at, level, code, message, invoiceId, entryId })

    return yield* unitOfWork.atomically(
      tenantId,
      Effect.gen(function* (): Effect.fn.Return<Entry | undefined, PortUnavailable> {
        if (after.status === "Failed") yield* entries.lockInvoice(entry, invoiceId)
        if (!(yield* entries.save(after, { at, text: stepText(after) }))) return undefined
        if (after.status === "Submitted") {
          yield* entries.register(after, [invoiceId, after.reference])
          yield* invoicing.setElectronicInvoiceId(entry, invoiceId, at)
          const dueAt = secondsAfter(at, deployment.pollSeconds)
          yield* entries.schedulePolls(tenantId, [{ entryId, at: dueAt }])
          yield* jobs.enqueue("einvoices-status-polling", { tenantId }, { key: tenantId, dueAt })
          if (after.reference !== entry.providerUuid) {
            yield* tell(
              "Warning",
              "other_reference",
              `The provider calls the document ${after.reference}, not ${entry.providerUuid}.`,
            )
          }
        } else if (after.status === "Failed") {
          yield* tell("Error", "submission_failed", after.errorMessage)
          yield* wakeCreditNotes(after)
        } else if (after.status === "Pending") {
          yield* jobs.enqueue("einvoices-attempt", { tenantId, entryId }, { key: entryId, dueAt: after.nextAttemptAt! })
          yield* tell("Warning", "submission_postponed", after.lastProblem!)
        }
        return after
      }),
    )
  })

  return Effect.fn("eInvoicing.attemptSubmission")(function* (key: EntryKey) {
    const now = yield* currentTime
    const claim = yield* unitOfWork.atomically(
      key.tenantId,
      Effect.gen(function* () {
        const made = yield* entries.claim(key, now, secondsAfter(now, leaseSeconds))
        // The worker that holds the entry may have died, so the job runs again when the lease has ended.
        if (made._tag === "Leased") {
          yield* jobs.enqueue("einvoices-attempt", key, { key: key.entryId, dueAt: made.until })
        }
        return made
      }),
    )
    if (claim._tag !== "Claimed") return undefined
    const { entry, document } = claim
    const { connection, national } = yield* unitOfWork.atomically(
      key.tenantId,
      Effect.all({ connection: settings.connection(entry), national: settings.national(entry) }),
    )
    // The integration was switched off since the reservation (contract E18).
    if (!isConnected(connection) || !isIntegrationActive(national)) {
      const error = "The e-invoicing connection or the national integration is no longer active."
      return yield* record(entry, { _tag: "Failed", error, outcome: outcomeUnsent(entry) })
    }
    return yield* record(entry, yield* exchange(connection, entry, document))
  })
}

const stepText = (entry: Entry): string =>
  entry.status === "Submitted"
    ? `Accepted by the provider as ${entry.reference}`
    : entry.status === "Pending"
      ? (entry.lastProblem ?? "")
      : entry.status === "Failed"
        ? entry.errorMessage
        : ""
