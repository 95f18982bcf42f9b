import { Effect, Result } from "effect"
import type { Invoicing } from "../../invoicing/invoicing.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { acknowledgementFileName, acknowledgementFiles } from "../acknowledgement-file.ts"
import type { ProviderFailure } from "../e-invoicing.errors.ts"
import type { EInvoicingJobs } from "../e-invoicing.jobs.ts"
import { applyToEntry, type Entry, type EntryCommand } from "../entry.ts"
import { findNationalNumber } from "../national-number.ts"
import type { AcknowledgementReader } from "../ports/acknowledgement-reader.ts"
import type { EntryStore, PollableEntry } from "../ports/entry-store.ts"
import type { IntegrationLog } from "../ports/integration-log.ts"
import type { NetworkProvider, ProviderCredentials, ProviderInvoice } from "../ports/network-provider.ts"
import { errorTextOf, judgeStatus } from "../provider-status.ts"
import { lostAfterSeconds } from "../submission.ts"
import { makeWakeCreditNotes } from "./release-credit-note.ts"

export interface SyncEntryPorts {
  readonly entries: EntryStore
  readonly provider: NetworkProvider
  readonly reader: AcknowledgementReader
  readonly log: IntegrationLog
  readonly invoicing: Pick<Invoicing, "redraw">
  readonly jobs: JobQueue<EInvoicingJobs>
  readonly unitOfWork: UnitOfWork
}

/** The effect of a read at the provider on an entry, before it is stored; empty for no change. */
interface Finding {
  readonly command?: EntryCommand
  /** The acknowledgement as it was downloaded. */
  readonly content?: Uint8Array
  /** The failure when there was no answer, so that nothing new is known (contract E26). */
  readonly failure?: ProviderFailure
}

export interface Synced {
  /** The entry as it is now; absent when somebody else changed it first. */
  readonly entry?: Entry
  readonly retryAfterSeconds?: number
}

/**
 * Reads the state of one Submitted entry at the provider and follows it (contract E27, E28, E29): delivered with its
 * acknowledgement becomes Processed, an error becomes Failed, and anything else stays Submitted with a reason. Several
 * of these may run for one entry at a time: the first to write wins, the others write nothing.
 */
