import type { DeliveryId } from "@svc/domain/shared/ids"
import { expectsAttempt } from "@svc/domain/webhooks/delivery"
import type { ClaimsAside } from "@svc/domain/webhooks/delivery-work"
import { isLimited } from "@svc/domain/webhooks/pace"
import type { CongestedWebhook } from "@svc/domain/webhooks/ports/congestion-store"
import type { Claim } from "@svc/domain/webhooks/ports/delivery-queue"
import type { Sendable } from "@svc/domain/webhooks/ports/delivery-store"
import type { Loaded } from "./attempt-sender.ts"

/** Why a claim is set aside; undefined for a claim whose delivery may be sent. */
const asideOf = (claim: Claim, sendable: Sendable | undefined): keyof ClaimsAside | undefined => {
  if (sendable === undefined || !expectsAttempt(sendable.progress)) return "dropped"
  if (sendable.webhookState !== "Enabled") return "held"
  // A delivery that a person asked for is sent, and so is the probe (contract W46).
  if (sendable.webhookWaits) return claim.askedFor === true ? undefined : "surplus"
  return claim.permit === undefined && isLimited(sendable.settings.limits) ? "surplus" : undefined
}

/** Tells the deliveries that may be sent from the claims that are set aside. */
export const sortClaims = (claims: readonly Claim[], found: ReadonlyMap<DeliveryId, Sendable>) => {
  const aside = { held: [] as Claim[], surplus: [] as Claim[], dropped: [] as Claim[] }
  const ready: Loaded[] = []
  for (const claim of claims) {
    const sendable = found.get(claim.deliveryId)
    const because = asideOf(claim, sendable)
    if (because !== undefined) aside[because].push(claim)
    else if (sendable !== undefined) ready.push({ claim, sendable })
  }
  return { aside, ready }
}

/** The webhooks of claims for which there is no room. */
export const overflowing = (
  surplus: readonly Claim[],
  found: ReadonlyMap<DeliveryId, Sendable>,
): Iterable<CongestedWebhook> =>
  new Map(
    surplus.map(({ tenantId, webhookId, deliveryId }) => {
      const limits = found.get(deliveryId)?.settings.limits
      const waiting = limits !== undefined && isLimited(limits) ? { limits: "Waiting" as const } : {}
      return [webhookId, { tenantId, webhookId, ...waiting }]
    }),
  ).values()
