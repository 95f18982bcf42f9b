import type { Claim } from "@svc/domain/webhooks/ports/delivery-queue"
import type { MadeAttempt } from "@svc/domain/webhooks/use-cases/record-attempts"
import type { StillService } from "../service/service.ts"

/** Turns claims into finished attempts, in the form in which a worker records them. */
export const madeAttempts = async (
  { worker, clock }: Pick<StillService, "worker" | "clock">,
  claims: readonly Claim[],
  succeeded: boolean,
): Promise<readonly MadeAttempt[]> => {
  const sendables = await worker.run(worker.get("DeliveryStore").sendable(claims))
  return claims.map((claim) => {
    const about = sendables.find((one) => one.deliveryId === claim.deliveryId)!
    const { progress, tenantId, deliveryId, webhook } = about
    const attempt = {
      tenantId,
      deliveryId,
      number: progress.attemptCount + 1,
      manual: progress.manual,
      startedAt: clock.now(),
      durationMs: 1,
      url: webhook.url,
      requestHeaders: {},
      succeeded,
    }
    return { claim, before: progress, attempt, endedAt: clock.now(), about }
  })
}
