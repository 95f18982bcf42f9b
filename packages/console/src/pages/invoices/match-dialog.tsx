import { allOf, equals, isId } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useWords } from "../../shell/session.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Note, Panel } from "../../ui/page.tsx"
import { Skeleton } from "../../ui/states.tsx"
import { say, sayRefusal } from "../../ui/toast.tsx"
import { Candidate } from "../candidate.tsx"
import type { Invoice } from "./invoice-columns.tsx"

const mostShown = 20

/** Open invoices of the account that a credit note can settle; a match is taken back by the undo of its message. */
export const MatchDialog = ({ credit, onClose }: { readonly credit: Invoice; readonly onClose: () => void }) => {
  const run = useDo()
  const { numbers, time } = useWords()
  const { id: creditInvoiceId, invoiceNumber, account, currency, balancedAmount } = credit
  const found = useAsk("/Invoices", {
    query: {
      Filter: allOf(
        "status eq 'Posted'",
        isId("account/id", account.id),
        equals("currency", currency),
        "balancedAmount gt 0",
      )!,
      OrderBy: "dueDate",
      PageSize: mostShown,
    },
  })
  const invoices = itemsOf<Invoice>(found.data)
  const takeBack = (id: string) =>
    run("delete", "/Invoices/{id}/Match/{creditInvoiceId}", { path: { id, creditInvoiceId } })
  return (
    <Dialog open onClose={onClose} title={`Match ${invoiceNumber} with an invoice`} wide>
      <p>
        {numbers.money(balancedAmount, currency)} of the credit note is open. It settles an invoice of {account.name}.
      </p>
      {found.data === undefined ? (
        <Skeleton rows={3} />
      ) : invoices.length === 0 ? (
        <Note>
          {account.name} has no open invoice in {currency}.
        </Note>
      ) : (
        <Panel>
          {invoices.map((invoice) => (
            <Candidate
              key={invoice.id}
              name={invoice.invoiceNumber ?? ""}
              amountLabel={`Amount for ${invoice.invoiceNumber}`}
              currency={currency}
              detail={`${numbers.money(invoice.balancedAmount, currency)} open of ${numbers.money(invoice.totalAmount, currency)}, due ${time.date(invoice.dueDate)}`}
              action="Match"
              need="invoices:write"
              onTake={async (part) => {
                await run("post", "/Invoices/{id}/Match", {
                  path: { id: invoice.id },
                  body: { creditInvoiceId, ...part },
                  once: crypto.randomUUID(),
                })
                say(`Matched with ${invoice.invoiceNumber}`, {
                  label: "Undo",
                  onUndo: () => void takeBack(invoice.id).catch(sayRefusal),
                })
                onClose()
              }}
            />
          ))}
        </Panel>
      )}
    </Dialog>
  )
}
