import {
  type ComponentType,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react"
import { Button } from "./button.tsx"
import { DayFilter, PeriodFilter } from "./day-filter.tsx"
import { Dialog } from "./dialog.tsx"
import { FormActions } from "./form.tsx"
import { useMedia } from "./media.ts"
import css from "./filter-bar.module.css"

export type FilterSearch = Readonly<Record<string, string | undefined>>

export interface FilterField {
  /** Its search parameter. */
  readonly name: string
  /** "Status", as in "Any status". */
  readonly label: string
  /** Value and label of each choice; without choices it is a text field. */
  readonly options?: readonly (readonly [value: string, word: string])[]
  /** The control for the choices instead of a select, such as `SeveralFilter`. */
  readonly control?: ComponentType<ChoiceProps>
  /** The label for no choice in a select, or for no days. */
  readonly any?: string
  readonly placeholder?: string
  /** For a calendar date: a short visible label, such as "From". */
  readonly day?: string
  /** For a first day: the search parameter of the last day. Usual periods are offered for both. */
  readonly through?: string
  /** Set for a short text such as an amount. */
  readonly short?: boolean
  /** Hidden behind "More filters" unless it is set. */
  readonly rare?: boolean
  /** For a filter that only links set: its words, shown on the button that removes it. */
  readonly chip?: (value: string) => string
  /** For an amount: reads the typed text into digits for the address, and formats those digits. */
  readonly amount?: { readonly read: (text: string) => string; readonly typed: (digits: string) => string }
  /** For a text: a `datalist` of suggestions for the typed text. */
  readonly suggestions?: ComponentType<SuggestionsProps>
}

export interface ChoiceProps {
  readonly label: string
  readonly options: NonNullable<FilterField["options"]>
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  /** True in the sheet on a phone, where all filters are shown. */
  readonly isInSheet: boolean
}

export interface SuggestionsProps {
  readonly id: string
  readonly typed: string
}

export interface FilterBarProps {
  readonly fields: readonly FilterField[]
  readonly search: FilterSearch
  /** Applies a change; `undefined` removes a filter. */
  readonly onChange: (change: FilterSearch) => void
  readonly children?: ReactNode
}

interface ControlsProps extends Omit<FilterBarProps, "children"> {
  readonly isInSheet?: boolean
}

const Controls = ({ fields, search, onChange, isInSheet = false }: ControlsProps) => {
  const className = isInSheet ? `${css.whole}` : ""
  return fields.map((field) =>
    field.chip !== undefined ? null : field.day !== undefined ? (
      <Fragment key={field.name}>
        {field.through === undefined ? null : (
          <PeriodFilter
            any={field.any ?? "Any time"}
            from={search[field.name]}
            to={search[field.through]}
            onChange={(from, to) => onChange({ [field.name]: from, [field.through!]: to })}
            className={className}
          />
        )}
        <DayFilter
          label={field.label}
          word={field.day}
          value={search[field.name] ?? ""}
          onChange={(value) => onChange({ [field.name]: value })}
          className={className}
        />
      </Fragment>
    ) : field.options === undefined ? (
      <TextFilter key={field.name} field={field} value={search[field.name]} onChange={onChange} className={className} />
    ) : field.control !== undefined ? (
      <field.control
        key={field.name}
        label={field.label}
        options={field.options}
        value={search[field.name]}
        onChange={(value) => onChange({ [field.name]: value })}
        isInSheet={isInSheet}
      />
    ) : (
      <select
        key={field.name}
        className={`${css.select} ${search[field.name] === undefined ? "" : css.set} ${className}`}
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
  )
}

/** All filters in one column, on a phone; the button shows how many are set. */
const Sheet = ({ clear, ...props }: Omit<ControlsProps, "isInSheet"> & { readonly clear: () => void }) => {
  const [isOpen, setIsOpen] = useState(false)
  const { fields, search } = props
  const typed = fields.filter(({ chip }) => chip === undefined)
  const count = typed.filter(({ name }) => search[name] !== undefined).length
  const close = () => setIsOpen(false)
  return typed.length === 0 ? null : (
    <>
      <Button icon="sliders" onClick={() => setIsOpen(true)}>
        {count === 0 ? "Filters" : `Filters (${count})`}
      </Button>
      <Dialog open={isOpen} onClose={close} title="Filters">
        <div className={css.sheet}>
          <Controls {...props} isInSheet />
        </div>
        <FormActions>
          <Button look="primary" onClick={close}>
            Show
          </Button>
          <Button look="plain" icon="close" reason={count === 0 ? "no filter is set" : undefined} onClick={clear}>
            Clear
          </Button>
        </FormActions>
      </Dialog>
    </>
  )
}

/** Filters of a list: choices apply at once, text on Enter. All of them are in the address. */
export const FilterBar = ({ fields, search, onChange, children }: FilterBarProps) => {
  const isPhone = useMedia("(width < 700px)")
  const set = fields.filter(({ name }) => search[name] !== undefined)
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? fields : fields.filter((field) => field.rare !== true || set.includes(field))
  const clear = () => onChange(Object.fromEntries(fields.map(({ name }) => [name, undefined])))
  return (
    <div className={css.bar} role="search" aria-label="Filters" data-filters>
      {/* Placed first, so that they are visible when the bar is wider than its window. */}
      {set.map(({ name, label, chip }) =>
        chip === undefined ? null : (
          <Button
            key={name}
            className={`${css.chip} ${css.set}`}
            icon="close"
            title={`${label}: ${search[name]}. Click to remove this filter.`}
            onClick={() => onChange({ [name]: undefined })}
          >
            {chip(search[name] ?? "")}
          </Button>
        ),
      )}
      {isPhone ? (
        <Sheet fields={fields} search={search} onChange={onChange} clear={clear} />
      ) : (
        <Controls fields={shown} search={search} onChange={onChange} />
      )}
      {isPhone || shown.length === fields.length ? null : (
        <Button look="plain" icon="plus" onClick={() => setIsWhole(true)}>
          More filters
        </Button>
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
  field: { name, label, placeholder, short, amount, suggestions: Suggestions },
  value: applied = "",
  onChange,
  className,
}: {
  readonly field: FilterField
  readonly value: string | undefined
  readonly onChange: (change: FilterSearch) => void
  readonly className: string
}) => {
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [typed, setTyped] = useState("")
  const value = amount === undefined ? applied : amount.typed(applied)
  useEffect(() => {
    if (input.current !== null) input.current.value = value
  }, [value])
  const apply = () => {
    const text = input.current?.value.trim() ?? ""
    if (text !== value) onChange({ [name]: text === "" ? undefined : (amount?.read(text) ?? text) })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") apply()
    if (event.key !== "Escape") return
    // Otherwise the browser would empty the field, which would remove the filter.
    event.preventDefault()
    event.currentTarget.value = value
    event.currentTarget.blur()
  }
  return (
    <>
      <input
        ref={input}
        type="search"
        className={`${css.text} ${short === true ? css.short : ""} ${value === "" ? "" : css.set} ${className}`}
        aria-label={label}
        placeholder={placeholder ?? label}
        defaultValue={value}
        list={Suggestions === undefined ? undefined : listId}
        onInput={({ nativeEvent }) => {
          setTyped(input.current?.value.trim() ?? "")
          // A chosen suggestion is complete.
          if (nativeEvent.inputType === "insertReplacementText") apply()
        }}
        onKeyDown={onKeyDown}
        onBlur={apply}
      />
      {Suggestions === undefined ? null : <Suggestions id={listId} typed={typed} />}
    </>
  )
}
