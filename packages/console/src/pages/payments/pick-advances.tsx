import { allOf, equals } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useWords } from "../../shell/session.tsx"
import { Note, Panel } from "../../ui/page.tsx"
import { Skeleton } from "../../ui/states.tsx"
import { say } from "../../ui/toast.tsx"
import { nameOfPayment, type Payment } from "../payment-mark.ts"
import { Candidate } from "../candidate.tsx"

/** Posted payments that have something left in the currency of a refund; each is paid back by a click, as far as it goes. */
export const PickAdvances = ({ refund }: { readonly refund: Payment }) => {
  const run = useDo()
  const { numbers, time } = useWords()
  const { currencyCode } = refund.amount
  const taken = new Set(refund.refundOf.map(({ payment }) => payment))
  const found = useAsk("/Payments", {
    query: {
      Filter: allOf(
        "postedDate ne null",
        "isFullyAllocated eq false",
        "amount/amount gt 0",
        equals("amount/currencyCode", currencyCode),
      )!,
      OrderBy: "paymentDate desc",
      PageSize: 20,
    },
  })
  const advances = itemsOf<Payment>(found.data).filter(
    ({ id, account }) => !taken.has(id) && (refund.account === undefined || account?.id === refund.account.id),
  )
  if (found.data === undefined) return <Skeleton rows={3} />
  if (advances.length === 0) return <Note>No payment in {currencyCode} has anything left to pay back.</Note>
  return (
    <Panel>
      {advances.map((payment) => {
        const name = nameOfPayment(payment)
        return (
          <Candidate
            key={payment.id}
            name={name}
            amountLabel={`Amount to pay back of ${name}`}
            currency={currencyCode}
            detail={`${numbers.money(payment.unallocatedAmount.amount, currencyCode)} left of ${numbers.money(payment.amount.amount, currencyCode)}, paid ${time.date(payment.paymentDate)}`}
            action="Pay back"
            need="payments:write"
            onTake={async (part) => {
              await run("patch", "/Payments/{id}", {
                path: { id: refund.id },
                body: { refundOf: [{ operation: "Create", payment: payment.id, ...part }] },
              })
              say(`Pays ${name} back`)
            }}
          />
        )
      })}
    </Panel>
  )
}
