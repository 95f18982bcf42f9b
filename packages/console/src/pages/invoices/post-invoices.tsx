import type { Picks } from "../../shell/picks.tsx"
import { PostSelected } from "../../shell/post-selected.tsx"
import { useWords } from "../../shell/session.tsx"
import type { ListedInvoice } from "./invoice-columns.tsx"
import { inPostingOrder, PostingSums } from "./posting-sums.tsx"

/** Posts the selected drafts of invoices and credit notes. */
export const PostInvoices = ({ picks }: { readonly picks: Picks<ListedInvoice> }) => {
  const { numbers } = useWords()
  return (
    <PostSelected
      picks={picks}
      kind={{
        noun: "invoice",
        path: "/Invoices/{id}/post",
        need: "invoices:write",
        inOrder: inPostingOrder,
        summary: (invoices) => <PostingSums invoices={invoices} />,
        effect:
          "The drafts are posted one by one, in the order of their dates: each gets the next number, and its journal is written. A posted invoice can only be credited.",
        nameOf: ({ account, totalAmount, currency }) => `${account.name}, ${numbers.money(totalAmount, currency)}`,
      }}
    />
  )
}
