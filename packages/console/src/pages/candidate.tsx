import { useState } from "react"
import { decimalOf, type Decimal } from "../api/exact.ts"
import { sentencesOf } from "../api/refused.ts"
import { AmountInput } from "../shell/amount-field.tsx"
import { useReason } from "../shell/session.tsx"
import { Button } from "../ui/button.tsx"
import fieldCss from "../ui/field.module.css"
import css from "../ui/layout.module.css"
import { numberOf } from "../ui/typed.ts"

export interface CandidateProps {
  readonly name: string
  /** The words for the amount field, which names the candidate. */
  readonly amountLabel: string
  readonly currency: string
  readonly detail: string
  /** The word of the button. */
  readonly action: string
  /** The permission that the button needs. */
  readonly need: string
  /** Gets the typed amount; without one, up to the balance. */
  readonly onTake: (part: { readonly amount?: Decimal }) => Promise<void>
}

/** An invoice or a payment that a click matches, up to its balance or by the typed amount. */
export const Candidate = ({ name, amountLabel, currency, detail, action, need, onTake }: CandidateProps) => {
  const reason = useReason()(need)
  const [amount, setAmount] = useState("")
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<unknown>()
  const wrong = amount !== "" && decimalOf(amount) === undefined ? "the amount cannot be read" : undefined
  const take = async () => {
    setBusy(true)
    setRefused(undefined)
    try {
      await onTake(amount === "" ? {} : { amount: numberOf(amount) })
    } catch (error) {
      setRefused(error)
      setBusy(false)
    }
  }
  return (
    <div className={css.row}>
      <span>{name}</span>
      <span>
        <AmountInput
          className={`${fieldCss.control} ${fieldCss.small} ${css.end}`}
          aria-label={amountLabel}
          placeholder="up to the balance"
          currency={currency}
          value={amount}
          onChange={setAmount}
        />
      </span>
      <Button reason={reason ?? wrong} busy={busy} onClick={() => void take()}>
        {action}
      </Button>
      <p>{detail}</p>
      {refused === undefined ? null : (
        <p className={fieldCss.error} role="alert">
          {sentencesOf(refused).join(" ")}
        </p>
      )}
    </div>
  )
}
