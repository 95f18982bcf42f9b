import { useSearch } from "@tanstack/react-router"
import { lazy, Suspense, useState } from "react"
import { download } from "../../api/download.ts"
import { useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { useEntity } from "../../shell/entity.ts"
import { ObjectActions, type ObjectMenu } from "../../shell/object-actions.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useReason } from "../../shell/session.tsx"
import { useAction } from "../../shell/use-action.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { useMedia } from "../../ui/media.ts"
import type { MenuEntry } from "../../ui/menu.tsx"
import { say } from "../../ui/toast.tsx"
import { ActionPreview, messageOf } from "./action-preview.tsx"
import { type Invoice, isOnTheBooks, nameOf } from "./invoice-columns.tsx"

// Each dialog is loaded when it is opened, so that the page stays small.
const BadDebtDialog = lazy(async () => ({ default: (await import("./bad-debt-dialog.tsx")).BadDebtDialog }))
const CreditDialog = lazy(async () => ({ default: (await import("./credit-dialog.tsx")).CreditDialog }))
const CorrectDialog = lazy(async () => ({ default: (await import("./correct-dialog.tsx")).CorrectDialog }))
const MatchDialog = lazy(async () => ({ default: (await import("./match-dialog.tsx")).MatchDialog }))
const ReplaceDialog = lazy(async () => ({ default: (await import("./replace-dialog.tsx")).ReplaceDialog }))
const SendDialog = lazy(async () => ({ default: (await import("../messages/send-dialog.tsx")).SendDialog }))
const PayDialog = lazy(async () => ({ default: (await import("./pay-dialog.tsx")).PayDialog }))

type Asked = "post" | "cancel" | "credit" | "correct" | "match" | "pay" | "replace" | "send" | "write-off"

const files = { PDF: "application/pdf", UBL: "application/xml" } as const

/** One primary action by the state of an invoice, and the others in a menu; each shows its result before it is executed. */
export const InvoiceActions = ({ invoice }: { readonly invoice: Invoice }) => {
  const [asked, setAsked] = useState<Asked>()
  const reasonFor = useReason()
  const reason = reasonFor("invoices:write")
  const entity = useEntity()
  const go = useGo()
  const run = useDo()
  const { id, status, invoiceType, balancedAmount } = invoice
  const saving = useAction((kind: keyof typeof files) =>
    download({
      path: `/Invoices/${id}/${kind}`,
      legalEntity: entity,
      type: files[kind],
      name: `${nameOf(invoice).replaceAll("/", "-")}.${kind === "UBL" ? "xml" : "pdf"}`,
    }),
  )
  const change = useChangeSearch()
  const { pdf } = useSearch({ strict: false })
  const isPhone = useMedia("(width < 700px)")
  const isDraft = status === "Draft"
  const isPosted = status === "Posted"
  const isBooked = isOnTheBooks(invoice)
  const owesBack = String(balancedAmount).startsWith("-")
  const isDebit = isBooked && invoiceType !== "Credit"
  const entry = (when: boolean, label: string, onSelect: () => void, more: Partial<MenuEntry> = {}) =>
    when ? [{ label, reason, onSelect, ...more }] : []
  const asks = (when: boolean, what: Asked, label: string, more: Partial<MenuEntry> = {}) =>
    entry(when, label, () => setAsked(what), more)
  const close = () => setAsked(undefined)
  const menu: ObjectMenu = {
    files: [
      ...entry(isBooked && !isPhone && pdf === undefined, "Show PDF", () => change({ pdf: "1" }), {
        reason: undefined,
      }),
      ...entry(isBooked, "Save PDF", () => saving.run("PDF"), { reason: undefined }),
      ...entry(isBooked, "Save UBL", () => saving.run("UBL"), { reason: reasonFor("einvoices:read") }),
    ],
    next: [
      ...asks(isBooked, "send", "Send by e-mail…", { reason: reasonFor("messages:write") }),
      ...asks(isDebit, "credit", "Credit…"),
      ...asks(isDebit, "correct", "Correct…"),
      ...asks(isDebit, "replace", "Replace…"),
      ...asks(isPosted && owesBack, "match", "Match with an invoice…"),
      ...entry(invoiceType === "OnAccount", "New like this", () => void go("invoices/new", { search: { like: id } })),
    ],
    edit: entry(
      status !== "Cancelled",
      isDraft ? "Edit draft" : "Edit references",
      () => void go(`invoices/${id}/edit`),
    ),
    end: [
      ...asks(isPosted, "write-off", "Write off…", {
        reason: reasonFor("payments:write"),
      }),
      ...asks(isDraft, "cancel", "Cancel draft…", { danger: true }),
    ],
  }
  const primary = isDraft
    ? { label: "Post…", reason, onSelect: () => setAsked("post") }
    : isPosted
      ? {
          label: "Record payment…",
          reason: reasonFor("payments:write") === undefined ? undefined : reason,
          onSelect: () => setAsked("pay"),
        }
      : undefined
  return (
    <>
      <ObjectActions primary={primary} menu={menu} />
      {saving.refusal}
      <PostDialog invoice={invoice} open={asked === "post"} onClose={close} />
      <Suspense>
        {asked === "credit" ? <CreditDialog invoice={invoice} onClose={close} /> : null}
        {asked === "correct" ? <CorrectDialog invoice={invoice} onClose={close} /> : null}
        {asked === "write-off" ? <BadDebtDialog invoice={invoice} onClose={close} /> : null}
        {asked === "match" ? <MatchDialog credit={invoice} onClose={close} /> : null}
        {asked === "replace" ? <ReplaceDialog invoice={invoice} onClose={close} /> : null}
        {asked === "send" ? (
          <SendDialog
            title={`Send ${nameOf(invoice)} by e-mail`}
            onSend={(body, once) => run("post", "/Invoices/{id}/Messages", { path: { id }, body, once })}
            onClose={close}
          />
        ) : null}
        {asked === "pay" ? <PayDialog invoice={invoice} onClose={close} /> : null}
      </Suspense>
      <CancelDialog invoice={invoice} open={asked === "cancel"} onClose={close} />
    </>
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
      onConfirm={async (once) => {
        say(messageOf(await run("post", "/Invoices/{id}/post", { path: { id }, once })))
      }}
    >
      <ActionPreview path="/Invoices/{id}/post" id={id} body={undefined} enabled={open} />
      <p>The invoice gets its number, and its journal is written. A posted invoice can only be credited.</p>
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
      onConfirm={async (once) => {
        await run("post", "/Invoices/{id}/cancel", { path: { id }, once })
        say("The draft is cancelled")
      }}
    >
      <p>Its charges are due again. A cancelled draft cannot be restored.</p>
    </Confirm>
  )
}
