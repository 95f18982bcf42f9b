import type { Log } from "@svc/adapters/observability/log"
import type { Runtime } from "@svc/adapters/observability/runtime"
import type { WebhookId } from "@svc/domain/shared/ids"
import type { Claim, DeliveryQueue } from "@svc/domain/webhooks/ports/delivery-queue"
import { Exit } from "effect"
import { LRUCache } from "lru-cache"
import { atMost } from "@svc/adapters/at-most"

const tellAgainMs = 60_000
/** How long a webhook is skipped before its claims are tried again: its secrets may have been re-encrypted by then. */
const passedOverMs = 60_000
const mostPassedOver = 1_000

export interface KeyWaits {
  /**
   * Postpones a claim by some seconds, because no key of this process decrypts the webhook's secrets (contract W35).
   */
  readonly postpone: (claim: Claim, seconds: number) => void
  /** The webhooks that this process leaves to processes with their keys, instead of claiming their deliveries. */
  readonly passedOver: () => readonly WebhookId[]
  readonly isIdle: () => boolean
}

/** Postpones the claims of one turn of the event loop together, and logs once a minute. */
export const makeKeyWaits = ({ run }: Runtime, queue: Pick<DeliveryQueue, "postpone">, log: Log): KeyWaits => {
  const unknown = new LRUCache<WebhookId, true>({ ...atMost(mostPassedOver), ttl: passedOverMs })
  let waiting: (Claim & { readonly seconds: number })[] = []
  let postponing = 0
  let toldAt = -Infinity

  const tell = (claims: readonly Claim[]) => {
    if (performance.now() - toldAt < tellAgainMs) return
    toldAt = performance.now()
    log.warn(
      { deliveries: claims.length, webhookId: claims[0]?.webhookId },
      "deliveries wait for a key that SVC_ENCRYPTION_KEY of this process lacks; `svc secrets check` says which",
    )
  }

  const flush = async () => {
    const claims = waiting
    waiting = []
    tell(claims)
    postponing += 1
    const exit = await run(queue.postpone(claims))
    postponing -= 1
    if (Exit.isFailure(exit)) log.error({ err: exit.cause }, "webhook deliveries could not be put back")
  }

  return {
    postpone: (claim, seconds) => {
      unknown.set(claim.webhookId, true)
      waiting.push({ ...claim, seconds })
      if (waiting.length === 1) setImmediate(() => void flush())
    },
    passedOver: () => {
      if (unknown.size === 0) return []
      unknown.purgeStale()
      return [...unknown.keys()]
    },
    isIdle: () => postponing + waiting.length === 0,
  }
}
