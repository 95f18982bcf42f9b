import { useState } from "react"
import { NationalThirdParty } from "../../api/constraints.gen.ts"
import type { components } from "../../api/schema.gen.ts"
import { Button } from "../../ui/button.tsx"
import { CheckField, SelectField, TextField } from "../../ui/field.tsx"
import css from "../../ui/layout.module.css"
import { Note, Section } from "../../ui/page.tsx"
import { textIn } from "../../ui/typed.ts"

type Choice = components["schemas"]["NationalEInvoiceChoice"]
type ThirdParty = components["schemas"]["NationalThirdParty"]

const roles: readonly (readonly [ThirdParty["role"], string])[] = [
  ["Factor", "1 Factor"],
  ["Recipient", "2 Recipient"],
  ["OriginalEntity", "3 Original entity"],
  ["AdditionalBuyer", "4 Additional buyer"],
  ["Issuer", "5 Issuer"],
  ["Payer", "6 Payer"],
  ["LocalGovernmentIssuer", "7 Local government, issuer"],
  ["LocalGovernmentRecipient", "8 Local government, recipient"],
  ["VatGroupIssuer", "9 VAT group member, issuer"],
  ["VatGroupRecipient", "10 VAT group member, recipient"],
  ["Employee", "11 Employee"],
]

/** The entered values of the national document. An exclusion, which has no field here, stays. */
export const nationalChoiceIn = (data: FormData, before: Choice | undefined): Choice | null => {
  const texts = (name: string) => data.getAll(name).map((text) => (typeof text === "string" ? text.trim() : ""))
  const [names, identifiers] = [texts("thirdPartyName"), texts("thirdPartyIdentifier")]
  const thirdParties = texts("thirdPartyRole").flatMap((role, index) => {
    const [name = "", identifier = ""] = [names[index], identifiers[index]]
    if (name === "" && identifier === "") return []
    return [{ role: role as ThirdParty["role"], name, ...(identifier === "" ? {} : { identifier }) }]
  })
  const { excluded = false, reason } = before ?? {}
  const choice = {
    excluded,
    ...(reason === undefined ? {} : { reason }),
    ...(textIn(data, "localGovernmentUnit") === "" ? {} : { localGovernmentUnit: true }),
    ...(textIn(data, "vatGroupMember") === "" ? {} : { vatGroupMember: true }),
    ...(thirdParties.length === 0 ? {} : { thirdParties }),
  }
  return before === undefined && Object.keys(choice).length === 1 ? null : choice
}

/** Marks of the buyer and others whom the national document names, beside the buyer's tax data. */
export const NationalPartiesFields = ({ choice }: { readonly choice: Choice | undefined }) => {
  const [rows, setRows] = useState<readonly (Partial<ThirdParty> & { readonly key: number })[]>(
    (choice?.thirdParties ?? []).map((each, key) => ({ ...each, key })),
  )
  return (
    <Section
      title="National e-invoice"
      aside={
        <Button onClick={() => setRows([...rows, { key: (rows.at(-1)?.key ?? -1) + 1 }])}>Add a third party</Button>
      }
    >
      <Note>The sent document can carry these facts only in its note. Check that the cleared document has them.</Note>
      <CheckField
        name="localGovernmentUnit"
        label="The buyer is a unit of a local government (JST)"
        hint="Needs a third party with role 8."
        defaultChecked={choice?.localGovernmentUnit}
      />
      <CheckField
        name="vatGroupMember"
        label="The buyer is a member of a VAT group (GV)"
        hint="Needs a third party with role 10."
        defaultChecked={choice?.vatGroupMember}
      />
      {rows.map(({ key, role, name, identifier }, index) => (
        <div key={key} className={css.columns}>
          <SelectField name="thirdPartyRole" label={`Role of third party ${index + 1}`} defaultValue={role}>
            {roles.map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </SelectField>
          <TextField
            name="thirdPartyName"
            label={`Name of third party ${index + 1}`}
            limits={NationalThirdParty.name}
            defaultValue={name}
          />
          <TextField
            name="thirdPartyIdentifier"
            label={`Identifier of third party ${index + 1}`}
            optional
            limits={NationalThirdParty.identifier}
            defaultValue={identifier}
          />
          <div>
            <Button onClick={() => setRows(rows.filter((each) => each.key !== key))}>Remove {index + 1}</Button>
          </div>
        </div>
      ))}
    </Section>
  )
}
