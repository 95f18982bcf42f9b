import { earlier } from "../../ui/time.ts"

const margin = 300

/**
 * The start of the period to send again. A delivery is made a moment before its first attempt fails, so a margin is
 * subtracted; delivered ones in it are not repeated.
 */
export const failureBegan = (summary: { readonly failingSince?: string | undefined } | undefined): string | undefined =>
  summary?.failingSince === undefined ? undefined : earlier(summary.failingSince, margin)
