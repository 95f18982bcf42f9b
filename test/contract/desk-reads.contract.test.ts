import { type FindableKind, findableKinds } from "@svc/domain/console/found"
import { mostUnread } from "@svc/domain/console/ports/desk-reads"
import type { Standing, Topic } from "@svc/domain/console/topics"
import { topicNames } from "@svc/domain/console/topics"
import { rateProviders } from "@svc/domain/exchange-rates/provider"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Permission } from "@svc/domain/identity/permissions"
import type { NotificationId } from "@svc/domain/notifications/notification"
import type { UserId } from "@svc/domain/shared/ids"
import { fromIso } from "@svc/domain/shared/timestamp"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { newMessage } from "../support/messages/message-rows.ts"
import { storeEntry } from "../support/e-invoicing/e-invoicing-rows.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: Seeds
let origin: EventOrigin
let userId: UserId
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
  const made = await seeds.tenant(["Alpha AB", "Beta AB"])
  ;({ userId } = made)
  origin = { ...made.scope, legalEntityName: "Alpha AB", triggeredBy: userId }
})
afterAll(() => h.close())

const noon = fromIso("2026-11-20T12:00:00Z")
const everything: readonly Permission[] = [{ area: "*", level: "admin" }]

const stand = async (): Promise<Standing> => {
  const { tenantId, legalEntityId } = origin
  const { standing } = await h.http.atomically(
    tenantId,
    h.http.get("DeskReads").standing({ tenantId, legalEntityId, userId, permissions: everything, now: noon }),
  )
  return standing
}
const movedBy = async (work: () => Promise<unknown>): Promise<readonly Topic[]> => {
  const before = await stand()
  await work()
  const now = await stand()
  return topicNames.filter((topic) => before[topic] !== now[topic])
}
const find = (text: string, kinds: readonly FindableKind[] = findableKinds, { tenantId } = origin) =>
  h.http.atomically(tenantId, h.http.get("DeskReads").find(tenantId, text, kinds))

describe("where the topics stand", () => {
  it("changes with what is made and what becomes of it, and with nothing of others", async () => {
    expect(await movedBy(async () => {})).toEqual([])
    const stranger = await seeds.tenant()
    expect(await movedBy(() => seeds.webhook(stranger.scope))).toEqual([])

    let webhook: Awaited<ReturnType<Seeds["webhook"]>> | undefined
    expect(await movedBy(async () => (webhook = await seeds.webhook(origin)))).toEqual(["webhooks"])
    let delivery: Awaited<ReturnType<Seeds["delivery"]>> | undefined
    expect(await movedBy(async () => (delivery = await seeds.delivery(webhook!)))).toEqual(["deliveries", "events"])
    const attempted = () => h.sql("update svc.webhook_deliveries set attempt_count = 1 where id = $1", [delivery!.id])
    expect(await movedBy(attempted)).toEqual(["deliveries"])
    const failing = () => h.sql("update svc.webhooks set failing_since = now() where id = $1", [webhook!.id])
    expect(await movedBy(failing)).toEqual(["webhooks"])
    expect(await movedBy(() => seeds.billing(origin))).toEqual([
      "deliveries",
      "events",
      "accounts",
      "invoices",
      "journals",
      "rates",
    ])
    let entry: Awaited<ReturnType<typeof storeEntry>> | undefined
    expect(await movedBy(async () => (entry = await storeEntry(h.worker, origin)))).toEqual(["eInvoices"])
    const stepped = () => h.sql("update svc.national_einvoice_entries set version = 2 where id = $1", [entry!.id])
    expect(await movedBy(stepped)).toEqual(["eInvoices"])
    const message = newMessage(h.worker, origin)
    const messages = h.worker.get("MessageStore")
    expect(await movedBy(() => h.worker.atomically(origin.tenantId, messages.insert([message])))).toEqual(["messages"])
    const retried = () => h.sql("update svc.messages set version = 2 where id = $1", [message.id])
    expect(await movedBy(retried)).toEqual(["messages"])
    for (const provider of rateProviders) {
      const imported = () =>
        h.sql(
          `insert into svc.rate_imports (tenant_id, id, legal_entity_id, provider, state, add_historical, requested_at, attempt, currencies, done, created, conflicts)
           values ($1, $2, $3, $4, 'Queued', false, now(), 0, 0, 0, 0, 0)`,
          [origin.tenantId, randomUUID(), origin.legalEntityId, provider],
        )
      expect({ provider, moved: await movedBy(imported) }).toEqual({ provider, moved: ["imports"] })
    }
  })

  it("has the user's own notifications only where no legal entity is known, and counts those that are not read", async () => {
    const { tenantId } = origin
    const reads = (permissions = everything) =>
      h.http.atomically(tenantId, h.http.get("DeskReads").standing({ tenantId, userId, permissions, now: noon }))
    const { standing } = await reads()
    expect(Object.keys(standing)).toEqual(["notifications", "security"])
    const notice = (id: NotificationId) => ({
      ...origin,
      userId,
      id,
      kind: "WebhookFailing" as const,
      subject: "s",
      text: "t",
      link: { kind: "Webhook" as const, id },
      createdAt: seeds.now(),
    })
    const many = Array.from({ length: mostUnread + 5 }, () => notice(h.worker.get("IdSource").next<NotificationId>()))
    await h.worker.run(h.worker.get("NotificationStore").insertAll(many.slice(0, 3)))
    expect((await reads()).unread).toBe(3)
    expect((await reads([{ area: "rates", level: "read" }])).unread).toBe(0)
    expect((await reads()).standing).not.toEqual(standing)
    await h.worker.run(h.worker.get("NotificationStore").insertAll(many.slice(3)))
    expect((await reads()).unread).toBe(mostUnread)
  })
})

