import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react"
import { Button } from "./button.tsx"
import css from "./filter-bar.module.css"

export type FilterSearch = Readonly<Record<string, string | undefined>>

export interface FilterField {
  /** Its parameter in the address. */
  readonly name: string
  /** "Status", as in "Any status". */
  readonly label: string
  /** Value and word of each choice; a text field without. */
  readonly options?: readonly (readonly [value: string, word: string])[]
  /** Of a select: the word for no choice. */
  readonly any?: string
  readonly placeholder?: string
}

export interface FilterBarProps {
  readonly fields: readonly FilterField[]
  readonly search: FilterSearch
  /** Applies a change; `undefined` takes a filter away. */
  readonly onChange: (change: FilterSearch) => void
  readonly children?: ReactNode
}

/** Filters of a list: choices apply at once, text on Enter. The address has them all. */
export const FilterBar = ({ fields, search, onChange, children }: FilterBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const set = fields.filter(({ name }) => search[name] !== undefined)
  const clear = () => onChange(Object.fromEntries(fields.map(({ name }) => [name, undefined])))
  return (
    <div ref={bar} className={css.bar} role="search" aria-label="Filters" data-filters>
      {fields.map((field) =>
        field.options === undefined ? (
          <TextFilter key={field.name} field={field} value={search[field.name]} onChange={onChange} />
        ) : (
          <select
            key={field.name}
            className={`${css.select} ${search[field.name] === undefined ? "" : css.set}`}
            aria-label={field.label}
            value={search[field.name] ?? ""}
            onKeyDown={({ key, currentTarget }) => (key === "Escape" ? currentTarget.blur() : undefined)}
            onChange={({ target }) => onChange({ [field.name]: target.value === "" ? undefined : target.value })}
          >
            <option value="">{field.any ?? `Any ${field.label.toLowerCase()}`}</option>
            {field.options.map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </select>
        ),
      )}
      {set.length === 0 ? null : (
        <Button look="plain" icon="close" onClick={clear}>
          Clear
        </Button>
      )}
      {children === undefined ? null : <div className={css.note}>{children}</div>}
    </div>
  )
}

const TextFilter = ({
  field: { name, label, placeholder },
  value = "",
  onChange,
}: {
  readonly field: FilterField
  readonly value: string | undefined
  readonly onChange: (change: FilterSearch) => void
}) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current !== null) input.current.value = value
  }, [value])
  const apply = () => {
    const text = input.current?.value.trim() ?? ""
    if (text !== value) onChange({ [name]: text === "" ? undefined : text })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") apply()
    if (event.key !== "Escape") return
    // By itself the field would be emptied, and so the filter taken away.
    event.preventDefault()
    event.currentTarget.value = value
    event.currentTarget.blur()
  }
  return (
    <input
      ref={input}
      type="search"
      className={`${css.text} ${value === "" ? "" : css.set}`}
      aria-label={label}
      placeholder={placeholder ?? label}
      defaultValue={value}
      onKeyDown={onKeyDown}
      onBlur={apply}
    />
  )
}
