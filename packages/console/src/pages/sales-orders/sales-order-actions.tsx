import { lazy, Suspense, useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { ObjectActions } from "../../shell/object-actions.tsx"
import { useReason } from "../../shell/session.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { say } from "../../ui/toast.tsx"
import { undelivered } from "../orders/order-charges-of.ts"

const ofOrder = () => import("../orders/order-charge-dialogs.tsx")
const DeliverDialog = lazy(async () => ({ default: (await ofOrder()).DeliverDialog }))
const InvoicedToDialog = lazy(async () => ({ default: (await ofOrder()).InvoicedToDialog }))
const InvoiceOrderDialog = lazy(async () => ({
  default: (await import("../orders/invoice-order-dialog.tsx")).InvoiceOrderDialog,
}))

type Asked = "activate" | "delete" | "deliver" | "invoice" | "invoiced"

/** One primary action by the state of a sales order, and the others in a menu. */
export const SalesOrderActions = ({ order }: { readonly order: components["schemas"]["SalesOrder"] }) => {
  const reasonFor = useReason()
  const reason = reasonFor("orders:write")
  const run = useDo()
  const go = useGo()
  const [asked, setAsked] = useState<Asked>()
  const { id, orderNumber, status } = order
  const close = () => setAsked(undefined)
  const isDraft = status === "OrderDraft"
  const toDeliver = !isDraft && undelivered(order).length > 0
  const isOpen = status === "Order" || status === "Delivered"
  const canInvoice = reasonFor("invoices:write")
  const open = (what: Asked) => () => setAsked(what)
  return (
    <>
      <ObjectActions
        primary={
          isDraft
            ? { label: "Activate order…", reason, onSelect: open("activate") }
            : toDeliver
              ? { label: "Record delivery…", reason, onSelect: open("deliver") }
              : isOpen
                ? { label: "Invoice now…", reason: canInvoice, onSelect: open("invoice") }
                : undefined
        }
        menu={{
          next:
            isDraft || (isOpen && !toDeliver)
              ? []
              : [{ label: "Invoice now…", reason: canInvoice, onSelect: open("invoice") }],
          edit: isDraft ? [] : [{ label: "Mark as invoiced…", reason, onSelect: open("invoiced") }],
          end: [{ label: "Delete order…", reason, danger: true, onSelect: open("delete") }],
        }}
      />
      <Confirm
        open={asked === "activate"}
        onClose={close}
        title={`Activate ${orderNumber}?`}
        action="Activate order"
        onConfirm={async (once) => {
          await run("post", "/SalesOrders/activate/{id}", { path: { id }, once })
          say(`${orderNumber} is active`)
        }}
      >
        <p>The order is in force, and is invoiced from the next batch on.</p>
      </Confirm>
      <Confirm
        open={asked === "delete"}
        onClose={close}
        title={`Delete ${orderNumber}?`}
        action="Delete order"
        danger
        onConfirm={async () => {
          await run("delete", "/SalesOrders/{id}", { path: { id } })
          say(`${orderNumber} is deleted`)
          await go("sales-orders")
        }}
      >
        <p>The order is removed, and cannot be restored. This is refused while it is on an invoice.</p>
      </Confirm>
      <Suspense>
        {asked === "deliver" ? <DeliverDialog order={order} onClose={close} /> : null}
        {asked === "invoiced" ? <InvoicedToDialog order={order} onClose={close} /> : null}
        {asked === "invoice" ? <InvoiceOrderDialog order={order} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
