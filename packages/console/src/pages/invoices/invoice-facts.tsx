import { Link } from "@tanstack/react-router"
import { allows } from "../../api/permissions.ts"
import type { components } from "../../api/schema.gen.ts"
import { useEntity } from "../../shell/entity.ts"
import { useMe, useWords } from "../../shell/session.tsx"
import { copyable, Id } from "../../ui/copy.tsx"
import { Facts } from "../../ui/page.tsx"
import { deliveryMethodWords } from "../delivery-method-words.ts"
import { addressText } from "../address-text.ts"
import { type Invoice, isOnTheBooks } from "./invoice-columns.tsx"
import { useInvoiceJournals } from "./invoice-history.ts"
import css from "./invoice.module.css"

type Schemas = components["schemas"]

/** The data of an invoice beside its lines, with links to its journals. */
export const InvoiceFacts = ({
  invoice,
  seller,
}: {
  readonly invoice: Invoice
  readonly seller: Schemas["InvoiceDocumentFacts"]["seller"]
}) => {
  const { time } = useWords()
  const entity = useEntity()
  const { permissions } = useMe()
  const payTo = invoice.invoiceType === "Credit" ? undefined : (seller?.iban ?? seller?.bankAccount)
  const day = (date: string | undefined) => (date === undefined ? undefined : time.date(date))
  return (
    <Facts
      of={[
        [
          "Account",
          <Link key="account" to="/$entity/accounts/$one" params={{ entity, one: invoice.account.id }}>
            {invoice.account.name} ({invoice.account.accountNumber})
          </Link>,
        ],
        ["Invoiced to", addressText(invoice.invoiceAddress)],
        ["Delivered to", addressText(invoice.deliveryAddress)],
        ["Date", time.date(invoice.invoiceDate)],
        ["Delivered", day(invoice.deliveryDate)],
        ["Tax point", day(invoice.taxPointDate)],
        ["Due", invoice.status === "Settled" ? time.date(invoice.dueDate) : undefined],
        ["Terms", invoice.paymentTerm?.name],
        ["Paid", day(invoice.paymentDate)],
        ["How", invoice.settledNotes],
        ["Pay to", copyable(payTo, "bank account")],
        ["OCR number", copyable(invoice.ocrNumber, "OCR number")],
        ["Your order", copyable(invoice.yourOrderNumber, "order number of the customer")],
        ["Your reference", invoice.yourReference],
        ["Reference number", copyable(invoice.referenceNumber, "reference number")],
        ["Sent by", deliveryMethodWords[invoice.invoiceDeliveryMethod]],
        ["Reminders", invoice.disableAutomaticInvoiceReminder ? "no automatic ones" : undefined],
        ["Credits", copyable(invoice.creditedInvoiceNumber, "number of the credited invoice")],
        ["Corrects", copyable(invoice.correctedInvoiceNumber, "number of the corrected invoice")],
        ["Why", invoice.correctionReason],
        ["Notes", invoice.notes],
        [
          "Journal",
          isOnTheBooks(invoice) && allows(permissions, "journals:read") ? (
            <Journals key="journals" id={invoice.id} />
          ) : undefined,
        ],
        ["Id", <Id key="id" id={invoice.id} />],
      ]}
    />
  )
}

const shownJournals = 3

/** Links to the journals with the invoice: that of its posting, and those of its settlements. */
const Journals = ({ id }: { readonly id: string }) => {
  const entity = useEntity()
  const { numbers } = useWords()
  const { journals, total } = useInvoiceJournals(id)
  return (
    <span className={css.buttons}>
      {journals.slice(0, shownJournals).map((journal) => (
        <Link
          key={journal.id}
          to="/$entity/journals/$one"
          params={{ entity, one: journal.id }}
          search={{ invoice: id }}
        >
          {journal.journalNumber}
        </Link>
      ))}
      {total > shownJournals ? (
        <Link to="/$entity/journals" params={{ entity }} search={{ invoice: id }}>
          all {numbers.count(total)}
        </Link>
      ) : null}
    </span>
  )
}