describe("what waits", () => {
  it("counts webhooks that are unwell and e-invoices whose failure nobody took care of", async () => {
    const { scope, userId: reader } = await seeds.tenant()
    const { tenantId, legalEntityId } = scope
    const desk = () =>
      h.http.atomically(
        tenantId,
        h.http
          .get("DeskReads")
          .standing({ tenantId, legalEntityId, userId: reader, permissions: everything, now: noon }),
      )
    const waiting = async () => (await desk()).waiting
    expect(await waiting()).toEqual({ drafts: 0, eInvoices: 0, webhooks: 0 })

    const [failing, congested, disabled, flaky, fine] = [
      await seeds.webhook(scope),
      await seeds.webhook(scope),
      await seeds.webhook(scope),
      await seeds.webhook(scope),
      await seeds.webhook(scope),
    ]
    await h.sql("update svc.webhooks set failing_since = now() where id = any($1)", [[failing.id, disabled.id]])
    await h.sql("update svc.webhooks set congested = true where id = $1", [congested.id])
    await h.sql("update svc.webhooks set status = 'Disabled' where id = $1", [disabled.id])
    expect(await waiting()).toEqual({ drafts: 0, eInvoices: 0, webhooks: 2 })
    const count = (id: string, start: string, delivered: number, failed: number, retrying: number) =>
      h.sql(
        `insert into svc.webhook_hours (tenant_id, webhook_id, begins_at, made, delivered, failed, retrying, counted_at)
         values ($1, $2, $3, $4, $5, $6, $7, $3)`,
        [tenantId, id, start, delivered + failed + retrying, delivered, failed, retrying],
      )
    // A webhook is unwell when at least a tenth of its deliveries in this hour and the previous one failed. Older
    // failures, and fewer, do not count.
    await count(flaky.id, "2026-11-20T11:00:00Z", 10, 1, 0)
    await count(flaky.id, "2026-11-20T12:00:00Z", 8, 0, 1)
    await count(fine.id, "2026-11-20T10:00:00Z", 0, 50, 0)
    await count(fine.id, "2026-11-20T12:00:00Z", 10, 0, 1)
    await count(disabled.id, "2026-11-20T12:00:00Z", 0, 10, 0)
    const { unwellWebhooks = [] } = await desk()
    expect(unwellWebhooks.map(({ id }) => id).toSorted()).toEqual([failing.id, congested.id, flaky.id].toSorted())
    expect(unwellWebhooks.flatMap(({ failingSince }) => failingSince ?? [])).toEqual([expect.any(Number)])
    expect(await waiting()).toMatchObject({ webhooks: 3 })

    const first = await storeEntry(h.worker, scope)
    await storeEntry(h.worker, scope)
    await h.sql(
      `update svc.national_einvoice_entries set status = 'Failed', failed_at = now(), error_message = 'e', outcome = 'Refused'
       where tenant_id = $1`,
      [tenantId],
    )
    expect(await waiting()).toMatchObject({ eInvoices: 2 })
    await storeEntry(h.worker, scope, { invoiceId: first.invoiceId })
    expect(await waiting()).toMatchObject({ eInvoices: 1 })
  })
})

