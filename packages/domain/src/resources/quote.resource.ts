import { choice, day, flag, id, members, moment, shown, text, whole } from "../listing/members.ts"
import type { QuoteId } from "../shared/ids.ts"
import { exampleId } from "./examples.ts"
import { mostMonths, orderTypes, termTypes } from "./order.resource.ts"
import { resourceOf } from "./resource.ts"

export const quoteTypes = ["New", "Change"] as const
export const quoteStatuses = ["Open", "ClosedLost", "ClosedWon", "Deleted"] as const

const months = () => whole(0, mostMonths).asked()

/** The members of a quote (contract U1, U7). */
export const quoteMembers = members({
  id: id<QuoteId>().listed(),
  // The number belongs to the series Quote.
  number: text().listed(),
  version: whole().listed().described("Each change adds 1"),
  status: choice(quoteStatuses).listed(),
  quoteType: choice(quoteTypes).listed(),
  orderType: choice(orderTypes).listed().asked("Default: Subscription"),
  termType: choice(termTypes).listed().asked("Default: Termed"),
  changeOrderId: shown(),
  convertedToOrder: shown(),
  customer: shown().listed({ id: "uuid", accountNumber: "text", name: "text" }),
  invoiceCustomer: shown().listed({ id: "uuid" }),
  deliveryAddress: shown(),
  // The currency is that of the customer.
  currency: text().listed().described("ISO 4217"),
  quoteDate: day().listed().asked(),
  // The quote can be converted until this day, inclusive.
  validToDate: day().listed().asked(),
  description: text().optional().listed().asked(),
  remarks: text().optional().asked(),
  yourReference: text().optional().listed().asked(),
  ourReference: text().optional().listed().asked(),
  // The change is in force from this day on.
  orderEffectiveChangeDate: day().optional().asked(),
  effectiveStartDate: day().listed().asked().from("start"),
  effectiveEndDate: shown(),
  // The length of the first term in months; 0 when the order has no term.
  initialTerm: months(),
  renewalTerm: months(),
  autoRenewal: flag().asked(),
  noticePeriod: months(),
  cmrr: shown(),
  acv: shown(),
  tcv: shown(),
  otf: shown(),
  products: shown(),
  customFields: shown(),
  created: moment().listed().from("createdAt"),
  modified: moment().listed().from("modifiedAt"),
})

const example = {
  id: exampleId(6),
  number: "Q-1001",
  version: 1,
  status: "Open",
  quoteDate: "2026-01-15",
  currency: "SEK",
}

export const quoteResource = resourceOf(quoteMembers, {
  plural: "quotes",
  area: "quotes",
  topic: { name: "quotes", told: "lastChange" },
  series: [{ kind: "Quote", format: "Q-{n}", from: 1001, place: 11 }],
  find: { place: 5, label: ["number"], begins: ["number"] },
  events: {
    place: 6,
    group: "Quotes",
    tags: {
      QuoteCreated: ["a quote is created", "quoteCreated"],
      QuoteEdited: ["a quote is edited", "quoteEdited"],
      QuoteConverted: ["a quote is converted to an order", "quoteConverted"],
    },
    example,
    examples: {
      QuoteConverted: {
        quoteId: exampleId(6),
        quoteNumber: "Q-1001",
        quote: { ...example, status: "ClosedWon", convertedToOrder: { id: exampleId(1), orderNumber: "O-1001" } },
        orderId: exampleId(1),
        orderNumber: "O-1001",
        orderType: "Subscription",
        orderStatus: "Active",
      },
    },
  },
})
