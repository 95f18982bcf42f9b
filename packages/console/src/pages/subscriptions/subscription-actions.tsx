import { useState } from "react"
import { useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { SelectField, TextField } from "../../ui/field.tsx"
import { today as dayNow } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import type { Subscription } from "./subscription-changes.ts"
import { VersionPreview } from "./version-preview.tsx"
import css from "./versions.module.css"

type Asked = "activate" | "renew" | "cancel" | "revert"

interface AboutSubscription {
  readonly subscription: Subscription
  readonly open: boolean
  readonly onClose: () => void
}

/** The actions available in a subscription's state; each shows its result before it is executed. */
export const SubscriptionActions = ({ subscription }: { readonly subscription: Subscription }) => {
  const reasonFor = useReason()
  const reason = reasonFor("orders:write")
  const go = useGo()
  const [asked, setAsked] = useState<Asked>()
  const { status, version, termType } = subscription
  const close = () => setAsked(undefined)
  const button = (what: Asked, label: string) => (
    <Button reason={reason} onClick={() => setAsked(what)}>
      {label}
    </Button>
  )
  return (
    <>
      {status === "Draft" ? button("activate", "Activate…") : null}
      {(status === "Active" || status === "Inactive") && termType === "Termed" ? button("renew", "Renew…") : null}
      {status === "Active" || status === "Inactive" ? button("cancel", "Cancel…") : null}
      {status === "Active" ? (
        <>
          <Button
            reason={reasonFor("quotes:write")}
            onClick={() => void go("quotes/new", { search: { order: subscription.id } })}
          >
            Quote a change
          </Button>
        </>
      ) : null}
      {status === "Draft" ? null : button("revert", version === 1 ? "Back to a draft…" : "Revert…")}
      <ActivateDialog subscription={subscription} open={asked === "activate"} onClose={close} />
      {asked === "renew" ? <RenewDialog subscription={subscription} open onClose={close} /> : null}
      {asked === "cancel" ? <CancelDialog subscription={subscription} open onClose={close} /> : null}
      <RevertDialog subscription={subscription} open={asked === "revert"} onClose={close} />
    </>
  )
}

const ActivateDialog = ({ subscription: { id, orderNumber }, open, onClose }: AboutSubscription) => {
  const run = useDo()
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={`Activate ${orderNumber}?`}
      action="Activate"
      onConfirm={async (once) => {
        await run("post", "/Subscriptions/activate/{id}", { path: { id }, once })
        say(`${orderNumber} is active`)
      }}
    >
      <p>The subscription is in force from its first day, and is invoiced from the next batch on.</p>
    </Confirm>
  )
}

const RenewDialog = ({ subscription, open, onClose }: AboutSubscription) => {
  const run = useDo()
  const [months, setMonths] = useState(String(subscription.renewalTerm))
  const { id, orderNumber } = subscription
  const body = { renewalTerm: Number(months) }
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={`Renew ${orderNumber}?`}
      action="Renew"
      onConfirm={async (once) => {
        await run("post", "/Subscriptions/renew/{id}", { path: { id }, body, once })
        say(`${orderNumber} is renewed`)
      }}
    >
      <div className={css.fields}>
        <TextField
          name="months"
          label="Months of the new term"
          inputMode="numeric"
          value={months}
          onChange={({ target }) => setMonths(target.value)}
        />
      </div>
      <VersionPreview subscription={subscription} path="/Subscriptions/renew/{id}" body={body} />
    </Confirm>
  )
}

const modes = [
  ["OnOrderCancellationDate", "On the first day without it"],
  ["OnChargesInvoiceToDates", "On the day up to which charges are invoiced, so that nothing is credited"],
  ["OnChargesEffectiveEndDates", "At the end of its term: it is not renewed"],
] as const

const CancelDialog = ({ subscription, open, onClose }: AboutSubscription) => {
  const run = useDo()
  const today = dayNow()
  const [mode, setMode] = useState<(typeof modes)[number][0]>("OnOrderCancellationDate")
  const [day, setDay] = useState(today)
  const { id, orderNumber, account } = subscription
  const isDated = mode !== "OnChargesEffectiveEndDates"
  const body = {
    cancellationDate: today,
    cancellationMode: mode,
    ...(isDated ? { firstDayOfCancellation: day } : {}),
  }
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={`Cancel ${orderNumber} of ${account.name}?`}
      action="Cancel the subscription"
      danger
      onConfirm={async (once) => {
        await run("post", "/Subscriptions/cancel/{id}", { path: { id }, body, once })
        say(`${orderNumber} is cancelled`)
      }}
    >
      <div className={css.fields}>
        <SelectField
          name="mode"
          label="Charges end"
          value={mode}
          onChange={({ target }) => setMode(target.value as typeof mode)}
        >
          {modes.map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </SelectField>
        {isDated ? (
          <TextField
            name="day"
            type="date"
            label="First day without it"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        ) : null}
      </div>
      <VersionPreview subscription={subscription} path="/Subscriptions/cancel/{id}" body={body} />
      <p>Amounts invoiced beyond its end are credited by the next batch. A cancellation can be reverted.</p>
    </Confirm>
  )
}

const RevertDialog = ({ subscription, open, onClose }: AboutSubscription) => {
  const run = useDo()
  const go = useGo()
  const { id, orderNumber, version } = subscription
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={version === 1 ? `Make ${orderNumber} a draft again?` : `Take version ${version} of ${orderNumber} back?`}
      action={version === 1 ? "Make it a draft" : `Take version ${version} back`}
      danger
      onConfirm={async (once) => {
        const answer = await run("post", "/Subscriptions/revert/{id}", { path: { id }, once })
        // The version in the address no longer exists.
        void go(`subscriptions/${answer.id}`, { search: {} })
        say(version === 1 ? `${orderNumber} is a draft` : `${orderNumber} is version ${version - 1} again`)
      }}
    >
      {open ? <VersionPreview subscription={subscription} path="/Subscriptions/revert/{id}" body={undefined} /> : null}
      <p>Its booking is removed too. This is refused while something of this version is on an invoice.</p>
    </Confirm>
  )
}
