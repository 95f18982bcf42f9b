import { allows } from "../../api/permissions.ts"
import type { components } from "../../api/schema.gen.ts"
import { Activity, type ActivityStep, lifeOf } from "../../shell/activity.tsx"
import { useEntity } from "../../shell/entity.ts"
import { useMe, useWords } from "../../shell/session.tsx"
import { entrySteps, toCome } from "../e-invoices/entry-steps.ts"
import { paymentMark } from "../payment-mark.ts"
import { type Invoice, isOnTheBooks } from "./invoice-columns.tsx"
import { useInvoiceJournals, useInvoicePayments, useSubmissions } from "./invoice-history.ts"

const journalWords: Readonly<Record<components["schemas"]["Journal"]["journalType"], string>> = {
  Invoice: "Booked",
  RevenueRecognition: "Revenue recognised",
  Payment: "Payment booked",
  Payout: "Payout booked",
  Order: "Order booked",
}

/** The history of an invoice: its journals, the steps of its e-invoices, its payments, and its events. */
export const InvoiceActivity = ({ invoice }: { readonly invoice: Invoice }) => {
  const { id, status } = invoice
  const entity = useEntity()
  const { permissions } = useMe()
  const { time, numbers } = useWords()
  const isBooked = isOnTheBooks(invoice)
  const sees = (area: string, when: boolean) => ({ enabled: when && allows(permissions, `${area}:read`) })
  const { journals } = useInvoiceJournals(id, sees("journals", isBooked))
  const payments = useInvoicePayments(id, sees("payments", isBooked))
  const submissions = useSubmissions(id, sees("einvoices", status !== "Draft")).data ?? []
  const [last] = submissions
  const steps: readonly ActivityStep[] = [
    ...lifeOf(invoice),
    ...journals.map((journal) => ({
      key: journal.id,
      at: journal.postedDate,
      mark: { tone: "quiet", icon: "book", word: journalWords[journal.journalType] } as const,
      link: { to: "/$entity/journals/$one", params: { entity, one: journal.id }, search: { invoice: id } } as const,
      about: journal.journalNumber,
    })),
    ...submissions.flatMap((entry) => entrySteps(entry, entity)),
    ...payments.map((payment) => {
      const { tone, icon, word } = paymentMark(payment)
      const { amount, currencyCode } = payment.amount
      return {
        key: payment.id,
        at: payment.created,
        mark: { tone, icon, word: `${word} ${numbers.money(amount, currencyCode)}` },
        link: { to: "/$entity/payments/$one", params: { entity, one: payment.id } } as const,
        about: `paid on ${time.date(payment.paymentDate)}${payment.postedDate === undefined ? ", not posted yet" : ""}`,
      }
    }),
  ]
  return <Activity id={id} steps={steps} toCome={last === undefined ? [] : toCome[last.status]} />
}
