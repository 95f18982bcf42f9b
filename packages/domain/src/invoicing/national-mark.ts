/** The national system's answer about an invoice: its number with the address that proves it, or nothing yet. */
export type NationalMark =
  | { readonly _tag: "Offline" }
  | { readonly _tag: "Registered"; readonly number: string; readonly verificationUrl?: string }
