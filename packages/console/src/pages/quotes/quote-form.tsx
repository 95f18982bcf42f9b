import { useRef, useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { Fields } from "../../shell/request-fields.tsx"
import { useGo } from "../../shell/go.ts"
import { useChangeSearch } from "../../shell/search.ts"
import { useReason } from "../../shell/session.tsx"
import { useKeptForm } from "../../shell/use-kept-form.ts"
import { useKeptState } from "../../ui/kept-text.ts"
import { WithErrors } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import layout from "../../ui/layout.module.css"
import { Section } from "../../ui/page.tsx"
import editor from "../editor.module.css"
import { AccountPicker } from "../invoices/account-picker.tsx"
import { draftsOf, isReadable, productsIn, type QuoteRequest } from "../orders/order-draft.ts"
import { headerForm, headerOf } from "./quote-header.ts"
import { OrderLineEditor } from "../orders/order-line-editor.tsx"
import { errorsAt, useSubscriptionPreview } from "../orders/subscription-preview.tsx"
import { QuotePreview, useQuotePreview } from "./quote-preview.tsx"
import { quotedSubscription } from "./quoted-subscription.ts"

type Schemas = components["schemas"]

export interface QuoteFormProps {
  /** The quote to change; without it a new one is made. */
  readonly quote?: Schemas["Quote"]
  readonly customer: Schemas["Account"] | undefined
  /** The subscription that the quote changes. */
  readonly subscription: Schemas["Subscription"] | undefined
  readonly onSend: (request: QuoteRequest, once: string) => Promise<unknown>
}

/** A quote line by line; the service computes its totals while the person types. */
export const QuoteForm = ({ quote, customer, subscription, onSend }: QuoteFormProps) => {
  const go = useGo()
  const change = useChangeSearch()
  const reasonFor = useReason()
  const reason = reasonFor("quotes:write")
  const fields = useRef<HTMLDivElement>(null)
  const name = useKeptForm("new quote")
  const kept = quote === undefined ? name : undefined
  const [drafts, setDrafts] = useKeptState(kept, "products", () => draftsOf(quote, subscription))
  const [isTouched, setIsTouched] = useState(false)
  const [header, setHeader] = useState(() => headerOf(quote))
  const isChange = subscription !== undefined
  const headerFields = headerForm(isChange)
  const { products, cells } = productsIn(drafts, header.orderEffectiveChangeDate)
  const made = quote !== undefined
  // Lines that nobody edited are not sent, so that they stay unchanged.
  const sent = { ...headerFields.valuesOf(header), ...(made && !isTouched ? {} : { products }) }
  const request: QuoteRequest | undefined =
    customer === undefined
      ? undefined
      : made
        ? (sent as QuoteRequest)
        : {
            customer: customer.id,
            ...(isChange ? { quoteType: "Change", changeOrder: subscription.id } : { currency: customer.currencyCode }),
            ...sent,
          }
  const isWorthAsking =
    (made || products.length > 0) && drafts.every(({ charges, isEnded }) => isEnded || charges.every(isReadable))
  const preview = useQuotePreview(quote?.id, isWorthAsking ? request : undefined)
  // The invoices belong to the order, which needs a permission of its own.
  const areInvoicesShown = isWorthAsking && drafts.length > 0 && reasonFor("orders:write") === undefined
  const upcoming = useSubscriptionPreview(
    areInvoicesShown && customer !== undefined
      ? quotedSubscription(customer.id, header, drafts, subscription)
      : undefined,
  )
  return (
    <Form
      label="Quote"
      kept={kept}
      className={editor.editor}
      named={cells}
      onSend={async (_, once) => (request === undefined ? undefined : onSend(request, once))}
    >
      {(busy) => (
        <>
          <div className={layout.stack}>
            {made || isChange ? (
              <p>
                For <strong>{customer?.name}</strong>
              </p>
            ) : (
              <AccountPicker
                label="Customer"
                chosen={customer}
                onChoose={(chosen) => change({ account: chosen?.id }, { replace: true })}
              />
            )}
            <div
              ref={fields}
              className={layout.stack}
              onChange={() => {
                const form = fields.current?.closest("form")
                if (form != null) setHeader({ ...header, ...headerFields.read(new FormData(form)) } as typeof header)
              }}
            >
              <Fields of={headerFields} start={header} />
            </div>
            <Section title="Products">
              <WithErrors errors={errorsAt(preview.error, cells)}>
                <OrderLineEditor
                  drafts={drafts}
                  currency={customer?.currencyCode ?? ""}
                  onChange={(changed) => {
                    setDrafts(changed)
                    setIsTouched(true)
                  }}
                />
              </WithErrors>
            </Section>
            <FormButtons
              reason={reason ?? (request === undefined ? "choose a customer first" : undefined)}
              busy={busy}
              onCancel={() => void go(made ? `quotes/${quote.id}` : "quotes")}
            >
              Save quote
            </FormButtons>
          </div>
          <aside className={editor.aside} aria-label="Preview of the quote">
            <h2>Preview</h2>
            <QuotePreview {...preview} upcoming={upcoming} subscription={subscription} />
          </aside>
        </>
      )}
    </Form>
  )
}
