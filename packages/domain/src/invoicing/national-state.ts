/**
 * The state of an invoice on its way to the national system, by its last entry. The states are finer than an entry's
 * status, and are those that the board counts and the metrics report (contract H7, E50).
 */
export const nationalStates = [
  "Pending",
  "WaitsForInvoice",
  "Submitted",
  "HeldBack",
  "Processed",
  "Failed",
  "Unknown",
] as const
export type NationalState = (typeof nationalStates)[number]
