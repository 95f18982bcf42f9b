import { Effect, Result } from "effect"
import { makeSystemOrigin, type SystemOriginPorts } from "../../organisation/system-origin.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { EventBus } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, secondsAfter, toIso } from "../../shared/timestamp.ts"
import { acknowledgementFileName, mayBeXml } from "../acknowledgement-file.ts"
import type { ProviderFailure } from "../e-invoicing.errors.ts"
import type { NationalEInvoiceReceived } from "../e-invoicing.events.ts"
import type { IntegrationLog } from "../ports/integration-log.ts"
import { listLimit, type NetworkProvider, type ProviderInvoice } from "../ports/network-provider.ts"
import type { ReceivedDocument, ReceivedStore } from "../ports/received-store.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"
import { toReceived } from "../received-invoice.ts"
import { type Connection, isIntegrationActive } from "../settings.ts"

export interface ReceiveInvoicesPorts extends SystemOriginPorts {
  readonly received: ReceivedStore
  readonly settings: EInvoicingSettingsStore
  readonly provider: NetworkProvider
  readonly log: IntegrationLog
  readonly events: EventBus<NationalEInvoiceReceived>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** The days before the connection, and before the last received invoice, from which the provider is asked. */
const back = { first: 30, overlap: 2 }
const mostPages = 1000
const mostAcknowledged = 1000
const day = 86_400

/** Adds one invoice to a count, in the unit of work that stored the invoice or its acknowledgement. */
type Count = (what: "acknowledged" | "received") => Effect.Effect<void, PortUnavailable>

/** The result of a fetch for a legal entity. */
interface ReceivedNow {
  readonly received: number
  readonly acknowledged: number
  /** The reason why the rest must wait for the next fetch. */
  readonly failure?: string
}

/**
 * Fetches the invoices of suppliers that the provider has for a legal entity (contract E53). Each is stored once with
 * its document, published in the same transaction, and then acknowledged at the provider. Whatever fails is done by the
 * next fetch.
 */
export const makeReceiveInvoices = (ports: ReceiveInvoicesPorts) => {
  const { received, settings, provider, log, events, ids, unitOfWork } = ports
  const originOf = makeSystemOrigin(ports)

  const download = Effect.fnUntraced(function* (
    connection: Connection,
    { id, files }: ProviderInvoice,
  ): Effect.fn.Return<ReceivedDocument | undefined, ProviderFailure> {
    const file = files.find(mayBeXml)
    if (file === undefined) return undefined
    const content = yield* provider.readFile(connection, id, file.id)
    if (content === undefined) return undefined
    return { fileName: acknowledgementFileName(file, id), content }
  })

  const keep = Effect.fnUntraced(function* (scope: Scope, connection: Connection, id: string, count: Count) {
    const invoice = yield* provider.find(connection, id)
    if (invoice === undefined) return 0
    const document = yield* download(connection, invoice)
    const now = yield* currentTime
    const made = toReceived(scope, invoice, { id: ids.next(), now })
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        if (!(yield* received.insert(made, document))) return 0
        yield* count("received")
        yield* events.publish(yield* originOf(scope), [{ _tag: "NationalEInvoiceReceived", received: made }])
        if (document === undefined) {
          const message = `The document of ${made.invoiceNumber} (${made.reference}) is missing or too large: fetch it at the provider.`
          yield* log.write(scope, { at: now, level: "Warning", code: "received_without_document", message })
        }
        return 1
      }),
    )
  })

  const acknowledge = Effect.fnUntraced(function* (scope: Scope, connection: Connection, count: Count) {
    const waiting = yield* unitOfWork.atomically(scope.tenantId, received.unacknowledged(scope, mostAcknowledged))
    let acknowledged = 0
    for (const { id, reference } of waiting) {
      yield* provider.acknowledgeReceived(connection, reference)
      const told = received.acknowledged(scope, id, yield* currentTime)
      yield* unitOfWork.atomically(scope.tenantId, Effect.andThen(told, count("acknowledged")))
      acknowledged += 1
    }
    return acknowledged
  })

  const receiveOne = Effect.fnUntraced(function* (
    scope: Scope,
    connection: Connection,
    count: Count,
  ): Effect.fn.Return<ReceivedNow, PortUnavailable> {
    const { last, national } = yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.all({ last: received.lastArrivedAt(scope), national: settings.national(scope) }),
    )
    if (!isIntegrationActive(national)) return { received: 0, acknowledged: 0 }
    const from =
      last === undefined
        ? secondsAfter(connection.connectedAt, -back.first * day)
        : secondsAfter(last, -back.overlap * day)
    const done = { received: 0, acknowledged: 0 }
    const work = Effect.gen(function* () {
      for (let page = 1; page <= mostPages; page += 1) {
        const listed = yield* provider.listReceived(connection, { receivedFrom: toIso(from), page })
        const references = listed.map(({ id }) => id)
        const known = yield* unitOfWork.atomically(scope.tenantId, received.known(scope, references))
        for (const id of references.filter((each) => !known.has(each))) {
          done.received += yield* keep(scope, connection, id, count)
        }
        if (listed.length < listLimit) break
      }
      done.acknowledged = yield* acknowledge(scope, connection, count)
    })
    const ended = yield* Effect.result(work)
    if (Result.isSuccess(ended)) return done
    if (ended.failure._tag === "PortUnavailable") return yield* ended.failure
    return { ...done, failure: ended.failure.message }
  })

  return Effect.fn("eInvoicing.receiveInvoices")(function* (only?: Scope, count: Count = () => Effect.void) {
    const active = yield* unitOfWork.atomically(only?.tenantId ?? allTenants, settings.activeConnections)
    const wanted = active.filter(
      ({ scope }) =>
        only === undefined || (scope.tenantId === only.tenantId && scope.legalEntityId === only.legalEntityId),
    )
    return yield* Effect.forEach(wanted, ({ scope, connection }) =>
      Effect.map(receiveOne(scope, connection, count), (result) => ({ ...scope, ...result })),
    )
  })
}
export type ReceiveInvoices = ReturnType<typeof makeReceiveInvoices>
