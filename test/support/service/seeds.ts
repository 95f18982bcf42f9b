import type { LegalEntityRequest } from "@svc/domain/organisation/legal-entity-request"
import type { LegalEntityId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { newDelivery } from "@svc/domain/webhooks/delivery"
import { decimal } from "@svc/domain/shared/decimal"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { StoredEvent } from "@svc/domain/webhooks/event"
import type { NewDelivery } from "@svc/domain/webhooks/ports/delivery-store"
import type { QueuedAttempt } from "@svc/domain/webhooks/ports/delivery-queue"
import { toSigningSecret } from "@svc/domain/webhooks/signing-secret"
import type { OpenedWebhook } from "@svc/domain/webhooks/webhook"
import { Effect } from "effect"
import { randomBytes, randomUUID } from "node:crypto"
import { addRate } from "../invoicing/billing.ts"
import type { StillService } from "./service.ts"

export interface Seeded extends Pick<StillService, "worker" | "sql"> {
  readonly clock: Pick<StillService["clock"], "now">
}

/** Stores rows for tests through the worker's ports. */
export const makeSeeds = ({ worker, clock, sql }: Seeded) => {
  const ids = worker.get("IdSource")
  const { now } = clock

  const tenant = async (
    names: readonly [string, ...string[]] = ["Alpha AB"],
    entity: Partial<LegalEntityRequest> = {},
  ) => {
    const legalEntities = names.map((name) => ({ name, baseCurrency: "SEK", ...entity }))
    const made = await worker.run(
      worker.get("Organisation").createTenant({ name: `Tenant ${randomBytes(4).toString("hex")}`, legalEntities }),
    )
    const tenantId = made.tenant.id
    const scopes = made.legalEntities.map(({ id }): Scope => ({ tenantId, legalEntityId: id }))
    return { tenantId, userId: made.user.id, legalEntities: made.legalEntities, scopes, scope: scopes[0]! }
  }

  /** A webhook that is not stored yet. */
  const newWebhook = (scope: Scope, given: Partial<OpenedWebhook> = {}): OpenedWebhook => ({
    ...scope,
    id: ids.next(),
    url: "https://receiver.example/hook?a=b",
    subscriptions: [{ spelling: "InvoicePosted", tag: "InvoicePosted" }],
    status: "Enabled",
    token: worker.get("SecretSource").token(),
    signingSecrets: [toSigningSecret(worker.get("SecretSource").base64())],
    createdAt: now(),
    ...given,
  })

  const webhook = async (scope: Scope, given: Partial<OpenedWebhook> = {}): Promise<OpenedWebhook> => {
    const made = newWebhook(scope, given)
    await worker.run(worker.get("WebhookStore").insert(made))
    return made
  }

  const newEvent = (scope: Scope, given: Partial<StoredEvent> = {}): StoredEvent => ({
    ...scope,
    id: ids.next(),
    tag: "InvoicePosted",
    triggeredBy: randomUUID() as StoredEvent["triggeredBy"],
    raisedAt: now(),
    isTest: false,
    envelope: `"LegalEntityName":"Alpha AB","Data":{"amount":1.10}`,
    searchValues: [],
    ...given,
  })

  const newDeliveryOf = (
    to: Pick<OpenedWebhook, "id">,
    event: StoredEvent,
    given: Partial<NewDelivery<StoredEvent>> = {},
  ): NewDelivery<StoredEvent> => ({
    id: ids.next(),
    webhookId: to.id,
    event,
    createdAt: event.raisedAt,
    eventType: event.tag,
    progress: newDelivery(now()),
    ...given,
  })

  /** Stores deliveries, each of a different event, without queueing them. */
  const deliveries = async (
    to: OpenedWebhook,
    count: number,
    given: Partial<StoredEvent> = {},
  ): Promise<readonly NewDelivery<StoredEvent>[]> => {
    const made = Array.from({ length: count }, () => newDeliveryOf(to, newEvent(to, given)))
    await worker.atomically(
      allTenants,
      Effect.andThen(
        worker.get("EventStore").insertAll(made.map(({ event }) => event)),
        worker.get("DeliveryStore").insertAll(made),
      ),
    )
    return made
  }
  const delivery = async (to: OpenedWebhook, given: Partial<StoredEvent> = {}): Promise<NewDelivery<StoredEvent>> =>
    (await deliveries(to, 1, given))[0]!

  /** An attempt of a delivery that is not stored. The attempt is due as soon as it is queued. */
  const attempt = (given: Partial<QueuedAttempt> = {}): QueuedAttempt & { readonly dueAt: Timestamp } => ({
    tenantId: randomUUID() as Scope["tenantId"],
    deliveryId: ids.next(),
    webhookId: ids.next(),
    dueAt: now(),
    ...given,
  })

  /**
   * Stores a posted invoice with an attachment, a custom field and a rate, so that every table of accounts and invoices
   * has a row.
   */
  const billing = async (origin: EventOrigin) => {
    const { tenantId, legalEntityId } = origin
    const field = { fieldType: "Text", entity: "Account", key: "segment" } as const
    await worker.run(worker.get("CustomFields").create(origin, field))
    await addRate(sql, tenantId, legalEntityId, "EUR", "SEK", "2026-01-01", "11.5")
    const account = await worker.run(worker.get("Customers").create(origin, { name: "Customer", currency: "SEK" }))
    const line = {
      productName: "Plan",
      price: decimal("100"),
      quantity: decimal("1"),
      unitOfMeasure: "C62",
      recognizedRevenueAccount: "3000",
    }
    const { invoice } = await worker.run(
      worker.get("Invoicing").createOnAccount(origin, {
        account: account.id,
        currency: "SEK",
        invoiceLines: [line],
        attachments: [{ name: "a.txt", contentType: "text/plain", content: "YQ==" }],
        invoiceAction: "CreateDraftAndPostInvoice",
      }),
    )
    return { account, invoice }
  }

  const nobody = (): Scope => ({
    tenantId: randomUUID() as Scope["tenantId"],
    legalEntityId: randomUUID() as LegalEntityId,
  })

  return { tenant, billing, newWebhook, webhook, newEvent, newDeliveryOf, deliveries, delivery, attempt, nobody, now }
}
export type Seeds = ReturnType<typeof makeSeeds>

/** The key of a stored delivery. */
export const keyOf = ({ id, event: { tenantId } }: NewDelivery) => ({ tenantId, deliveryId: id })
