import type { components } from "../../api/schema.gen.ts"
import { AmountField } from "../../shell/amount-field.tsx"
import { Button } from "../../ui/button.tsx"
import { SelectField, TextField } from "../../ui/field.tsx"
import layout from "../../ui/layout.module.css"
import { numberOf } from "../../ui/typed.ts"
import css from "./products.module.css"

type Request = components["schemas"]["ChargeCreate"]

interface Tier {
  readonly toQuantity: string
  readonly price: string
}

/** A charge in the form. */
export interface ChargeDraft {
  readonly key: string
  readonly name: string
  readonly chargeType: NonNullable<Request["chargeType"]>
  readonly model: NonNullable<Request["model"]>
  readonly pricePeriod: NonNullable<Request["pricePeriod"]>
  readonly billingPeriod: NonNullable<Request["billingPeriod"]>
  readonly currency: string
  /** One price, or a price per tier. */
  readonly tiers: readonly Tier[]
}

export const newCharge = (currency: string): ChargeDraft => ({
  key: crypto.randomUUID(),
  name: "",
  chargeType: "Recurring",
  model: "Flat",
  pricePeriod: "Monthly",
  billingPeriod: "Monthly",
  currency,
  tiers: [{ toQuantity: "", price: "" }],
})

const hasTiers = ({ model }: ChargeDraft) => model === "Volume" || model === "Tiered"

/** The charge as a request of the interface. */
export const chargeIn = (draft: ChargeDraft): Request => {
  const { name, chargeType, model, pricePeriod, billingPeriod, currency, tiers } = draft
  return {
    name,
    chargeType,
    model,
    ...(chargeType === "OneOff" ? {} : { pricePeriod, billingPeriod }),
    ...(model === "Rated"
      ? {}
      : {
          priceDetails: tiers.map(({ toQuantity, price }, tier) => ({
            currency,
            tier,
            price: numberOf(price),
            ...(hasTiers(draft)
              ? toQuantity === ""
                ? { isInfinite: true }
                : { toQuantity: numberOf(toQuantity) }
              : {}),
          })),
        }),
  }
}

const choices = {
  chargeType: ["Recurring", "OneOff", "Usage", "Measured"],
  model: ["Flat", "Quantity", "Volume", "Tiered", "Rated"],
  pricePeriod: ["Monthly", "Quarterly", "Annual"],
  billingPeriod: ["Monthly", "Quarterly", "Biannual", "Annual", "EndOfTerm"],
} as const

const labels = {
  chargeType: "Type",
  model: "Price model",
  pricePeriod: "Price is for",
  billingPeriod: "Billed",
} as const

export interface ChargeFieldsProps {
  readonly index: number
  readonly draft: ChargeDraft
  readonly onChange: (draft: ChargeDraft) => void
  readonly onRemove: (() => void) | undefined
}

/**
 * The fields of a charge and its price table; they are named by their paths in the interface, so that a refusal finds
 * them.
 */
export const ChargeFields = ({ index, draft, onChange, onRemove }: ChargeFieldsProps) => {
  const at = `chargePlans[0].charges[${index}]`
  const set = (changed: Partial<ChargeDraft>) => onChange({ ...draft, ...changed })
  const setTier = (place: number, changed: Partial<Tier>) =>
    set({ tiers: draft.tiers.map((tier, each) => (each === place ? { ...tier, ...changed } : tier)) })
  const choice = (name: keyof typeof choices) => (
    <SelectField
      name={`${at}.${name}`}
      label={labels[name]}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    >
      {choices[name].map((each) => (
        <option key={each}>{each}</option>
      ))}
    </SelectField>
  )
  const shown = hasTiers(draft) ? draft.tiers : draft.tiers.slice(0, 1)
  return (
    <fieldset className={layout.part}>
      <legend>Charge {index + 1}</legend>
      <TextField
        name={`${at}.name`}
        label="Name"
        value={draft.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      {choice("chargeType")}
      {choice("model")}
      {draft.chargeType === "OneOff" ? null : (
        <>
          {choice("pricePeriod")}
          {choice("billingPeriod")}
        </>
      )}
      {draft.model === "Rated" ? null : (
        <>
          <TextField
            name={`${at}.priceDetails[0].currency`}
            label="Currency"
            maxLength={3}
            value={draft.currency}
            onChange={({ target }) => set({ currency: target.value.toUpperCase() })}
          />
          {shown.map((tier, place) => (
            <TierFields
              key={place}
              at={`${at}.priceDetails[${place}]`}
              name={hasTiers(draft) ? `Tier ${place + 1}: ` : ""}
              tier={tier}
              hasEnd={hasTiers(draft)}
              onChange={(changed) => setTier(place, changed)}
            />
          ))}
          {hasTiers(draft) ? (
            <Button icon="plus" onClick={() => set({ tiers: [...draft.tiers, { toQuantity: "", price: "" }] })}>
              Another tier
            </Button>
          ) : null}
        </>
      )}
      {onRemove === undefined ? null : (
        <Button look="plain" icon="trash" onClick={onRemove}>
          Without this charge
        </Button>
      )}
    </fieldset>
  )
}

const TierFields = ({
  at,
  name,
  tier,
  hasEnd,
  onChange,
}: {
  readonly at: string
  readonly name: string
  readonly tier: Tier
  readonly hasEnd: boolean
  readonly onChange: (changed: Partial<Tier>) => void
}) => (
  <div className={css.tier}>
    {hasEnd ? (
      <AmountField
        name={`${at}.toQuantity`}
        label={`${name}up to`}
        hint="Empty: without end"
        optional
        value={tier.toQuantity}
        onChange={(toQuantity) => onChange({ toQuantity })}
      />
    ) : null}
    <AmountField
      name={`${at}.price`}
      label={`${name === "" ? "P" : `${name}p`}rice`}
      value={tier.price}
      onChange={(price) => onChange({ price })}
    />
  </div>
)
