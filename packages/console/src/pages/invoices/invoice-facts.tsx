import { Link } from "@tanstack/react-router"
import { isId } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import { allows } from "../../api/permissions.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { Moment } from "../../shell/moment.tsx"
import { useMe, useWords } from "../../shell/session.tsx"
import { copyable, Id } from "../../ui/copy.tsx"
import { Facts } from "../../ui/page.tsx"
import { addressText } from "../address-text.ts"
import { Outcome } from "../events/outcome.tsx"
import { type Invoice, isOnTheBooks } from "./invoice-columns.tsx"
import css from "./invoice.module.css"

type Schemas = components["schemas"]

/** The data of an invoice beside its lines, with links to its journals and events. */
export const InvoiceFacts = ({
  invoice,
  seller,
}: {
  readonly invoice: Invoice
  readonly seller: Schemas["InvoiceDocumentFacts"]["seller"]
}) => {
  const { time, numbers } = useWords()
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
        ["Due", time.date(invoice.dueDate)],
        ["Terms", invoice.paymentTerm?.name],
        ["Balance", numbers.money(invoice.balancedAmount, invoice.currency)],
        ["Paid", day(invoice.paymentDate)],
        ["How", invoice.settledNotes],
        ["Pay to", copyable(payTo, "bank account")],
        ["OCR number", copyable(invoice.ocrNumber, "OCR number")],
        ["Your order", copyable(invoice.yourOrderNumber, "order number of the customer")],
        ["Your reference", invoice.yourReference],
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
        ["Events", allows(permissions, "events:read") ? <Events key="events" id={invoice.id} /> : undefined],
        ["Changed", <Moment key="changed" at={invoice.modified} whole />],
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
  const { data } = useAsk("/Journals", {
    query: { Filter: isId("vouchers/invoiceId", id)!, OrderBy: "postedDate", PageSize: shownJournals },
  })
  const journals = itemsOf(data)
  const total = data !== undefined && "totalCount" in data ? data.totalCount : journals.length
  return (
    <span className={css.buttons}>
      {journals.map((journal) => (
        <Link
          key={journal.id}
          to="/$entity/journals/$one"
          params={{ entity, one: journal.id }}
          search={{ invoice: id }}
        >
          {journal.journalNumber}
        </Link>
      ))}
      {total > journals.length ? (
        <Link to="/$entity/journals" params={{ entity }} search={{ invoice: id }}>
          all {numbers.count(total)}
        </Link>
      ) : null}
    </span>
  )
}

const countedEvents = 50

/** The events about the invoice, and how many of their deliveries arrived. */
const Events = ({ id }: { readonly id: string }) => {
  const entity = useEntity()
  const { numbers } = useWords()
  const { data: page } = useAsk("/Events", { query: { Search: id, PageSize: countedEvents } })
  if (page === undefined) return null
  const { data: events, nextCursor } = page
  const sum = (of: keyof Schemas["EventEntry"]["deliveryCounts"]) =>
    events.reduce((count, { deliveryCounts }) => count + deliveryCounts[of], 0)
  return (
    <span className={css.buttons}>
      <Link to="/$entity/events" params={{ entity }} search={{ q: id }}>
        {nextCursor === undefined ? "" : "The last "}
        {numbers.count(events.length)} {events.length === 1 ? "event" : "events"}
      </Link>
      {events.length === 0 ? null : <Outcome made={sum("made")} delivered={sum("delivered")} failed={sum("failed")} />}
    </span>
  )
}
