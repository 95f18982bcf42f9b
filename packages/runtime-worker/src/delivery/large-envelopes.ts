import type { Log } from "@svc/adapters/observability/log"
import type { Runtime } from "@svc/adapters/observability/runtime"
import { makeTurns } from "@svc/adapters/threads/turns"
import type { EventId, TenantId } from "@svc/domain/shared/ids"
import type { DeliveryStore } from "@svc/domain/webhooks/ports/delivery-store"
import { Effect, Exit } from "effect"
import { setImmediate as nextTurn } from "node:timers/promises"

interface EventKey {
  readonly tenantId: TenantId
  readonly eventId: EventId
}

/** The result of reading an envelope: `undefined` when its event is deleted, "Unread" when the database failed. */
type ReadEnvelope = Uint8Array | undefined | "Unread"

export interface LargeEnvelopes {
  /**
   * Reads an envelope and calls `use` with it in the turn of its tenant. `leave` must be called once for each `use`.
   */
  readonly read: (event: EventKey, use: (envelope: ReadEnvelope) => void) => void
  readonly leave: (event: EventKey) => void
}

/** Two at a time, so that reading and signing megabytes of one tenant leaves room for another tenant. */
const limits = { slots: 2, perTenant: 1, waitingPerTenant: Infinity }

/**
 * Reads the envelopes that are too large to be loaded with their deliveries. Each is read and encoded once for all
 * requests of its event in progress. Each use gets a turn of the event loop of its own, because signing a megabyte
 * takes milliseconds.
 */
export const makeLargeEnvelopes = (
  { run }: Runtime,
  { envelope }: Pick<DeliveryStore, "envelope">,
  log: Log,
): LargeEnvelopes => {
  const inTurn = makeTurns("WebhookBodies", limits)
  const held = new Map<EventId, { users: number; readonly bytes: Promise<ReadEnvelope> }>()

  const load = async ({ tenantId, eventId }: EventKey): Promise<ReadEnvelope> => {
    const exit = await run(envelope(tenantId, eventId))
    if (Exit.isSuccess(exit)) return exit.value === undefined ? undefined : Buffer.from(exit.value)
    log.error({ err: exit.cause, eventId }, "the event of a webhook delivery could not be read")
    held.delete(eventId)
    return "Unread"
  }

  return {
    read: (event, use) => {
      const work = async () => {
        const entry = held.get(event.eventId) ?? { users: 0, bytes: load(event) }
        entry.users += 1
        held.set(event.eventId, entry)
        use(await entry.bytes)
        await nextTurn()
      }
      void run(inTurn(event.tenantId, Effect.promise(work)))
    },
    leave: ({ eventId }) => {
      const entry = held.get(eventId)
      if (entry === undefined) return
      entry.users -= 1
      if (entry.users <= 0) held.delete(eventId)
    },
  }
}
