import { lazy, Suspense, useState } from "react"
import { useGo } from "../../shell/go.ts"
import { ObjectActions } from "../../shell/object-actions.tsx"
import { useReason } from "../../shell/session.tsx"
import type { MenuEntry } from "../../ui/menu.tsx"
import { undelivered } from "../orders/order-charges-of.ts"
import type { Subscription } from "./subscription-changes.ts"
import * as dialogs from "./subscription-dialogs.tsx"

// Each form is loaded when it is opened, so that the page stays small.
const forms = () => import("./subscription-form-dialogs.tsx")
const DiscountsDialog = lazy(async () => ({ default: (await forms()).DiscountsDialog }))
const MilestoneDialog = lazy(async () => ({ default: (await forms()).MilestoneDialog }))
const ReferencesDialog = lazy(async () => ({
  default: (await import("../orders/references-dialog.tsx")).ReferencesDialog,
}))
const ofOrder = () => import("../orders/order-charge-dialogs.tsx")
const DeliverDialog = lazy(async () => ({ default: (await ofOrder()).DeliverDialog }))
const InvoicedToDialog = lazy(async () => ({ default: (await ofOrder()).InvoicedToDialog }))
const InvoiceOrderDialog = lazy(async () => ({
  default: (await import("../orders/invoice-order-dialog.tsx")).InvoiceOrderDialog,
}))

type Asked =
  | "activate"
  | "cancel"
  | "delete"
  | "deliver"
  | "discounts"
  | "invoice"
  | "invoiced"
  | "milestone"
  | "references"
  | "renew"
  | "revert"

/** One primary action by the state of a subscription, and the others in a menu; each shows its result first. */
export const SubscriptionActions = ({ subscription }: { readonly subscription: Subscription }) => {
  const reasonFor = useReason()
  const reason = reasonFor("orders:write")
  const go = useGo()
  const [asked, setAsked] = useState<Asked>()
  const { id, status, version, termType, milestones } = subscription
  const close = () => setAsked(undefined)
  const isDraft = status === "Draft"
  const isActive = status === "Active"
  const isExpired = status === "Inactive"
  const isRenewable = (isActive || isExpired) && termType === "Termed"
  const entry = (when: boolean, what: Asked, label: string, more: Partial<MenuEntry> = {}): readonly MenuEntry[] =>
    when ? [{ label, reason, onSelect: () => setAsked(what), ...more }] : []
  const about = { subscription, onClose: close }
  return (
    <>
      <ObjectActions
        primary={
          isDraft
            ? { label: "Activate subscription…", reason, onSelect: () => setAsked("activate") }
            : isActive
              ? { label: "Change subscription", reason, onSelect: () => void go(`subscriptions/${id}/change`) }
              : isRenewable
                ? { label: "Renew subscription…", reason, onSelect: () => setAsked("renew") }
                : undefined
        }
        menu={{
          next: [
            ...entry(!isDraft, "invoice", "Invoice now…", { reason: reasonFor("invoices:write") }),
            ...entry(isActive && isRenewable, "renew", "Renew subscription…"),
            ...(isActive
              ? [
                  {
                    label: "Quote a change",
                    reason: reasonFor("quotes:write"),
                    onSelect: () => void go("quotes/new", { search: { order: id } }),
                  },
                ]
              : []),
          ],
          edit: [
            ...entry(isActive, "discounts", "Edit discounts…"),
            ...entry(true, "references", "Edit references…"),
            ...entry(milestones.length > 0, "milestone", "Set milestone…"),
            ...entry(undelivered(subscription).length > 0, "deliver", "Record delivery…"),
            ...entry(!isDraft, "invoiced", "Mark as invoiced…"),
          ],
          end: [
            ...entry(!isDraft, "revert", version === 1 ? "Back to a draft…" : `Revert version ${version}…`),
            ...entry(isActive || isExpired, "cancel", "Cancel subscription…", { danger: true }),
            ...entry(true, "delete", "Delete subscription…", { danger: true }),
          ],
        }}
      />
      <dialogs.ActivateDialog open={asked === "activate"} {...about} />
      {asked === "renew" ? <dialogs.RenewDialog open {...about} /> : null}
      {asked === "cancel" ? <dialogs.CancelDialog open {...about} /> : null}
      <dialogs.RevertDialog open={asked === "revert"} {...about} />
      <dialogs.DeleteDialog open={asked === "delete"} {...about} />
      <Suspense>
        {asked === "discounts" ? <DiscountsDialog {...about} /> : null}
        {asked === "milestone" ? <MilestoneDialog {...about} /> : null}
        {asked === "references" ? <ReferencesDialog {...about} /> : null}
        {asked === "deliver" ? <DeliverDialog order={subscription} onClose={close} /> : null}
        {asked === "invoiced" ? <InvoicedToDialog order={subscription} onClose={close} /> : null}
        {asked === "invoice" ? <InvoiceOrderDialog order={subscription} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
