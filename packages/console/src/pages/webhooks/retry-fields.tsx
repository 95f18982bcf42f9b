import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { CheckField, Options, SelectField, TextField } from "../../ui/field.tsx"
import layout from "../../ui/layout.module.css"
import { Note, Section } from "../../ui/page.tsx"
import { markTyped } from "../../ui/unsaved.ts"
import { presets, scheduleWords, type Settings, typedOf } from "./webhook-settings-values.ts"

const waits = {
  Ignore: "Ignored",
  Later: "Waits at least that long, at most a day",
  Exact: "Waits exactly that long, and sends nothing else meanwhile",
}

/** The repetition of failed attempts, and the consequence of failures for days. A preset fills in all fields. */
export const RetryFields = ({ retries, health }: Pick<Settings, "retries" | "health">) => {
  const [chosen, setChosen] = useState(() => typedOf({ retries, health }))
  const choose = (change: Partial<typeof chosen>) => setChosen((before) => ({ ...before, ...change }))
  return (
    <>
      <Section title="Presets">
        <Note>A preset fills in the fields of retries and of health.</Note>
        <div className={layout.buttons}>
          {Object.entries(presets).map(([name, preset]) => (
            <Button
              key={name}
              onClick={({ currentTarget }) => {
                markTyped(currentTarget.form)
                choose(typedOf(preset))
              }}
            >
              {name}
            </Button>
          ))}
        </div>
      </Section>
      <Section title="Retries">
        <TextField
          name="retries.schedule"
          label="Seconds from one attempt to the next"
          hint={scheduleWords(chosen.schedule)}
          optional
          value={chosen.schedule}
          onChange={({ target }) => choose({ schedule: target.value })}
        />
        <CheckField
          name="retries.quickRepeat"
          label="Repeat a first attempt without an answer after half a minute"
          hint="Also after 502, 503 and 504. The repetition does not count as an attempt of the schedule."
          checked={chosen.quickRepeat}
          onChange={({ target }) => choose({ quickRepeat: target.checked })}
        />
        <SelectField
          name="retries.retryAfter"
          label="When the receiver asks to wait (Retry-After of 429 and 503)"
          value={chosen.retryAfter}
          onChange={({ target }) => choose({ retryAfter: target.value as typeof chosen.retryAfter })}
        >
          <Options of={waits} />
        </SelectField>
        <CheckField
          name="retries.gone"
          label="Disable the webhook when its receiver is gone"
          hint="A second answer 410, ten minutes or more after the first one and without a success between."
          checked={chosen.gone === "Disable"}
          onChange={({ target }) => choose({ gone: target.checked ? "Disable" : "Retry" })}
        />
      </Section>
      <Section title="Health">
        <TextField
          name="health.disableAfterDays"
          label="Days of failures after which the webhook is disabled"
          hint="1 to 14. Its pending deliveries are held until somebody enables it, and you are warned before. Empty: never."
          optional
          inputMode="numeric"
          value={chosen.disableAfterDays}
          onChange={({ target }) => choose({ disableAfterDays: target.value })}
        />
      </Section>
    </>
  )
}