describe("a search", () => {
  it("finds an account by its number, its name and its address in any letter case, and what it is called exactly first", async () => {
    const customers = h.worker.get("Customers")
    const account = await h.worker.run(
      customers.create(origin, {
        name: "Ångström % Söner",
        currency: "SEK",
        organizationNumber: "556677-8899",
        invoiceEmailAddress: "Invoices@Angstrom.example",
      }),
    )
    const expected = {
      kind: "Account",
      id: account.id,
      label: `${account.accountNumber} Ångström % Söner`,
      legalEntityId: origin.legalEntityId,
    }
    for (const text of [account.id, "ångström", "Ångström %", "invoices@ANG", "556677-8899"])
      expect({ text, found: await find(text) }).toEqual({ text, found: [expected] })
    expect((await find(account.accountNumber))[0]).toEqual(expected)
    expect(await find("ngstr")).toEqual([])
    expect(await find("Ångström _")).toEqual([])
    expect(await find("ångström", ["Invoice"])).toEqual([])
  })

  it("finds what is called so among many that begin so", async () => {
    const { scope, userId: triggeredBy } = await seeds.tenant()
    const create = (name: string) =>
      h.worker.run(
        h.worker.get("Customers").create({ ...scope, legalEntityName: "x", triggeredBy }, { name, currency: "SEK" }),
      )
    for (const n of Array.from({ length: 20 }).keys()) await create(`Same ${n}`)
    const same = await create("Same")
    const found = await find("same", findableKinds, { ...origin, ...scope })
    expect(found).toHaveLength(10)
    expect(found[0]!.id).toBe(same.id)
  })

  it("finds of every legal entity of the tenant, and of no other tenant", async () => {
    const { scopes, userId: triggeredBy } = await seeds.tenant(["One AB", "Two AB"])
    const origins = scopes.map((scope) => ({ ...scope, legalEntityName: "x", triggeredBy }))
    const made = []
    for (const each of origins) made.push(await seeds.billing(each))
    const [{ invoice }] = made as [(typeof made)[0]]
    const found = await find(invoice.number!, ["Invoice"], origins[0])
    expect(found.map(({ id }) => id).toSorted()).toEqual(made.map((each) => each.invoice.id).toSorted())
    expect(found.map(({ legalEntityId }) => legalEntityId).toSorted()).toEqual(
      scopes.map(({ legalEntityId }) => legalEntityId).toSorted(),
    )
    const [{ id }] = found as [(typeof found)[0]]
    expect(await find(id)).toEqual([])
  })

  it("finds a delivery, its event and its webhook by their ids", async () => {
    const webhook = await seeds.webhook(origin)
    const delivery = await seeds.delivery(webhook)
    const kindOf = async (id: string) => (await find(id)).map(({ kind, label }) => [kind, label])
    expect(await kindOf(delivery.id)).toEqual([["Delivery", "InvoicePosted"]])
    expect(await kindOf(delivery.event.id)).toEqual([["Event", "InvoicePosted"]])
    // The query of an address may contain a secret, so it is not shown.
    expect(await kindOf(webhook.id)).toEqual([["Webhook", "https://receiver.example/hook"]])
  })
})
