import { Link, useNavigate, useSearch } from "@tanstack/react-router"
import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useAll } from "../../shell/all.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { Choice } from "../../shell/choice.tsx"
import { useEntity } from "../../shell/entity.ts"
import { useChangeSearch } from "../../shell/search.ts"
import { useReason } from "../../shell/session.tsx"
import { TextArea, TextField, WithErrors } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import layout from "../../ui/layout.module.css"
import { crumbClass, Page, Section } from "../../ui/page.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { today } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import { textOrNull, withoutNulls } from "../../ui/typed.ts"
import { AccountPicker } from "./account-picker.tsx"
import { errorsOf, type InvoiceRequest, PreviewPanel, usePreview } from "./invoice-preview.tsx"
import { emptyLine, isComplete, isUntouched, type LineDraft, lineRequest } from "./line-draft.ts"
import { LineEditor } from "./line-editor.tsx"

type Schemas = components["schemas"]

/** An invoice on an account, or one with the lines of another (`like`). */
export const NewInvoicePage = () => {
  const entity = useEntity()
  const { account, like } = useSearch({ strict: false })
  const copied = useAsk("/Invoices/{id}", { path: { id: like ?? "" } }, { enabled: like !== undefined })
  const named = account ?? copied.data?.account.id
  const found = useAsk("/Accounts/{id}", { path: { id: named ?? "" } }, { enabled: named !== undefined })
  const failed = copied.isError ? copied : found.isError ? found : undefined
  const isComing =
    (like !== undefined && copied.data === undefined) || (named !== undefined && found.data === undefined)
  return (
    <Page
      title="New invoice"
      crumb={
        <Link to={`/${entity}/invoices` as never} className={crumbClass}>
          Invoices ›
        </Link>
      }
    >
      {failed !== undefined ? (
        <Failure error={failed.error} onRetry={() => void failed.refetch()} />
      ) : isComing && account === undefined ? (
        <Skeleton />
      ) : (
        <InvoiceForm account={named === undefined ? undefined : found.data} like={copied.data} />
      )}
    </Page>
  )
}

const linesLike = (invoice: Schemas["Invoice"] | undefined): readonly LineDraft[] =>
  invoice === undefined
    ? [emptyLine()]
    : invoice.invoiceLines.map((line) =>
        emptyLine({
          productName: line.productName,
          quantity: String(line.quantity),
          unitOfMeasure: line.unitOfMeasure.unitCode,
          price: String(line.price),
          discountPercent: line.discountPercent === undefined ? "" : String(line.discountPercent),
          recognizedRevenueAccount: line.recognizedRevenue.code,
        }),
      )

const InvoiceForm = ({
  account,
  like,
}: {
  readonly account: Schemas["Account"] | undefined
  readonly like: Schemas["Invoice"] | undefined
}) => {
  const entity = useEntity()
  const navigate = useNavigate()
  const run = useDo()
  const reason = useReason()("invoices:write")
  const change = useChangeSearch()
  const terms = useAll<Schemas["PaymentTerm"]>("/PaymentTerms")
  const company = useAsk("/LegalEntities/{id}", { path: { id: entity } }).data
  const [typed, setLines] = useState(() => linesLike(like))
  const [invoiceDate, setInvoiceDate] = useState(today)
  const [paymentTerm, setPaymentTerm] = useState("")
  const usual = company?.recognizedRevenueAccount ?? ""
  const lines = typed.map((line) =>
    line.recognizedRevenueAccount === "" ? { ...line, recognizedRevenueAccount: usual } : line,
  )
  // Lines keep their places, by which the service refuses them; only an empty last one is left out.
  const last = lines.at(-1)
  const sent = lines.length > 1 && last !== undefined && isUntouched(last) ? lines.slice(0, -1) : lines
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
  const preview = usePreview(sent.every(isComplete) ? request : undefined)
  return (
    <Form
      label="New invoice"
      className={layout.stack}
      onSend={async (data, once) => {
        if (request === undefined) return
        const more = withoutNulls({
          yourOrderNumber: textOrNull(data, "yourOrderNumber"),
          yourReference: textOrNull(data, "yourReference"),
          notes: textOrNull(data, "notes"),
          deliveryDate: textOrNull(data, "deliveryDate"),
        })
        const { id } = (await run("post", "/Invoices/onAccountInvoice", {
          body: { ...request, ...more },
          once,
        })) as { readonly id: string }
        say("The draft is saved")
        void navigate({ to: `/${entity}/invoices/${id}` })
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
              none={account?.defaultPaymentTerm ?? "The usual one"}
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
          <div className={layout.columns}>
            <TextField name="yourOrderNumber" label="Your order" optional maxLength={500} />
            <TextField name="yourReference" label="Your reference" optional maxLength={500} />
            <TextField name="deliveryDate" type="date" label="Delivered" optional />
          </div>
          <TextArea name="notes" label="Notes on the invoice" optional maxLength={500} rows={2} />
          <Section title="What it will be">
            <PreviewPanel {...preview} />
          </Section>
          <FormButtons
            reason={reason ?? (request === undefined ? "choose an account first" : undefined)}
            busy={busy}
            onCancel={() => void navigate({ to: `/${entity}/invoices` })}
          >
            Save the draft
          </FormButtons>
        </>
      )}
    </Form>
  )
}
