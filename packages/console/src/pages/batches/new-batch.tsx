import type { components } from "../../api/schema.gen.ts"
import { useAll } from "../../shell/all.ts"
import { useGo } from "../../shell/go.ts"
import { useDo } from "../../shell/ask.ts"
import { AmountField } from "../../shell/amount-field.tsx"
import { useOpenDialog } from "../../shell/open-dialog.ts"
import { Choice } from "../../shell/choice.tsx"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import layout from "../../ui/layout.module.css"
import { Note } from "../../ui/page.tsx"
import { today } from "../../ui/time.ts"
import { numberIn, textOrNull, withoutNulls } from "../../ui/typed.ts"

type Group = components["schemas"]["InvoiceBatchGroup"]

/** Opens the dialog; the address records that it is open. */
export const NewBatchButton = () => {
  const { reason, openDialog } = useOpenDialog("invoices:write")
  return (
    <Button look="primary" icon="plus" reason={reason} onClick={() => openDialog("new")}>
      New batch…
    </Button>
  )
}

/** Requests drafts of all due charges; the page of the batch then shows the progress. */
export const NewBatch = ({ onClose }: { readonly onClose: () => void }) => {
  const run = useDo()
  const go = useGo()
  const groups = useAll<Group>("/InvoiceBatchGroups")
  return (
    <Dialog open onClose={onClose} title="New batch" wide>
      <Note>Drafts are made for all due charges of every account; nothing is posted yet.</Note>
      <Form
        label="New batch"
        named={{ "invoiceBatchGroups[0]": "group" }}
        onSend={async (data, once) => {
          const group = textOrNull(data, "group")
          const body = {
            invoiceAllAccounts: true,
            ...withoutNulls({
              targetDate: textOrNull(data, "targetDate"),
              invoiceDate: textOrNull(data, "invoiceDate"),
              minimumInvoiceAmount: numberIn(data, "minimumInvoiceAmount"),
            }),
            ...(group === null ? {} : { invoiceBatchGroups: [group] }),
          }
          const { id } = await run("post", "/InvoiceBatches", { body, once })
          void go(`batches/${id}`, { replace: true })
        }}
      >
        {(busy) => (
          <>
            <div className={layout.columns}>
              <TextField name="targetDate" type="date" label="Due up to" defaultValue={today()} />
              <TextField name="invoiceDate" type="date" label="Invoice date" defaultValue={today()} />
              <Choice
                name="group"
                label="Group"
                none="All groups"
                of={groups}
                as={({ id, code, description }) => [id, description === undefined ? code : `${code} ${description}`]}
              />
              <AmountField
                name="minimumInvoiceAmount"
                label="Smallest total"
                optional
                hint="Smaller amounts wait for the next batch."
              />
            </div>
            <FormButtons busy={busy} onCancel={onClose}>
              Generate drafts
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
