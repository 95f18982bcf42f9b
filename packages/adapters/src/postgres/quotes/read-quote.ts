import type { OrderProduct } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import type { ChangeProductRequest } from "@svc/domain/orders/order-request"
import type { Quote, QuotedChange } from "@svc/domain/quotes/quote"
import { BigDecimal } from "effect"
import { quoteMapping } from "./quote.mapping.ts"

/** Converts members to whole numbers: JSON from the database is read with decimals for all numbers. */
const whole = <A extends object>(part: A, ...members: readonly (keyof A)[]): A => {
  const numbers = members.flatMap((member) => {
    const value: unknown = part[member]
    return BigDecimal.isBigDecimal(value) ? [[member, BigDecimal.toNumberUnsafe(value)]] : []
  })
  return { ...part, ...Object.fromEntries(numbers) }
}

const toCharge = (charge: OrderCharge): OrderCharge =>
  whole(
    charge,
    ...([
      "version",
      "madeIn",
      "endedIn",
      "specificBillingDay",
      "offsetBillingDays",
      "createdAt",
      "modifiedAt",
    ] as const),
  )

const toProduct = (product: OrderProduct): OrderProduct => ({
  ...whole(product, "productLineNumber", "createdAt", "modifiedAt"),
  charges: product.charges.map(toCharge),
})

const toRequest = ({ formed, charges, ...request }: ChangeProductRequest): ChangeProductRequest => ({
  ...whole(request, "productLineNumber"),
  ...(formed === undefined ? {} : { formed: toProduct(formed) }),
  ...(charges && {
    charges: charges.map((charge) => ({
      ...whole(charge, "specificBillingDay", "offsetBillingDays"),
      ...(charge.priceDetails && { priceDetails: charge.priceDetails.map((detail) => whole(detail, "tier")) }),
    })),
  }),
})

const toChange = (change: QuotedChange): QuotedChange => ({
  ...whole(change, "version"),
  term: whole(change.term, "term", "renewalTerm", "noticePeriod"),
  products: change.products.map(toRequest),
})

/** A quote as it was written. */
export const toQuote = (row: Readonly<Record<string, unknown>>): Quote => {
  const { cmrr, acv, tcv, emrr, oneTimeFees, ...quote } = quoteMapping.toEntity(row)
  return {
    ...quote,
    ...(quote.change === undefined ? {} : { change: toChange(quote.change) }),
    products: quote.products.map(toProduct),
    metrics: { cmrr, acv, tcv, emrr, oneTimeFees },
  }
}
