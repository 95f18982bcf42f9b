import { useRef, useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { Fields } from "../../shell/request-fields.tsx"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { CheckField, TextField, WithErrors } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import layout from "../../ui/layout.module.css"
import { Section } from "../../ui/page.tsx"
import { today } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import editor from "../editor.module.css"
import { draftsOf, isReadable } from "../orders/order-draft.ts"
import { OrderLineEditor } from "../orders/order-line-editor.tsx"
import { discountDraftsOf } from "../orders/discount-draft.ts"
import { DiscountEditor } from "./discount-editor.tsx"
import { changedTerms, changeRequest, dayAfter, nextPeriodOf } from "../orders/subscription-request.ts"
import { errorsAt, SubscriptionPreviewPart, useSubscriptionPreview } from "../orders/subscription-preview.tsx"
import css from "./subscription-form.module.css"

type Subscription = components["schemas"]["Subscription"]

/** The day of a change, inside the subscription's dates. */
const firstDayFor = ({ effectiveStartDate, effectiveEndDate }: Subscription): string => {
  const now = today()
  if (now < effectiveStartDate) return effectiveStartDate
  return effectiveEndDate !== undefined && effectiveEndDate < now ? effectiveEndDate : now
}

/** A change of an active subscription; beside it its credit, its new invoices, and its value before and after. */
export const ChangeSubscriptionForm = ({ subscription }: { readonly subscription: Subscription }) => {
  const go = useGo()
  const run = useDo()
  const { time } = useWords()
  const reason = useReason()("orders:write")
  const fields = useRef<HTMLDivElement>(null)
  const [date, setDate] = useState(() => firstDayFor(subscription))
  const [renewal, setRenewal] = useState<string>()
  const [drafts, setDrafts] = useState(() => draftsOf(undefined, subscription))
  const [discounts, setDiscounts] = useState(() => discountDraftsOf(subscription))
  const [terms, setTerms] = useState<object>(subscription)
  const { id, orderNumber, currency, termType, effectiveEndDate } = subscription
  const { request, isEmpty, cells } = changeRequest(subscription, { date, renewal, terms, drafts, discounts })
  const isReadableNow = drafts.every(({ charges, isEnded }) => isEnded || charges.every(isReadable))
  const isRenewed = renewal !== undefined
  const asked = isEmpty || !isReadableNow ? undefined : isRenewed ? { renewAndChange: request } : { change: request }
  const shown = useSubscriptionPreview(asked && { subscription: id, ...asked })
  const nextPeriod = nextPeriodOf(subscription)
  const newTerm = effectiveEndDate === undefined ? undefined : dayAfter(effectiveEndDate)
  const days = [
    ["Today", today()],
    ...(nextPeriod === undefined || nextPeriod === newTerm ? [] : [["Next period", nextPeriod] as const]),
  ] as const
  return (
    <Form
      label="Change"
      className={editor.editor}
      named={cells}
      onSend={async (_, once) => {
        const made = isRenewed
          ? await run("post", "/Subscriptions/{id}/RenewAndChange", { path: { id }, body: request, once })
          : await run("post", "/Subscriptions/{id}/change", { path: { id }, body: request, once })
        say(`${orderNumber} is changed`)
        return go(`subscriptions/${made.id}`)
      }}
    >
      {(busy) => (
        <>
          <div className={layout.stack}>
            <div className={css.days}>
              <TextField
                name="effectiveChangeDate"
                type="date"
                label="In force from"
                value={date}
                onChange={({ target }) => setDate(target.value)}
              />
              {isRenewed
                ? null
                : days.map(([label, day]) => (
                    <Button key={label} aria-pressed={date === day} onClick={() => setDate(day)}>
                      {label === "Today" ? label : `${label}, ${time.date(day)}`}
                    </Button>
                  ))}
            </div>
            {termType === "Evergreen" || newTerm === undefined ? null : (
              <CheckField
                name="renews"
                label="Renew it too"
                hint={`The change begins with the new term, on ${time.date(newTerm)}, or later.`}
                checked={isRenewed}
                onChange={({ target }) => {
                  setRenewal(target.checked ? String(subscription.renewalTerm) : undefined)
                  setDate(target.checked ? newTerm : firstDayFor(subscription))
                }}
              />
            )}
            {isRenewed ? (
              <TextField
                name="renewalTerm"
                label="Months of the new term"
                inputMode="numeric"
                value={renewal}
                onChange={({ target }) => setRenewal(target.value)}
              />
            ) : null}
            <WithErrors errors={errorsAt(shown.error, cells)}>
              <Section title="Products">
                <OrderLineEditor drafts={drafts} currency={currency} onChange={setDrafts} />
              </Section>
              <Section title="Discounts">
                <DiscountEditor drafts={discounts} onChange={setDiscounts} />
              </Section>
            </WithErrors>
            {termType === "Evergreen" || isRenewed ? null : (
              <Section title="Renewal">
                <div
                  ref={fields}
                  onChange={() => {
                    const form = fields.current?.closest("form")
                    if (form != null) setTerms({ ...subscription, ...changedTerms.read(new FormData(form)) })
                  }}
                >
                  <Fields of={changedTerms} start={terms} />
                </div>
              </Section>
            )}
            <FormButtons
              busy={busy}
              reason={reason ?? (isEmpty ? "change something first" : undefined)}
              onCancel={() => void go(`subscriptions/${id}`)}
            >
              Change subscription
            </FormButtons>
          </div>
          <aside className={editor.aside} aria-label="Preview of the change">
            <SubscriptionPreviewPart
              {...shown}
              before={subscription}
              note="The credit, the new invoices and the new value appear here once something is changed."
            />
          </aside>
        </>
      )}
    </Form>
  )
}
