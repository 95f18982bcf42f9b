import { QuoteCreate } from "../../api/constraints.gen.ts"
import type { components } from "../../api/schema.gen.ts"
import { form } from "../../shell/request-form.ts"
import { dayBefore, today } from "../../ui/time.ts"

type Schemas = components["schemas"]
type Above = Readonly<Record<string, unknown>>

/** The texts of a quote that people read and write. */
const texts = { yourReference: "Your reference", description: { label: "Description", rows: 2 } } as const
export const quoteTexts = form(QuoteCreate, texts)

const isSubscription = ({ orderType }: Above) => orderType === "Subscription"
const isTermed = ({ termType }: Above) => termType === "Termed"

const newOrder = form(QuoteCreate, {
  orderType: { label: "Becomes", words: { Subscription: "A subscription", SalesOrder: "A sales order" } },
  effectiveStartDate: { label: "Start", must: true },
  validToDate: { label: "Valid to", must: true },
  termType: { label: "Term", words: { Termed: "Fixed term", Evergreen: "No end" }, when: isSubscription },
  initialTerm: { label: "Months", must: true, when: isTermed },
  renewalTerm: { label: "Renewal, months", must: true, when: isTermed },
  noticePeriod: { label: "Notice, months", when: isTermed },
  autoRenewal: { label: "Auto-renew", when: isTermed },
  ...texts,
})

/** A change leaves out what the subscription determines. */
const change = form(QuoteCreate, {
  orderEffectiveChangeDate: { label: "In force from", must: true },
  validToDate: { label: "Valid to", must: true },
  ...texts,
})

/** The form of the values outside the lines: of a quote for a new order, or for a change of a subscription. */
export const headerForm = (isChange: boolean) => (isChange ? change : newOrder)

/** Labels of the form's values, by name. */
export const headerLabels: Readonly<Record<string, string>> = { ...newOrder.labels, ...change.labels }

/** The initial values of the fields: those of the quote, or of a new one. */
export const headerOf = (quote: Schemas["Quote"] | undefined) => ({
  orderType: "Subscription",
  effectiveStartDate: today(),
  orderEffectiveChangeDate: today(),
  validToDate: dayBefore(today(), -30),
  termType: "Termed",
  initialTerm: 12,
  renewalTerm: 12,
  noticePeriod: 0,
  autoRenewal: false,
  ...quote,
})
export type QuoteHeader = ReturnType<typeof headerOf>
