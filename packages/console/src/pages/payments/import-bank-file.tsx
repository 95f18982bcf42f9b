import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { request } from "../../api/call.ts"
import type { components } from "../../api/schema.gen.ts"
import { useEntity } from "../../shell/entity.ts"
import { useGo } from "../../shell/go.ts"
import { useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormActions, FormButtons } from "../../ui/form.tsx"
import css from "../../ui/layout.module.css"
import { Note, Panel } from "../../ui/page.tsx"

type Outcome = components["schemas"]["PaymentImportResponse"]

/** Imports a bank statement, and shows the results for its entries. */
export const ImportBankFile = ({ onClose }: { readonly onClose: () => void }) => {
  const entity = useEntity()
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>()
  return (
    <Dialog open onClose={onClose} title="Import a bank file" wide>
      {outcome === undefined ? (
        <Form
          label="Import a bank file"
          named={{ body: "file" }}
          onSend={async (data, once) => {
            const content = data.get("file")
            if (!(content instanceof File)) return
            const file = { type: "application/xml", content }
            const { body } = await request("post", "/Payments/import", { file, legalEntity: entity, once })
            setOutcome(body as Outcome)
            await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === entity })
          }}
        >
          {(busy) => (
            <>
              <TextField
                name="file"
                type="file"
                label="Statement"
                accept=".xml,application/xml,text/xml"
                hint="ISO 20022, camt.053. An entry that was imported before is skipped, so a file may be imported twice."
              />
              <FormButtons busy={busy} onCancel={onClose}>
                Import
              </FormButtons>
            </>
          )}
        </Form>
      ) : (
        <Result outcome={outcome} onClose={onClose} />
      )}
    </Dialog>
  )
}

const Result = ({ outcome, onClose }: { readonly outcome: Outcome; readonly onClose: () => void }) => {
  const { numbers } = useWords()
  const go = useGo()
  const { batchNumber, created, matched, skipped, errors } = outcome
  return (
    <div className={css.stack} role="status">
      <p>
        {numbers.count(created)} {created === 1 ? "payment" : "payments"} made ({batchNumber}), for{" "}
        {numbers.count(matched)} of them an invoice was found; {numbers.count(skipped)} had been imported before.
      </p>
      {errors.length === 0 ? null : (
        <>
          <Note>
            {numbers.count(errors.length)} {errors.length === 1 ? "entry" : "entries"} could not be read:
          </Note>
          <Panel>
            {errors.map(({ entry, message }) => (
              <div key={entry} className={css.row}>
                <span>{entry}</span>
                <p>{message}</p>
              </div>
            ))}
          </Panel>
        </>
      )}
      <FormActions>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
        {matched === 0 ? null : (
          <Button onClick={() => void go("payments", { search: { state: "matched" } })}>Show matched payments</Button>
        )}
      </FormActions>
    </div>
  )
}
