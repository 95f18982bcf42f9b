import { Link, useParams, useSearch } from "@tanstack/react-router"
import { isId } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useCloseRow } from "../../shell/list-page.tsx"
import { Moment } from "../../shell/moment.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useMe, useWords } from "../../shell/session.tsx"
import { allows } from "../../api/permissions.ts"
import { Copyable, Id } from "../../ui/copy.tsx"
import { useMedia } from "../../ui/media.ts"
import { Facts, Section } from "../../ui/page.tsx"
import { Detail } from "../../ui/split.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { addressText } from "../address-text.ts"
import { today } from "../../ui/time.ts"
import { CustomFacts } from "../custom-fields.tsx"
import { Steps, SubmitAgain } from "../e-invoices/submission.tsx"
import { nationalMark } from "../national-state.ts"
import { type Payment, paymentMark } from "../payment-mark.ts"
import { InvoiceActions } from "./invoice-actions.tsx"
import { dueMark, isOnTheBooks, nameOf } from "./invoice-columns.tsx"
import { InvoiceRows } from "./invoice-rows.tsx"
import { InvoiceLines } from "./invoice-lines.tsx"
import css from "./invoice.module.css"
import { PdfPane } from "./pdf-pane.tsx"
import pane from "./pdf-pane.module.css"

/** An invoice: what stands on it, what is left of it, and what became of it. */
export const InvoiceDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const words = useWords()
  const close = useCloseRow("invoices")
  const entity = useEntity()
  const { permissions } = useMe()
  const { pdf } = useSearch({ strict: false })
  const change = useChangeSearch()
  const isPhone = useMedia("(width < 700px)")
  const asked = useAsk("/Invoices/{id}", { path: { id: one } })
  const stands = useAsk("/Invoices/{id}/DocumentFacts", { path: { id: one } })
  const invoice = asked.data
  if (invoice === undefined)
    return (
      <Detail title="Invoice" onClose={close}>
        {asked.isError ? <Failure error={asked.error} onRetry={() => void asked.refetch()} /> : <Skeleton />}
      </Detail>
    )
  const facts = stands.data
  const { time, numbers } = words
  const payTo = invoice.invoiceType === "Credit" ? undefined : (facts?.seller?.iban ?? facts?.seller?.bankAccount)
  const isPdfShown = pdf !== undefined && !isPhone && isOnTheBooks(invoice)
  const isBooked = isOnTheBooks(invoice)
  const isSubmitted = invoice.status !== "Draft" && allows(permissions, "einvoices:read")
  return (
    <Detail
      title={nameOf(invoice)}
      state={<Mark {...dueMark(invoice, today())} tinted />}
      onClose={close}
      raw={invoice}
      actions={<InvoiceActions invoice={invoice} />}
    >
      <div className={isPdfShown ? `${pane.beside} ${pane.both}` : pane.beside}>
        <div className={css.stack}>
          {isSubmitted ? <Submissions id={invoice.id} failed /> : null}
          <Facts
            of={[
              [
                "Account",
                <Link key="account" to={`/${entity}/accounts/${invoice.account.id}` as never}>
                  {invoice.account.name} ({invoice.account.accountNumber})
                </Link>,
              ],
              ["Invoiced to", addressText(invoice.invoiceAddress)],
              ["Date", time.date(invoice.invoiceDate)],
              ["Due", time.date(invoice.dueDate)],
              ["Terms", invoice.paymentTerm?.name],
              ["Balance", numbers.money(invoice.balancedAmount, invoice.currency)],
              ["Paid", invoice.paymentDate === undefined ? undefined : time.date(invoice.paymentDate)],
              ["How", invoice.settledNotes],
              ["Pay to", payTo === undefined ? undefined : <Copyable key="pay" text={payTo} what="bank account" />],
              ["OCR number", invoice.ocrNumber],
              ["Your order", invoice.yourOrderNumber],
              ["Your reference", invoice.yourReference],
              ["Credits", invoice.creditedInvoiceNumber],
              ["Corrects", invoice.correctedInvoiceNumber],
              ["Why", invoice.correctionReason],
              ["Notes", invoice.notes],
              ["In the books", isBooked ? <Vouchers key="books" id={invoice.id} /> : undefined],
              [
                "Events",
                allows(permissions, "events:read") ? (
                  <Link key="events" to={`/${entity}/events` as never} search={{ q: invoice.id } as never}>
                    What was told of it
                  </Link>
                ) : undefined,
              ],
              ["Changed", <Moment key="changed" at={invoice.modified} whole />],
              ["Id", <Id key="id" id={invoice.id} />],
            ]}
          />
          <InvoiceLines invoice={invoice} taxes={facts?.taxes} words={words} />
          <CustomFacts entity="Invoice" values={invoice.customFields} />
          {isBooked && allows(permissions, "payments:read") ? <Payments id={invoice.id} /> : null}
          {isSubmitted ? <Submissions id={invoice.id} failed={false} /> : null}
          <Related id={invoice.id} />
        </div>
        {isPdfShown ? <PdfPane invoice={invoice} onClose={() => change({ pdf: undefined })} /> : null}
      </div>
    </Detail>
  )
}

