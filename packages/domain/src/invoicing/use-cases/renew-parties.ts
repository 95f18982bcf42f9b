import { Effect, Equal } from "effect"
import type { Customers } from "../../customers/customers.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { dateIn } from "../../shared/calendar-date.ts"
import { given } from "../../shared/given.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, toIso } from "../../shared/timestamp.ts"
import { buyerWith } from "../correction-lines.ts"
import { buyerOf, renewedAddress, sellerOf } from "../former-parties.ts"
import type { Invoice } from "../invoice.ts"
import { notDrawn } from "../invoice-attachment.ts"
import { refuse } from "../invoicing.errors.ts"
import type { InvoicingEvent } from "../invoicing.events.ts"
import type { DocumentStore } from "../ports/document-store.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import type { PartiesHistory } from "../ports/parties-history.ts"

export interface RenewPartiesPorts {
  readonly invoices: InvoiceStore
  readonly partiesHistory: PartiesHistory
  readonly documents: DocumentStore
  readonly customers: Pick<Customers, "get">
  readonly organisation: Pick<Organisation, "details">
  readonly events: EventBus<InvoicingEvent>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/**
 * Copies seller and buyer of a posted invoice anew from the present legal entity and account (contract I28), and raises
 * InvoiceUpdated. The former parties are stored with the time and the user, and their PDF becomes an attachment. A PDF
 * that was not drawn yet is drawn when it is requested (`read-attachment.ts`), because the invoice is locked here. The
 * caller must know that nobody can have got the document by another way. Nothing changes when the parties do not
 * differ.
 */
export const makeRenewParties = (ports: RenewPartiesPorts) => {
  const { invoices, partiesHistory, documents, customers, organisation, events, ids, unitOfWork } = ports

  const renew = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceId) {
    const before = yield* invoices.findForUpdate(origin, id)
    const { parties, number, status, invoiceAddress } = before
    if (parties === undefined || number === undefined) return yield* refuse("NoDocument", { status })
    const account = yield* Effect.catchTag(customers.get(origin, before.account.id), "ResourceNotFound", Effect.die)
    const entity = yield* organisation.details(origin)
    const now = {
      parties: { seller: sellerOf(entity), buyer: buyerWith(buyerOf(account), before) },
      ...given({
        invoiceAddress:
          before.correction?.buyer === undefined ? renewedAddress(invoiceAddress, account) : invoiceAddress,
      }),
    }
    if (Equal.equals(now, { parties, ...given({ invoiceAddress }) })) return before

    const changedAt = yield* currentTime
    const attachmentId = ids.next()
    const kept = yield* documents.find(origin, id)
    yield* partiesHistory.keep(
      origin,
      {
        id: ids.next(),
        invoiceId: id,
        changedAt,
        changedBy: origin.triggeredBy,
        parties,
        ...given({ invoiceAddress }),
        attachmentId,
      },
      {
        id: attachmentId,
        invoiceId: id,
        name: `${number.replaceAll(/[/\\"\r\n]/g, "-")} until ${toIso(changedAt)}.pdf`,
        contentType: "application/pdf",
        content: kept?.content ?? notDrawn,
        createdAt: changedAt,
        isFormerDocument: true,
      },
    )
    const invoice: Invoice = { ...before, ...now, asOf: dateIn(entity.timeZone, changedAt), modifiedAt: changedAt }
    yield* invoices.update(invoice)
    yield* documents.forget(origin, id)
    yield* events.publish(origin, [{ _tag: "InvoiceUpdated", invoice }])
    return invoice
  })

  return Effect.fn("invoicing.renewParties")((origin: EventOrigin, id: InvoiceId) =>
    unitOfWork.atomically(origin.tenantId, renew(origin, id)),
  )
}
