import { useState } from "react"
import { useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { Confirm } from "../../ui/dialog.tsx"
import { SelectField, TextField } from "../../ui/field.tsx"
import { today as dayNow } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import type { Subscription } from "./subscription-changes.ts"
import { VersionPreview } from "./version-preview.tsx"
import css from "./versions.module.css"

interface AboutSubscription {
  readonly subscription: Subscription
  readonly open: boolean
  readonly onClose: () => void
}

export const ActivateDialog = ({ subscription: { id, orderNumber }, open, onClose }: AboutSubscription) => {
  const run = useDo()
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={`Activate ${orderNumber}?`}
      action="Activate subscription"
      onConfirm={async (once) => {
        await run("post", "/Subscriptions/activate/{id}", { path: { id }, once })
        say(`${orderNumber} is active`)
      }}
    >
      <p>The subscription is in force from its first day, and is invoiced from the next batch on.</p>
    </Confirm>
  )
}

export const RenewDialog = ({ subscription, open, onClose }: AboutSubscription) => {
  const run = useDo()
  const [months, setMonths] = useState(String(subscription.renewalTerm))
  const { id, orderNumber } = subscription
  const body = { renewalTerm: Number(months) }
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={`Renew ${orderNumber}?`}
      action="Renew subscription"
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
  ["OnOrderCancellationDate", "On a day"],
  ["OnChargesInvoiceToDates", "On the day up to which charges are invoiced, so that nothing is credited"],
  ["OnChargesEffectiveEndDates", "At the end of its term: it is not renewed"],
] as const

export const CancelDialog = ({ subscription, open, onClose }: AboutSubscription) => {
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
      action="Cancel subscription"
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
            label="First day without the subscription"
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

export const RevertDialog = ({ subscription, open, onClose }: AboutSubscription) => {
  const run = useDo()
  const go = useGo()
  const { id, orderNumber, version } = subscription
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={version === 1 ? `Make ${orderNumber} a draft again?` : `Revert version ${version} of ${orderNumber}?`}
      action={version === 1 ? "Make it a draft" : `Revert version ${version}`}
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

export const DeleteDialog = ({ subscription: { id, orderNumber, status }, open, onClose }: AboutSubscription) => {
  const run = useDo()
  const go = useGo()
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={`Delete ${orderNumber}?`}
      action="Delete subscription"
      danger
      onConfirm={async () => {
        await run("delete", "/Subscriptions/{id}", { path: { id } })
        say(`${orderNumber} is deleted`)
        await go("subscriptions")
      }}
    >
      <p>
        {status === "Draft"
          ? "The draft is removed, and cannot be restored."
          : "The subscription is removed with its bookings, and cannot be restored. This is refused while it is on an invoice: cancel it instead."}
      </p>
    </Confirm>
  )
}
