import { Effect, Result } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, secondsAfter, toIso } from "../../shared/timestamp.ts"
import type { ProviderFailure } from "../e-invoicing.errors.ts"
import type { Entry } from "../entry.ts"
import type { EntryStore } from "../ports/entry-store.ts"
import type { IntegrationLog } from "../ports/integration-log.ts"
import { listLimit, type NetworkProvider, type ProviderInvoice } from "../ports/network-provider.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"
import { judgeStatus } from "../provider-status.ts"
import type { Connection } from "../settings.ts"

export interface ReconcilePorts {
  readonly entries: EntryStore
  readonly settings: EInvoicingSettingsStore
  readonly provider: NetworkProvider
  readonly log: IntegrationLog
  readonly unitOfWork: UnitOfWork
}

/**
 * The seconds of history that are compared, and the age below which a document is left out because it may still be in
 * progress.
 */
const window = { back: 7 * 24 * 3600, settling: 3600 }
/** The largest number of pages of a list. Of a company that sends more in a week, only these are compared. */
const mostPages = 1000

export interface Reconciled {
  /** Documents at the provider that belong to no entry. */
  readonly unknownHere: readonly string[]
  /** Documents at the provider whose entry failed here, or that are second documents of an invoice. */
  readonly failedButThere: readonly string[]
  /** Submitted entries that the provider does not list. */
  readonly missingThere: readonly string[]
  readonly failure?: string
}

/**
 * Whether a document may take effect at the provider although it belongs to no live entry. A Pending entry has no
 * reference yet, so its document is not judged.
 */
const isStray = ({ id, status }: ProviderInvoice, entry: Entry): boolean => {
  if (entry.status === "Pending") return false
  if (entry.status === "Failed" && entry.outcome === "Unknown") return true
  if (judgeStatus(status) === "error") return false
  return entry.status === "Failed" || entry.reference.toLowerCase() !== id.toLowerCase()
}

/**
 * Compares the provider's list of sent documents with the entries of a legal entity and writes differences to the
 * integration log: the second safeguard for exactly-once (contract E19). No entry is changed.
 */
export const makeReconcile = ({ entries, settings, provider, log, unitOfWork }: ReconcilePorts) => {
  const listAll = Effect.fnUntraced(function* (
    connection: Connection,
    createdFrom: string,
  ): Effect.fn.Return<readonly ProviderInvoice[], ProviderFailure> {
    const all: ProviderInvoice[] = []
    for (let page = 1; page <= mostPages; page += 1) {
      const listed = yield* provider.listSent(connection, { createdFrom, page })
      all.push(...listed)
      if (listed.length < listLimit) break
    }
    return all
  })

  const reconcileOne = Effect.fnUntraced(function* (
    scope: Scope,
    connection: Connection,
  ): Effect.fn.Return<Reconciled, PortUnavailable> {
    const now = yield* currentTime
    const from = secondsAfter(now, -window.back)
    const listed = yield* Effect.result(listAll(connection, toIso(from)))
    if (Result.isFailure(listed)) {
      return {
        unknownHere: [],
        failedButThere: [],
        missingThere: [],
        failure: listed.failure.message,
      }
    }
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const unknownHere: string[] = []
        const failedButThere: string[] = []
        for (const invoice of listed.success) {
          const entry = yield* entries.findByElectronicId(scope.tenantId, invoice.id)
          if (entry === undefined) unknownHere.push(invoice.id)
          else if (isStray(invoice, entry)) failedButThere.push(invoice.id)
        }
        const there = new Set(listed.success.map(({ id }) => id.toLowerCase()))
        const submitted = yield* entries.submittedBetween(scope, from, secondsAfter(now, -window.settling))
        const missingThere = submitted.map(({ reference }) => reference).filter((id) => !there.has(id.toLowerCase()))

        const tell = (code: string, what: string, ids: readonly string[]) =>
          ids.length === 0
            ? Effect.void
            : log.write(scope, {
                at: now,
                level: "Warning",
                code,
                message: `${what}: ${ids.slice(0, 20).join(", ")}${ids.length > 20 ? ` and ${ids.length - 20} more` : ""}`,
              })
        yield* tell("unknown_at_us", "Documents at the provider that were not submitted here", unknownHere)
        yield* tell(
          "failed_but_there",
          "Documents at the provider that belong to no successful submission",
          failedButThere,
        )
        yield* tell("missing_at_provider", "Submitted documents that the provider does not list", missingThere)
        return { unknownHere, failedButThere, missingThere }
      }),
    )
  })

  return Effect.fn("eInvoicing.reconcile")(function* (only?: Scope) {
    const active = yield* unitOfWork.atomically(only?.tenantId ?? allTenants, settings.activeConnections)
    const wanted = active.filter(
      ({ scope }) =>
        only === undefined || (scope.tenantId === only.tenantId && scope.legalEntityId === only.legalEntityId),
    )
    return yield* Effect.forEach(wanted, ({ scope, connection }) =>
      Effect.map(reconcileOne(scope, connection), (result) => ({ ...scope, ...result })),
    )
  })
}
