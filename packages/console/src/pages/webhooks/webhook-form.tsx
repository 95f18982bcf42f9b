import { useState } from "react"
import { WebhookCreate as limits } from "../../api/constraints.gen.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useReason } from "../../shell/session.tsx"
import { useKeptForm } from "../../shell/use-kept-form.ts"
import { useKeptState } from "../../ui/kept-text.ts"
import { Code } from "../../ui/code.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { Note } from "../../ui/page.tsx"
import { EventPicker } from "./event-picker.tsx"
import css from "./webhook-form.module.css"
import { textIn } from "../../ui/typed.ts"

type Webhook = components["schemas"]["Webhook"]
type EventType = components["schemas"]["EventType"]

export interface WebhookFields {
  readonly url: string
  readonly description: string
  readonly events: EventType["eventType"][]
}

export interface WebhookFormProps {
  readonly webhook?: Webhook
  readonly action: string
  readonly onSend: (fields: WebhookFields, once: string) => Promise<unknown>
  readonly onCancel: () => void
}

/** Address, description and events of a webhook, with an example of the selected event beside them. */
export const WebhookForm = ({ webhook, action, onSend, onCancel }: WebhookFormProps) => {
  const types = useAsk("/EventTypes", {})
  const reason = useReason()("webhooks:write")
  const name = useKeptForm("new webhook")
  const kept = webhook === undefined ? name : undefined
  const [events, setEvents] = useKeptState<readonly string[]>(kept, "events", () => webhook?.events ?? [])
  const chosen = new Set(events)
  const [looked, setLooked] = useState<EventType>()
  const all = types.data ?? []
  const shown = looked ?? all.find(({ eventType }) => eventType === "InvoicePosted") ?? all[0]
  return (
    <div className={css.form}>
      <Form
        label="Webhook"
        kept={kept}
        onSend={(data, once) =>
          onSend(
            {
              url: textIn(data, "url"),
              description: textIn(data, "description"),
              events: [...chosen] as EventType["eventType"][],
            },
            once,
          )
        }
      >
        {(busy) => (
          <>
            <TextField
              name="url"
              label="URL"
              type="text"
              inputMode="url"
              placeholder="https://erp.example/hook"
              hint="http or https, reachable from the internet. Each event is posted there."
              limits={limits.url}
              defaultValue={webhook?.url}
              autoFocus={webhook === undefined}
            />
            <TextField
              name="description"
              label="Description"
              optional
              limits={limits.description}
              defaultValue={webhook?.description}
            />
            <EventPicker
              types={all}
              chosen={chosen}
              onChange={(changed) => setEvents([...changed])}
              onLook={setLooked}
            />
            <FormButtons busy={busy} reason={reason} onCancel={onCancel}>
              {action}
            </FormButtons>
          </>
        )}
      </Form>
      {shown === undefined ? null : (
        <div className={css.example}>
          <h2>{shown.eventType}</h2>
          <Note>{shown.description}</Note>
          <Code title="Data, an example" text={JSON.stringify(shown.example)} />
        </div>
      )}
    </div>
  )
}
