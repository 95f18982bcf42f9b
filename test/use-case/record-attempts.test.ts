import { DatabaseAway } from "@svc/adapters/observability/database-away"
import { PortUnavailable } from "@svc/domain/shared/errors"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Claim } from "@svc/domain/webhooks/ports/delivery-queue"
import type { MadeAttempt } from "@svc/domain/webhooks/use-cases/record-attempts"
import { makeAttemptRecorder } from "@svc/runtime-worker/delivery/attempt-recorder"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { madeAttempts } from "../support/webhooks/made-attempts.ts"
import { raiserOf } from "../support/webhooks/raise-events.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

/** Raises events for one webhook, with the first attempts in the queue. */
const raised = async (count: number) => {
  const { scope, userId, legalEntities } = await seeds.tenant()
  const webhook = await seeds.webhook(scope)
  const origin = { ...scope, legalEntityName: legalEntities[0]!.name, triggeredBy: userId }
  const events = Array.from({ length: count }, () => ({ tag: "InvoicePosted", dataJson: "{}" }))
  await h.worker.run(raiserOf(h.worker.get)(origin, events))
  return { scope, webhook }
}
const claim = (lane: Claim["lane"] = "first") => h.worker.run(h.worker.get("DeliveryQueue").claim(lane, 100))

const made = (claims: readonly Claim[], succeeded = true) => madeAttempts(h, claims, succeeded)
const record = (attempts: readonly MadeAttempt[]) => h.worker.run(h.worker.get("DeliveryWork").recordAttempts(attempts))
const numbers = async (deliveryId: string) =>
  (
    await h.sql<{ number: number }>("select number from svc.webhook_attempts where delivery_id = $1 order by 1", [
      deliveryId,
    ])
  ).map(({ number }) => number)

describe("recording attempts", () => {
  it("keeps a batch whole through an outage of the database, so that none of it is sent again", async () => {
    await raised(3)
    const attempts = await made(await claim())
    const sizes: number[] = []
    const away = new PortUnavailable({ port: "UnitOfWork", cause: new DatabaseAway({ cause: undefined }) })
    const recorded = Promise.withResolvers<number>()
    const recorder = makeAttemptRecorder(
      h.worker.get("Runtime"),
      (batch) => {
        sizes.push(batch.length)
        return sizes.length <= 3 ? Effect.fail(away) : h.worker.get("DeliveryWork").recordAttempts(batch)
      },
      h.worker.get("Log"),
      h.worker.get("Metrics"),
      ({ length }) => recorded.resolve(length),
    )
    attempts.forEach(recorder.add)
    expect([await recorded.promise, sizes]).toEqual([3, [3, 3, 3, 3]])
  })

  it("drops an attempt whose claim was taken over, and keeps the rest of its batch", async () => {
    await raised(2)
    const first = await claim()
    const late = await made(first)
    // The lease of one claim ends, and another worker makes the attempt.
    await h.worker.atomically(allTenants, h.worker.get("DeliveryQueue").giveBack([first[0]!]))
    await h.sql("update svc.delivery_queue set claims = 1 where delivery_id = $1", [first[0]!.deliveryId])
    const [successor] = await claim()
    expect(successor).toMatchObject({ deliveryId: first[0]!.deliveryId, claimCount: 1 })

    expect((await record(late)).map(({ claim: { deliveryId } }) => deliveryId)).toEqual([first[1]!.deliveryId])
    expect(await numbers(first[0]!.deliveryId)).toEqual([])
    expect(await record(await made([successor!]))).toHaveLength(1)
    expect(await numbers(first[0]!.deliveryId)).toEqual([1])
  })

  it("leaves a later attempt alone when one comes back from long ago, and keeps the rest of its batch", async () => {
    const { scope } = await raised(2)
    const claims = await claim()
    const [frozen, other] = await made(claims, false)
    // While the first worker hangs, the delivery fails, a user requests another attempt, and that attempt is claimed.
    await record(await made([frozen!.claim], false))
    await h.http.run(h.http.get("Webhooks").retry(scope, frozen!.claim.deliveryId))
    await h.sql("update svc.delivery_queue set lane = 'first', claims = 0 where delivery_id = $1", [
      frozen!.claim.deliveryId,
    ])
    const [manual] = await claim()
    expect(manual).toMatchObject({ deliveryId: frozen!.claim.deliveryId, claimCount: frozen!.claim.claimCount })

    const recorded = await record([frozen!, other!])
    expect(recorded.map(({ claim: { deliveryId } }) => deliveryId)).toEqual([other!.claim.deliveryId])
    expect(await numbers(frozen!.claim.deliveryId)).toEqual([1])
    expect(await record(await made([manual!]))).toHaveLength(1)
    expect(await numbers(frozen!.claim.deliveryId)).toEqual([1, 2])
  })

  it("plans no retry for what was delivered or is exhausted", async () => {
    const { webhook } = await raised(2)
    const [delivered, exhausted] = await claim()
    await h.sql("update svc.webhook_deliveries set attempt_count = 9 where id = $1", [exhausted!.deliveryId])
    await record([...(await made([delivered!])), ...(await made([exhausted!], false))])
    const states = await h.sql<{ state: string; next_attempt_at: Date | null }>(
      "select state, next_attempt_at from svc.webhook_deliveries where webhook_id = $1 order by state",
      [webhook.id],
    )
    expect(states).toEqual([
      { state: "Delivered", next_attempt_at: null },
      { state: "Failed", next_attempt_at: null },
    ])
    expect(
      await h.sql("select from svc.delivery_queue where delivery_id = any($1)", [
        [delivered!.deliveryId, exhausted!.deliveryId],
      ]),
    ).toEqual([])
  })
})
