import { useQueryClient } from "@tanstack/react-query"
import { MePatch } from "../../api/constraints.gen.ts"
import { call } from "../../api/call.ts"
import { meKey, type Preferences } from "../../api/me.ts"
import { useMe } from "../../shell/session.tsx"
import { SelectField, TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { Note, Page, Section } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import { numberWords } from "../../ui/numbers.ts"
import { nowIso, timeWords } from "../../ui/time.ts"
import { ZoneOptions } from "../zone-options.tsx"
import css from "./settings.module.css"
import { textIn } from "../../ui/typed.ts"

const locales = [
  ["en-GB", "English (United Kingdom)"],
  ["en-US", "English (United States)"],
  ["sv-SE", "Swedish"],
  ["pl-PL", "Polish"],
  ["de-DE", "German"],
  ["nb-NO", "Norwegian"],
  ["da-DK", "Danish"],
  ["fi-FI", "Finnish"],
  ["nl-NL", "Dutch"],
  ["fr-FR", "French"],
] as const

const chosen = (data: FormData, name: string): string | null => {
  const text = textIn(data, name)
  return text === "" ? null : text
}

/** The person's name and display preferences. */
export const ProfilePage = () => {
  const { person, preferences } = useMe()
  const client = useQueryClient()
  const { locale, timeZone, theme, density, singleKeys } = preferences
  const example = `${timeWords(locale, timeZone).whole(nowIso())} · ${numberWords(locale).money(1230, "PLN")}`
  return (
    <Page title="Profile">
      <Form
        label="Profile"
        named={{ "preferences.timeZone": "timeZone", "preferences.locale": "locale" }}
        onSend={async (data) => {
          const me = await call("patch", "/Me", {
            body: {
              firstName: textIn(data, "firstName"),
              lastName: textIn(data, "lastName"),
              preferences: {
                timeZone: chosen(data, "timeZone"),
                locale: chosen(data, "locale"),
                theme: chosen(data, "theme") as Required<Preferences>["theme"] | null,
                density: chosen(data, "density") as Required<Preferences>["density"] | null,
                singleKeys: chosen(data, "singleKeys") === "off" ? false : null,
              },
            },
          })
          client.setQueryData(meKey, me)
          say("Saved")
        }}
      >
        {(busy) => (
          <>
            <TextField name="email" label="E-mail" defaultValue={person.email} readOnly />
            <div className={css.two}>
              <TextField
                name="firstName"
                label="First name"
                defaultValue={person.firstName}
                limits={MePatch.firstName}
              />
              <TextField name="lastName" label="Last name" defaultValue={person.lastName} limits={MePatch.lastName} />
            </div>
            <Section title="Display">
              <Note>{example}</Note>
              <div className={css.two}>
                <SelectField name="timeZone" label="Time zone" defaultValue={timeZone ?? ""}>
                  <option value="">The browser's time zone</option>
                  <ZoneOptions also={timeZone} />
                </SelectField>
                <SelectField name="locale" label="Dates and numbers" defaultValue={locale ?? ""}>
                  <option value="">As in the browser</option>
                  {locales.map(([tag, name]) => (
                    <option key={tag} value={tag}>
                      {name}
                    </option>
                  ))}
                </SelectField>
                <SelectField name="theme" label="Theme" defaultValue={theme ?? "system"}>
                  <option value="system">As in the system</option>
                  <option value="light">Light</option>
                  <option value="dark">Dark</option>
                </SelectField>
                <SelectField name="density" label="Rows of lists" defaultValue={density ?? "compact"}>
                  <option value="compact">Compact</option>
                  <option value="comfortable">Comfortable</option>
                </SelectField>
                <SelectField
                  name="singleKeys"
                  label="Single-letter keys"
                  hint="Such as / and j; ? lists them. Ctrl K and the keys of a row that has the focus always work."
                  defaultValue={singleKeys === false ? "off" : "on"}
                >
                  <option value="on">On</option>
                  <option value="off">Off</option>
                </SelectField>
              </div>
            </Section>
            <FormButtons busy={busy}>Save</FormButtons>
          </>
        )}
      </Form>
    </Page>
  )
}
