import { Clock, Effect, Result } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { secondsAfter, type Timestamp, toIso } from "../../shared/timestamp.ts"
import type { ProviderFailure } from "../e-invoicing.errors.ts"
import type { EntryStore } from "../ports/entry-store.ts"
import type { IntegrationLog } from "../ports/integration-log.ts"
import { listLimit, type NetworkProvider, type ProviderInvoice } from "../ports/network-provider.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"
import type { Connection } from "../settings.ts"

export interface ReconcileDeps {
  readonly entries: EntryStore
  readonly settings: EInvoicingSettingsStore
  readonly provider: NetworkProvider
  readonly log: IntegrationLog
  readonly unitOfWork: UnitOfWork
}

/** What is compared: the days before, but not what is just under way. In seconds. */
const window = { back: 7 * 24 * 3600, settling: 3600 }
/** A company that sends more in a week is compared as far as these. */
const mostPages = 1000

export interface Reconciled {
  /** Documents at the provider that no entry stands for. */
  readonly unknownHere: readonly string[]
  /** Entries that were given up and whose document is at the provider. */
  readonly failedButThere: readonly string[]
  /** Submitted entries the provider does not list. */
  readonly missingThere: readonly string[]
  readonly failure?: string
}

/**
 * Compares what the provider lists as sent with the entries of a legal entity, and tells the differences in the
 * integration log: the second net under exactly-once (e-invoicing.md 6). It changes no entry.
 */
export const makeReconcile = ({ entries, settings, provider, log, unitOfWork }: ReconcileDeps) => {
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
    const now = (yield* Clock.currentTimeMillis) as Timestamp
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
        for (const { id } of listed.success) {
          const entry = yield* entries.findByElectronicId(scope.tenantId, id)
          if (entry === undefined) unknownHere.push(id)
          else if (entry.status === "Failed" && entry.outcome === "Unknown") failedButThere.push(id)
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
        yield* tell("failed_but_there", "Submissions that were given up but are at the provider", failedButThere)
        yield* tell("missing_at_provider", "Submitted documents that the provider does not list", missingThere)
        return { unknownHere, failedButThere, missingThere }
      }),
    )
  })

  return Effect.fn("eInvoicing.reconcile")(function* (only?: Scope) {
    const active = yield* unitOfWork.atomically(allTenants, settings.activeConnections)
    const wanted = active.filter(
      ({ scope }) =>
        only === undefined || (scope.tenantId === only.tenantId && scope.legalEntityId === only.legalEntityId),
    )
    return yield* Effect.forEach(wanted, ({ scope, connection }) =>
      Effect.map(reconcileOne(scope, connection), (result) => ({ ...scope, ...result })),
    )
  })
}
export type Reconcile = ReturnType<typeof makeReconcile>
