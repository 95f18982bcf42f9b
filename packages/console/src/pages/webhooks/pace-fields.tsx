import { CheckField, TextField } from "../../ui/field.tsx"
import { Note, Section } from "../../ui/page.tsx"
import type { Settings } from "./webhook-settings-values.ts"

/** The most requests that the receiver gets. */
export const PaceFields = ({ limits: { rate, concurrency } }: Pick<Settings, "limits">) => (
  <Section title="Pace">
    <Note>A delivery that waits for the pace of its webhook uses no attempt.</Note>
    <TextField
      name="limits.rate.count"
      label="Most requests in a period"
      hint="1 to 10000. Empty: no limit."
      optional
      inputMode="numeric"
      defaultValue={rate?.count ?? ""}
    />
    <TextField
      name="limits.rate.seconds"
      label="Length of the period, in seconds"
      hint="1 to 3600."
      optional
      inputMode="numeric"
      defaultValue={rate?.seconds ?? ""}
    />
    <CheckField
      name="limits.rate.smooth"
      label="Spread the requests evenly over the period"
      hint="Otherwise all of a period may come at once."
      defaultChecked={rate?.smooth ?? true}
    />
    <TextField
      name="limits.concurrency"
      label="Most requests at a time"
      hint="1 to 16, of all workers together. Empty: the limit of each worker."
      optional
      inputMode="numeric"
      defaultValue={concurrency ?? ""}
    />
  </Section>
)
