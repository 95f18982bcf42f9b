import { useId } from "react"
import { CheckField } from "./field.tsx"
import type { ChoiceProps } from "./filter-bar.tsx"
import css from "./filter-bar.module.css"
import { Icon } from "./icons.tsx"

/** The values of a filter with several values, which the address separates by commas. */
export const valuesOf = (text: string | undefined): readonly string[] => text?.split(",") ?? []

const Boxes = ({ options, value, onChange }: ChoiceProps) => {
  const chosen = valuesOf(value)
  const set = (name: string, isOn: boolean) => {
    // In the order of the choices, so that a selection always has the same address.
    const next = options.flatMap(([each]) => ((each === name ? isOn : chosen.includes(each)) ? [each] : []))
    onChange(next.length === 0 ? undefined : next.join(","))
  }
  return options.map(([each, word]) => (
    <CheckField
      key={each}
      label={word}
      checked={chosen.includes(each)}
      onChange={({ target }) => set(each, target.checked)}
    />
  ))
}

/**
 * A filter with several choices: checkboxes behind a button that names the selected ones; in a sheet only the
 * checkboxes.
 */
export const SeveralFilter = (props: ChoiceProps) => {
  const id = useId()
  const { label, options, value, isInSheet } = props
  if (isInSheet)
    return (
      <fieldset className={css.boxes}>
        <legend>{label}</legend>
        <Boxes {...props} />
      </fieldset>
    )
  const chosen = valuesOf(value)
  const words = options.flatMap(([each, word]) => (chosen.includes(each) ? [word] : []))
  return (
    <>
      <button
        type="button"
        className={`${css.select} ${css.several} ${value === undefined ? "" : css.set}`}
        popoverTarget={id}
        style={{ anchorName: `--${id}` }}
      >
        <span>{value === undefined ? `Any ${label.toLowerCase()}` : `${label}: ${words.join(", ")}`}</span>
        <Icon name="down" size={14} />
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={css.choices}
        style={{ positionAnchor: `--${id}` }}
      >
        <Boxes {...props} />
      </div>
    </>
  )
}
