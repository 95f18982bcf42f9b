import { useRef, useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { Fields } from "../../shell/request-fields.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useReason } from "../../shell/session.tsx"
import { useKeptForm } from "../../shell/use-kept-form.ts"
import { Button } from "../../ui/button.tsx"
import { WithErrors } from "../../ui/field.tsx"
import { Form, FormActions } from "../../ui/form.tsx"
import { useKeptState } from "../../ui/kept-text.ts"
import layout from "../../ui/layout.module.css"
import { Note, Section } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import { textIn, withoutNulls } from "../../ui/typed.ts"
import { CustomFields, customFieldsIn, useCustomFields } from "../custom-fields.tsx"
import editor from "../editor.module.css"
import { AccountPicker } from "../invoices/account-picker.tsx"
import { isReadable, type ProductDraft } from "../orders/order-draft.ts"
import { OrderLineEditor } from "../orders/order-line-editor.tsx"
import type { DiscountDraft } from "../orders/discount-draft.ts"
import { DiscountEditor } from "./discount-editor.tsx"
import {
  type CreateRequest,
  createRequest,
  newReferences,
  newTerms,
  startTerms,
} from "../orders/subscription-request.ts"
import { errorsAt, SubscriptionPreviewPart, useSubscriptionPreview } from "../orders/subscription-preview.tsx"

type Schemas = components["schemas"]

/** A new subscription: terms, products and discounts; beside it the service's preview of its invoices. */
export const NewSubscriptionForm = ({
  customer,
  start,
}: {
  readonly customer: Schemas["Account"] | undefined
  /** The first lines, such as those of a subscription that is copied. */
  readonly start: readonly ProductDraft[]
}) => {
  const go = useGo()
  const run = useDo()
  const change = useChangeSearch()
  const reason = useReason()("orders:write")
  const currency = useRef(customer?.currencyCode)
  const fields = useRef<HTMLDivElement>(null)
  const configured = useCustomFields("Order")
  const kept = useKeptForm("new subscription")
  const [drafts, setDrafts] = useKeptState(kept, "products", () => start)
  const [discounts, setDiscounts] = useKeptState<readonly DiscountDraft[]>(kept, "discounts", () => [])
  const [terms, setTerms] = useState<object>(startTerms)
  const made = customer === undefined ? undefined : createRequest(customer.id, terms, drafts, discounts)
  const isWorthAsking = drafts.length > 0 && drafts.every(({ charges }) => charges.every(isReadable))
  const shown = useSubscriptionPreview(
    made !== undefined && isWorthAsking ? { create: { status: "Active", ...made.request } } : undefined,
  )
  const missing =
    reason ??
    (customer === undefined ? "choose an account first" : drafts.length === 0 ? "add a product first" : undefined)
  return (
    <Form
      label="New subscription"
      kept={kept}
      className={editor.editor}
      named={made?.cells ?? {}}
      onSend={async (data, once) => {
        if (made === undefined) return undefined
        const status = textIn(data, "then") === "activate" ? "Active" : "Draft"
        const custom = configured.length === 0 ? {} : { customFields: customFieldsIn(data, configured) }
        const stated = withoutNulls(newReferences.read(data))
        const body: CreateRequest = { status, ...made.request, ...stated, ...custom }
        const { id, orderNumber } = await run("post", "/Subscriptions", { body, once })
        say(status === "Active" ? `${orderNumber} is active` : `Draft ${orderNumber} is saved`)
        return go(`subscriptions/${id}`)
      }}
    >
      {(busy) => (
        <>
          <div className={layout.stack}>
            <AccountPicker
              label="Account"
              chosen={customer}
              onChoose={(chosen) => {
                // Prices are those of the account's currency.
                if (chosen !== undefined && chosen.currencyCode !== currency.current) setDrafts([])
                currency.current = chosen?.currencyCode ?? currency.current
                change({ account: chosen?.id }, { replace: true })
              }}
            />
            <div
              ref={fields}
              className={layout.stack}
              onChange={() => {
                const form = fields.current?.closest("form")
                if (form != null) setTerms({ ...terms, ...newTerms.read(new FormData(form)) })
              }}
            >
              <Fields of={newTerms} start={terms} />
            </div>
            <WithErrors errors={errorsAt(shown.error, made?.cells ?? {})}>
              <Section title="Products">
                {customer === undefined ? (
                  <Note>Choose an account first: prices are those of its currency.</Note>
                ) : (
                  <OrderLineEditor drafts={drafts} currency={customer.currencyCode} onChange={setDrafts} />
                )}
              </Section>
              <Section title="Discounts">
                <DiscountEditor drafts={discounts} onChange={setDiscounts} />
              </Section>
            </WithErrors>
            <Section title="References">
              <Fields of={newReferences} />
            </Section>
            <CustomFields of={configured} values={undefined} />
            <FormActions>
              {/* Before the other button, so that Enter in a field saves a draft. */}
              <Button type="submit" reason={missing} busy={busy}>
                Save draft
              </Button>
              <Button type="submit" look="primary" name="then" value="activate" reason={missing} busy={busy}>
                Activate subscription
              </Button>
              <Button look="plain" onClick={() => void go("subscriptions")}>
                Cancel
              </Button>
            </FormActions>
          </div>
          <aside className={editor.aside} aria-label="Preview of the subscription">
            <SubscriptionPreviewPart {...shown} note="Amounts appear here once you choose an account and a product." />
          </aside>
        </>
      )}
    </Form>
  )
}
