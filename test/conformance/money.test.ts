import { decimal } from "@svc/domain/shared/decimal"
import { describe, expect, it } from "vitest"
import { line, price, shown, totals } from "../support/invoicing/money.ts"
import { openCases } from "./case-folders.ts"

/** The lines of an invoice and their amounts, in a currency with `scale` decimals. `tax` is in percent. */
interface Case {
  readonly title: string
  readonly scale: number
  readonly lines: readonly {
    readonly quantity: string
    readonly price: string
    readonly tax: string
    readonly discountPercent?: string
  }[]
  readonly expect: {
    readonly lines: readonly string[]
    readonly subtotal: string
    readonly tax: string
    readonly total: string
  }
}

describe.each(openCases("money"))("amounts, $from cases", (folder) => {
  it.each(folder.cases<Case>())("$title", ({ scale, lines: given, expect: expected }) => {
    const { lines } = price(
      given.map(({ quantity, price: each, tax, discountPercent }) =>
        line(
          quantity,
          each,
          tax,
          discountPercent === undefined ? {} : { discount: { percent: decimal(discountPercent) } },
        ),
      ),
      { scale },
    )
    expect({ lines: lines.map(({ subtotal }) => shown(subtotal, scale)), ...totals(lines, scale) }).toEqual(expected)
  })
})
