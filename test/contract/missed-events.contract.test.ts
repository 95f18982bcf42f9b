import type { EventId, WebhookId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Scope } from "@svc/domain/shared/scope"
import { secondsAfter, type Timestamp } from "@svc/domain/shared/timestamp"
import type { StoredEvent } from "@svc/domain/webhooks/event"
import type { MissedRange } from "@svc/domain/webhooks/ports/missed-events"
import type { Webhook } from "@svc/domain/webhooks/webhook"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const port = () => h.worker.get("MissedEvents")
const store = async (scope: Scope, given: Partial<StoredEvent> = {}) => {
  const event = seeds.newEvent(scope, given)
  await h.worker.atomically(scope.tenantId, h.worker.get("EventStore").insertAll([event]))
  return event
}
const rangeOf = ({ tenantId, legalEntityId, id }: Webhook, given: Partial<MissedRange> = {}): MissedRange => ({
  tenantId,
  legalEntityId,
  webhookId: id,
  since: secondsAfter(seeds.now(), -60),
  until: secondsAfter(seeds.now(), 60),
  tags: ["InvoicePosted", "QuoteCreated"],
  ...given,
})
const next = (range: MissedRange, after?: EventId, limit = 100) =>
  h.worker.atomically(allTenants, port().next(range, after, limit))

it("what a webhook missed is what has no delivery to it, of the range and the tags; counted as it is given", async () => {
  const [mine, beside] = (await seeds.tenant(["Alpha AB", "Beta AB"])).scopes as [Scope, Scope]
  const webhook = await seeds.webhook(mine)
  const other = await seeds.webhook(mine)
  const posted = await store(mine)
  const quote = await store(mine, { tag: "QuoteCreated", source: "Paywall" })
  const { event: delivered } = await seeds.delivery(other)
  await seeds.delivery(webhook)
  await store(mine, { tag: "JournalPosted" })
  await store(mine, { isTest: true })
  await store(beside)
  const all = [posted.id, quote.id, delivered.id]
  for (const [given, expected] of [
    [{}, all],
    [{ tags: ["QuoteCreated"] }, [quote.id]],
    [{ tags: [] }, []],
    [{ since: (seeds.now() + 1) as Timestamp }, []],
    [{ until: seeds.now() }, []],
    [seeds.nobody(), []],
  ] as const) {
    const range = rangeOf(webhook, given)
    expect(
      (await next(range)).found.map(({ id }) => id),
      JSON.stringify(given),
    ).toEqual(expected)
    expect(await h.worker.run(port().count(range))).toBe(expected.length)
  }
  const { envelope: _, searchValues: _values, ...entry } = quote
  expect((await next(rangeOf(webhook))).found[1]).toEqual(entry)
  const first = await next(rangeOf(webhook), undefined, 2)
  expect([first.found.map(({ id }) => id), first.last]).toEqual([all.slice(0, 2), quote.id])
  const second = await next(rangeOf(webhook), first.last, 2)
  expect([second.found.map(({ id }) => id), second.last]).toEqual([all.slice(2), undefined])
})

it("what one unit of work has got no other gets before it ends, nor behind it", async () => {
  const webhook = await seeds.webhook((await seeds.tenant()).scope)
  const event = await store(webhook)
  const held = await holdWork(h.worker, allTenants, port().next(rangeOf(webhook), undefined, 9))
  const second = next(rangeOf(webhook))
  await h.untilBlocked()
  const other = rangeOf(webhook, { webhookId: h.worker.get("IdSource").next<WebhookId>() })
  expect((await next(other)).found).toHaveLength(1)
  await h.worker.run(h.worker.get("DeliveryStore").insertAll([seeds.newDeliveryOf(webhook, event)]))
  await held.commit()
  expect((await second).found).toEqual([])
})
