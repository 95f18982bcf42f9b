import { type ComponentProps, useId, useRef, useState } from "react"
import { decimalOf, Exact } from "../api/exact.ts"
import { type About, Field, useControl } from "../ui/field.tsx"
import css from "../ui/field.module.css"
import { useWords } from "./session.tsx"

interface AmountProps extends Omit<ComponentProps<"input">, "defaultValue" | "name" | "onChange" | "value"> {
  readonly name?: string
  /** The current digits, as `onChange` reported them. */
  readonly value?: string
  /** The initial digits, when the form keeps the value. */
  readonly defaultValue?: string | undefined
  /** Called with the understood digits (`1234.5`), empty when the field is empty. */
  readonly onChange?: (digits: string) => void
  /** The currency of the amount, shown after the repeated amount. */
  readonly currency?: string | undefined
}

/** A text that may still become a number: it ends with its sign or with a separator between digits. */
const isUnfinished = (text: string) => /[-−–\s'’ʼ.,]$/.test(text)

/**
 * An amount, a quantity, a rate or a percentage in the person's number format. The form gets digits with a decimal
 * point, and never an ambiguous number; the understood value is repeated below the field.
 */
export const AmountInput = ({
  name,
  value,
  defaultValue = "",
  onChange,
  currency,
  "aria-describedby": describedBy,
  "aria-invalid": isRefused,
  ...rest
}: AmountProps) => {
  const { numbers } = useWords()
  const id = useId()
  const held = useRef<HTMLInputElement>(null)
  const start = value ?? defaultValue
  const [{ digits, text }, setTyped] = useState({ digits: start, text: numbers.typed(start) })
  const [isTouched, setIsTouched] = useState(false)
  const [isLeft, setIsLeft] = useState(false)
  // The caller has set another value.
  if (value !== undefined && value !== digits) setTyped({ digits: value, text: numbers.typed(value) })
  const number = decimalOf(digits)
  const isUnread = digits !== "" && number === undefined
  const isWrong = isUnread && (isLeft || !isUnfinished(text))
  const refusal = `This cannot be read as a number. Write it like ${numbers.exact(new Exact("1234.5"))}.`
  const isRepeated = isTouched && number !== undefined
  return (
    <>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        inputMode="decimal"
        maxLength={60}
        {...rest}
        value={text}
        aria-invalid={isWrong || isRefused || undefined}
        aria-describedby={[describedBy, isRepeated || isWrong ? id : ""].filter(Boolean).join(" ") || undefined}
        onFocus={() => setIsTouched(true)}
        onBlur={() => setIsLeft(true)}
        onInvalid={(event) => {
          if (!event.currentTarget.validity.customError) return
          event.preventDefault()
          setIsLeft(true)
          event.currentTarget.focus()
        }}
        onChange={({ target }) => {
          const read = numbers.read(target.value, currency)
          target.setCustomValidity(read === "" || decimalOf(read) !== undefined ? "" : refusal)
          // A listener of the whole form reads its fields before this one is rendered again.
          if (held.current !== null) held.current.value = read
          setTyped({ digits: read, text: target.value })
          setIsTouched(true)
          setIsLeft(false)
          onChange?.(read)
        }}
      />
      {name === undefined ? null : <input ref={held} type="hidden" name={name} value={digits} />}
      {isWrong ? (
        <span id={id} className={css.error}>
          {refusal}
        </span>
      ) : isRepeated ? (
        <output id={id} className={css.hint}>
          {currency === undefined ? numbers.exact(number) : numbers.money(number, currency)}
        </output>
      ) : null}
    </>
  )
}

/** An amount with its label, hint and error. */
export const AmountField = ({ label, hint, optional, name, ...rest }: About & Omit<AmountProps, "name">) => {
  const control = useControl(name, hint)
  return (
    <Field {...{ label, hint, optional, name }} id={control.id}>
      <AmountInput required={optional !== true} {...rest} {...control} className={css.control} />
    </Field>
  )
}
