import type { Words } from "../../shell/list-page.tsx"
import css from "./invoice.module.css"
import type { Invoice } from "./invoice-columns.tsx"

/** Lines and totals, as they stand on the document. */
export const InvoiceLines = ({
  invoice,
  words: { numbers },
}: {
  readonly invoice: Pick<Invoice, "currency" | "subtotal" | "tax" | "totalAmount" | "totalRoundingAmount"> & {
    readonly invoiceLines: readonly Omit<Invoice["invoiceLines"][number], "id" | "invoiceId">[]
  }
  readonly words: Words
}) => {
  const { currency, subtotal, tax, totalAmount, invoiceLines } = invoice
  const amount = (of: Parameters<typeof numbers.amount>[0]) => numbers.amount(of, currency)
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is narrow
    <div className={css.scroll} tabIndex={0} role="group" aria-label="Lines">
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price</th>
            <th scope="col">Net</th>
            <th scope="col">Tax</th>
          </tr>
        </thead>
        <tbody>
          {invoiceLines.map((line) => (
            <tr key={line.invoiceLineNumber}>
              <td>{line.productName}</td>
              <td>
                {numbers.exact(line.quantity)} {line.unitOfMeasure.displayName}
              </td>
              <td>{numbers.exact(line.price)}</td>
              <td>{amount(line.subtotal)}</td>
              <td>{line.taxRate === undefined ? "" : `${numbers.exact(line.taxRate)} %`}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Net
            </th>
            <td>{amount(subtotal)}</td>
            <td />
          </tr>
          <tr>
            <th scope="row" colSpan={3}>
              Tax
            </th>
            <td>{amount(tax)}</td>
            <td />
          </tr>
          <tr className={css.total}>
            <th scope="row" colSpan={3}>
              Total
            </th>
            <td>{numbers.money(totalAmount, currency)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
