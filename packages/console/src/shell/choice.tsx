import type { ReactNode } from "react"
import { SelectField, TextField } from "../ui/field.tsx"
import type { All } from "./all.ts"

export interface ChoiceProps<Row> {
  readonly name: string
  readonly label: string
  readonly of: All<Row>
  /** Value and word of a row. */
  readonly as: (row: Row) => readonly [value: string, word: string]
  readonly chosen?: string | undefined
  /** The words for no choice, where none has to be made. */
  readonly none?: string | undefined
  readonly hint?: ReactNode
  readonly onChoose?: (value: string) => void
}

/** A choice whose options come later than the form: what is chosen stays there meanwhile. */
export const Choice = <Row,>({ name, label, of, as, chosen = "", none, hint, onChoose }: ChoiceProps<Row>) => {
  const isOptional = none !== undefined
  if (of.isRefused)
    return (
      <TextField
        name={name}
        label={label}
        hint={hint}
        optional={isOptional}
        defaultValue={chosen}
        maxLength={500}
        onChange={({ target }) => onChoose?.(target.value)}
      />
    )
  const options = of.rows.map(as)
  return (
    <SelectField
      key={options.length}
      name={name}
      label={label}
      hint={hint}
      optional={isOptional}
      required={!isOptional}
      defaultValue={chosen}
      onChange={({ target }) => onChoose?.(target.value)}
    >
      {isOptional ? <option value="">{none}</option> : null}
      {chosen === "" || options.some(([value]) => value === chosen) ? null : <option>{chosen}</option>}
      {options.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  )
}
