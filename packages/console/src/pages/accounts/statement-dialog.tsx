import { download } from "../../api/download.ts"
import { useEntity } from "../../shell/entity.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormActions } from "../../ui/form.tsx"
import { today } from "../../ui/time.ts"
import { textIn } from "../../ui/typed.ts"

const types = { pdf: "application/pdf", csv: "text/csv" } as const

/** Saves the statement of an account for a period, as a PDF for the customer or as CSV (contract T13). */
export const StatementDialog = ({
  account: { id, accountNumber, name },
  onClose,
}: {
  readonly account: { readonly id: string; readonly accountNumber: string; readonly name: string }
  readonly onClose: () => void
}) => {
  const legalEntity = useEntity()
  return (
    <Dialog open onClose={onClose} title={`Statement of ${name}`}>
      <Form
        label="Statement"
        isQuestion
        onSend={async (data) => {
          const kind = textIn(data, "as") === "csv" ? "csv" : "pdf"
          const [From, To] = [textIn(data, "From"), textIn(data, "To")]
          await download({
            path: `/Accounts/${id}/Statement`,
            query: { From, To },
            legalEntity,
            type: types[kind],
            name: `statement-${accountNumber}-${To}.${kind}`,
          })
          onClose()
        }}
      >
        {(busy) => (
          <>
            <TextField name="From" type="date" label="From" defaultValue={`${today().slice(0, 4)}-01-01`} autoFocus />
            <TextField
              name="To"
              type="date"
              label="To"
              defaultValue={today()}
              hint="Invoices, payments and write-offs of the period, and what is open at its end."
            />
            <FormActions>
              <Button type="submit" look="primary" name="as" value="pdf" busy={busy}>
                Save PDF
              </Button>
              <Button type="submit" name="as" value="csv" busy={busy}>
                Save CSV
              </Button>
              <Button look="plain" onClick={onClose}>
                Cancel
              </Button>
            </FormActions>
          </>
        )}
      </Form>
    </Dialog>
  )
}
