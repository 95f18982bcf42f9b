import { findEventTag } from "@svc/domain/webhooks/event-tags"
import type { LegalEntityId } from "@svc/domain/shared/ids"
import type { AddressesOf } from "@svc/domain/webhooks/thin-data"

/** The addresses of resources whose group of events has another name. */
const renamed: Readonly<Record<string, string>> = {
  Subscriptions: "Orders",
  "Sales orders": "Orders",
  "Invoice batches": "InvoiceBatches",
  "National e-invoices": "NationalEInvoices",
  // Events of dunning have the id of their invoice.
  Collections: "Invoices",
}
/** A group of several words has no address unless it is renamed. */
const segmentOf = (group: string): string | undefined =>
  renamed[group] ?? (/^[A-Z][a-z]+$/u.test(group) ? group : undefined)

/** The addresses that a body without data names (contract W41). */
export const addressesOf: AddressesOf = ({ id: eventId, tag }, id) => {
  const segment = segmentOf(findEventTag(tag)?.group ?? "")
  return {
    ...(segment === undefined || id === undefined ? {} : { href: `/${segment}/${encodeURIComponent(id)}` }),
    eventHref: `/Events/${eventId}/Data`,
  }
}

/** Gives the address of a legal entity, which is the source of its events (contract W58). */
export type SourceOf = (legalEntityId: LegalEntityId) => string

/** The sources of events at the public address of the service; they are relative while it has none. */
export const makeSourceOf =
  (baseUrl = ""): SourceOf =>
  (id) =>
    `${baseUrl}/LegalEntities/${id}`
