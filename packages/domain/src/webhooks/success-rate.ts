import type { DeliveryFigures } from "./ports/webhook-stats.ts"

/** The share of settled deliveries that were delivered, to four digits; absent while none is settled. */
export const successRate = ({
  counts: { Delivered, Failed },
}: Pick<DeliveryFigures, "counts">): { readonly successRate?: number } => {
  const settled = Delivered + Failed
  return settled === 0 ? {} : { successRate: Math.round((Delivered / settled) * 10_000) / 10_000 }
}
