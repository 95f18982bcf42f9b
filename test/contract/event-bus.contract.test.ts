import { contexts } from "@svc/adapters/wiring/contexts"
import type { AnyEvent, Subscriber } from "@svc/adapters/wiring/context-module"
import { makeEventBus } from "@svc/adapters/wiring/event-bus"
import type { Bindings } from "@svc/adapters/wiring/bindings"
import type { Invoice } from "@svc/domain/invoicing/invoice"
import type { DunningCampaignId } from "@svc/domain/shared/ids"
import { PortUnavailable } from "@svc/domain/shared/errors"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import { Cause, Effect, Exit } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeRateSeeds, type RateSeeds } from "../support/exchange-rates/rate-seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: RateSeeds
let origin: EventOrigin
let invoice: Invoice
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeRateSeeds(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  const { scope, userId } = await seeds.tenant()
  origin = { ...scope, legalEntityName: "Alpha AB", triggeredBy: userId }
  invoice = (await seeds.billing(origin)).invoice
  await seeds.webhook(scope)
  // E-invoicing ignores events unless this option is on.
  await h.sql("update svc.legal_entity_profiles set national_e_invoice = true where tenant_id = $1", [origin.tenantId])
  const mail = {
    host: "smtp.example.com",
    port: 587,
    security: "StartTls",
    fromAddress: "billing@example.com",
    fromName: "Alpha AB",
    maxPerMinute: 300,
    isEnabled: true,
  } as const
  await h.worker.run(h.worker.get("MailSettingsStore").save(origin, mail))
  const course = { invoiceId: invoice.id, campaignId: h.worker.get("IdSource").next<DunningCampaignId>() }
  await h.worker.run(h.worker.get("DunningStore").start(origin, [course], h.worker.get("AppClock").now()))
  const topics = new Set(["webhooks", "rates"] as const)
  await h.worker.run(h.worker.get("NotificationStore").saveTopics(origin.tenantId, origin.triggeredBy, topics))
})

/** The invoice with lines whose revenue is deferred. */
const deferred = (): Invoice => ({
  ...invoice,
  lines: invoice.lines.map((line) => ({ ...line, deferredAccount: line.revenueAccount })),
})
/** This subscriber writes only for invoices of sales orders, and the test has none. */
const ofSalesOrders = "Orders"

/** For each other subscriber, an event that it handles and the rows that it writes for the event. */
const subscribers: Readonly<Record<string, { readonly event: () => AnyEvent; readonly rows: string }>> = {
  Webhooks: {
    event: () => ({ _tag: "InvoicePosted", invoice }),
    rows: "select id from svc.webhook_deliveries where tenant_id = $1",
  },
  EInvoicing: {
    event: () => ({ _tag: "InvoicePosted", invoice }),
    rows: "select id from pgboss.job where name = 'einvoices-invoice-posted' and data->>'tenantId' = $1::uuid::text",
  },
  Messages: {
    event: () => ({ _tag: "InvoicePosted", invoice: { ...invoice, invoiceDeliveryMethod: "Email" } }),
    rows: "select id from svc.messages where tenant_id = $1",
  },
  Dunning: {
    event: () => ({ _tag: "InvoiceUpdated", invoice: { ...invoice, status: "Settled" } }),
    rows: "select invoice_id from svc.dunning_courses where tenant_id = $1 and ended_at is not null",
  },
  Revenue: {
    event: () => ({ _tag: "InvoicePosted", invoice: deferred() }),
    rows: "select id from svc.revenue_schedule_items where tenant_id = $1",
  },
  Notifications: {
    event: () => ({ _tag: "RateImportFailed", rateImport: seeds.newImport(origin) }),
    rows: "select id from svc.notifications where tenant_id = $1",
  },
}
const doors = contexts.flatMap(({ subscriber }) => (subscriber === undefined ? [] : [subscriber]))
const names = doors.map(({ door }) => door).filter((door) => door !== ofSalesOrders)

