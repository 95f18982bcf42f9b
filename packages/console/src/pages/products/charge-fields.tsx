import { Button } from "../../ui/button.tsx"
import { SelectField, TextField } from "../../ui/field.tsx"
import layout from "../../ui/layout.module.css"
import { Note } from "../../ui/page.tsx"
import { PriceGrid } from "./price-grid.tsx"
import { type ChargeDraft, isGrid } from "./product-draft.ts"
import { chargeWords } from "./product-words.ts"
import css from "./products.module.css"

const labels = {
  chargeType: "Type",
  model: "Price model",
  pricePeriod: "Price is for",
  billingPeriod: "Billed",
} as const

/** The fields of a charge and its price grid. */
export const ChargeFields = ({
  title,
  draft,
  onChange,
  onRemove,
}: {
  readonly title: string
  readonly draft: ChargeDraft
  readonly onChange: (draft: ChargeDraft) => void
  readonly onRemove: (() => void) | undefined
}) => {
  const { key, made, isRemoved, chargeType, model } = draft
  const set = (changed: Partial<ChargeDraft>) => onChange({ ...draft, ...changed })
  const choice = (name: keyof typeof chargeWords) => (
    <SelectField
      name={`${key}.${name}`}
      label={labels[name]}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    >
      {Object.entries(chargeWords[name]).map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  )
  if (isRemoved)
    return (
      <fieldset className={layout.part}>
        <legend>{title}</legend>
        <p className={css.removed}>{draft.name} is removed</p>
        <Button look="plain" onClick={() => set({ isRemoved: false })}>
          Keep charge
        </Button>
      </fieldset>
    )
  return (
    <fieldset className={layout.part}>
      <legend>{title}</legend>
      <TextField
        name={`${key}.name`}
        label="Name"
        value={draft.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      {choice("chargeType")}
      {choice("model")}
      {chargeType === "OneOff" ? null : (
        <>
          {choice("pricePeriod")}
          {choice("billingPeriod")}
        </>
      )}
      <div className={css.wide}>
        {model === "Rated" ? (
          <Note>The price comes with the reported usage.</Note>
        ) : made === undefined || isGrid(made) ? (
          <PriceGrid draft={draft} onChange={onChange} />
        ) : (
          <Note>
            The tiers of this charge end at different quantities in each currency, so they do not fit into a grid:
            change its prices through the API.
          </Note>
        )}
      </div>
      {onRemove === undefined ? null : (
        <Button look="plain" icon="trash" onClick={onRemove}>
          Remove charge
        </Button>
      )}
    </fieldset>
  )
}
