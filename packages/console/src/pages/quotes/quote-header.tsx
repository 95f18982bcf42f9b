import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { SelectField, TextArea, TextField } from "../../ui/field.tsx"
import { textIn } from "../../ui/form.tsx"
import layout from "../../ui/layout.module.css"
import { dayBefore, today } from "../../ui/time.ts"
import { textOrNull } from "../../ui/typed.ts"
import type { QuoteRequest } from "./quote-draft.ts"

type Schemas = components["schemas"]

/** The values of a quote outside its lines. */
export type Header = Partial<
  Pick<
    QuoteRequest,
    | "orderType"
    | "effectiveStartDate"
    | "orderEffectiveChangeDate"
    | "validToDate"
    | "termType"
    | "initialTerm"
    | "renewalTerm"
    | "yourReference"
    | "description"
  >
>

/** The initial values of the fields. */
export const headerOf = (
  quote: Schemas["Quote"] | undefined,
  subscription: Schemas["Subscription"] | undefined,
): Header => {
  const { validToDate = dayBefore(today(), -30), yourReference = null, description = null } = quote ?? {}
  const said = { validToDate, yourReference, description }
  if (subscription !== undefined)
    return { ...said, orderEffectiveChangeDate: quote?.orderEffectiveChangeDate ?? today() }
  const { orderType = "Subscription", effectiveStartDate = today(), termType = "Termed" } = quote ?? {}
  const { initialTerm = 12, renewalTerm = 12 } = quote ?? {}
  const terms = orderType === "SalesOrder" ? {} : { termType, initialTerm, renewalTerm }
  return { ...said, orderType, effectiveStartDate, ...terms }
}

/** Empty fields are omitted; a text that is not a number is sent anyway, for the service to refuse. */
const months = <Name extends string>(data: FormData, name: Name): { readonly [N in Name]?: number } => {
  const text = textIn(data, name)
  if (text === "") return {}
  return { [name]: /^\d+$/.test(text) ? Number(text) : text } as { readonly [N in Name]?: number }
}

/** The values of the fields. */
export const headerIn = (data: FormData, isChange: boolean): Header => {
  const said = {
    validToDate: textOrNull(data, "validToDate"),
    yourReference: textOrNull(data, "yourReference"),
    description: textOrNull(data, "description"),
  }
  if (isChange) return { ...said, orderEffectiveChangeDate: textOrNull(data, "orderEffectiveChangeDate") }
  const start = { ...said, effectiveStartDate: textOrNull(data, "effectiveStartDate") }
  if (textIn(data, "orderType") === "SalesOrder") return { ...start, orderType: "SalesOrder" }
  const subscription = { ...start, orderType: "Subscription" } as const
  if (textIn(data, "termType") === "Evergreen") return { ...subscription, termType: "Evergreen" }
  return { ...subscription, termType: "Termed", ...months(data, "initialTerm"), ...months(data, "renewalTerm") }
}

/** The fields of a quote above its lines; a change omits those that the subscription determines. */
export const QuoteHeader = ({ start, isChange }: { readonly start: Header; readonly isChange: boolean }) => {
  const [orderType, setOrderType] = useState(start.orderType ?? "Subscription")
  const [termType, setTermType] = useState(start.termType ?? "Termed")
  const isSubscription = orderType === "Subscription"
  return (
    <div className={layout.stack}>
      <div className={layout.columns}>
        {isChange ? (
          <TextField
            name="orderEffectiveChangeDate"
            type="date"
            label="In force from"
            defaultValue={start.orderEffectiveChangeDate ?? ""}
          />
        ) : (
          <>
            <SelectField
              name="orderType"
              label="Becomes"
              value={orderType}
              onChange={({ target }) => setOrderType(target.value === "SalesOrder" ? "SalesOrder" : "Subscription")}
            >
              <option value="Subscription">A subscription</option>
              <option value="SalesOrder">A sales order</option>
            </SelectField>
            <TextField
              name="effectiveStartDate"
              type="date"
              label="From"
              defaultValue={start.effectiveStartDate ?? ""}
            />
          </>
        )}
        <TextField name="validToDate" type="date" label="Valid to" defaultValue={start.validToDate ?? ""} />
        {isChange || !isSubscription ? null : (
          <SelectField
            name="termType"
            label="Term"
            value={termType}
            onChange={({ target }) => setTermType(target.value === "Evergreen" ? "Evergreen" : "Termed")}
          >
            <option value="Termed">For a time</option>
            <option value="Evergreen">Evergreen</option>
          </SelectField>
        )}
        {isChange || !isSubscription || termType === "Evergreen" ? null : (
          <>
            <TextField
              name="initialTerm"
              label="Months"
              inputMode="numeric"
              defaultValue={String(start.initialTerm ?? 12)}
            />
            <TextField
              name="renewalTerm"
              label="Renewed by months"
              inputMode="numeric"
              defaultValue={String(start.renewalTerm ?? 12)}
            />
          </>
        )}
        <TextField
          name="yourReference"
          label="Your reference"
          optional
          maxLength={500}
          defaultValue={start.yourReference ?? ""}
        />
      </div>
      <TextArea
        name="description"
        label="Description"
        optional
        maxLength={500}
        rows={2}
        defaultValue={start.description ?? ""}
      />
    </div>
  )
}
