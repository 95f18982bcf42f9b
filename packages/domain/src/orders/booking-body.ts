import type { ListFields } from "../listing/list-fields.ts"
import { toIso } from "../shared/timestamp.ts"
import {
  accountCategories,
  type BookedMetrics,
  type Booking,
  bookingTypes,
  changeTypes,
  classifications,
} from "./booking.ts"
import { describedClassifications } from "./booking-classification.ts"
import { currencyAmount, inBase, metricsBody } from "./currency-amount.ts"

/** The fields that lists of bookings are filtered and ordered by. */
export const bookingFields = {
  one: {
    id: "uuid",
    "order/id": "uuid",
    "order/orderNumber": "text",
    bookingType: bookingTypes,
    accountCategory: accountCategories,
    changeType: changeTypes,
    "classification/classificationType": classifications,
    effectiveDate: "date",
    currency: "text",
    "cmrr/amount": "number",
    created: "instant",
    modified: "instant",
  },
  many: { "bookingLines/charge/id": "uuid", "bookingLines/charge/chargeNumber": "text" },
} as const satisfies ListFields

export const classificationConstants = { isSystemClassification: true } as const

const amounts = (booking: Booking, { cmrr, acv, tcv, emrr, oneTimeFees, fmrr }: BookedMetrics) => {
  const show = (amount: BookedMetrics["cmrr"]) => ({ amount, amountInBaseCurrency: inBase(booking, amount) })
  return {
    cmrr: show(cmrr),
    acv: show(acv),
    emrr: show(emrr),
    oneTimeFees: show(oneTimeFees),
    tcv: show(tcv),
    fmrr: show(fmrr),
  }
}

/** A booking as the interface shows it. */
export const bookingBody = (booking: Booking) => {
  const { order, classification } = booking
  const made = { created: toIso(booking.createdAt), modified: toIso(booking.modifiedAt) }
  return {
    id: booking.id,
    currency: booking.currency,
    bookingType: booking.bookingType,
    accountCategory: booking.accountCategory,
    changeType: booking.changeType,
    ...amounts(booking, booking.metrics),
    effectiveDate: booking.effectiveDate,
    bookingLines: booking.lines.map(({ charge, metrics }) => ({
      charge: {
        id: charge.id,
        chargeNumber: charge.chargeNumber,
        name: charge.name,
        description: charge.description,
        externalERPId: charge.externalERPId,
        externalCRMId: charge.externalCRMId,
      },
      ...metricsBody(booking, metrics),
      fmrr: currencyAmount(booking, metrics.fmrr),
      ...made,
    })),
    classification: {
      ...describedClassifications[classification],
      ...classificationConstants,
      classificationType: classification,
    },
    order: {
      id: order.id,
      orderNumber: order.orderNumber,
      externalERPId: order.externalERPId,
      externalCRMId: order.externalCRMId,
    },
    notes: booking.notes,
    ...made,
  }
}
