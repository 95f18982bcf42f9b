import { useState } from "react"
import { useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { SelectField, TextField, WithErrors } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { today } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import { textIn } from "../../ui/typed.ts"
import { discountDraftsOf, discountsIn } from "../orders/discount-draft.ts"
import { DiscountEditor } from "./discount-editor.tsx"
import type { Subscription } from "./subscription-changes.ts"
import { errorsAt, SubscriptionPreviewPart, useSubscriptionPreview } from "../orders/subscription-preview.tsx"

interface AboutSubscription {
  readonly subscription: Subscription
  readonly onClose: () => void
}

/** Gives, changes and removes discounts, in a new version; the new value is shown first. */
export const DiscountsDialog = ({ subscription, onClose }: AboutSubscription) => {
  const run = useDo()
  const go = useGo()
  const [drafts, setDrafts] = useState(() => discountDraftsOf(subscription))
  const [effectiveChangeDate, setDate] = useState(() =>
    today() < subscription.effectiveStartDate ? subscription.effectiveStartDate : today(),
  )
  const { id, orderNumber } = subscription
  const { discounts, cells } = discountsIn(drafts)
  const body = { effectiveChangeDate, orderDiscounts: discounts }
  const isEmpty = discounts.length === 0
  const shown = useSubscriptionPreview(isEmpty ? undefined : { subscription: id, orderDiscounts: body })
  return (
    <Dialog open onClose={onClose} title={`Discounts of ${orderNumber}`} wide>
      <Form
        label="Discounts"
        named={cells}
        onSend={async (_, once) => {
          const made = await run("post", "/Subscriptions/{id}/OrderDiscounts", { path: { id }, body, once })
          say(`The discounts of ${orderNumber} are saved`)
          onClose()
          return go(`subscriptions/${made.id}`)
        }}
      >
        {(busy) => (
          <>
            <WithErrors errors={errorsAt(shown.error, cells)}>
              <DiscountEditor drafts={drafts} onChange={setDrafts} />
            </WithErrors>
            <TextField
              name="effectiveChangeDate"
              type="date"
              label="In force from"
              value={effectiveChangeDate}
              onChange={({ target }) => setDate(target.value)}
            />
            <SubscriptionPreviewPart
              {...shown}
              before={subscription}
              note="Discounts reduce what is not invoiced yet."
            />
            <FormButtons busy={busy} reason={isEmpty ? "change a discount first" : undefined} onCancel={onClose}>
              Save discounts
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}

/** Sets the day of a milestone, on which charges begin or end. */
export const MilestoneDialog = ({ subscription: { id, orderNumber, milestones }, onClose }: AboutSubscription) => {
  const run = useDo()
  return (
    <Dialog open onClose={onClose} title={`Set a milestone of ${orderNumber}`}>
      <Form
        label="Milestone"
        onSend={async (data, once) => {
          const body = { milestoneId: textIn(data, "milestoneId"), milestoneDate: textIn(data, "milestoneDate") }
          await run("post", "/Subscriptions/milestones/set/{id}", { path: { id }, body, once })
          say("The milestone is set")
          onClose()
        }}
      >
        {(busy) => (
          <>
            <SelectField name="milestoneId" label="Milestone" hint="Its charges begin or end on its day.">
              {milestones.map(({ id: one, name, milestoneDate }) => (
                <option key={one} value={one}>
                  {name}
                  {milestoneDate === undefined ? "" : ` (${milestoneDate})`}
                </option>
              ))}
            </SelectField>
            <TextField name="milestoneDate" type="date" label="Day" defaultValue={today()} />
            <FormButtons busy={busy} onCancel={onClose}>
              Set milestone
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
