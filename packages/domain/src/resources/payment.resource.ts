import { day, exact, id, members, moment, shown, text } from "../listing/members.ts"
import type { PaymentId } from "../shared/ids.ts"
import { exampleId, exampleTime } from "./examples.ts"
import { byHand, resourceOf } from "./resource.ts"

/** The members of a payment (contract P1, P15). */
export const paymentMembers = members({
  id: id<PaymentId>().listed(),
  account: shown(),
  paymentDate: day().listed(),
  postedDate: day().optional().listed().described("Absent while the payment is a draft"),
  reference: text(500).optional().listed().asked(),
  payerName: text().optional().listed().asked(),
  payerInformation: text().optional().asked(),
  description: text().optional().listed().asked(),
  // The bank gave the payment this id.
  externalBankId: text(500).optional().listed().asked(),
  amount: shown().listed({ amount: "number", currencyCode: "text" }),
  bankFeeAmount: shown(),
  unallocatedAmount: shown(),
  isFullyAllocated: shown("boolean").listed(),
  exchangeRate: exact().described("Units of base currency for one of the payment's"),
  paymentAccount: shown(),
  bankFeeAccount: shown(),
  paymentMethodName: shown("text").listed(),
  paymentMethodId: shown(),
  paymentBatchId: shown("uuid").listed(),
  paymentBatchNumber: shown("text").listed(),
  paymentSettlements: shown(),
  paymentWriteOffs: shown(),
  refundOf: shown(),
  refundedBy: shown(),
  created: moment().listed().from("createdAt"),
  modified: moment().listed().from("modifiedAt"),
})

export const paymentResource = resourceOf(paymentMembers, {
  plural: "payments",
  area: "payments",
  topic: { name: "payments", told: "lastChange" },
  series: undefined,
  find: { place: 9, begins: ["reference"] },
  events: {
    place: 7,
    group: "Payments",
    tags: {
      PaymentsCreated: ["a payment is created", "PaymentCreated"],
      PaymentsPosted: ["a payment is posted", "PaymentPosted"],
    },
    example: {
      id: exampleId(7),
      paymentNumber: "P-1001",
      paymentDate: "2026-01-15",
      amount: 1250,
      currency: "SEK",
      created: exampleTime,
      modified: exampleTime,
    },
  },
})

export const paymentBatchResource = resourceOf(byHand, {
  plural: "payment batches",
  area: "payments",
  topic: undefined,
  series: [{ kind: "PaymentBatch", format: "PB-{n}", from: 1001, place: 13 }],
  find: undefined,
  events: undefined,
})
