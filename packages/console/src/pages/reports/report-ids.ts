/** Ids of fixed reports (contract T1) that have pages or sections of their own. */
export const reportIds = {
  recurringRevenue: "00000005-0000-8000-8000-000000000001",
  bookingMovement: "00000005-0000-8000-8000-000000000006",
  uninvoicedCharges: "00000005-0000-8000-8000-000000000008",
} as const
