import type { WebhookStore } from "@svc/domain/webhooks/ports/webhook-store"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { WebhookId } from "@svc/domain/shared/ids"
import type { OpenedWebhook } from "@svc/domain/webhooks/webhook"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { holdWork } from "../support/service/held-work.ts"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
let store: WebhookStore
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
  store = h.worker.get("WebhookStore")
})
afterAll(() => h.close())

const twoEntities = async () => (await seeds.tenant(["Alpha AB", "Beta AB"])).scopes as [OpenedWebhook, OpenedWebhook]

describe("find", () => {
  const variants: readonly (readonly [string, Partial<OpenedWebhook>])[] = [
    ["a plain webhook", {}],
    ["one with a description", { description: 'Räkningar "a"\n\\u0041 🧾' }],
    ["a disabled one", { status: "Disabled" }],
    [
      "one with several events under other spellings",
      {
        subscriptions: [
          { spelling: "quoteCreated", tag: "QuoteCreated" },
          { spelling: "AccountCreated", tag: "AccountsCreated" },
          { spelling: "InvoicePosted", tag: "InvoicePosted" },
        ],
      },
    ],
    [
      "one whose secret was rotated",
      {
        signingSecrets: [
          { secret: "whsec_bmV3" },
          { secret: "whsec_b2xk", validUntil: 1_700_000_000_123 as Timestamp },
        ],
      },
    ],
    ["one with a long address", { url: `https://receiver.example/${"a".repeat(1970)}?ä=%20` }],
  ]

  it.each(variants)("gives back %s as it was inserted", async (_, given) => {
    const webhook = await seeds.webhook((await seeds.tenant()).scope, given)
    expect(await h.worker.run(store.find(webhook, webhook.id))).toEqual(webhook)
    expect(await h.worker.run(store.findForUpdate(webhook, webhook.id))).toEqual(webhook)
  })

  it.each(variants)("gives back %s as it was updated to", async (_, given) => {
    const before = await seeds.webhook((await seeds.tenant()).scope, { description: "before" })
    const { description: _description, ...rest } = before
    const after = { ...rest, ...given }
    await h.worker.run(store.update(after))
    expect(await h.worker.run(store.find(before, before.id))).toEqual(after)
  })

  it("goes on while a migration adds a column", async () => {
    const webhook = await seeds.webhook((await seeds.tenant()).scope)
    const found = () => h.worker.atomically(webhook.tenantId, store.find(webhook, webhook.id))
    // Reads often enough that every connection has prepared the statement.
    const read = () => Promise.all(Array.from({ length: 20 }, found))
    await read()
    await h.sql("alter table svc.webhooks add column added_later text")
    for (const each of await read()) expect(each).toEqual(webhook)
    await h.sql("alter table svc.webhooks drop column added_later")
  })

  it("finds no unknown webhook, and none of another legal entity or tenant", async () => {
    const [mine, beside] = await twoEntities()
    const { scope: foreign } = await seeds.tenant()
    const { id } = await seeds.webhook(mine)
    const unknown = randomUUID() as WebhookId
    for (const [scope, wanted] of [
      [mine, unknown],
      [beside, id],
      [foreign, id],
      [seeds.nobody(), id],
    ] as const) {
      for (const find of [store.find, store.findForUpdate]) {
        expect(await h.worker.run(Effect.flip(find(scope, wanted)))).toMatchObject({
          _tag: "WebhookNotFound",
          webhookId: wanted,
        })
      }
      expect(await h.worker.run(Effect.flip(store.delete(scope, wanted, seeds.now())))).toMatchObject({
        _tag: "WebhookNotFound",
      })
    }
    expect(await h.worker.run(store.find(mine, id))).toMatchObject({ id })
  })
})

it("list is oldest first and of its legal entity only", async () => {
  const [mine, beside] = await twoEntities()
  const made: OpenedWebhook[] = []
  for (const scope of [mine, beside, mine, (await seeds.tenant()).scope, mine]) made.push(await seeds.webhook(scope))
  expect(await h.worker.run(store.list(mine))).toEqual([made[0], made[2], made[4]])
  expect(await h.worker.run(store.list(beside))).toEqual([made[1]])
  expect(await h.worker.run(store.list(seeds.nobody()))).toEqual([])
})

