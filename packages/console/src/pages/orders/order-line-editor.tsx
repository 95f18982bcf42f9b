import { type KeyboardEvent, useRef } from "react"
import { decimalOf } from "../../api/exact.ts"
import { AmountInput } from "../../shell/amount-field.tsx"
import { useWords } from "../../shell/session.tsx"
import { Button, IconButton } from "../../ui/button.tsx"
import fieldCss from "../../ui/field.module.css"
import { LineCell } from "../line-cell.tsx"
import { priceText, unitText } from "../price-text.ts"
import { ProductPicker } from "./product-picker.tsx"
import {
  type ChargeDraft,
  draftOfPlan,
  hasOnePrice,
  hasQuantity,
  type ProductDraft,
  type Typed,
} from "./order-draft.ts"
import css from "./order-line-editor.module.css"

const heads = ["Charge", "Quantity", "List price", "Disc. %", "Price is for"] as const
const periods = { Monthly: "a month", Quarterly: "a quarter", Annual: "a year" } as const

/**
 * The charges of a quote as a grid, product by product: quantities, prices and discounts. Enter moves to the next
 * product.
 */
export const OrderLineEditor = ({
  drafts,
  currency,
  onChange,
}: {
  readonly drafts: readonly ProductDraft[]
  readonly currency: string
  readonly onChange: (drafts: readonly ProductDraft[]) => void
}) => {
  const picker = useRef<HTMLInputElement>(null)
  const change = (key: string, changed: Partial<ProductDraft>) =>
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, ...changed } : draft)))
  return (
    <div className={css.products}>
      {drafts.map((draft) => (
        <ProductLines
          key={draft.key}
          draft={draft}
          currency={currency}
          onCharges={(charges) => change(draft.key, { charges })}
          onEnd={() => change(draft.key, { isEnded: !draft.isEnded })}
          onRemove={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
          onEnter={() => picker.current?.focus()}
        />
      ))}
      <ProductPicker
        input={picker}
        onChoose={(product, plan) => onChange([...drafts, draftOfPlan(product, plan, currency)])}
      />
    </div>
  )
}

const ProductLines = ({
  draft,
  currency,
  onCharges,
  onEnd,
  onRemove,
  onEnter,
}: {
  readonly draft: ProductDraft
  readonly currency: string
  readonly onCharges: (charges: readonly ChargeDraft[]) => void
  readonly onEnd: () => void
  readonly onRemove: () => void
  readonly onEnter: () => void
}) => {
  const { charges, name, plan, isOfOrder, isEnded } = draft
  const title = name === plan ? name : `${name}, ${plan}`
  return (
    <div className={css.product} role="group" aria-label={title}>
      <div className={css.title}>
        <strong className={isEnded ? css.ended : ""}>{title}</strong>
        <Button look="plain" icon={isEnded ? "retry" : "trash"} onClick={isOfOrder ? onEnd : onRemove}>
          {isOfOrder ? (isEnded ? "Keep product" : "End product") : "Remove product"}
        </Button>
      </div>
      {isEnded ? null : (
        <>
          <div className={`${css.line} ${css.heads}`} aria-hidden="true">
            {heads.map((head) => (
              <span key={head}>{head === "List price" ? `${head} ${currency}` : head}</span>
            ))}
          </div>
          {charges.map((charge) => (
            <ChargeLine
              key={charge.key}
              charge={charge}
              onType={(typed) =>
                onCharges(charges.map((each) => (each.key === charge.key ? { ...each, ...typed } : each)))
              }
              onEnter={onEnter}
              onRemove={
                isOfOrder || charges.length === 1
                  ? undefined
                  : () => onCharges(charges.filter(({ key }) => key !== charge.key))
              }
            />
          ))}
        </>
      )}
    </div>
  )
}

const ChargeLine = ({
  charge,
  onType,
  onEnter,
  onRemove,
}: {
  readonly charge: ChargeDraft
  readonly onType: (typed: Partial<Typed>) => void
  readonly onEnter: () => void
  readonly onRemove: (() => void) | undefined
}) => {
  const words = useWords()
  const { key, name, priced, before } = charge
  const isPriceChanged = before.price !== "" && charge.price !== before.price
  const { chargeType, pricePeriod, priceModel, unitCode } = priced
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    event.preventDefault()
    onEnter()
  }
  const cell = (field: keyof Typed, head: string) => (
    <LineCell name={`${key}.${field}`} head={head} of={name}>
      {(about) => (
        <AmountInput
          {...about}
          className={`${fieldCss.control} ${fieldCss.small} ${css.end}`}
          value={charge[field]}
          onChange={(digits) => onType({ [field]: digits })}
          onKeyDown={onKeyDown}
        />
      )}
    </LineCell>
  )
  const unit = unitText(unitCode)
  return (
    <div className={css.line}>
      <span className={css.text}>{name}</span>
      {hasQuantity(charge) ? cell("quantity", "Quantity") : <span className={css.none}>–</span>}
      {hasOnePrice(charge) ? (
        cell("price", "List price")
      ) : (
        <span className={css.text}>{priceText({ ...priced, chargeType: "OneOff" }, words)}</span>
      )}
      {priceModel === "Rated" ? <span className={css.none}>–</span> : cell("discount", "Disc. %")}
      <span className={css.text}>
        {[
          priceModel === "Quantity" ? (unit === "" ? "one" : `a ${unit}`) : "",
          chargeType === "Recurring" ? periods[pricePeriod] : chargeType === "OneOff" ? "once" : "as used",
          isPriceChanged ? `was ${words.numbers.exact(decimalOf(before.price)!)}` : "",
        ]
          .filter((each) => each !== "")
          .join(", ")}
      </span>
      {onRemove === undefined ? <span /> : <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />}
    </div>
  )
}
