import { useParams, useSearch } from "@tanstack/react-router"
import { useAsk } from "../../shell/ask.ts"
import { useCloseRow } from "../../shell/close-row.ts"
import { History } from "../../shell/history.tsx"
import type { Words } from "../../shell/list-page.tsx"
import { ObjectParts } from "../../shell/object-parts.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useMe, useWords } from "../../shell/session.tsx"
import { allows } from "../../api/permissions.ts"
import { useMedia } from "../../ui/media.ts"
import type { Figure } from "../../ui/page.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import { Mark } from "../../ui/status.tsx"
import { today } from "../../ui/time.ts"
import { CustomFacts } from "../custom-fields.tsx"
import { InvoiceActions } from "./invoice-actions.tsx"
import { InvoiceActivity } from "./invoice-activity.tsx"
import { dueMark, type Invoice, isOnTheBooks, isOverdue, nameOf } from "./invoice-columns.tsx"
import { InvoiceDunning } from "./invoice-dunning.tsx"
import { InvoiceFacts } from "./invoice-facts.tsx"
import { InvoiceLines } from "./invoice-lines.tsx"
import { InvoiceMessages } from "./invoice-messages.tsx"
import { EInvoiceMark, Submissions } from "./invoice-submissions.tsx"
import { PdfPane } from "./pdf-pane.tsx"
import pane from "./pdf-pane.module.css"
import { RelatedInvoices } from "./related-invoices.tsx"
import { WrittenOff } from "./written-off.tsx"

/** The amount, its open part and the due date; for a settled invoice, the date of the payment. */
const figuresOf = (invoice: Invoice, { time, numbers }: Words): readonly Figure[] => {
  const { currency, totalAmount, balancedAmount, dueDate, paymentDate, status } = invoice
  const isOpen = status === "Posted"
  return [
    { label: "total", value: numbers.money(totalAmount, currency) },
    ...(isOpen
      ? [{ label: "of it open", value: numbers.money(balancedAmount, currency), isBad: isOverdue(invoice) }]
      : []),
    status === "Settled" && paymentDate !== undefined
      ? { label: "paid", value: time.date(paymentDate) }
      : { label: "due", value: time.date(dueDate) },
  ]
}

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
      about={invoice.account.name}
      number={invoice.invoiceNumber === undefined ? undefined : { text: invoice.invoiceNumber, what: "invoice number" }}
      state={
        <>
          <Mark {...dueMark(invoice, today())} tinted />
          {isSubmitted ? <EInvoiceMark id={one} /> : null}
        </>
      }
      onClose={close}
      history={<History of="Invoice" id={one} />}
      raw={invoice}
      actions={<InvoiceActions invoice={invoice} />}
    >
      <div className={isPdfShown ? `${pane.beside} ${pane.both}` : pane.beside}>
        <ObjectParts
          urgent={isSubmitted ? <Submissions id={one} failed /> : undefined}
          figures={figuresOf(invoice, words)}
          facts={<InvoiceFacts invoice={invoice} seller={facts?.seller} />}
          activity={<InvoiceActivity invoice={invoice} />}
        >
          <InvoiceLines invoice={invoice} taxes={facts?.taxes} words={words} />
          <CustomFacts entity="Invoice" values={invoice.customFields} />
          {isSubmitted ? <Submissions id={one} failed={false} /> : null}
          {isBooked && allows(permissions, "messages:read") ? <InvoiceMessages id={one} /> : null}
          {isBooked && allows(permissions, "collections:read") ? <InvoiceDunning invoice={invoice} /> : null}
          {isBooked && allows(permissions, "payments:read") ? <WrittenOff invoice={invoice} /> : null}
          <RelatedInvoices id={one} />
        </ObjectParts>
        {isPdfShown ? <PdfPane invoice={invoice} onClose={() => change({ pdf: undefined })} /> : null}
      </div>
    </Detail>
  )
}
