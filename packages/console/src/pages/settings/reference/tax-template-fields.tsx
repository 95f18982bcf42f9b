import { useState } from "react"
import { TaxTemplateCreate as limits } from "../../../api/constraints.gen.ts"
import type { components } from "../../../api/schema.gen.ts"
import { useAll } from "../../../shell/all.ts"
import { AmountField } from "../../../shell/amount-field.tsx"
import { financialAccounts } from "../../../shell/listed-choices.ts"
import { Fields } from "../../../shell/request-fields.tsx"
import { form } from "../../../shell/request-form.ts"
import { Choice } from "../../../shell/choice.tsx"
import { Button } from "../../../ui/button.tsx"
import { SelectField, TextField } from "../../../ui/field.tsx"
import layout from "../../../ui/layout.module.css"
import { Note, Section } from "../../../ui/page.tsx"
import { numberIn, textIn, textOrNull, withoutNulls } from "../../../ui/typed.ts"
import { categoryWords } from "./reference-words.ts"

type Schemas = components["schemas"]

const detail = limits.details.members
const head = form(limits, {
  name: { label: "Name", wide: true },
  description: { label: "Description", wide: true },
  effectiveFrom: { label: "From", hint: "Empty: always." },
  effectiveTo: { label: "To", hint: "The last day. Empty: without end." },
  taxAccount: { label: "Booked on", listed: financialAccounts, none: "The legal entity's account", wide: true },
})

const places = [
  ["state", "State"],
  ["county", "County"],
  ["zip", "Postcode"],
  ["city", "City"],
] as const

const rates = [
  ["tax1", "Rate"],
  ["tax2", "Second rate"],
  ["tax3", "Third rate"],
] as const

const detailIn = (data: FormData, at: string): object =>
  withoutNulls({
    tax1: numberIn(data, `${at}.tax1`),
    tax2: numberIn(data, `${at}.tax2`),
    tax3: numberIn(data, `${at}.tax3`),
    taxCategory: textIn(data, `${at}.taxCategory`),
    ...Object.fromEntries(
      ["country", "state", "county", "zip", "city", "exemptionReason", "exemptionReasonCode"].map((name) => [
        name,
        textOrNull(data, `${at}.${name}`),
      ]),
    ),
  })

/** The entered tax template. */
export const taxTemplateIn = (data: FormData): object => {
  const details: object[] = []
  while (data.has(`details[${details.length}].taxCategory`)) details.push(detailIn(data, `details[${details.length}]`))
  return { ...withoutNulls(head.read(data)), details }
}

/** The fields of a tax template: its own, and a section for each place with its own rate. */
export const TaxTemplateFields = () => {
  const [keys, setKeys] = useState<readonly string[]>(() => [crypto.randomUUID()])
  return (
    <>
      <Fields of={head} autoFocus />
      <Section title="Rates">
        <Note>
          If several places match the invoice's address, the most specific one counts. A row without a place applies
          everywhere. Up to three rates are added.
        </Note>
        {keys.map((key, index) => (
          <Detail
            key={key}
            at={`details[${index}]`}
            name={`Rate ${index + 1}`}
            onRemove={keys.length === 1 ? undefined : () => setKeys(keys.filter((each) => each !== key))}
          />
        ))}
        <div>
          <Button icon="plus" onClick={() => setKeys([...keys, crypto.randomUUID()])}>
            Another place
          </Button>
        </div>
      </Section>
    </>
  )
}

const Detail = ({
  at,
  name,
  onRemove,
}: {
  readonly at: string
  readonly name: string
  readonly onRemove: (() => void) | undefined
}) => {
  const countries = useAll<Schemas["Country"]>("/Countries")
  return (
    <fieldset className={layout.part}>
      <legend>{name}</legend>
      <SelectField name={`${at}.taxCategory`} label="Category">
        {Object.entries(categoryWords).map(([code, word]) => (
          <option key={code} value={code}>
            {code} {word}
          </option>
        ))}
      </SelectField>
      {rates.map(([rate, label], index) => (
        <AmountField key={rate} name={`${at}.${rate}`} label={label} hint="Per cent" optional={index > 0} />
      ))}
      <Choice
        name={`${at}.country`}
        label="Country"
        none="Every country"
        of={countries}
        as={({ name: country }) => [country, country]}
      />
      {places.map(([part, label]) => (
        <TextField key={part} name={`${at}.${part}`} label={label} optional limits={detail[part]} />
      ))}
      <TextField
        name={`${at}.exemptionReason`}
        label="Reason for no tax"
        hint="Printed on the invoice."
        optional
        limits={detail.exemptionReason}
      />
      <TextField
        name={`${at}.exemptionReasonCode`}
        label="Code of the reason"
        hint="VATEX-EU-AE"
        optional
        limits={detail.exemptionReasonCode}
      />
      {onRemove === undefined ? null : (
        <Button look="plain" icon="trash" onClick={onRemove}>
          Remove this place
        </Button>
      )}
    </fieldset>
  )
}
