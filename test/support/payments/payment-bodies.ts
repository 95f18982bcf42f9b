const nobody = "0197f5c0-0000-7000-8000-00000000dead"
const entry = {
  paymentDate: "2026-01-05",
  amount: 100,
  bankFeeAmount: 1,
  exchangeRate: null,
  baseCurrencyAmount: null,
  paymentAccount: "1930",
  paymentMethod: "Card",
}
const texts = {
  payerName: "Customer AB",
  payerInformation: null,
  reference: "18",
  description: "a payment",
  externalBankId: "B-1",
}
const writeOff = { amount: 1, postingText: "small", financialAccount: "6351" }
const patch = {
  account: "C-1001",
  refundOf: [{ operation: "Remove", payment: nobody, amount: null }],
  paymentDate: "2026-01-06",
  paymentSettlements: [
    { operation: "Create", invoice: nobody, amount: 10, writeOffs: [{ operation: "Create", ...writeOff }] },
  ],
  paymentWriteOffs: [
    { operation: "Remove", writeOff: "small", amount: null, postingText: null, financialAccount: null },
  ],
  ...texts,
}

/** A valid request body, with every member, for each operation of payments. */
export const paymentBodies = {
  "POST /Payments": {
    ...entry,
    account: null,
    currency: "EUR",
    refundOf: [{ payment: nobody, amount: 1 }],
    bankFeeAccount: "6570",
    BankFeeAccount: null,
    paymentWriteOffs: [writeOff],
    ...texts,
  },
  "POST /Payments/CreateAndPost": { invoice: nobody, description: null, externalBankId: null, ...entry },
  "PATCH /Payments/{id}": patch,
  "POST /Payments/{id}/Refund": {
    amount: 1,
    paymentDate: "2026-01-06",
    paymentMethod: null,
    paymentAccount: null,
    description: "Paid twice",
  },
  "POST /Invoices/{id}/WriteOff": {
    amount: 1,
    date: "2026-01-06",
    reason: "Bankrupt",
    taxRelief: false,
    account: null,
  },
  "PATCH /Payments/Settlements": { id: nobody, ...patch },
}
