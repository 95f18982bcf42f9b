import type { Picks } from "../../shell/picks.tsx"
import { PostSelected } from "../../shell/post-selected.tsx"
import { useWords } from "../../shell/session.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { nameOfPayment, type Payment } from "../payment-mark.ts"

/** Posts the selected drafts of payments. */
export const PostPayments = ({ picks }: { readonly picks: Picks<Payment> }) => {
  const { time, numbers } = useWords()
  const money = ({ amount, currencyCode }: Payment["amount"]) => numbers.money(amount, currencyCode)
  return (
    <PostSelected
      picks={picks}
      kind={{
        noun: "payment",
        path: "/Payments/{id}/Post",
        need: "payments:write",
        inOrder: (payments) => payments.toSorted((a, b) => (a.paymentDate < b.paymentDate ? -1 : 1)),
        summary: (payments) => (
          <PlainTable
            label="Payments to post"
            rows={payments}
            keyOf={({ id }) => id}
            columns={[
              { key: "payer", head: "Payer", cell: nameOfPayment },
              { key: "paid", head: "Paid", end: true, cell: ({ paymentDate }) => time.date(paymentDate) },
              { key: "amount", head: "Amount", end: true, cell: ({ amount }) => money(amount) },
              {
                key: "left",
                head: "Not matched",
                end: true,
                cell: ({ isFullyAllocated, unallocatedAmount }) => (isFullyAllocated ? "" : money(unallocatedAmount)),
              },
            ]}
          />
        ),
        effect:
          "The payments are posted one by one, in the order of their dates: each is booked on its date and settles its invoices. The unmatched rest of a payment remains as an advance.",
        nameOf: (payment) => `${nameOfPayment(payment)}, ${money(payment.amount)}`,
      }}
    />
  )
}
