import type { BookedMetrics, Booking, BookingLine } from "@svc/domain/orders/booking"
import type { BookingId, OrderChargeId, OrderId, TenantId } from "@svc/domain/shared/ids"
import { given } from "@svc/domain/shared/given"
import { without } from "../base/without.ts"
import { column, exact, instant, mapping } from "../base/mapping.ts"

/** A booking without its lines and without the values of its version of the order. */
type BookingRow = Omit<
  Booking,
  "account" | "baseCurrency" | "currency" | "exchangeRate" | "lines" | "metrics" | "order" | "orderDate"
> &
  BookedMetrics & { readonly versionId: OrderId }

export type BookingLineRow = BookedMetrics &
  Pick<BookingLine["charge"], "chargeNumber" | "name" | "description" | "externalERPId" | "externalCRMId"> & {
    readonly tenantId: TenantId
    readonly bookingId: BookingId
    readonly chargeId: OrderChargeId
  }

export const bookingMapping = mapping<BookingRow, "bookings">({
  tenantId: column("tenant_id"),
  legalEntityId: column("legal_entity_id"),
  id: column("id"),
  versionId: column("order_version_id"),
  effectiveDate: column("effective_date"),
  bookingType: column("booking_type"),
  accountCategory: column("account_category"),
  changeType: column("change_type"),
  classification: column("classification"),
  notes: column("notes"),
  cmrr: exact("cmrr"),
  acv: exact("acv"),
  tcv: exact("tcv"),
  emrr: exact("emrr"),
  oneTimeFees: exact("one_time_fees"),
  fmrr: exact("fmrr"),
  createdAt: instant("created_at"),
  modifiedAt: instant("modified_at"),
})

export const bookingLineMapping = mapping<BookingLineRow, "booking_lines">({
  tenantId: column("tenant_id"),
  bookingId: column("booking_id"),
  chargeId: column("order_charge_id"),
  chargeNumber: column("charge_number"),
  name: column("name"),
  description: column("description"),
  externalERPId: column("external_erp_id"),
  externalCRMId: column("external_crm_id"),
  cmrr: exact("cmrr"),
  acv: exact("acv"),
  tcv: exact("tcv"),
  emrr: exact("emrr"),
  oneTimeFees: exact("one_time_fees"),
  fmrr: exact("fmrr"),
})

export const bookingRow = (booking: Booking) =>
  bookingMapping.toRow({
    ...without(
      booking,
      "account",
      "baseCurrency",
      "currency",
      "exchangeRate",
      "lines",
      "metrics",
      "order",
      "orderDate",
    ),
    ...booking.metrics,
    versionId: booking.order.id,
  })

export const bookingLineRow = ({ tenantId, id: bookingId }: Booking, { charge, metrics }: BookingLine) => {
  const { id: chargeId, ...names } = charge
  return bookingLineMapping.toRow({ ...names, ...metrics, tenantId, bookingId, chargeId })
}

/** The members of a booking that come from its version of the order. */
export type OfVersion = Pick<Booking, "account" | "baseCurrency" | "currency" | "exchangeRate" | "order" | "orderDate">

export const toBooking = (
  row: Readonly<Record<string, unknown>>,
  { exchangeRate, order, ...ofVersion }: { readonly [K in keyof Required<OfVersion>]: Required<OfVersion>[K] | null },
  lines: readonly BookingLineRow[],
): Booking => {
  const { cmrr, acv, tcv, emrr, oneTimeFees, fmrr, versionId: _, ...booking } = bookingMapping.toEntity(row)
  return {
    ...booking,
    ...(given({ exchangeRate }) as Pick<Booking, "exchangeRate">),
    ...(ofVersion as Omit<OfVersion, "exchangeRate" | "order">),
    order: order!,
    metrics: { cmrr, acv, tcv, emrr, oneTimeFees, fmrr },
    lines: lines.map(toLine),
  }
}

const toLine = (row: BookingLineRow): BookingLine => {
  const { chargeId, cmrr, acv, tcv, emrr, oneTimeFees, fmrr, ...charge } = without(row, "tenantId", "bookingId")
  return { charge: { ...charge, id: chargeId }, metrics: { cmrr, acv, tcv, emrr, oneTimeFees, fmrr } }
}
