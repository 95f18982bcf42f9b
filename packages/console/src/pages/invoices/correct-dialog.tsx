import { useRef, useState } from "react"
import { CorrectInvoiceRequest } from "../../api/constraints.gen.ts"
import { parseExact } from "../../api/exact.ts"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { AmountField } from "../../shell/amount-field.tsx"
import { Fields } from "../../shell/request-fields.tsx"
import { form } from "../../shell/request-form.ts"
import { useWords } from "../../shell/session.tsx"
import { useSettled } from "../../shell/use-settled.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import layout from "../../ui/layout.module.css"
import { Note } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import { numberIn, withoutNulls } from "../../ui/typed.ts"
import { AddressFields, addressIn } from "../address-fields.tsx"
import { ActionPreview, messageOf } from "./action-preview.tsx"
import type { Invoice } from "./invoice-columns.tsx"
import { lineLabel } from "./line-words.ts"

type Request = components["schemas"]["CorrectInvoiceRequest"]

const correction = form(CorrectInvoiceRequest, {
  reason: { label: "Why", hint: "Printed on the document." },
  correctionDate: { label: "Date", hint: "Default: today." },
})
const buyerTexts = form(CorrectInvoiceRequest.buyer.members, {
  name: "Name",
  taxRegistrationNumber: "Tax number",
  organizationNumber: "Organisation number",
  electronicInvoiceAddress: "Electronic address",
  electronicInvoiceAddressScheme: "Scheme",
})

/** The entered correction (contract I36); an empty field leaves the invoice's value unchanged. */
const correctionIn = (data: FormData, { invoiceLines }: Invoice): Request => {
  const lines = invoiceLines.flatMap(({ id }) => {
    const amount = numberIn(data, id)
    return amount === null ? [] : [{ invoiceLineId: id, amount }]
  })
  const address = addressIn(data, "buyer.address")
  const buyer = withoutNulls({
    ...buyerTexts.read(data, "buyer"),
    address: address === null ? null : withoutNulls(address),
  })
  return {
    ...correction.read(data),
    ...(lines.length === 0 ? {} : { lines }),
    ...(Object.keys(buyer).length === 0 ? {} : { buyer }),
  }
}

const says = ({ lines, buyer }: Request) => lines !== undefined || buyer !== undefined

/** Corrects amounts or the buyer of a posted invoice by a separate document, which is shown before it is made. */
export const CorrectDialog = ({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) => {
  const run = useDo()
  const words = useWords()
  const { numbers } = words
  const { id, invoiceNumber, invoiceLines, currency } = invoice
  const fields = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<Request>({ reason: "" })
  // Compared as text, so that an irrelevant change such as a blank causes no request.
  const settled = useSettled(JSON.stringify(typed))
  const shown = parseExact(settled) as Request
  return (
    <Dialog open onClose={onClose} title={`Correct invoice ${invoiceNumber}`} wide>
      <Form
        label="Correct the invoice"
        onSend={async (data, once) => {
          const body = correctionIn(data, invoice)
          say(messageOf(await run("post", "/Invoices/{id}/Correct", { path: { id }, body, once })))
          onClose()
        }}
      >
        {(busy) => (
          <>
            <div
              ref={fields}
              className={layout.stack}
              onChange={() => {
                const entered = fields.current?.closest("form")
                if (entered != null) setTyped(correctionIn(new FormData(entered), invoice))
              }}
            >
              <Fields of={correction} autoFocus />
              <Note>
                The net amount to add to a line, or to subtract if it is below 0. Either all lines increase or all
                decrease.
              </Note>
              <div className={layout.columns}>
                {invoiceLines.map((line) => (
                  <AmountField
                    key={line.id}
                    name={line.id}
                    label={lineLabel(line, words)}
                    hint={`net, to ${numbers.money(line.subtotal, currency)}`}
                    optional
                    currency={currency}
                  />
                ))}
              </div>
              <details>
                <summary>The buyer is wrong</summary>
                <div className={layout.stack}>
                  <Note>
                    The correction contains only the filled-in values. The account and the invoice stay unchanged.
                  </Note>
                  <Fields of={buyerTexts} at="buyer" />
                  <AddressFields at="buyer.address" address={undefined} />
                </div>
              </details>
            </div>
            {says(shown) && shown.reason !== "" ? (
              <ActionPreview path="/Invoices/{id}/Correct" id={id} body={shown} enabled />
            ) : (
              <Note>The document appears here once you give a reason and something to correct.</Note>
            )}
            <FormButtons reason={says(typed) ? undefined : "say what to correct first"} busy={busy} onCancel={onClose}>
              Create the correction
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
