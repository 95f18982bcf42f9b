import { findEventTag } from "@svc/domain/webhooks/event-tags"
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
