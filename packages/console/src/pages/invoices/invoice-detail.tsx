import { useParams, useSearch } from "@tanstack/react-router"
import { useAsk } from "../../shell/ask.ts"
import { useCloseRow } from "../../shell/list-page.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useMe, useWords } from "../../shell/session.tsx"
import { allows } from "../../api/permissions.ts"
import { useMedia } from "../../ui/media.ts"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import { Mark } from "../../ui/status.tsx"
import { today } from "../../ui/time.ts"
import { CustomFacts } from "../custom-fields.tsx"
import { InvoiceActions } from "./invoice-actions.tsx"
import { Payments, Related } from "./invoice-activity.tsx"
import { dueMark, isOnTheBooks, nameOf } from "./invoice-columns.tsx"
import { InvoiceFacts } from "./invoice-facts.tsx"
import { InvoiceLines } from "./invoice-lines.tsx"
import { EInvoiceMark, Submissions } from "./invoice-submissions.tsx"
import css from "./invoice.module.css"
import { PdfPane } from "./pdf-pane.tsx"
import pane from "./pdf-pane.module.css"
import { WrittenOff } from "./written-off.tsx"

/** An invoice: its content, its open amount, and its history. */
export const InvoiceDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const words = useWords()
  const close = useCloseRow("invoices")
  const { permissions } = useMe()
  const { pdf } = useSearch({ strict: false })
  const change = useChangeSearch()
  const isPhone = useMedia("(width < 700px)")
  const asked = useAsk("/Invoices/{id}", { path: { id: one } })
  const stands = useAsk("/Invoices/{id}/DocumentFacts", { path: { id: one } })
  const invoice = asked.data
  if (invoice === undefined) return <PendingDetail title="Invoice" of={asked} onClose={close} />
  const facts = stands.data
  const isBooked = isOnTheBooks(invoice)
  const isPdfShown = pdf !== undefined && !isPhone && isBooked
  const isSubmitted = invoice.status !== "Draft" && allows(permissions, "einvoices:read")
  return (
    <Detail
      title={nameOf(invoice)}
      number={invoice.invoiceNumber === undefined ? undefined : { text: invoice.invoiceNumber, what: "invoice number" }}
      state={
        <>
          <Mark {...dueMark(invoice, today())} tinted />
          {isSubmitted ? <EInvoiceMark id={one} /> : null}
        </>
      }
      onClose={close}
      raw={invoice}
      actions={<InvoiceActions invoice={invoice} />}
    >
      <div className={isPdfShown ? `${pane.beside} ${pane.both}` : pane.beside}>
        <div className={css.room}>
          <div className={css.parts}>
            {isSubmitted ? <Submissions id={one} failed /> : null}
            <div className={css.main}>
              <InvoiceFacts invoice={invoice} seller={facts?.seller} />
              <InvoiceLines invoice={invoice} taxes={facts?.taxes} words={words} />
              <CustomFacts entity="Invoice" values={invoice.customFields} />
            </div>
            <div className={css.stack}>
              {isSubmitted ? <Submissions id={one} failed={false} /> : null}
              {isBooked && allows(permissions, "payments:read") ? (
                <>
                  <Payments id={one} />
                  {invoice.invoiceType === "Credit" ? null : <WrittenOff invoice={invoice} />}
                </>
              ) : null}
              <Related id={one} />
            </div>
          </div>
        </div>
        {isPdfShown ? <PdfPane invoice={invoice} onClose={() => change({ pdf: undefined })} /> : null}
      </div>
    </Detail>
  )
}
