import { WebhookNotFound } from "@svc/domain/webhooks/webhooks.errors"
import { Effect, Exit } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const failure = new WebhookNotFound({ webhookId: "typed" })

/** Work that stores a webhook, and a check whether the webhook is stored. */
const write = async () => {
  const { scope } = await seeds.tenant()
  const webhook = seeds.newWebhook(scope)
  const stored = async () => (await h.sql("select from svc.webhooks where id = $1", [webhook.id])).length === 1
  return { work: h.worker.get("WebhookStore").insert(webhook), tenantId: webhook.tenantId, stored }
}

describe("what follows a unit of work", () => {
  it.each([
    ["committed", Effect.void],
    ["undone", Effect.fail(failure)],
  ])("is done when that was %s, outside of it, and its failure is nobody's", async (_, end) => {
    const { afterwards, atomically } = h.worker.get("UnitOfWork")
    const [first, second] = [await write(), await write()]
    const work = Effect.andThen(
      Effect.all([
        afterwards(Effect.fail(failure)),
        afterwards(atomically(second.tenantId, second.work)),
        Effect.asVoid(first.work),
      ]),
      end,
    )
    const exit = await h.worker.exit(atomically(first.tenantId, work))
    expect(await first.stored()).toBe(Exit.isSuccess(exit))
    expect(await second.stored()).toBe(true)
  })
})
