import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { parseExact } from "../../api/exact.ts"
import { Refused } from "../../api/refused.ts"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { SelectField, TextArea } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { Note } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import { textIn } from "../../ui/typed.ts"

type EventType = components["schemas"]["EventType"]

const read = (text: string): Record<string, unknown> => {
  try {
    const value = parseExact(text)
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Reported below, like any other text that is not an object.
  }
  throw new Refused({ status: 400, title: "Not valid", errors: { data: ["must be a JSON object"] } })
}

/**
 * Raises an event by hand, starting from its example; the event reaches webhooks and changes nothing in the service.
 */
export const RaiseEvent = ({
  open,
  types,
  onClose,
}: {
  readonly open: boolean
  readonly types: readonly EventType[]
  readonly onClose: () => void
}) => {
  const entity = useEntity()
  const navigate = useNavigate()
  const run = useDo()
  const [chosen, setChosen] = useState("InvoicePosted")
  const type = types.find(({ eventType }) => eventType === chosen) ?? types[0]
  if (type === undefined) return null
  const { eventType, example } = type
  return (
    <Dialog open={open} onClose={onClose} title="Raise an event" wide>
      <Note>The event is sent to every webhook that subscribes to it, and changes nothing else.</Note>
      <Form
        label="Event"
        onSend={async (data, once) => {
          const body = { eventType, data: read(textIn(data, "data")) }
          const { id, deliveries } = await run("post", "/Events", { body, once })
          say(
            deliveries.length === 0
              ? "Raised; no webhook subscribes to it"
              : `Raised, to ${deliveries.length} webhooks`,
          )
          await navigate({ to: "/$entity/events/$event", params: { entity, event: id }, search: {} })
        }}
      >
        {(busy) => (
          <>
            <SelectField
              name="eventType"
              label="Event"
              value={eventType}
              onChange={({ target }) => setChosen(target.value)}
            >
              {types.map((each) => (
                <option key={each.eventType}>{each.eventType}</option>
              ))}
            </SelectField>
            <TextArea
              key={eventType}
              name="data"
              label="Data"
              mono
              rows={12}
              spellCheck={false}
              defaultValue={JSON.stringify(example, null, 2)}
            />
            <FormButtons busy={busy} onCancel={onClose}>
              Raise event
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
