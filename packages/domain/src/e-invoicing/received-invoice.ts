import { DateTime, Option } from "effect"
import { type CalendarDate, parseCalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import { given } from "../shared/given.ts"
import type { EInvoiceEntryId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { type Timestamp, toIso } from "../shared/timestamp.ts"
import { checkDigits, findNationalNumber } from "./national-number.ts"
import type { ProviderInvoice } from "./ports/network-provider.ts"

/** An invoice of a supplier that arrived through the provider (contract E53). Nothing of it is booked. */
export interface ReceivedInvoice extends Scope {
  readonly id: EInvoiceEntryId
  /** The invoice's identifier at the provider. */
  readonly reference: string
  /** The supplier's number of the invoice. */
  readonly invoiceNumber: string
  readonly nationalEInvoiceId?: string
  readonly supplierName?: string
  readonly supplierTaxNumber?: string
  readonly invoiceDate?: CalendarDate
  readonly dueDate?: CalendarDate
  readonly currency?: string
  /** The total including tax. */
  readonly total?: Decimal
  /** The time when the provider received the invoice. */
  readonly arrivedAt: Timestamp
  readonly createdAt: Timestamp
  /** The time when the invoice was acknowledged at the provider. */
  readonly acknowledgedAt?: Timestamp
}

const longest = 500
const short = (text: string | undefined) =>
  text
    ?.toWellFormed()
    .replaceAll(/\p{Cc}/gu, "\uFFFD")
    .slice(0, longest)
const day = (text: string | undefined) => (text === undefined ? undefined : parseCalendarDate(text.slice(0, 10)))
/**
 * A national number in the names of files. File names are not signed, so the number counts only with correct check
 * digits.
 */
const numberIn = (names: string) => {
  const found = findNationalNumber(names)
  return found !== undefined && found.length === 35 && found.slice(-2) === checkDigits(found.slice(0, 32))
    ? found
    : undefined
}

/** The members of an invoice of the provider that are stored. A member that cannot be read is left out. */
export const toReceived = (
  scope: Scope,
  invoice: ProviderInvoice,
  { id, now }: { readonly id: EInvoiceEntryId; readonly now: Timestamp },
): ReceivedInvoice => {
  const arrived = DateTime.make(invoice.receivedAt ?? invoice.createdAt ?? "")
  return {
    tenantId: scope.tenantId,
    legalEntityId: scope.legalEntityId,
    id,
    reference: invoice.id,
    invoiceNumber: short(invoice.number) ?? invoice.id,
    arrivedAt: (Option.isNone(arrived) ? now : Math.min(DateTime.toEpochMillis(arrived.value), now)) as Timestamp,
    createdAt: now,
    ...given({
      nationalEInvoiceId: numberIn(invoice.files.map(({ fileName }) => fileName ?? "").join(" ")),
      supplierName: short(invoice.senderName),
      supplierTaxNumber: short(invoice.senderIds.map((of) => of.replace(/^\d{4}:/, ""))[0]),
      invoiceDate: day(invoice.date),
      dueDate: day(invoice.dueDate),
      currency: invoice.currency?.slice(0, 3),
      total: invoice.gross,
    }),
  }
}

/** A received invoice in the list of entries, with the same member names where both have them. */
export const receivedView = (received: ReceivedInvoice) => ({
  id: received.id,
  invoiceNumber: received.invoiceNumber,
  direction: "Received" as const,
  status: "Processed" as const,
  maventaReferenceId: received.reference,
  nationalEInvoiceId: received.nationalEInvoiceId,
  supplier: { name: received.supplierName, taxRegistrationNumber: received.supplierTaxNumber },
  invoiceDate: received.invoiceDate,
  dueDate: received.dueDate,
  currency: received.currency,
  totalAmount: received.total,
  arrived: toIso(received.arrivedAt),
  created: toIso(received.createdAt),
  processed: toIso(received.createdAt),
})

/** A received invoice with a history of one step. */
export const receivedHistoryView = (received: ReceivedInvoice) => ({
  ...receivedView(received),
  history: [
    { time: toIso(received.createdAt), status: "Processed" as const, text: `Received as ${received.reference}` },
  ],
})
