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
  /** Called with the event whose example is to be shown. */
  readonly onLook: (type: EventType) => void
}

/** The selected spelling of an event; a receiver may use an alternative one. */
const chosenOf = ({ eventType, alternativeSpellings }: EventType, chosen: ReadonlySet<string>) =>
  [eventType, ...alternativeSpellings].find((each) => chosen.has(each))

/** The events of a webhook, by group. */
export const EventPicker = ({ types, chosen, onChange, onLook }: EventPickerProps) => {
  const [text, setText] = useState("")
  const errors = Object.entries(useContext(FieldErrors)).filter(([path]) => path.startsWith("events"))
  const found = types.filter(({ eventType, alternativeSpellings, description }) =>
    [eventType, ...alternativeSpellings, description].join(" ").toLowerCase().includes(text.toLowerCase()),
  )
  const groups = [...Map.groupBy(found, ({ group }) => group)]
  const set = (events: readonly EventType[], isOn: boolean, spelling?: string) => {
    const next = new Set(chosen)
    for (const type of events) {
      const before = chosenOf(type, next)
      if (before !== undefined) next.delete(before)
      if (isOn) next.add(spelling ?? before ?? type.eventType)
    }
    onChange(next)
  }
  /** Selects all of some events, or none if all are selected. */
  const all = (events: readonly EventType[], of: string, words: readonly [all: string, none: string]) => {
    const isAll = events.every((type) => chosenOf(type, chosen) !== undefined)
    return (
      <Button look="plain" onClick={() => set(events, !isAll)}>
        {isAll ? words[1] : words[0]}
        <span className="unseen"> ({of})</span>
      </Button>
    )
  }
  return (
    <fieldset className={css.picker}>
      <legend>
        Events <span className={fieldCss.optional}>({chosen.size} chosen)</span>
      </legend>
      <div className={css.find}>
        <input
          type="search"
          className={`${fieldCss.control} ${fieldCss.small}`}
          aria-label="Find an event"
          placeholder="Find an event"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => (event.key === "Enter" ? event.preventDefault() : undefined)}
        />
        {found.length === 0 ? null : all(found, text === "" ? "of every group" : "that are found", ["All", "None"])}
      </div>
      {errors.map(([path, texts]) => (
        <p key={path} className={css.error}>
          Events {texts.join(" ")}
        </p>
      ))}
      <div className={css.groups}>
        {groups.map(([group, events]) => (
          <div key={group} className={css.group}>
            <div className={css.groupHead}>
              {group}
              {all(events, group, ["All of these", "None of these"])}
            </div>
            {events.map((type) => {
              const { eventType, alternativeSpellings, description } = type
              const spelling = chosenOf(type, chosen)
              return (
                <div
                  key={eventType}
                  className={css.event}
                  onPointerEnter={() => onLook(type)}
                  onFocus={() => onLook(type)}
                >
                  <CheckField
                    label={spelling ?? eventType}
                    hint={description}
                    checked={spelling !== undefined}
                    onChange={({ target }) => set([type], target.checked)}
                  />
                  {spelling === undefined || alternativeSpellings.length === 0 ? null : (
                    <select
                      aria-label={`Spelling of ${eventType}`}
                      title="The receiver gets the event under this name"
                      className={`${fieldCss.control} ${fieldCss.small}`}
                      value={spelling}
                      onChange={({ target }) => set([type], true, target.value)}
                    >
                      {[eventType, ...alternativeSpellings].map((each) => (
                        <option key={each}>{each}</option>
                      ))}
                    </select>
                  )}
                </div>
              )
            })}
          </div>
        ))}
        {groups.length === 0 ? <p className={css.group}>No event has this name.</p> : null}
      </div>
    </fieldset>
  )
}
