import { BigDecimal, Effect } from "effect"
import { fieldRefused } from "../shared/errors.ts"
import { given } from "../shared/given.ts"
import type { OnAccountInvoiceRequest } from "./invoice-request.ts"
import { findTax, type LineContext, readLines } from "./read-lines.ts"

const maxLines = 10_000

/** Reads the lines and allowances of an invoice without an order (contract I7, I14). */
export const readParts = Effect.fnUntraced(function* (
  request: Pick<OnAccountInvoiceRequest, "allowances" | "invoiceLines">,
  context: LineContext,
) {
  const wanted = request.invoiceLines ?? []
  if (wanted.length > maxLines) return yield* fieldRefused("invoiceLines", `must be at most ${maxLines}`)
  const lines = yield* readLines(wanted, context)
  const allowances = yield* Effect.forEach(
    request.allowances ?? [],
    Effect.fnUntraced(function* ({ amount, taxTemplate, reason, reasonCode }, index) {
      const path = `allowances[${index}]`
      if (!BigDecimal.isPositive(amount)) return yield* fieldRefused(`${path}.amount`, "must be more than 0")
      const tax = taxTemplate ? yield* findTax(`${path}.taxTemplate`, taxTemplate, context) : undefined
      return { amount, ...given({ tax, reason, reasonCode }) }
    }),
  )
  return { lines, allowances }
})
