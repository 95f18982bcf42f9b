import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { Icon, type IconName } from "../ui/icons.tsx"
import css from "./find.module.css"

export interface Target {
  readonly key: string
  /** `none` leaves the icon's space empty. */
  readonly icon: IconName | "none"
  readonly label: string
  readonly note: string
}

/** A text field above a list of suggestions: arrow keys select one, Enter opens it. */
export const ComboList = <T extends Target>({
  label,
  placeholder,
  text,
  targets,
  onType,
  onGo,
  onReady,
}: {
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly targets: readonly T[]
  readonly onType: (text: string) => void
  readonly onGo: (target: T) => void
  /** Called when the field gets or loses its ability to take keys. */
  readonly onReady?: (isReady: boolean) => void
}) => {
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    onReady?.(true)
  }, [onReady])
  const current = Math.min(chosen, targets.length - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0
    const target = targets[current]
    if (by !== 0) setChosen((current + by + targets.length) % Math.max(1, targets.length))
    else if (event.key !== "Enter") return
    else if (target !== undefined) onGo(target)
    event.preventDefault()
  }
  return (
    <>
      <input
        ref={field}
        type="search"
        role="combobox"
        className={css.input}
        aria-label={label}
        aria-expanded={targets.length > 0}
        aria-controls={id}
        aria-activedescendant={targets[current] === undefined ? undefined : `${id}-${current}`}
        placeholder={placeholder}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          onType(target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label="Found" className={css.results}>
        {targets.map((target, index) => (
          <div
            key={target.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={css.result}
            onPointerMove={() => setChosen(index)}
            onClick={() => onGo(target)}
          >
            {target.icon === "none" ? <span className={css.room} /> : <Icon name={target.icon} />}
            {target.label}
            <small>{target.note}</small>
          </div>
        ))}
      </div>
    </>
  )
}
