import { LegalEntityPatch } from "../../../api/constraints.gen.ts"
import type { components } from "../../../api/schema.gen.ts"
import { useAll } from "../../../shell/all.ts"
import { AmountField } from "../../../shell/amount-field.tsx"
import { Choice } from "../../../shell/choice.tsx"
import { Fields } from "../../../shell/request-fields.tsx"
import { useReason } from "../../../shell/session.tsx"
import { CheckField, Options, SelectField, TextField } from "../../../ui/field.tsx"
import { Form, FormButtons } from "../../../ui/form.tsx"
import layout from "../../../ui/layout.module.css"
import { Note, Section } from "../../../ui/page.tsx"
import { AddressFields } from "../../address-fields.tsx"
import { sellerTexts } from "../../seller-texts.ts"
import { ZoneOptions } from "../../zone-options.tsx"
import { typedOf } from "./entity-patch.ts"
import { seriesWords } from "../../../shell/resources.ts"
import {
  accountSettings,
  accountWords,
  type LegalEntity,
  monthWords,
  prorationWords,
  rateSourceWords,
} from "./entity-words.ts"
import css from "./entity-form.module.css"

type Schemas = components["schemas"]

export interface EntityFormProps {
  readonly company: LegalEntity
  readonly onSend: (data: FormData) => Promise<unknown>
  readonly onCancel: () => void
}

/** All editable options of a legal entity; the fields are named by their paths in the interface. */
export const EntityForm = ({ company, onSend, onCancel }: EntityFormProps) => {
  const reason = useReason()("settings:write")
  const typed = typedOf(company)
  return (
    <Form label="Legal entity" className={css.form} onSend={onSend}>
      {(busy) => (
        <>
          <Section title="On documents">
            <Note>
              Posted invoices keep the values that they were posted with. Programs that name the company in the header{" "}
              <code>legal-entity</code> have to use the new name.
            </Note>
            <TextField name="name" label="Name" limits={LegalEntityPatch.name} defaultValue={typed["name"]} />
            <Fields of={sellerTexts} start={company} />
          </Section>
          <Section title="Dates">
            <Note>
              Determines the current day, for documents without a date and for nightly jobs. A change applies from now
              on; documents keep their dates.
            </Note>
            <SelectField name="timeZone" label="Time zone" defaultValue={typed["timeZone"]}>
              <ZoneOptions also={typed["timeZone"]} />
            </SelectField>
          </Section>
          <Section title="Address">
            <AddressFields at="address" address={company.address} />
          </Section>
          <Defaults company={company} />
          <Books company={company} />
          <Series company={company} />
          <FormButtons reason={reason} busy={busy} onCancel={onCancel}>
            Save
          </FormButtons>
        </>
      )}
    </Form>
  )
}

const Defaults = ({ company }: { readonly company: LegalEntity }) => {
  const typed = typedOf(company)
  const terms = useAll<Schemas["PaymentTerm"]>("/PaymentTerms")
  const taxes = useAll<Schemas["TaxTemplate"]>("/TaxTemplates")
  const name = ({ name: value }: { readonly name: string }) => [value, value] as const
  return (
    <>
      <Section title="Invoices">
        <div className={layout.columns}>
          <Choice
            name="defaultPaymentTerm"
            label="Payment term"
            none="None: due at once"
            chosen={typed["defaultPaymentTerm"]}
            of={terms}
            as={name}
          />
          <Choice name="taxTemplate" label="Tax" none="None" chosen={typed["taxTemplate"]} of={taxes} as={name} />
          <AmountField
            name="totalRoundingUnit"
            label="Totals are rounded to"
            hint={`In ${company.baseCurrency}: 1, or 0.05. Empty: all its digits.`}
            optional
            defaultValue={typed["totalRoundingUnit"]}
          />
          <SelectField
            name="taxRateSource"
            label="Rate of VAT in another currency"
            defaultValue={typed["taxRateSource"]}
          >
            <Options of={rateSourceWords} />
          </SelectField>
        </div>
        <CheckField
          name="matchCreditsOnPost"
          label="A credit note settles its invoice when it is posted"
          defaultChecked={company.matchCreditsOnPost}
        />
        <CheckField
          name="hostedPages.enabled"
          label="Customers see their invoices on pages"
          hint="Everybody with the link of an invoice sees it, without signing in."
          defaultChecked={company.hostedPages.enabled}
        />
        <CheckField
          name="nationalEInvoice"
          label="Invoices go to the national system"
          defaultChecked={company.nationalEInvoice}
        />
      </Section>
      <Section title="Subscriptions and payments">
        <CheckField name="autoRenew" label="Auto-renew subscriptions" defaultChecked={company.autoRenew} />
        <div className={layout.columns}>
          <SelectField
            name="prorationMethod"
            label="A part of a billing period is priced"
            defaultValue={typed["prorationMethod"]}
          >
            <Options of={prorationWords} />
          </SelectField>
          <AmountField
            name="paymentTolerance"
            label="Payment tolerance"
            hint={`In ${company.baseCurrency}: a small difference that a payment leaves, or overpays.`}
            defaultValue={typed["paymentTolerance"]}
          />
        </div>
      </Section>
    </>
  )
}

const Books = ({ company }: { readonly company: LegalEntity }) => {
  const typed = typedOf(company)
  const chart = useAll<Schemas["FinancialAccount"]>("/ChartOfAccounts")
  return (
    <Section title="Books">
      <div className={layout.columns}>
        <SelectField
          name="fiscalYearStartMonth"
          label="Fiscal year begins in"
          hint="Until the first period is closed."
          defaultValue={typed["fiscalYearStartMonth"]}
        >
          <Options of={Object.fromEntries(monthWords.map((word, index) => [String(index + 1), word]))} />
        </SelectField>
        {accountSettings.map((setting) => (
          <Choice
            key={setting}
            name={setting}
            label={accountWords[setting]}
            chosen={company[setting]}
            of={chart}
            as={({ code, name }) => [code, `${code} ${name}`]}
          />
        ))}
      </div>
    </Section>
  )
}

const Series = ({ company }: { readonly company: LegalEntity }) => {
  const typed = typedOf(company)
  return (
    <Section title="Number series">
      <Note>
        A format has <code>{"{n}"}</code> in it once, or <code>{"{n:6}"}</code> for zeros in front, and optionally{" "}
        <code>{"{yyyy}"}</code>, <code>{"{yy}"}</code> and <code>{"{MM}"}</code> of the document's date. The next number
        can be raised but not lowered.
      </Note>
      <div className={css.series}>
        {company.numberSeries.map(({ type }, index) => (
          <fieldset key={type} className={css.one}>
            <legend>{seriesWords[type]}</legend>
            <TextField
              name={`numberSeries[${index}].format`}
              label="Format"
              mono
              limits={LegalEntityPatch.numberSeries.members.format}
              defaultValue={typed[`numberSeries[${index}].format`]}
            />
            <TextField
              name={`numberSeries[${index}].nextNumber`}
              label="Next number"
              inputMode="numeric"
              defaultValue={typed[`numberSeries[${index}].nextNumber`]}
            />
          </fieldset>
        ))}
      </div>
    </Section>
  )
}
