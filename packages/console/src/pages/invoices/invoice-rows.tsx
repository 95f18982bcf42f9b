import { Link } from "@tanstack/react-router"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { Mark } from "../../ui/status.tsx"
import { billingStatus } from "../billing-status.ts"
import type { Invoice } from "./invoice-columns.tsx"
import css from "./invoice.module.css"

type Row = Pick<Invoice, "id" | "invoiceNumber" | "invoiceDate" | "totalAmount" | "currency" | "status">

/** A short list of invoices on another page; each row links to its invoice. */
export const InvoiceRows = ({ label, invoices }: { readonly label: string; readonly invoices: readonly Row[] }) => {
  const entity = useEntity()
  const { time, numbers } = useWords()
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is narrow
    <div className={css.scroll} tabIndex={0} role="group" aria-label={label}>
      <table className={css.lines}>
        <tbody>
          {invoices.map((each) => (
            <tr key={each.id}>
              <td>
                <Link to="/$entity/invoices/$one" params={{ entity, one: each.id }}>
                  {each.invoiceNumber ?? "Draft"}
                </Link>
              </td>
              <td>{time.date(each.invoiceDate)}</td>
              <td>{numbers.money(each.totalAmount, each.currency)}</td>
              <td>
                <Mark {...billingStatus[each.status]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
