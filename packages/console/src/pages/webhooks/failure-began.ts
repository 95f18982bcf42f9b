import { earlier } from "../../ui/time.ts"

const margin = 300

/**
 * From when on to send again what failed: a delivery is made a moment before its first attempt fails, so a margin is
 * taken off, in which whatever was delivered is left alone.
 */
export const failureBegan = (summary: { readonly failingSince?: string | undefined } | undefined): string | undefined =>
  summary?.failingSince === undefined ? undefined : earlier(summary.failingSince, margin)
