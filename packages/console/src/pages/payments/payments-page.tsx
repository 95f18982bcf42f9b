import { useLocation } from "@tanstack/react-router"
import { useOpenDialog } from "../../shell/open-dialog.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { ListPage } from "../../shell/list-page.tsx"
import { type Picks, usePicks } from "../../shell/picks.tsx"
import { Button } from "../../ui/button.tsx"
import { ImportBankFile } from "./import-bank-file.tsx"
import { NewPayment } from "./new-payment.tsx"
import { nameOfPayment, type Payment } from "../payment-mark.ts"
import { paymentColumns } from "./payment-columns.tsx"
import { paymentQuery } from "./payment-filters.ts"
import { PostPayments } from "./post-payments.tsx"

const fields = [
  {
    name: "state",
    label: "State",
    any: "To be matched or posted",
    options: [
      ["unmatched", "Not matched"],
      ["matched", "Matched, not posted"],
      ["drafts", "Not posted"],
      ["posted", "Posted"],
      ["all", "All"],
    ],
  },
  { name: "text", label: "Payer or reference" },
  { name: "from", label: "Paid from", day: "From", through: "to", rare: true },
  { name: "to", label: "Paid to", day: "To", rare: true },
] as const

const isDraft = ({ postedDate }: Payment) => postedDate === undefined

const Actions = ({ picks }: { readonly picks?: Picks<Payment> }) => {
  const { reason, openDialog } = useOpenDialog("payments:write")
  return (
    <>
      {picks === undefined ? null : <PostPayments picks={picks} />}
      <Button reason={reason} onClick={() => openDialog("import")}>
        Import bank file…
      </Button>
      <Button look="primary" icon="plus" reason={reason} onClick={() => openDialog("new")}>
        New payment…
      </Button>
    </>
  )
}

/** The dialog that the address opens. */
const Asked = () => {
  const { dialog, closeDialog } = useOpenDialog("payments:write")
  if (dialog === "import") return <ImportBankFile onClose={closeDialog} />
  return dialog === "new" ? <NewPayment onClose={closeDialog} /> : null
}

/** Payments; first those that have to be matched or posted. */
export const PaymentsPage = () => {
  const picks = usePicks(useLocation().searchStr, isDraft, (payment) => `payment of ${nameOfPayment(payment)}`)
  return (
    <>
      <ListPage<Payment>
        title="Payments"
        noun="payments"
        path="/Payments"
        opens="payments"
        actions={<Actions picks={picks} />}
        picks={picks}
        fields={fields}
        toQuery={paymentQuery}
        columns={paymentColumns}
        empty={
          <EmptyList
            action={<Actions />}
            post={["/Payments", ({ day }) => ({ amount: 1000, paymentMethod: "Bank transfer", paymentDate: day })]}
          >
            No payment waits to be matched or posted. Payments are entered one by one, or imported from a bank file.
          </EmptyList>
        }
      />
      <Asked />
    </>
  )
}
