import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { CheckField, Options, SelectField, TextField } from "../../ui/field.tsx"
import layout from "../../ui/layout.module.css"
import { Section } from "../../ui/page.tsx"
import { markTyped } from "../../ui/unsaved.ts"
import { presets, scheduleText, scheduleWords, type Settings } from "./webhook-settings-values.ts"

const waits = {
  Ignore: "Ignored",
  Later: "Waits at least that long, at most a day",
  Exact: "Waits exactly that long, and sends nothing else meanwhile",
}

/** The repetition of failed attempts; a preset fills in all fields. */
export const RetryFields = ({ retries }: { readonly retries: Settings["retries"] }) => {
  const [chosen, setChosen] = useState({ ...retries, schedule: scheduleText(retries.schedule) })
  const choose = (change: Partial<typeof chosen>) => setChosen((before) => ({ ...before, ...change }))
  return (
    <Section title="Retries">
      <div className={layout.buttons}>
        {Object.entries(presets).map(([name, preset]) => (
          <Button
            key={name}
            onClick={({ currentTarget }) => {
              markTyped(currentTarget.form)
              choose({ ...preset, schedule: scheduleText(preset.schedule) })
            }}
          >
            {name}
          </Button>
        ))}
      </div>
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
  )
}
