const isWhole = process.env["SVC_CAMPAIGNS"] === "1"

/**
 * Chooses how much of a campaign a test runs: a small part in the gate, always the same, and all of it under `npm run
 * bench -- campaigns`.
 */
export const campaign = <A>({ gate, whole }: { readonly gate: A; readonly whole: A }): A => (isWhole ? whole : gate)
