import type { components } from "../../api/schema.gen.ts"
import { discountDraftsOf } from "../orders/discount-draft.ts"
import type { ProductDraft } from "../orders/order-draft.ts"
import type { PreviewRequest } from "../orders/subscription-preview.tsx"
import { changeRequest, createRequest } from "../orders/subscription-request.ts"
import type { QuoteHeader } from "./quote-header.ts"

type Subscription = components["schemas"]["Subscription"]

/**
 * The request for a preview of the subscription that a quote would make or change, with its invoices; undefined for a
 * sales order, and while the quote changes nothing.
 */
export const quotedSubscription = (
  customer: string,
  header: QuoteHeader,
  drafts: readonly ProductDraft[],
  subscription: Subscription | undefined,
): PreviewRequest | undefined => {
  if (subscription !== undefined) {
    const { request, isEmpty } = changeRequest(subscription, {
      date: header.orderEffectiveChangeDate,
      renewal: undefined,
      terms: subscription,
      drafts,
      discounts: discountDraftsOf(subscription),
    })
    return isEmpty ? undefined : { subscription: subscription.id, change: request }
  }
  if (header.orderType !== "Subscription") return undefined
  const { termType: subscriptionType, initialTerm: term, autoRenewal: isAutoRenewed, ...others } = header
  const { request } = createRequest(customer, { ...others, subscriptionType, term, isAutoRenewed }, drafts, [])
  return { create: { status: "Active", ...request } }
}
