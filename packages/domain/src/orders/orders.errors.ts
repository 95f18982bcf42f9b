import type { CalendarDate } from "../shared/calendar-date.ts"
import { refusalsOf, type RefusalsOf } from "../shared/refusals.ts"
import type { OrderStatus } from "./order.ts"
import { describeStanding, type StandingDocuments } from "./standing-documents.ts"

export interface Status {
  readonly status: OrderStatus
}

/** The messages for operations that an order's state forbids (contract S5, S6). */
const sentences = {
  NotActivatable: ({ status }: Status) => `The subscription is ${status}: only a Draft can be activated.`,
  NotChangeable: ({ status }: Status) => `The subscription is ${status}: only an Active one can be changed.`,
  NotRenewable: ({ status }: Status) => `The subscription is ${status}: only an Active or expired one can be renewed.`,
  NotCancellable: ({ status }: Status) =>
    `The subscription is ${status}: only an Active one can be cancelled; delete a Draft.`,
  ExpiredBefore: ({ lastDay }: { readonly lastDay: CalendarDate }) =>
    `The subscription expired on ${lastDay}, so the cancellation would change nothing: use OnOrderCancellationDate and a first day of cancellation within its term.`,
  NotRevertible: ({ status }: Status) => `The subscription is ${status}: there is nothing to revert.`,
  OrderNotActivatable: ({ status }: Status) => `The sales order is ${status}: only an OrderDraft can be activated.`,
  NotInvoiceable: ({ noun, status }: Status & { readonly noun: "subscription" | "sales order" }) =>
    `The ${noun} is ${status}: only an activated one can be invoiced.`,
  NotLastVersion: (facts: {
    readonly version: number
    readonly number: string
    readonly last: number
    readonly lastId: string
  }) => `Version ${facts.version} of ${facts.number} is not the last one: version ${facts.last} (${facts.lastId}) is.`,
  NoTermToRenew: () => "An Evergreen subscription has no term to renew.",
  EvergreenHasNoEnd: () => "An Evergreen subscription has no end: cancel it on a date.",
  NothingChanged: () => "The change changes nothing.",
  RenewalAfterEndOfRenewal: ({ product, date }: { readonly product: string; readonly date: CalendarDate }) =>
    `The product ${product} is not renewed after ${date}, its endOfRenewalDate.`,
  Invoiced: ({
    noun,
    invoices,
  }: {
    readonly noun: "subscription" | "sales order"
    readonly invoices: readonly string[]
  }) => `The ${noun} is invoiced (${invoices.join(", ")}): cancel it instead.`,
  StandsOnDocuments: ({ version, standing }: { readonly version: number; readonly standing: StandingDocuments }) =>
    `Version ${version} cannot be reverted, because documents depend on it. ${describeStanding(standing)}`,
  DraftHoldsLine: ({ invoice }: { readonly invoice: string }) =>
    `Draft invoice ${invoice} holds a line that would be credited: post or cancel it first.`,
  AllDelivered: ({ remaining }: { readonly remaining: string }) =>
    `Only ${remaining} of the charge is left to deliver.`,
  DeliveryOver: () => "Nothing is left to deliver of the charge.",
  NotDeliverable: ({ noun, status }: Status & { readonly noun: "subscription" | "sales order" }) =>
    `The ${noun} is ${status}: its charges cannot be delivered.`,
  MilestoneInvoiced: ({ charge, date }: { readonly charge: string; readonly date: CalendarDate }) =>
    `The charge ${charge} depends on the milestone and is invoiced up to ${date}.`,
} as const

export const refuse = refusalsOf(sentences)
export type OrdersRefusal = RefusalsOf<typeof sentences>
