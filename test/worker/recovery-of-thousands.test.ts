import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { createWebhook, raiseOne, type WebhookView } from "../support/webhooks/deliveries.ts"
import { failingWebhook, makeRecoveries, openRecoveryService } from "../support/webhooks/recoveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import type { TestService } from "../support/service/service.ts"
import { until } from "../support/until.ts"
import { untilAllSent } from "../support/webhooks/all-sent.ts"

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

let service: TestService
let receiver: Receiver
let api: ApiClient
let webhook: WebhookView
beforeAll(async () => {
  service = await openRecoveryService()
})
afterAll(() => service.close())
beforeEach(async () => {
  ;({ receiver, api, webhook } = await failingWebhook(service))
})
afterEach(() => receiver.close())

const { raiseFailed, count, start, read, finished } = makeRecoveries(() => ({ api, webhook }))

describe("a recovery of thousands", () => {
  /** Stores thousands of failed deliveries of the webhook. */
  const failThousands = async () => {
    await service.sql(
      `insert into svc.webhook_deliveries
       select d.tenant_id, (substr(d.id::text, 1, 24) || lpad(to_hex(n), 12, '0'))::uuid, d.legal_entity_id, d.webhook_id, d.event_id, d.event_type, d.tag, null,
         false, d.created_at, 'Failed', 0, null, false
       from svc.webhook_deliveries d, generate_series(1, 2000) n where d.id = $1`,
      [(await raiseFailed(1))[0]],
    )
  }

  it("that is cancelled sends no more, takes back what waits, and says what became of each", async () => {
    await failThousands()
    let turn = 0
    receiver.respondWith(() => ({ status: (turn += 1) % 2 === 1 ? 200 : 500, delayMs: 20 }))
    receiver.clear()
    const { id } = await start({ since: ago(60_000) })
    await receiver.waitFor(100)
    await api.post(`/WebhookRecoveries/${id}/Cancel`)
    const ended = await until(
      () => read(id),
      ({ finished: at }) => at !== undefined,
    )
    const { resent, sent, delivered, failed, withdrawn, state } = ended
    expect(state).toBe("Cancelled")
    expect(sent).toBe(delivered + failed)
    expect(resent).toBe(sent + withdrawn)
    expect(withdrawn).toBeGreaterThan(0)
    expect(receiver.requests).toHaveLength(sent)
    expect(delivered).toBe(Math.ceil(sent / 2))
    await untilAllSent(service, api)
    expect(receiver.requests).toHaveLength(sent)
    // Each delivery that did not succeed can be sent again, once.
    expect(await count({ since: ago(60_000) })).toBe(2001 - delivered)
  })

  it("delays no new event of another webhook", async () => {
    await failThousands()
    const other = await startReceiver()
    await createWebhook(api, other.url(), ["JournalPosted"])
    receiver.respondWith({ delayMs: 20 })
    receiver.clear()
    const { id, total } = await start({ since: ago(60_000) })
    expect(total).toBe(2001)
    await receiver.waitFor(100)
    for (let index = 1; index <= 5; index += 1) {
      await raiseOne(api, "JournalPosted")
      await other.waitFor(index)
      // The event of the other webhook arrived before the rest of the recovery.
      expect(receiver.requests.length).toBeLessThan(2001)
    }
    expect(await finished(id)).toMatchObject({ state: "Done", resent: 2001, delivered: 2001 })
    expect(receiver.requests).toHaveLength(2001)
    await other.close()
  })
})
