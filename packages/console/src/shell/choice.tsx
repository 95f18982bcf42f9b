import type { ReactNode } from "react"
import { SelectField, TextField } from "../ui/field.tsx"
import type { All } from "./all.ts"

export interface ChoiceProps<Row> {
  readonly name: string
  readonly label: string
  readonly of: All<Row>
  /** Value and label of a row. */
  readonly as: (row: Row) => readonly [value: string, word: string]
  readonly chosen?: string | undefined
  /** The label for no choice, when the choice is optional. */
  readonly none?: string | undefined
  readonly hint?: ReactNode
  readonly onChoose?: (value: string) => void
}

/** A select whose options are loaded after the form; the selected value is kept meanwhile. */
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
