import { AmountInput } from "../../shell/amount-field.tsx"
import { Button, IconButton } from "../../ui/button.tsx"
import fieldCss from "../../ui/field.module.css"
import { LineCell } from "../line-cell.tsx"
import { type DiscountDraft, newDiscount } from "../orders/discount-draft.ts"
import css from "./subscription-form.module.css"

const heads = ["Discount %", "From", "To", "Text on the invoice"] as const

/** The discounts of an order: percentage, days and text. Without days a discount lasts as long as the order. */
export const DiscountEditor = ({
  drafts,
  onChange,
}: {
  readonly drafts: readonly DiscountDraft[]
  readonly onChange: (drafts: readonly DiscountDraft[]) => void
}) => {
  const set = (key: string, changed: Partial<DiscountDraft>) =>
    onChange(drafts.map((each) => (each.key === key ? { ...each, ...changed } : each)))
  return (
    <div className={css.discounts}>
      {drafts.length === 0 ? null : (
        <div className={`${css.discount} ${css.heads}`} aria-hidden="true">
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
      )}
      {drafts.map((draft, index) => {
        const of = `discount ${index + 1}`
        const { key, made, isRemoved } = draft
        const control = `${fieldCss.control} ${fieldCss.small}`
        return (
          <div key={key} className={css.discount} role="group" aria-label={of}>
            <LineCell name={`${key}.percent`} head={heads[0]} of={of}>
              {(about) => (
                <AmountInput
                  {...about}
                  className={`${control} ${css.end}`}
                  readOnly={isRemoved}
                  value={draft.percent}
                  onChange={(percent) => set(key, { percent })}
                />
              )}
            </LineCell>
            {(["from", "to"] as const).map((field) => (
              <LineCell key={field} name={`${key}.${field}`} head={field === "from" ? "From" : "To"} of={of}>
                {(about) => (
                  <input
                    {...about}
                    type="date"
                    className={control}
                    readOnly={isRemoved}
                    value={draft[field]}
                    onChange={({ target }) => set(key, { [field]: target.value })}
                  />
                )}
              </LineCell>
            ))}
            <LineCell name={`${key}.description`} head={heads[3]} of={of}>
              {(about) => (
                <input
                  {...about}
                  className={control}
                  maxLength={2000}
                  readOnly={isRemoved}
                  value={draft.description}
                  onChange={({ target }) => set(key, { description: target.value })}
                />
              )}
            </LineCell>
            {isRemoved ? (
              <Button look="plain" onClick={() => set(key, { isRemoved: false })}>
                Keep
              </Button>
            ) : (
              <IconButton
                icon="trash"
                label={`Remove ${of}`}
                onClick={() =>
                  made === undefined
                    ? onChange(drafts.filter((each) => each.key !== key))
                    : set(key, { isRemoved: true })
                }
              />
            )}
          </div>
        )
      })}
      <div>
        <Button icon="plus" onClick={() => onChange([...drafts, newDiscount()])}>
          Add discount
        </Button>
      </div>
    </div>
  )
}