describe("a deleted webhook", () => {
  const deleted = async () => {
    const webhook = await seeds.webhook((await seeds.tenant()).scope)
    const delivery = await seeds.delivery(webhook)
    await h.worker.run(store.delete(webhook, webhook.id, seeds.now()))
    return { webhook, delivery }
  }

  it("is not found, not listed and listens to nothing", async () => {
    const { webhook } = await deleted()
    for (const gone of [store.find(webhook, webhook.id), store.findForUpdate(webhook, webhook.id)]) {
      expect(await h.worker.run(Effect.flip(gone))).toMatchObject({ _tag: "WebhookNotFound" })
    }
    expect(await h.worker.run(store.list(webhook))).toEqual([])
    expect(await h.worker.run(store.listeners(webhook, ["InvoicePosted"]))).toEqual([])
  })

  it("is still known, within its scope", async () => {
    const { webhook } = await deleted()
    const other = await seeds.webhook(webhook)
    expect(await h.worker.run(store.isKnown(webhook, webhook.id))).toBe(true)
    expect(await h.worker.run(store.isKnown(webhook, other.id))).toBe(true)
    expect(await h.worker.run(store.isKnown((await seeds.tenant()).scope, webhook.id))).toBe(false)
    expect(await h.worker.run(store.isKnown(seeds.nobody(), webhook.id))).toBe(false)
  })

  it("cannot be deleted again", async () => {
    const { webhook } = await deleted()
    const again = store.delete(webhook, webhook.id, seeds.now())
    expect(await h.worker.run(Effect.flip(again))).toMatchObject({ _tag: "WebhookNotFound", webhookId: webhook.id })
  })

  it("keeps its deliveries", async () => {
    const { webhook, delivery } = await deleted()
    expect(await h.worker.run(h.worker.get("DeliveryLog").get(webhook, delivery.id))).toMatchObject({
      id: delivery.id,
      webhookId: webhook.id,
    })
  })
})

describe("listeners", () => {
  const listening = (...tags: string[]) => ({ subscriptions: tags.map((tag) => ({ spelling: `my ${tag}`, tag })) })

  it("are the Enabled webhooks of the legal entity that listen to one of the tags", async () => {
    const [mine, beside] = await twoEntities()
    const invoices = await seeds.webhook(mine, listening("InvoicePosted"))
    await seeds.webhook(mine, listening("QuoteCreated"))
    await seeds.webhook(mine, { ...listening("InvoicePosted"), status: "Disabled" })
    await seeds.webhook(beside, listening("InvoicePosted"))
    await seeds.webhook((await seeds.tenant()).scope, listening("InvoicePosted"))
    expect(await h.worker.run(store.listeners(mine, ["InvoicePosted", "JournalPosted"]))).toEqual([
      { webhookId: invoices.id, tag: "InvoicePosted", spelling: "my InvoicePosted", congested: false },
    ])
  })

  it("name each webhook and tag once, under its spelling", async () => {
    const [mine] = await twoEntities()
    const { id: webhookId } = await seeds.webhook(mine, listening("InvoicePosted", "QuoteCreated", "QuoteEdited"))
    const found = await h.worker.run(store.listeners(mine, ["QuoteCreated", "InvoicePosted", "InvoicePosted"]))
    expect(found).toHaveLength(2)
    for (const tag of ["InvoicePosted", "QuoteCreated"]) {
      expect(found).toContainEqual({ webhookId, tag, spelling: `my ${tag}`, congested: false })
    }
  })

  it("match no spelling, only the canonical tag", async () => {
    const [mine] = await twoEntities()
    await seeds.webhook(mine, { subscriptions: [{ spelling: "AccountCreated", tag: "AccountsCreated" }] })
    expect(await h.worker.run(store.listeners(mine, ["AccountCreated"]))).toEqual([])
    expect(await h.worker.run(store.listeners(mine, []))).toEqual([])
  })
})

it("findForUpdate waits for the change under way, so that two changes do not undo each other", async () => {
  const { scope } = await seeds.tenant()
  const { id } = await seeds.webhook(scope, { description: "" })
  const { findForUpdate, update } = h.http.get("WebhookStore")
  const append = (letter: string) =>
    Effect.flatMap(findForUpdate(scope, id), (found) =>
      update({ ...found, description: `${found.description}${letter}` }),
    )

  const first = await holdWork(h.http, scope.tenantId, append("a"))
  const second = h.http.atomically(scope.tenantId, append("b"))
  await h.untilBlocked()
  await Promise.all([first.commit(), second])
  expect(await h.worker.run(store.find(scope, id))).toMatchObject({ description: "ab" })
})

it("token and signing secrets are nowhere in the table as they are", async () => {
  const webhook = await seeds.webhook((await seeds.tenant()).scope)
  const rows = await h.sql<{ text: string }>("select w::text as text from svc.webhooks w where id = $1", [webhook.id])
  expect(rows).toHaveLength(1)
  const secret = webhook.signingSecrets[0]!.secret.slice("whsec_".length)
  for (const plain of [webhook.token, secret, Buffer.from(secret, "base64").toString("hex")]) {
    expect(rows[0]!.text).not.toContain(plain)
  }
})
