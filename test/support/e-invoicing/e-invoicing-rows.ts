import { Effect } from "effect"
import type { EntryIn } from "@svc/domain/e-invoicing/entry"
import { parseNip } from "@svc/domain/e-invoicing/nip"
import type { StoredDocument } from "@svc/domain/e-invoicing/ports/entry-store"
import type { EInvoiceEntryId, EInvoiceReceptionId, InvoiceId, UserId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { decimal } from "@svc/domain/shared/decimal"
import type { Side } from "../service/side.ts"

/** An entry that is not stored yet. */
export const newEntry = (
  { get }: Pick<Side, "get">,
  scope: Scope,
  given: Partial<EntryIn<"Pending">> = {},
): EntryIn<"Pending"> => {
  const invoiceId = given.invoiceId ?? get("IdSource").next<InvoiceId>()
  return {
    ...scope,
    id: get("IdSource").next<EInvoiceEntryId>(),
    invoiceId,
    invoiceNumber: "FV/2026/11/0001",
    direction: "Sent",
    providerUuid: invoiceId,
    asksFirst: false,
    createdAt: get("AppClock").now(),
    version: 1,
    status: "Pending",
    attempts: 0,
    ...given,
  }
}

export const someDocument: StoredDocument = {
  bytes: Buffer.from("<Invoice>Zażółć</Invoice>"),
  sha256: "a".repeat(64),
  ruleRelease: "rules",
  identity: {
    invoiceNumber: "FV/2026/11/0001",
    currency: "PLN",
    gross: decimal("1230.5"),
    sellerNip: parseNip("5265877635")!,
  },
}

/** Stores an entry in its first state, reserved. */
export const storeEntry = async (
  side: Side,
  scope: Scope,
  given: Partial<EntryIn<"Pending">> = {},
): Promise<EntryIn<"Pending">> => {
  const entry = newEntry(side, scope, given)
  await side.run(insertEntry(side, entry))
  return entry
}

export const insertEntry = ({ get }: Pick<Side, "get">, entry: EntryIn<"Pending">) =>
  get("EntryStore").insert(entry, someDocument, [
    { version: 1, at: entry.createdAt, status: "Pending", text: "Reserved" },
  ])

/** Stores a row in every table of e-invoicing. */
export const leaveEInvoicingRows = async (side: Side, scope: Scope): Promise<void> => {
  const { get, run } = side
  const at = get("AppClock").now()
  const settings = get("EInvoicingSettingsStore")
  await run(settings.saveConnection(scope, { companyId: "c", apiKey: "k", isActive: true, connectedAt: at }))
  await run(settings.saveNational(scope, { isEnabled: true, token: "t" }))
  await run(settings.addNotificationKey(scope.tenantId, scope.tenantId))
  const entry = await storeEntry(side, scope)
  await run(get("EntryStore").register(entry, [entry.providerUuid]))
  const key = { tenantId: entry.tenantId, entryId: entry.id }
  await run(get("EntryStore").keepClearedDocument(key, Buffer.from("<Faktura/>")))
  const received = { ...scope, id: get("IdSource").next<EInvoiceEntryId>(), reference: "r", invoiceNumber: "F-1" }
  await run(get("ReceivedStore").insert({ ...received, arrivedAt: at, createdAt: at }, undefined))
  const reception = { ...scope, id: get("IdSource").next<EInvoiceReceptionId>(), requestedAt: at }
  await run(get("ReceptionStore").insert({ ...reception, state: "Queued", received: 0, acknowledged: 0 }))
  await run(get("IntegrationLog").write(scope, { at, level: "Error", code: "test", message: "A test" }))
}

/**
 * Renews the parties of a posted invoice in the scope, so that the former ones are kept, and makes its PDF. The scope
 * must have a posted invoice.
 */
export const leaveFormerParties = async ({ get, run }: Side, scope: Scope): Promise<void> => {
  const { parts } = await run(get("Invoicing").list(scope, { order: [], offset: 0, limit: 10 }))
  const items = await run(Effect.all(parts))
  const { id, account } = items.flat().find(({ status }) => status === "Posted")!
  const origin = { ...scope, legalEntityName: "Alpha AB", triggeredBy: get("IdSource").next<UserId>() }
  await run(get("Customers").change(origin, account.id, { name: "Renamed" }))
  await run(get("Invoicing").renewParties(origin, id))
  await run(get("Invoicing").pdf(scope, id))
}
