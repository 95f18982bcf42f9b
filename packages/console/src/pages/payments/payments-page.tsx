import { useSearch } from "@tanstack/react-router"
import { allOf, begins } from "../../api/filter.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { ListPage } from "../../shell/list-page.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { ImportBankFile } from "./import-bank-file.tsx"
import { NewPayment } from "./new-payment.tsx"
import type { Payment } from "../payment-mark.ts"
import { paymentColumns } from "./payment-columns.tsx"

const fields = [
  {
    name: "state",
    label: "State",
    any: "To be matched or posted",
    options: [
      ["unmatched", "Not matched"],
      ["drafts", "Not posted"],
      ["posted", "Posted"],
      ["all", "All"],
    ],
  },
  { name: "text", label: "Payer or reference" },
] as const

const [draft, unmatched] = ["postedDate eq null", "isFullyAllocated eq false"]
const filters: Readonly<Record<string, string | undefined>> = {
  unmatched,
  drafts: draft,
  posted: "postedDate ne null",
  all: undefined,
}
/** Without a choice those that wait for somebody: drafts, and advances. */
const stateFilter = (state: string | undefined): string | undefined =>
  state === undefined ? `(${draft} or ${unmatched})` : filters[state]

const Actions = () => {
  const change = useChangeSearch()
  const reason = useReason()("payments:write")
  return (
    <>
      <Button reason={reason} onClick={() => change({ do: "import" })}>
        Import bank file…
      </Button>
      <Button look="primary" icon="plus" reason={reason} onClick={() => change({ do: "new" })}>
        New payment…
      </Button>
    </>
  )
}

/** What the address says that is done. */
const Asked = () => {
  const { do: what } = useSearch({ strict: false })
  const change = useChangeSearch()
  const close = () => change({ do: undefined })
  if (what === "import") return <ImportBankFile onClose={close} />
  return what === "new" ? <NewPayment onClose={close} /> : null
}

/** Payments: first those that wait to be matched or posted. */
export const PaymentsPage = () => (
  <>
    <ListPage<Payment>
      title="Payments"
      noun="payments"
      path="/Payments"
      opens="payments"
      actions={<Actions />}
      fields={fields}
      toQuery={({ state, text }) => ({
        Filter: allOf(stateFilter(state), begins(["reference", "payerName"], text)),
        OrderBy: "paymentDate desc",
      })}
      columns={paymentColumns}
      empty={
        <EmptyList
          action={<Actions />}
          post={["/Payments", ({ day }) => ({ amount: 1000, paymentMethod: "Bank transfer", paymentDate: day })]}
        >
          No payment waits to be matched or posted. They come one by one, or from a file of the bank.
        </EmptyList>
      }
    />
    <Asked />
  </>
)