const Vouchers = ({ id }: { readonly id: string }) => {
  const entity = useEntity()
  return (
    <Link to={`/${entity}/journals` as never} search={{ invoice: id } as never}>
      Its vouchers
    </Link>
  )
}

/** Payments that settle it, drafts among them. */
const Payments = ({ id }: { readonly id: string }) => {
  const entity = useEntity()
  const { time, numbers } = useWords()
  const { data } = useAsk("/Payments", {
    query: { Filter: isId("paymentSettlements/invoice/id", id)!, OrderBy: "paymentDate", PageSize: 20 },
  })
  const payments = itemsOf<Payment>(data)
  if (payments.length === 0) return null
  return (
    <Section title="Payments">
      {payments.map((payment) => (
        <div key={payment.id} className={css.steps}>
          <Link to={`/${entity}/payments/${payment.id}` as never}>
            <Mark {...paymentMark(payment)} note={numbers.money(payment.amount.amount, payment.amount.currencyCode)} />
          </Link>
          <small>
            {time.date(payment.paymentDate)}
            {payment.postedDate === undefined ? ", not posted yet" : ""}
          </small>
        </div>
      ))}
    </Section>
  )
}

/** The last submission with its steps, what can be done about it, and those before it; one that failed stands before all else. */
const Submissions = ({ id, failed }: { readonly id: string; readonly failed: boolean }) => {
  const entity = useEntity()
  const { data = [] } = useAsk("/Invoices/{id}/NationalEInvoices", { path: { id } })
  const [last, ...earlier] = data
  if (last === undefined || (last.status === "Failed") !== failed) return null
  return (
    <Section title="E-invoice" aside={<Link to={`/${entity}/e-invoices/${last.id}` as never}>Files and facts</Link>}>
      <Submission entry={last} />
      {last.errorMessage === undefined ? null : <p>{last.errorMessage}</p>}
      <Steps of={last} />
      <Facts
        of={[
          ["National number", copyable(last.nationalEInvoiceId, "national number")],
          ["Provider reference", copyable(last.maventaReferenceId, "provider reference")],
        ]}
      />
      {last.status === "Failed" ? (
        <div className={css.buttons}>
          <SubmitAgain entry={last} />
        </div>
      ) : null}
      {earlier.length === 0 ? null : (
        <details>
          <summary>Earlier tries ({earlier.length})</summary>
          {earlier.map((entry) => (
            <Submission key={entry.id} entry={entry} />
          ))}
        </details>
      )}
    </Section>
  )
}

const copyable = (text: string | undefined, what: string) =>
  text === undefined ? undefined : <Copyable key={what} text={text} what={what} mono />

const Submission = ({ entry }: { readonly entry: components["schemas"]["NationalEInvoiceEntryWithHistory"] }) => {
  const entity = useEntity()
  return (
    <div className={css.steps}>
      <Link to={`/${entity}/e-invoices/${entry.id}` as never}>
        <Mark {...nationalMark(entry)} />
      </Link>
      <small>
        <Moment at={entry.created} />
      </small>
    </div>
  )
}

const Related = ({ id }: { readonly id: string }) => {
  const { data } = useAsk("/Invoices/{id}/RelatedInvoices", { path: { id } })
  if (data === undefined || data.data.length === 0) return null
  return (
    <Section title="Related">
      <InvoiceRows label="Related invoices" invoices={data.data} />
    </Section>
  )
}
