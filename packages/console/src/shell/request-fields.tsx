import type { ReactNode } from "react"
import { Exact } from "../api/exact.ts"
import { CheckField, Options, SelectField, TextArea, TextField } from "../ui/field.tsx"
import layout from "../ui/layout.module.css"
import { useAll } from "./all.ts"
import { AmountField } from "./amount-field.tsx"
import { Choice, type ChoiceProps } from "./choice.tsx"
import { type FormField, type Listed, type RequestForm, shownFields } from "./request-form.ts"

interface FieldsProps {
  readonly of: Pick<RequestForm<object>, "fields">
  /** The start values, by name. */
  readonly start?: object | undefined
  /** The path of the object that the values are members of. */
  readonly at?: string
  /** True when the first field has the focus at first. */
  readonly autoFocus?: boolean
  /** False for fields below one another instead of in columns. */
  readonly columns?: boolean
}

/** The fields of a form in their order: short ones in columns, wide ones and long texts over the whole width. */
export const Fields = ({ of, start = {}, at, autoFocus = false, columns = true }: FieldsProps) => {
  const values = start as Readonly<Record<string, unknown>>
  const fields = shownFields(of.fields, values).map((field, index) => ({
    ...field,
    path: at === undefined ? field.name : `${at}.${field.name}`,
    start: values[field.name],
    isFocused: autoFocus && index === 0,
  }))
  const groups: { readonly isWide: boolean; readonly controls: ReactNode[] }[] = []
  for (const field of fields) {
    const isWide = !columns || field.wide === true || field.rows !== undefined
    if (groups.at(-1)?.isWide !== isWide) groups.push({ isWide, controls: [] })
    groups.at(-1)?.controls.push(<Control key={field.path} {...field} />)
  }
  return groups.map(({ isWide, controls }, index) => (
    <div key={index} className={isWide ? layout.stack : layout.columns}>
      {controls}
    </div>
  ))
}

/** The text of a start value; an exact decimal keeps its digits. */
const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" || value instanceof Exact ? value.toString() : undefined

interface ControlProps extends FormField {
  readonly path: string
  readonly start: unknown
  readonly isFocused: boolean
}

const Control = ({ path, start, isFocused, member, words, without, listed, none, ...said }: ControlProps) => {
  const { rows, must, label, hint } = said
  const text = textOf(start)
  const optional = member.required !== true && must !== true
  const about = { name: path, label, hint, optional, autoFocus: isFocused, defaultValue: text }
  if (listed !== undefined) return <ListedChoice {...{ name: path, label, hint, none, listed, chosen: text }} />
  if (member.values !== undefined)
    return (
      <SelectField {...about} optional={none !== undefined}>
        {none === undefined ? null : <option value="">{none}</option>}
        <Options of={words ?? Object.fromEntries(member.values.map((each) => [each, each]))} without={without} />
      </SelectField>
    )
  if (member.type === "number") return <AmountField {...about} />
  if (member.type === "integer") return <TextField {...about} inputMode="numeric" />
  if (member.type === "boolean")
    return <CheckField name={path} label={label} hint={hint} defaultChecked={start === true} />
  if (rows !== undefined) return <TextArea {...about} rows={rows} maxLength={member.maxLength} />
  return <TextField {...about} type={member.format === "date" ? "date" : "text"} limits={member} />
}

const ListedChoice = ({
  listed: { path, as },
  ...rest
}: Omit<ChoiceProps<object>, "as" | "of"> & { readonly listed: Listed }) => (
  <Choice {...rest} of={useAll<object>(path)} as={as as ChoiceProps<object>["as"]} />
)
