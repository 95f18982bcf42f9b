import { useQueryClient } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { call } from "../../../api/call.ts"
import { LegalEntityCreate } from "../../../api/constraints.gen.ts"
import { meKey } from "../../../api/me.ts"
import type { components } from "../../../api/schema.gen.ts"
import { useAll } from "../../../shell/all.ts"
import { Choice } from "../../../shell/choice.tsx"
import { useReason } from "../../../shell/session.tsx"
import { SelectField, TextField } from "../../../ui/field.tsx"
import { Form, FormButtons } from "../../../ui/form.tsx"
import { crumbClass, Note, Page } from "../../../ui/page.tsx"
import { say } from "../../../ui/toast.tsx"
import { textIn, textOrNull, withoutNulls } from "../../../ui/typed.ts"
import { ZoneOptions } from "../../zone-options.tsx"

const currencyNames = new Intl.DisplayNames("en", { type: "currency" })

/** Adds a company to the tenant, and opens it. */
export const NewEntityPage = () => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const reason = useReason()("settings:admin")
  const countries = useAll<components["schemas"]["Country"]>("/Countries")
  return (
    <Page
      title="New legal entity"
      crumb={
        <Link to="/settings/entities" className={crumbClass}>
          Legal entities ›
        </Link>
      }
    >
      <Note>
        A legal entity has customers, invoices and books of its own. Its base currency and country never change, and it
        cannot be removed. A chart of accounts, payment terms, number series and taxes of its country come with it.
      </Note>
      <Form
        label="New legal entity"
        onSend={async (data, once) => {
          const { id, name } = await call("post", "/LegalEntities", {
            body: {
              name: textIn(data, "name"),
              baseCurrency: textIn(data, "baseCurrency"),
              ...withoutNulls({ country: textOrNull(data, "country"), timeZone: textOrNull(data, "timeZone") }),
            },
            once,
          })
          await client.invalidateQueries()
          await client.refetchQueries({ queryKey: meKey })
          say(`${name} is added`)
          void navigate({ to: `/${id}` })
        }}
      >
        {(busy) => (
          <>
            <TextField name="name" label="Name" limits={LegalEntityCreate.name} autoFocus />
            <Choice
              name="country"
              label="Country"
              none="None: no taxes, and the time zone UTC"
              of={countries}
              as={({ twoAlphaCode, name }) => [twoAlphaCode, name]}
            />
            <SelectField name="baseCurrency" label="Base currency" required defaultValue="">
              <option value="" disabled>
                Choose one
              </option>
              {Intl.supportedValuesOf("currency").map((code) => (
                <option key={code} value={code}>
                  {code} · {currencyNames.of(code)}
                </option>
              ))}
            </SelectField>
            <SelectField
              name="timeZone"
              label="Time zone"
              hint="Determines the current day of the company. A country with several needs one."
              optional
              defaultValue=""
            >
              <option value="">The country's time zone</option>
              <ZoneOptions />
            </SelectField>
            <FormButtons reason={reason} busy={busy} onCancel={() => void navigate({ to: "/settings/entities" })}>
              Add legal entity
            </FormButtons>
          </>
        )}
      </Form>
    </Page>
  )
}
