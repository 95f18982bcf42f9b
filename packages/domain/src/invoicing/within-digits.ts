import { Result } from "effect"
import { beyondAmounts, type Decimal, isBeyondAmounts, sumOf } from "../shared/decimal.ts"
import { FieldsRefused } from "../shared/errors.ts"

const mostMistakes = 20

interface Priced {
  readonly lines: readonly { readonly subtotalPreDiscount: Decimal; readonly taxPreDiscount: Decimal }[]
}

/** Refuses lines or a whole document whose amounts have more digits than an amount may have (contract M2). */
export const withinDigits = <P extends Priced>(
  priced: P,
  totals: readonly Decimal[],
): Result.Result<P, FieldsRefused> => {
  const errors: Record<string, string[]> = {}
  for (const [index, { subtotalPreDiscount, taxPreDiscount }] of priced.lines.entries()) {
    if (Object.keys(errors).length >= mostMistakes) break
    if ([totals[index]!, subtotalPreDiscount, taxPreDiscount].some(isBeyondAmounts))
      errors[`invoiceLines[${index}]`] = [`comes to ${beyondAmounts}`]
  }
  if (isBeyondAmounts(sumOf(totals, (total) => total))) errors["invoiceLines"] = [`come to ${beyondAmounts}`]
  return Object.keys(errors).length > 0 ? Result.fail(new FieldsRefused({ errors })) : Result.succeed(priced)
}