export const makeSyncEntry = (ports: SyncEntryPorts) => {
  const { entries, provider, reader, log, invoicing, unitOfWork } = ports
  const wakeCreditNotes = makeWakeCreditNotes(ports)
  const heldBack = (reason: string): Finding => ({ command: { _tag: "HeldBack", reason } })

  const acknowledge = Effect.fnUntraced(function* (
    credentials: ProviderCredentials,
    { entry, sellerNip }: PollableEntry,
    invoice: ProviderInvoice,
    at: Timestamp,
  ): Effect.fn.Return<Finding> {
    const { files, areNamed } = acknowledgementFiles(invoice.files)
    let reason: string | undefined
    for (const file of files) {
      const downloaded = yield* Effect.result(provider.readFile(credentials, entry.reference, file.id))
      if (Result.isFailure(downloaded)) return { failure: downloaded.failure }
      const content = downloaded.success
      const read =
        content === undefined
          ? Result.fail({ reason: "upo_too_large" })
          : yield* Effect.result(reader.read(content, { sellerNip, invoiceNumber: entry.invoiceNumber }))
      if (Result.isSuccess(read)) {
        const { text: nationalEInvoiceId, checkDigitValid } = read.success
        const upoFileName = acknowledgementFileName(file, nationalEInvoiceId)
        return {
          command: { _tag: "Acknowledged", nationalEInvoiceId, checkDigitValid, upoFileName, at },
          ...(content === undefined ? {} : { content }),
        }
      }
      // When no file is named as the acknowledgement, a file that is none is simply another file.
      if (areNamed || read.failure.reason !== "upo_unknown_root") reason ??= read.failure.reason
    }
    return heldBack(reason ?? "upo_missing")
  })

  const look = Effect.fnUntraced(function* (
    credentials: ProviderCredentials,
    pollable: PollableEntry,
    at: Timestamp,
  ): Effect.fn.Return<Finding> {
    const { entry } = pollable
    const found = yield* Effect.result(provider.find(credentials, entry.reference))
    if (Result.isFailure(found)) return { failure: found.failure }
    const invoice = found.success
    if (invoice === undefined) {
      if (at - entry.submittedAt < lostAfterSeconds * 1000) return heldBack("unknown_at_provider")
      const error = "The provider has not known the document for a week: check there."
      return { command: { _tag: "Failed", error, outcome: "Unknown", at } }
    }
    switch (judgeStatus(invoice.status)) {
      case "pending":
        return {}
      case "unknown":
        return heldBack(`unknown_status ${printable(invoice.status)}`)
      case "delivered":
        return yield* acknowledge(credentials, pollable, invoice, at)
      case "error": {
        const error = errorTextOf(invoice.actions)
        const original = findNationalNumber(error)
        return {
          command: {
            _tag: "Failed",
            error,
            outcome: "Refused",
            ...(original === undefined ? {} : { originalNationalNumber: original }),
            at,
          },
        }
      }
    }
  })

  const record = (pollable: PollableEntry, command: EntryCommand, content: Uint8Array | undefined, at: Timestamp) => {
    const { entry } = pollable
    const tell = (level: "Information" | "Warning" | "Error", code: string, message: string) =>
      log.write(entry, { at, level, code, message, invoiceId: entry.invoiceId, entryId: entry.id })

    return Effect.gen(function* (): Effect.fn.Return<Entry | undefined, PortUnavailable> {
      // An unchanged reason is stored and logged only once (contract E27).
      if (command._tag === "HeldBack" && command.reason === entry.heldBackBy) return entry
      if (command._tag === "Acknowledged") {
        const holder = yield* entries.findByNationalNumber(entry.tenantId, command.nationalEInvoiceId)
        if (holder !== undefined && holder.id !== entry.id) {
          return yield* record(pollable, { _tag: "HeldBack", reason: "number_of_another_invoice" }, undefined, at)
        }
      }
      const after = Result.getOrThrow(applyToEntry(entry, command))
      const text = textOf(after)
      if (after.status !== "Submitted") yield* entries.lockInvoice(entry, entry.invoiceId)
      if (!(yield* entries.save(after, { at, text, ...(content === undefined ? {} : { content }) }))) return undefined
      if (after.status !== "Submitted") yield* wakeCreditNotes(after)
      // The PDF shows the mark of the national system (contract I37), so it is drawn anew.
      if (after.status !== "Submitted") yield* invoicing.redraw(entry, entry.invoiceId)
      if (after.status === "Failed") yield* tell("Error", "provider_error", after.errorMessage)
      if (after.status === "Submitted") yield* tell("Warning", "held_back", text)
      if (after.status === "Processed" && after.checkDigitValid === false) {
        yield* tell(
          "Warning",
          "check_digit",
          `The national number ${after.nationalEInvoiceId} has a wrong check digit; it is stored as it came.`,
        )
      }
      return after
    })
  }

  return Effect.fn("eInvoicing.syncEntry")(function* (
    credentials: ProviderCredentials,
    pollable: PollableEntry,
  ): Effect.fn.Return<Synced, PortUnavailable> {
    const at = yield* currentTime
    const { command, content, failure } = yield* look(credentials, pollable, at)
    const { tenantId } = pollable.entry
    if (failure !== undefined) {
      yield* Effect.annotateLogs(Effect.logWarning("the status of an e-invoice could not be read"), {
        tenantId,
        entryId: pollable.entry.id,
        reason: failure.message,
      })
      return {
        entry: pollable.entry,
        ...("retryAfterSeconds" in failure && failure.retryAfterSeconds !== undefined
          ? { retryAfterSeconds: failure.retryAfterSeconds }
          : {}),
      }
    }
    if (command === undefined) return { entry: pollable.entry }
    const entry = yield* unitOfWork.atomically(tenantId, record(pollable, command, content, at))
    return entry === undefined ? {} : { entry }
  })
}
export type SyncEntry = ReturnType<typeof makeSyncEntry>

/** An unknown status word in a form that can be stored, so that the next read finds the same reason. */
const printable = (word: string): string =>
  word
    .slice(0, 100)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, "\uFFFD")

const textOf = (entry: Entry): string =>
  entry.status === "Processed"
    ? `Acknowledged as ${entry.nationalEInvoiceId}`
    : entry.status === "Failed"
      ? entry.errorMessage
      : entry.status === "Submitted"
        ? `Delivery is not acknowledged yet: ${entry.heldBackBy}`
        : ""
