import { useEffect, useRef } from "react"
import css from "./filter-bar.module.css"
import { dayBefore, lastDayOfMonth, monthsBack, today } from "./time.ts"

/** A filter by a calendar date, with the calendar of the browser. It applies as soon as the date is complete. */
export const DayFilter = ({
  label,
  word,
  value,
  onChange,
  className,
}: {
  readonly label: string
  /** A short visible label, such as "From". */
  readonly word: string
  readonly value: string
  readonly onChange: (value: string | undefined) => void
  readonly className: string
}) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current !== null) input.current.value = value
  }, [value])
  return (
    <label className={`${css.day} ${className}`}>
      <span>{word}</span>
      <input
        ref={input}
        type="date"
        // The years before are those of a year that is still being typed.
        min="1900-01-01"
        max="2999-12-31"
        className={`${css.text} ${css.short} ${value === "" ? "" : css.set}`}
        aria-label={label}
        defaultValue={value}
        onChange={({ target }) => {
          if (target.validity.valid && target.value !== value) onChange(target.value === "" ? undefined : target.value)
        }}
        onKeyDown={({ key, currentTarget }) => (key === "Escape" ? currentTarget.blur() : undefined)}
      />
    </label>
  )
}

type Period = readonly [word: string, from: string, to: string]

const periods = (): readonly Period[] => {
  const now = today()
  const monthAt = (back: number) => monthsBack(back).slice(0, 7)
  const months = (word: string, first: number, last: number): Period => [
    word,
    monthsBack(first),
    lastDayOfMonth(monthAt(last)),
  ]
  const inYear = Number(now.slice(5, 7)) - 1
  const inQuarter = inYear % 3
  return [
    months("This month", 0, 0),
    months("Last month", 1, 1),
    months("This quarter", inQuarter, inQuarter - 2),
    months("This year", inYear, inYear - 11),
    ["Last 7 days", dayBefore(now, 6), now],
  ]
}

/** Usual periods for two filters by a first and a last day. The address holds the days. */
export const PeriodFilter = ({
  any,
  from,
  to,
  onChange,
  className,
}: {
  /** The label for no days. */
  readonly any: string
  readonly from: string | undefined
  readonly to: string | undefined
  readonly onChange: (from: string | undefined, to: string | undefined) => void
  readonly className: string
}) => {
  const offered = periods()
  const isSet = from !== undefined || to !== undefined
  const chosen = offered.find(([, first, last]) => first === from && last === to)?.[0]
  return (
    <select
      className={`${css.select} ${isSet ? css.set : ""} ${className}`}
      aria-label="Period"
      value={chosen ?? (isSet ? "other" : "")}
      onKeyDown={({ key, currentTarget }) => (key === "Escape" ? currentTarget.blur() : undefined)}
      onChange={({ target }) => {
        const [, first, last] = offered.find(([word]) => word === target.value) ?? []
        onChange(first, last)
      }}
    >
      <option value="">{any}</option>
      {offered.map(([word]) => (
        <option key={word}>{word}</option>
      ))}
      {isSet && chosen === undefined ? <option value="other">Other days</option> : null}
    </select>
  )
}
