import { useState } from "react"
import { InvoicePatch } from "../../api/constraints.gen.ts"
import { Fields } from "../../shell/request-fields.tsx"
import { form } from "../../shell/request-form.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { WithErrors } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import layout from "../../ui/layout.module.css"
import { Note, Section } from "../../ui/page.tsx"
import { deliveryMethodWords } from "../delivery-method-words.ts"
import { CustomFields, customFieldsIn, useCustomFields } from "../custom-fields.tsx"
import type { Invoice } from "./invoice-columns.tsx"
import { InvoiceLines } from "./invoice-lines.tsx"
import { errorsOf, PreviewPanel, useLinesPreview } from "./invoice-preview.tsx"
import { isComplete, type LineDraft, lineRequest, sameLine, sentLines } from "./line-draft.ts"
import { LineEditor } from "./line-editor.tsx"

const linesOf = ({ invoiceLines }: Invoice) => invoiceLines.map((line) => lineRequest(sameLine(line)))

/** An invoice with the names that the form sends. */
export const editedOf = (invoice: Invoice) => ({ ...invoice, invoiceLines: linesOf(invoice) })

const header = form(InvoicePatch, {
  dueDate: { label: "Due", must: true },
  yourOrderNumber: "Your order",
  referenceNumber: "Reference number",
  invoiceDeliveryMethod: { label: "Sent by", must: true, words: deliveryMethodWords },
})
const notes = form(InvoicePatch, {
  notes: { label: "Notes", rows: 2 },
  disableAutomaticInvoiceReminder: { label: "No automatic reminders", wide: true },
})

/** Labels of the form's values, by name. */
export const invoiceLabels = {
  ...header.labels,
  ...notes.labels,
  customFields: "Custom fields",
  invoiceLines: "Lines",
}

/** The reason why the lines cannot be changed; undefined when they can (contract I40). */
const whyLinesStay = ({ status, invoiceType, correctionReason, allowances }: Invoice): string | undefined => {
  if (status !== "Draft")
    return "Lines and amounts of a posted invoice cannot be changed; credit or correct the invoice instead."
  if (invoiceType === "Credit") return "Its lines are the credited ones: cancel the draft to credit something else."
  if (correctionReason !== undefined)
    return "Its lines come from the correction: cancel the draft to make another correction."
  if (invoiceType === "Invoice")
    return "Its lines come from an order: cancel the draft, and the due charges can be invoiced again."
  return allowances.length === 0
    ? undefined
    : "Allowances of the whole invoice are distributed over its lines, so both can only be changed together, through the API."
}

export const EditInvoiceForm = ({
  invoice,
  onSend,
  onCancel,
}: {
  readonly invoice: Invoice
  readonly onSend: (body: object) => Promise<unknown>
  readonly onCancel: () => void
}) => {
  const words = useWords()
  const reason = useReason()("invoices:write")
  const fields = useCustomFields("Invoice")
  const [lines, setLines] = useState<readonly LineDraft[]>(() => invoice.invoiceLines.map(sameLine))
  const stays = whyLinesStay(invoice)
  const sent = sentLines(lines)
  const wanted = sent.map(lineRequest)
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(linesOf(invoice))
  const preview = useLinesPreview(invoice.id, isChanged && sent.every(isComplete) ? wanted : undefined)
  return (
    <Form
      label="Edit the invoice"
      className={layout.stack}
      onSend={(data) =>
        onSend({
          ...header.read(data),
          ...notes.read(data),
          ...(fields.length === 0 ? {} : { customFields: customFieldsIn(data, fields) }),
          ...(isChanged ? { invoiceLines: wanted } : {}),
        })
      }
    >
      {(busy) => (
        <>
          <p>
            For <strong>{invoice.account.name}</strong>, dated {words.time.date(invoice.invoiceDate)}
          </p>
          <Fields of={header} start={invoice} />
          {stays === undefined ? (
            <>
              <Section title="Lines">
                <WithErrors errors={errorsOf(preview.error)}>
                  <LineEditor lines={lines} onChange={setLines} />
                </WithErrors>
              </Section>
              <Section title="Preview">
                {isChanged ? <PreviewPanel {...preview} /> : <InvoiceLines invoice={invoice} words={words} />}
              </Section>
            </>
          ) : (
            <Note>{stays}</Note>
          )}
          <Fields of={notes} start={invoice} />
          <CustomFields key={fields.length} of={fields} values={invoice.customFields} />
          <FormButtons reason={reason} busy={busy} onCancel={onCancel}>
            Save
          </FormButtons>
        </>
      )}
    </Form>
  )
}
