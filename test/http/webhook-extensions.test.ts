import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createWebhook, type WebhookView } from "../support/webhooks/deliveries.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { countRows, dumpRows } from "../support/database/stored-rows.ts"

let service: LentService
let tenant: TestTenant
let webhook: WebhookView
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  tenant = await service.createTenant()
  webhook = await createWebhook(tenant.api, "http://127.0.0.1:9/")
})

describe("the signing secret", () => {
  const readAll = async () => {
    const { status, body } = await tenant.api.get(`/Webhooks/${webhook.id}/SigningSecret`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) })
    return body as { readonly secret: string; readonly formerUntil?: string }
  }
  const read = async () => (await readAll()).secret
  const rotate = async () => {
    const { status, body } = await tenant.api.post(`/Webhooks/${webhook.id}/SigningSecret/Rotate`)
    expect(status).toBe(200)
    return (body as { readonly secret: string }).secret
  }

  it("is read again and again, and differs from webhook to webhook", async () => {
    const secret = await read()
    expect(await read()).toBe(secret)
    webhook = await createWebhook(tenant.api, "http://127.0.0.1:9/")
    expect(await read()).not.toBe(secret)
  })

  it("is another one after each rotation, which gives it", async () => {
    const seen = [await read()]
    for (let i = 0; i < 3; i += 1) {
      seen.push(await rotate())
      expect(await read()).toBe(seen.at(-1))
    }
    expect(new Set(seen).size).toBe(4)
  })

  it("says until when the one before it signs too, as long as it does", async () => {
    const stats = async () => (await tenant.api.get(`/Webhooks/${webhook.id}/Stats`)).body
    expect(await readAll()).not.toHaveProperty("formerUntil")
    expect(await stats()).not.toHaveProperty("formerSecretUntil")
    const { body: made } = await tenant.api.post(`/Webhooks/${webhook.id}/SigningSecret/Rotate`)
    const shown = await readAll()
    expect(shown).toEqual(made)
    expect(await stats()).toMatchObject({ formerSecretUntil: shown.formerUntil })
    const left = Date.parse(shown.formerUntil!) - Date.now()
    expect(left / 3_600_000).toBeGreaterThan(23.9)
    expect(left / 3_600_000).toBeLessThanOrEqual(24)
  })

  it("is in no answer about the webhook, and neither it nor the token lies open in the database", async () => {
    const before = await read()
    const secrets = [before, await rotate(), webhook.token]
    const answers = await Promise.all([tenant.api.get("/Webhooks"), tenant.api.get(`/Webhooks/${webhook.id}`)])
    for (const { text } of answers) expect(text).not.toContain("whsec_")
    const stored = await dumpRows(service)
    expect(stored).toContain(webhook.id)
    for (const secret of secrets) expect(stored).not.toContain(secret.replace("whsec_", ""))
  })

  it("is rotated without a body, or with an empty object", async () => {
    expect((await tenant.api.post(`/Webhooks/${webhook.id}/SigningSecret/Rotate`, {})).status).toBe(200)
  })

  it("may be one's own, and the one before signs as long as one says", async () => {
    const turn = (body: object) => tenant.api.post(`/Webhooks/${webhook.id}/SigningSecret/Rotate`, body)
    const before = await read()
    const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`
    const refused = [
      before,
      secretOf(23),
      secretOf(65),
      "whsec_",
      "whsec_a",
      secretOf(32).slice(0, -1),
      secretOf(32).slice(6),
    ]
    // The last letter holds bits that no byte needs.
    refused.push(secretOf(32).replace(/c=$/u, "d="))
    for (const secret of refused) expectProblem(await turn({ secret }), 400, "secret")
    expectProblem(await turn({ overlapHours: 169 }), 400, "overlapHours")
    expect(await read()).toBe(before)

    for (const bytes of [24, 64]) {
      const { status, body } = await turn({ secret: secretOf(bytes), overlapHours: 168 })
      const left = Date.parse((body as { formerUntil: string }).formerUntil) - Date.now()
      const shown = (await tenant.api.get(`/Webhooks/${webhook.id}/SigningSecret`)).body
      expect([status, shown, Math.round(left / 3_600_000)]).toEqual([200, body, 168])
      expect(body).toMatchObject({ secret: secretOf(bytes) })
    }
    expect((await turn({ overlapHours: 0 })).status).toBe(200)
    expect(await readAll()).not.toHaveProperty("formerUntil")
    // A secret that no longer signs may be chosen again.
    expect((await turn({ secret: before })).status).toBe(200)
  })
})

describe("a webhook whose network was closed after it was made", () => {
  const closed = "http://10.0.0.1/hook"
  beforeEach(() => service.sql("update svc.webhooks set url = $2 where id = $1", [webhook.id, closed]))
  const patch = (body: object) => tenant.api.patch(`/Webhooks/${webhook.id}`, body)

  it("can be disabled and changed, as long as its address stays", async () => {
    expect(await patch({ webhookStatus: "Disabled" })).toMatchObject({
      status: 200,
      body: { url: closed, webhookStatus: "Disabled", events: ["InvoicePosted"] },
    })
    expect(await patch({ events: ["JournalPosted"] })).toMatchObject({ status: 200, body: { url: closed } })
    expectProblem(await patch({ events: ["Nothing"] }), 400, "events[0]")
    expectProblem(await patch({ url: closed, webhookStatus: "Enabled" }), 400, "url")
    expect((await tenant.api.get(`/Webhooks/${webhook.id}`)).body).toMatchObject({
      webhookStatus: "Disabled",
      events: ["JournalPosted"],
    })
  })
})

describe("the event types", () => {
  interface EventTypeView {
    readonly eventType: string
    readonly group: string
    readonly alternativeSpellings: readonly string[]
    readonly example: object
  }

  it("are the 34 of the catalogue with their other spellings", async () => {
    const types = (await tenant.api.get("/EventTypes")).body as readonly EventTypeView[]
    expect(types.map(({ eventType }) => eventType)).toEqual(
      [
        "SubscriptionActivated SubscriptionChanged SubscriptionUpdated SubscriptionCancelled SubscriptionRenewed",
        "SubscriptionReverted SubscriptionDeleted SalesOrderActivated SalesOrderUpdated SalesOrderDeleted",
        "InvoicePosted InvoiceUpdated JournalPosted AccountsCreated AccountsChanged",
        "QuoteCreated QuoteEdited QuoteConverted PaymentsCreated PaymentsPosted",
        "InvoiceBatchCreated InvoiceBatchPosted InvoiceBatchCancelled ProductsCreated ProductsUpdated ProductsDeleted",
        "NationalEInvoiceProcessed NationalEInvoiceFailed NationalEInvoiceReceived",
        "MessageSent MessageFailed DunningStarted DunningStepTaken DunningEnded",
      ]
        .join(" ")
        .split(" "),
    )
    const spelled = types.filter(({ alternativeSpellings }) => alternativeSpellings.length > 0)
    expect(Object.fromEntries(spelled.map((each) => [each.eventType, each.alternativeSpellings]))).toEqual({
      AccountsCreated: ["AccountCreated"],
      AccountsChanged: ["AccountChanged"],
      QuoteCreated: ["quoteCreated"],
      QuoteEdited: ["quoteEdited"],
      QuoteConverted: ["quoteConverted"],
      PaymentsCreated: ["PaymentCreated"],
      PaymentsPosted: ["PaymentPosted"],
      ProductsCreated: ["ProductCreated"],
      ProductsUpdated: ["ProductUpdated"],
      ProductsDeleted: ["ProductDeleted"],
    })
  })

  it("show an example of their data; that of a deleted product is message and id", async () => {
    const types = (await tenant.api.get("/EventTypes")).body as readonly EventTypeView[]
    for (const { example, eventType } of types) expect(Object.keys(example).length, eventType).toBeGreaterThan(1)
    const deleted = types.find(({ eventType }) => eventType === "ProductsDeleted")!
    expect(Object.keys(deleted.example).sort()).toEqual(["id", "message"])
  })
})

describe("a test event", () => {
  /** Counts events and deliveries, but not attempts, because attempts of earlier tests may still be under way. */
  const raised = async () => {
    const { events, webhook_deliveries: deliveries } = await countRows(service)
    return { events, deliveries }
  }
  const send = (body?: unknown, id = webhook.id) => tenant.api.post(`/Webhooks/${id}/Test`, body)

  it("is answered with its delivery, of the first event subscribed to or of the one asked for", async () => {
    expect((await send()).body).toMatchObject({ webhookId: webhook.id, eventType: "InvoicePosted", test: true })
    expect((await send({})).body).toMatchObject({ eventType: "InvoicePosted" })
    expect((await send({ eventType: "quoteEdited" })).body).toMatchObject({ eventType: "quoteEdited" })
  })

  it.each([
    [{ eventType: "Nothing" }, "eventType"],
    [{ eventType: 1 }, "eventType"],
    [{ eventType: null }, "eventType"],
    [{ eventType: "InvoicePosted", data: {} }, "data"],
    [[], "body"],
    ["InvoicePosted", "body"],
    [null, "body"],
  ])("%j is refused and nothing is sent", async (body, field) => {
    const before = await raised()
    expectProblem(await send(body), 400, field)
    expect(await raised()).toEqual(before)
  })

  it("is refused for a webhook that is Disabled, deleted, unknown or another tenant's", async () => {
    const other = await service.createTenant()
    const foreign = await createWebhook(other.api, "http://127.0.0.1:9/")
    const deleted = await createWebhook(tenant.api, "http://127.0.0.1:9/")
    await tenant.api.delete(`/Webhooks/${deleted.id}`)
    await tenant.api.patch(`/Webhooks/${webhook.id}`, { webhookStatus: "Disabled" })
    const before = await raised()
    for (const id of [webhook.id, deleted.id, foreign.id, randomUUID()]) {
      expectProblem(await send({ eventType: "InvoicePosted" }, id), 400, "message", id)
    }
    expect(await raised()).toEqual(before)
    expect((await send()).text).toContain(`{\\"webhookStatus\\":\\"Enabled\\"}`)
  })
})
