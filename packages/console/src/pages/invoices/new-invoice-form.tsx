import { useState } from "react"
import { OnAccountInvoiceCreate } from "../../api/constraints.gen.ts"
import { call } from "../../api/call.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAll } from "../../shell/all.ts"
import { useGo } from "../../shell/go.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { Choice } from "../../shell/choice.tsx"
import { useEntity } from "../../shell/entity.ts"
import { Fields } from "../../shell/request-fields.tsx"
import { form } from "../../shell/request-form.ts"
import { useChangeSearch } from "../../shell/search.ts"
import { useReason } from "../../shell/session.tsx"
import { useKeptForm } from "../../shell/use-kept-form.ts"
import { Button } from "../../ui/button.tsx"
import { TextField, WithErrors } from "../../ui/field.tsx"
import { Form, FormActions, notYetSent } from "../../ui/form.tsx"
import { useKeptState } from "../../ui/kept-text.ts"
import layout from "../../ui/layout.module.css"
import { Section } from "../../ui/page.tsx"
import { today } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import { textIn } from "../../ui/typed.ts"
import { AccountPicker } from "./account-picker.tsx"
import type { Invoice } from "./invoice-columns.tsx"
import { errorsOf, type InvoiceRequest, PreviewPanel, usePreview } from "./invoice-preview.tsx"
import {
  emptyLine,
  isComplete,
  type LineDraft,
  lineLike,
  lineRequest,
  sentLines,
  withUsualAccount,
} from "./line-draft.ts"
import { LineEditor } from "./line-editor.tsx"
import { invoiceAction, PostNewDialog, type ToPost } from "./post-new-dialog.tsx"
import { forgetTyped } from "../../ui/unsaved.ts"

type Schemas = components["schemas"]

const references = form(OnAccountInvoiceCreate, {
  yourOrderNumber: "Your order",
  yourReference: "Your reference",
  deliveryDate: "Delivered",
  notes: { label: "Notes on the invoice", rows: 2 },
})

/** The fields of a new invoice. It is saved as a draft, or posted after its number and totals were shown. */
export const NewInvoiceForm = ({
  account,
  like,
}: {
  readonly account: Schemas["Account"] | undefined
  readonly like: Schemas["Invoice"] | undefined
}) => {
  const entity = useEntity()
  const go = useGo()
  const run = useDo()
  const reason = useReason()("invoices:write")
  const change = useChangeSearch()
  const terms = useAll<Schemas["PaymentTerm"]>("/PaymentTerms")
  const company = useAsk("/LegalEntities/{id}", { path: { id: entity } }).data
  const kept = useKeptForm("new invoice")
  const [typed, setLines] = useKeptState<readonly LineDraft[]>(
    kept,
    "lines",
    () => like?.invoiceLines.map(lineLike) ?? [emptyLine()],
  )
  const [toPost, setToPost] = useState<ToPost>()
  const [invoiceDate, setInvoiceDate] = useState(today)
  const [paymentTerm, setPaymentTerm] = useState("")
  const lines = withUsualAccount(typed, company?.recognizedRevenueAccount)
  const sent = sentLines(lines)
  const request: InvoiceRequest | undefined =
    account === undefined
      ? undefined
      : {
          account: account.id,
          currency: account.currencyCode,
          ...(invoiceDate === "" ? {} : { invoiceDate }),
          ...(paymentTerm === "" ? {} : { paymentTerm }),
          invoiceLines: sent.map(lineRequest),
        }
  const missing = reason ?? (request === undefined ? "choose an account first" : undefined)
  const preview = usePreview(sent.every(isComplete) ? request : undefined)
  const open = (id: string) => {
    forgetTyped(document.documentElement)
    void go(`invoices/${id}`)
  }
  return (
    <>
      <Form
        label="New invoice"
        kept={kept}
        className={layout.stack}
        onSend={async (data, once) => {
          if (request === undefined) return notYetSent
          const body = { ...request, ...references.read(data) }
          if (textIn(data, "then") === "post") {
            const input = { query: { preview: "true" as const }, body: { ...body, invoiceAction }, legalEntity: entity }
            const invoice = (await call("post", "/Invoices/onAccountInvoice", input)) as unknown as Invoice
            setToPost({ body, invoice, once: crypto.randomUUID() })
            return notYetSent
          }
          const { id } = (await run("post", "/Invoices/onAccountInvoice", { body, once })) as { readonly id: string }
          say("The draft is saved")
          open(id)
          return undefined
        }}
      >
        {(busy) => (
          <>
            <div className={layout.columns}>
              <AccountPicker
                label="Account"
                chosen={account}
                onChoose={(chosen) => change({ account: chosen?.id, like: undefined }, { replace: true })}
              />
              <TextField
                name="invoiceDate"
                type="date"
                label="Date"
                value={invoiceDate}
                onChange={({ target }) => setInvoiceDate(target.value)}
              />
              <Choice
                name="paymentTerm"
                label="Payment term"
                none={account?.defaultPaymentTerm === undefined ? "Default" : `Default (${account.defaultPaymentTerm})`}
                of={terms}
                chosen={paymentTerm}
                onChoose={setPaymentTerm}
                as={({ name }) => [name, name]}
              />
            </div>
            <Section title="Lines">
              <WithErrors errors={errorsOf(preview.error)}>
                <LineEditor lines={lines} onChange={setLines} />
              </WithErrors>
            </Section>
            <Fields of={references} />
            <Section title="Preview">
              <PreviewPanel {...preview} />
            </Section>
            <FormActions>
              <Button type="submit" look="primary" reason={missing} busy={busy}>
                Save the draft
              </Button>
              <Button type="submit" name="then" value="post" reason={missing} busy={busy}>
                Post…
              </Button>
              <Button look="plain" onClick={() => void go("invoices")}>
                Cancel
              </Button>
            </FormActions>
          </>
        )}
      </Form>
      <PostNewDialog toPost={toPost} onClose={() => setToPost(undefined)} onPosted={open} />
    </>
  )
}
