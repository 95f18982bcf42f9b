const isWhole = process.env["SVC_CAMPAIGNS"] === "1"

/**
 * How much of a campaign a test does: a small part in the gate, the same each time, and all of it where
 * `npm run bench -- campaigns` runs the test.
 */
export const campaign = <A>({ gate, whole }: { readonly gate: A; readonly whole: A }): A => (isWhole ? whole : gate)
