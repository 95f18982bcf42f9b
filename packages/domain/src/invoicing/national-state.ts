/**
 * Where an invoice is on its way to the national system, by its last entry, finer than by the status of that: as the counts of the
 * board and the metrics have it (contract H7, E50).
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