/** The service's subscribers, made from the doors of a side. */
// The list of all modules loses the connection between the type of a door and that of its subscriber.
const real = (side: "worker" | "http"): readonly Subscriber[] =>
  doors.map(({ door, from }) => from(h[side].get<keyof Bindings>(door) as never))

const written = async () => {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (await h.sql(subscribers[name]!.rows, [origin.tenantId])).length
  return counts
}
/** Publishes events of several contexts. The cast is needed because `subscribers` types an event only by its tag. */
const publishAll = ({ publish }: Bindings["EventBus"]) =>
  Effect.forEach(names, (name) => publish(origin, [subscribers[name]!.event() as never]), { discard: true })
/** The rows that were added, without those that the billing of the set-up caused. */
const more = (before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>) =>
  Object.fromEntries(names.map((name) => [name, after[name]! - before[name]!]))

it("every subscriber that a module brings is looked at here", () => {
  expect(Object.keys(subscribers).toSorted()).toEqual(names.toSorted())
})

describe.each(["worker", "http"] as const)("the bus of the %s side", (side) => {
  const atomically = <A, E>(work: Effect.Effect<A, E>) =>
    h[side].exit(h[side].get("UnitOfWork").atomically(origin.tenantId, work))
  const bus = () => h[side].get("EventBus")
  /**
   * The rows that each subscriber writes for all events. The posting is published four times, because four
   * subscribers handle it.
   */
  const all = { Webhooks: 4, EInvoicing: 4, Messages: 1, Dunning: 1, Revenue: 1, Notifications: 1 }
  const nothing = { Webhooks: 0, EInvoicing: 0, Messages: 0, Dunning: 0, Revenue: 0, Notifications: 0 }

  it("lets every subscriber write in the publisher's unit of work, before the publisher goes on", async () => {
    const before = await written()
    let during = before
    const seen = Effect.promise(async () => void (during = await written()))
    expect(Exit.isSuccess(await atomically(Effect.andThen(publishAll(bus()), seen)))).toBe(true)
    // The rows are invisible to others until the unit of work ends.
    expect(more(before, during)).toEqual(nothing)
    expect(more(before, await written())).toEqual(all)
  })

  it.each([
    ["fails", Effect.fail("refused" as const)],
    ["has a defect", Effect.die(new Error("a bug"))],
  ])("keeps no row of a subscriber when the publisher %s afterwards", async (_, end) => {
    const before = await written()
    expect(Exit.isFailure(await atomically(Effect.andThen(publishAll(bus()), end)))).toBe(true)
    expect(more(before, await written())).toEqual(nothing)
  })

  it("fails the publisher by a subscriber's defect, and keeps no row of the others", async () => {
    const before = await written()
    const bug = new Error("a subscriber's bug")
    const broken = makeEventBus(() => [...real(side), () => Effect.die(bug)])
    const exit = await atomically(publishAll(broken))
    expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toBe(bug)
    expect(Exit.hasDies(exit)).toBe(true)
    expect(more(before, await written())).toEqual(nothing)
  })

  it("fails the publisher with a port that a subscriber cannot reach", async () => {
    const before = await written()
    const away = new PortUnavailable({ port: "Somewhere", cause: "gone" })
    const exit = await atomically(publishAll(makeEventBus(() => [...real(side), () => Effect.fail(away)])))
    expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toBe(away)
    expect(more(before, await written())).toEqual(nothing)
  })
})

it("gives each subscriber the events in their order, one subscriber after the other", async () => {
  const heard: string[] = []
  const listening =
    (name: string): Subscriber =>
    (_, events) =>
      Effect.sync(() => void heard.push(...events.map(({ _tag }) => `${name} ${_tag}`)))
  const { publish } = makeEventBus(() => [listening("first"), listening("second")])
  await h.worker.run(
    publish(origin, [
      { _tag: "InvoicePosted", invoice },
      { _tag: "InvoiceUpdated", invoice },
    ]),
  )
  expect(heard).toEqual([
    "first InvoicePosted",
    "first InvoiceUpdated",
    "second InvoicePosted",
    "second InvoiceUpdated",
  ])
})
