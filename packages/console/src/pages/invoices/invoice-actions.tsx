import { useMutation, useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { call } from "../../api/call.ts"
import { download } from "../../api/download.ts"
import { sentencesOf } from "../../api/refused.ts"
import { useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { Skeleton } from "../../ui/states.tsx"
import { say } from "../../ui/toast.tsx"
import { EditInvoiceDialog } from "./edit-invoice-dialog.tsx"
import { type Invoice, nameOf } from "./invoice-columns.tsx"
import { InvoiceLines } from "./invoice-lines.tsx"
import css from "./invoice.module.css"

type Asked = "post" | "cancel" | "credit" | "edit"

const whole = { creditAllInvoiceLines: true } as const

/** What was done, in the words of the service; only a preview answers otherwise. */
const messageOf = (answer: object): string => ("message" in answer ? String(answer.message) : "")

/** What can be done with an invoice now; each shows what will come of it before. */
export const InvoiceActions = ({ invoice }: { readonly invoice: Invoice }) => {
  const [asked, setAsked] = useState<Asked>()
  const reason = useReason()("invoices:write")
  const entity = useEntity()
  const navigate = useNavigate()
  const { id, status, invoiceType } = invoice
  const saving = useMutation({
    mutationFn: () =>
      download({
        path: `/Invoices/${id}/PDF`,
        legalEntity: entity,
        type: "application/pdf",
        name: `${nameOf(invoice).replaceAll("/", "-")}.pdf`,
      }),
  })
  const isOnTheBooks = status === "Posted" || status === "Settled"
  return (
    <div className={css.buttons}>
      {status === "Draft" ? (
        <>
          <Button look="primary" reason={reason} onClick={() => setAsked("post")}>
            Post…
          </Button>
          <Button look="danger" reason={reason} onClick={() => setAsked("cancel")}>
            Cancel draft…
          </Button>
        </>
      ) : null}
      {isOnTheBooks ? (
        <>
          <Button icon="download" busy={saving.isPending} onClick={() => saving.mutate()}>
            PDF
          </Button>
          {invoiceType === "Credit" ? null : (
            <Button reason={reason} onClick={() => setAsked("credit")}>
              Credit…
            </Button>
          )}
        </>
      ) : null}
      {status === "Cancelled" ? null : (
        <Button reason={reason} onClick={() => setAsked("edit")}>
          Edit…
        </Button>
      )}
      {invoiceType === "OnAccount" ? (
        <Button
          icon="copy"
          reason={reason}
          onClick={() => void navigate({ to: `/${entity}/invoices/new`, search: { like: id } })}
        >
          New like this
        </Button>
      ) : null}
      {asked === "edit" ? <EditInvoiceDialog invoice={invoice} open onClose={() => setAsked(undefined)} /> : null}
      {saving.isError ? <span role="alert">{sentencesOf(saving.error).join(" ")}</span> : null}
      <PostDialog invoice={invoice} open={asked === "post"} onClose={() => setAsked(undefined)} />
      <CreditDialog invoice={invoice} open={asked === "credit"} onClose={() => setAsked(undefined)} />
      <CancelDialog invoice={invoice} open={asked === "cancel"} onClose={() => setAsked(undefined)} />
    </div>
  )
}

interface AboutInvoice {
  readonly invoice: Invoice
  readonly open: boolean
  readonly onClose: () => void
}

const PostDialog = ({ invoice: { id }, open, onClose }: AboutInvoice) => {
  const run = useDo()
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title="Post this invoice?"
      action="Post"
      onConfirm={async () => {
        say(messageOf(await run("post", "/Invoices/{id}/post", { path: { id } })))
      }}
    >
      <Preview path="/Invoices/{id}/post" id={id} body={undefined} enabled={open} />
      <p>Its number is taken and its journal written. A posted invoice is only ever credited.</p>
    </Confirm>
  )
}

const CreditDialog = ({ invoice: { id, invoiceNumber }, open, onClose }: AboutInvoice) => {
  const run = useDo()
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={`Credit what is left of ${invoiceNumber}?`}
      action="Create the credit note"
      onConfirm={async () => {
        say(messageOf(await run("post", "/Invoices/{id}/credit", { path: { id }, body: whole })))
      }}
    >
      <Preview path="/Invoices/{id}/credit" id={id} body={whole} enabled={open} />
    </Confirm>
  )
}

const CancelDialog = ({ invoice: { id, account }, open, onClose }: AboutInvoice) => {
  const run = useDo()
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={`Cancel this draft for ${account.name}?`}
      action="Cancel the draft"
      danger
      onConfirm={async () => {
        await run("post", "/Invoices/{id}/cancel", { path: { id } })
        say("The draft is cancelled")
      }}
    >
      <p>What it would have invoiced is due again. A cancelled draft cannot be taken up again.</p>
    </Confirm>
  )
}

/** What would be made, as the service would make it; it writes nothing. */
const Preview = ({
  path,
  id,
  body,
  enabled,
}: {
  readonly path: "/Invoices/{id}/post" | "/Invoices/{id}/credit"
  readonly id: string
  readonly body: unknown
  readonly enabled: boolean
}) => {
  const words = useWords()
  const entity = useEntity()
  const shown = useQuery({
    queryKey: [entity, path, "preview", id],
    enabled,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const input = { path: { id }, query: { preview: "true" as const }, body, legalEntity: entity, signal }
      return (await call("post", path, input as never)) as Invoice
    },
  })
  if (shown.isError)
    return (
      <div role="alert">
        {sentencesOf(shown.error).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )
  if (shown.data === undefined) return <Skeleton rows={4} />
  const { invoiceNumber, invoiceDate, dueDate } = shown.data
  return (
    <div className={css.stack}>
      <p>
        {invoiceNumber === undefined ? "A draft" : <strong>{invoiceNumber}</strong>}, dated{" "}
        {words.time.date(invoiceDate)}, due {words.time.date(dueDate)}
      </p>
      <InvoiceLines invoice={shown.data} words={words} />
    </div>
  )
}
