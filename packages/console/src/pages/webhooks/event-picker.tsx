import { useContext, useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { Button } from "../../ui/button.tsx"
import { CheckField, FieldErrors } from "../../ui/field.tsx"
import fieldCss from "../../ui/field.module.css"
import css from "./webhook-form.module.css"

type EventType = components["schemas"]["EventType"]

export interface EventPickerProps {
  readonly types: readonly EventType[]
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
  /** The event whose example is to be shown. */
  readonly onLook: (type: EventType) => void
}

/** The events of a webhook, by group. */
export const EventPicker = ({ types, chosen, onChange, onLook }: EventPickerProps) => {
  const [text, setText] = useState("")
  const errors = Object.entries(useContext(FieldErrors)).filter(([path]) => path.startsWith("events"))
  const found = types.filter(({ eventType, description }) =>
    `${eventType} ${description}`.toLowerCase().includes(text.toLowerCase()),
  )
  const groups = [...Map.groupBy(found, ({ group }) => group)]
  const set = (events: readonly EventType[], isOn: boolean) => {
    const next = new Set(chosen)
    for (const { eventType } of events) (isOn ? next.add.bind(next) : next.delete.bind(next))(eventType)
    onChange(next)
  }
  return (
    <fieldset className={css.picker}>
      <legend>
        Events <span className={fieldCss.optional}>({chosen.size} chosen)</span>
      </legend>
      <input
        type="search"
        className={`${fieldCss.control} ${fieldCss.small}`}
        aria-label="Find an event"
        placeholder="Find an event"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => (event.key === "Enter" ? event.preventDefault() : undefined)}
      />
      {errors.map(([path, texts]) => (
        <p key={path} className={css.error}>
          Events {texts.join(" ")}
        </p>
      ))}
      <div className={css.groups}>
        {groups.map(([group, events]) => {
          const isAll = events.every(({ eventType }) => chosen.has(eventType))
          return (
            <div key={group} className={css.group}>
              <div className={css.groupHead}>
                {group}
                <Button look="plain" onClick={() => set(events, !isAll)}>
                  {isAll ? "None of these" : "All of these"}
                  <span className="unseen"> ({group})</span>
                </Button>
              </div>
              {events.map((type) => (
                <div key={type.eventType} onPointerEnter={() => onLook(type)} onFocus={() => onLook(type)}>
                  <CheckField
                    label={type.eventType}
                    hint={type.description}
                    checked={chosen.has(type.eventType)}
                    onChange={({ target }) => set([type], target.checked)}
                  />
                </div>
              ))}
            </div>
          )
        })}
        {groups.length === 0 ? <p className={css.group}>No event is named so.</p> : null}
      </div>
    </fieldset>
  )
}
