import type { components } from "../api/schema.gen.ts"

/** An address on one line: `Storgatan 1, 222 22 Lund, Sweden`. */
export const addressText = (address: components["schemas"]["Address"] | undefined): string | undefined =>
  address === undefined
    ? undefined
    : [address.street, [address.zip, address.city].filter(Boolean).join(" "), address.country]
        .filter(Boolean)
        .join(", ")
