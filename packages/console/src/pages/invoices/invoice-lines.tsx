import { negated } from "../../api/exact.ts"
import type { components } from "../../api/schema.gen.ts"
import type { Words } from "../../shell/list-page.tsx"
import { isNothing } from "../../ui/numbers.ts"
import css from "./invoice.module.css"
import type { Invoice } from "./invoice-columns.tsx"
import { lineDetails } from "./line-words.ts"

type Line = Omit<Invoice["invoiceLines"][number], "id" | "invoiceId">
type Tax = Pick<
  components["schemas"]["InvoiceDocumentFacts"]["taxes"][number],
  "tax" | "taxCategoryCode" | "taxCategoryName" | "taxRate"
>
type Totals = "allowances" | "currency" | "subtotal" | "tax" | "totalAmount" | "totalRoundingAmount"

/** True when lines are taxed differently, so that only the service knows each tax amount. */
const hasSeveralTaxes = (lines: readonly Pick<Line, "taxCategoryCode" | "taxRate">[]): boolean =>
  new Set(lines.map(({ taxCategoryCode, taxRate }) => `${taxCategoryCode} ${String(taxRate)}`)).size > 1

/** Lines and totals, as on the document. */
export const InvoiceLines = ({
  invoice,
  taxes = [],
  words,
}: {
  readonly invoice: Pick<Invoice, Totals> & { readonly invoiceLines: readonly Line[] }
  /** Given when lines are taxed differently. */
  readonly taxes?: readonly Tax[] | undefined
  readonly words: Words
}) => {
  const { numbers } = words
  const { currency, subtotal, tax, totalAmount, totalRoundingAmount, allowances, invoiceLines } = invoice
  const amount = (of: Parameters<typeof numbers.amount>[0]) => numbers.amount(of, currency)
  const discountOf = ({ discountPercent, discountAmount }: Line) =>
    discountPercent !== undefined
      ? `${numbers.exact(discountPercent)} %`
      : discountAmount === undefined
        ? ""
        : amount(discountAmount)
  const isDiscounted = invoiceLines.some((line) => discountOf(line) !== "")
  const shownTaxes = hasSeveralTaxes(invoiceLines) ? taxes : invoiceLines.slice(0, 1).map((line) => ({ ...line, tax }))
  const taxOf = ({ taxCategoryCode, taxCategoryName, taxRate }: Omit<Tax, "tax">) =>
    taxCategoryCode === "S" ? `${numbers.exact(taxRate)} %` : taxCategoryName
  const sums: readonly (readonly [name: string, of: Parameters<typeof numbers.amount>[0]])[] = [
    ...allowances.map((each) => [each.reason ?? "Allowance", negated(each.amount)] as const),
    ["Net", subtotal],
    ...(shownTaxes.length === 0
      ? [["Tax", tax] as const]
      : shownTaxes.map((each) => [`Tax ${taxOf(each)}`, each.tax] as const)),
    ...(isNothing(totalRoundingAmount) ? [] : [["Rounding", totalRoundingAmount] as const]),
  ]
  return (
    <div className={css.sheet}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is narrow */}
      <div className={css.scroll} tabIndex={0} role="group" aria-label="Lines">
        <table className={`${css.lines} ${css.numbered}`}>
          <thead>
            <tr>
              <th scope="col" aria-label="Line">
                #
              </th>
              <th scope="col">Product</th>
              <th scope="col">Quantity</th>
              <th scope="col">Price</th>
              {isDiscounted ? <th scope="col">Discount</th> : null}
              <th scope="col">Net</th>
              <th scope="col">Tax</th>
              <th scope="col">Gross</th>
            </tr>
          </thead>
          <tbody>
            {invoiceLines.map((line) => (
              <tr key={line.invoiceLineNumber}>
                <td>{line.invoiceLineNumber}</td>
                <td>
                  {line.productName}
                  {lineDetails(line, words).map((detail) => (
                    <small key={detail}>{detail}</small>
                  ))}
                </td>
                <td>
                  {numbers.exact(line.quantity)} {line.unitOfMeasure.displayName}
                </td>
                <td>{numbers.exact(line.price)}</td>
                {isDiscounted ? <td>{discountOf(line)}</td> : null}
                <td>{amount(line.subtotal)}</td>
                <td>{taxOf(line)}</td>
                <td>{amount(line.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <table className={`${css.lines} ${css.totals}`} aria-label="Totals">
        <tbody>
          {sums.map(([name, of], index) => (
            <tr key={`${name} ${index}`}>
              <th scope="row">{name}</th>
              <td>{amount(of)}</td>
            </tr>
          ))}
          <tr className={css.total}>
            <th scope="row">Total</th>
            <td>{numbers.money(totalAmount, currency)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
