import { Exact } from "../api/exact.ts"
import type { components } from "../api/schema.gen.ts"
import { useAll } from "../shell/all.ts"
import { AmountField } from "../shell/amount-field.tsx"
import { CheckField, TextField } from "../ui/field.tsx"
import css from "../ui/layout.module.css"
import { Facts, Section } from "../ui/page.tsx"
import { numberIn, textIn, textOrNull } from "../ui/typed.ts"

type Configuration = components["schemas"]["CustomFieldConfiguration"]
type Entity = Configuration["entity"]

/** The custom fields that the company defined for a resource. */
export const useCustomFields = (entity: Entity): readonly Configuration[] =>
  useAll<Configuration>("/CustomFieldConfigurations", { Filter: `entity eq '${entity}'` }).rows

const isNumber = ({ fieldType }: Configuration) =>
  fieldType === "Integer" || fieldType === "Amount" || fieldType === "DecimalNumber"

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" || value instanceof Exact
    ? String(value)
    : ""

/** Inputs for custom fields, with the stored values or the defaults of a new resource. */
export const CustomFields = ({
  of,
  values,
}: {
  readonly of: readonly Configuration[]
  readonly values: Readonly<Record<string, unknown>> | undefined
}) =>
  of.length === 0 ? null : (
    <Section title="Custom fields">
      <div className={css.columns}>
        {of.map((field) => {
          const name = `customFields.${field.key}`
          const value = values === undefined ? field.defaultValue : values[field.key]
          if (field.fieldType === "Checkbox")
            return (
              <CheckField key={field.key} name={name} label={field.name} defaultChecked={textOf(value) === "true"} />
            )
          const about = { name, label: field.name, optional: true, defaultValue: textOf(value) }
          return isNumber(field) ? (
            <AmountField key={field.key} {...about} />
          ) : (
            <TextField key={field.key} {...about} type={field.fieldType === "Date" ? "date" : "text"} />
          )
        })}
      </div>
    </Section>
  )

/** The entered values of custom fields; null removes a value. */
export const customFieldsIn = (data: FormData, of: readonly Configuration[]): Record<string, unknown> =>
  Object.fromEntries(
    of.map((field) => {
      const name = `customFields.${field.key}`
      if (field.fieldType === "Checkbox") return [field.key, textIn(data, name) !== ""]
      return [field.key, isNumber(field) ? numberIn(data, name) : textOrNull(data, name)]
    }),
  )

/** The values of a resource's custom fields. */
export const CustomFacts = ({
  entity,
  values,
}: {
  readonly entity: Entity
  readonly values: Readonly<Record<string, unknown>>
}) => {
  const shown = useCustomFields(entity).filter(({ key }) => values[key] !== undefined)
  return shown.length === 0 ? null : (
    <Section title="Custom fields">
      <Facts of={shown.map(({ key, name }) => [name, textOf(values[key])])} />
    </Section>
  )
}
