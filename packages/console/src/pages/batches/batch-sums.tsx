import { useWords } from "../../shell/session.tsx"
import { Mark } from "../../ui/status.tsx"
import { billingStatus } from "../billing-status.ts"
import css from "../invoices/invoice.module.css"
import type { Summary } from "./batch-status.ts"

/** What the invoices of a batch come to, of each currency and status by itself: sums are the service's. */
export const BatchSums = ({ label, sums }: { readonly label: string; readonly sums: Summary["invoices"] }) => {
  const { numbers } = useWords()
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is narrow
    <div className={css.scroll} tabIndex={0} role="group" aria-label={label}>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Invoices</th>
            <th scope="col">Net</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ status, currency, count, subtotal, totalAmount }) => (
            <tr key={`${currency} ${status}`}>
              <td>
                <Mark {...billingStatus[status]} />
              </td>
              <td>{numbers.count(count)}</td>
              <td>{numbers.amount(subtotal, currency)}</td>
              <td>{numbers.money(totalAmount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
