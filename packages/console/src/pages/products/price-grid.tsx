import { useState } from "react"
import { AmountInput } from "../../shell/amount-field.tsx"
import { useWords } from "../../shell/session.tsx"
import { Button, IconButton } from "../../ui/button.tsx"
import fieldCss from "../../ui/field.module.css"
import { LineCell } from "../line-cell.tsx"
import { type ChargeDraft, emptyTier, hasTiers, pastedInto, type TierDraft } from "./product-draft.ts"
import css from "./products.module.css"

interface EditedCharge {
  readonly draft: ChargeDraft
  readonly onChange: (draft: ChargeDraft) => void
}

const CurrencyAdder = ({ draft, onChange }: EditedCharge) => {
  const [added, setAdded] = useState("")
  const code = added.trim().toUpperCase()
  const isNew = /^[A-Z]{3}$/.test(code) && !draft.currencies.includes(code)
  const addCurrency = () => {
    if (!isNew) return
    onChange({ ...draft, currencies: [...draft.currencies, code] })
    setAdded("")
  }
  return (
    <>
      <input
        aria-label={`Currency to add to ${draft.name || "the charge"}`}
        placeholder="EUR"
        maxLength={3}
        autoComplete="off"
        className={`${fieldCss.control} ${fieldCss.small} ${css.code}`}
        value={added}
        onChange={({ target }) => setAdded(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return
          event.preventDefault()
          addCurrency()
        }}
      />
      <Button reason={isNew ? undefined : "type the code of another currency first"} onClick={addCurrency}>
        Add currency
      </Button>
    </>
  )
}

/** The prices of a charge: currencies as columns, tiers as rows. Rows of a spreadsheet can be pasted into any cell. */
export const PriceGrid = ({ draft, onChange }: EditedCharge) => {
  const { numbers } = useWords()
  const { key, currencies, tiers } = draft
  const isTiered = hasTiers(draft)
  const shown = isTiered ? tiers : tiers.slice(0, 1)
  const setTier = (place: number, changed: Partial<TierDraft>) =>
    onChange({ ...draft, tiers: tiers.map((tier, each) => (each === place ? { ...tier, ...changed } : tier)) })
  const onPaste = (tier: number, column: number) => (event: React.ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain")
    if (!/[\t\n]./.test(text)) return
    event.preventDefault()
    onChange(pastedInto(draft, { tier, column }, text, (cell) => numbers.read(cell, undefined)))
  }
  const cell = (name: string, head: string, tier: number, column: number, value: string, set: (to: string) => void) => (
    <LineCell
      name={`${key}.${name}.${tier}`}
      head={head}
      of={isTiered ? `tier ${tier + 1}` : draft.name || "the charge"}
    >
      {(about) => (
        <AmountInput
          {...about}
          className={`${fieldCss.control} ${fieldCss.small} ${css.end}`}
          value={value}
          onChange={set}
          onPaste={onPaste(tier, column)}
        />
      )}
    </LineCell>
  )
  return (
    <div className={css.grid}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is narrow */}
      <div className={css.scroll} tabIndex={0} role="group" aria-label={`Prices of ${draft.name || "the charge"}`}>
        <table className={css.prices}>
          <thead>
            <tr>
              {isTiered ? <th scope="col">Up to</th> : null}
              {currencies.map((currency) => (
                <th key={currency} scope="col">
                  {currency}
                  {currencies.length === 1 ? null : (
                    <IconButton
                      icon="close"
                      label={`Remove ${currency}`}
                      onClick={() =>
                        onChange({
                          ...draft,
                          currencies: currencies.filter((each) => each !== currency),
                          tiers: tiers.map(({ prices: { [currency]: _price, ...prices }, ...tier }) => ({
                            ...tier,
                            prices,
                          })),
                        })
                      }
                    />
                  )}
                </th>
              ))}
              {isTiered ? <td /> : null}
            </tr>
          </thead>
          <tbody>
            {shown.map((tier, place) => (
              <tr key={place}>
                {isTiered ? (
                  <td>
                    {cell("toQuantity", "Up to", place, 0, tier.toQuantity, (toQuantity) =>
                      setTier(place, { toQuantity }),
                    )}
                  </td>
                ) : null}
                {currencies.map((currency, index) => (
                  <td key={currency}>
                    {cell(currency, `Price ${currency}`, place, index + 1, tier.prices[currency] ?? "", (price) =>
                      setTier(place, { prices: { ...tier.prices, [currency]: price } }),
                    )}
                  </td>
                ))}
                {isTiered ? (
                  <td>
                    {tiers.length === 1 ? null : (
                      <IconButton
                        icon="trash"
                        label={`Remove tier ${place + 1}`}
                        onClick={() => onChange({ ...draft, tiers: tiers.filter((_, each) => each !== place) })}
                      />
                    )}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css.add}>
        {isTiered ? (
          <Button icon="plus" onClick={() => onChange({ ...draft, tiers: [...tiers, emptyTier()] })}>
            Add tier
          </Button>
        ) : null}
        <CurrencyAdder draft={draft} onChange={onChange} />
      </div>
      {isTiered ? (
        <p className={css.second}>
          The last tier may have no upper limit. You can paste rows of a spreadsheet into any cell.
        </p>
      ) : null}
    </div>
  )
}
