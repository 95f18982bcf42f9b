import { useState } from "react"
import { areaWords } from "../../shell/area-words.ts"
import { SelectField } from "../../ui/field.tsx"
import fieldCss from "../../ui/field.module.css"
import { presets } from "./permission-presets.ts"
import css from "./settings.module.css"

const areas = Object.entries(areaWords)
const levels = ["read", "write", "admin"] as const

const sameAs = (held: readonly string[]) =>
  Object.entries(presets).find(
    ([, { permissions }]) => permissions.length === held.length && permissions.every((each) => held.includes(each)),
  )?.[0] ?? ""

/**
 * Levels by area; the level of "everything" applies to all of them. A preset fills them in, and each can be changed
 * afterwards.
 */
export const PermissionLevels = ({ held = [] }: { readonly held?: readonly string[] }) => {
  // Choosing the same preset again sets the levels again.
  const [{ start, turn }, setStart] = useState({ start: held, turn: 0 })
  const [preset, setPreset] = useState(sameAs(held))
  const levelOf = (area: string) => start.find((each) => each.startsWith(`${area}:`))?.split(":")[1] ?? ""
  const choose = (name: string) => {
    setPreset(name)
    const chosen = presets[name]
    if (chosen !== undefined) setStart({ start: chosen.permissions, turn: turn + 1 })
  }
  return (
    <>
      <SelectField
        name="preset"
        label="Preset"
        hint={presets[preset]?.about ?? "The levels below are chosen one by one."}
        value={preset}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Custom</option>
        {Object.entries(presets).map(([name, { word }]) => (
          <option key={name} value={name}>
            {word}
          </option>
        ))}
      </SelectField>
      <div key={turn} className={css.levels} role="group" aria-label="Permissions" onChange={() => setPreset("")}>
        {[["*", "Everything"] as const, ...areas].map(([area, label]) => [
          <label key={`${area} label`} htmlFor={`permission-${area}`}>
            {label}
          </label>,
          <select
            key={area}
            id={`permission-${area}`}
            name={`permission:${area}`}
            className={`${fieldCss.control} ${fieldCss.small}`}
            defaultValue={levelOf(area)}
          >
            <option value="">–</option>
            {levels.map((level) => (
              <option key={level}>{level}</option>
            ))}
          </select>,
        ])}
      </div>
    </>
  )
}

/** The permissions that the form's levels stand for. */
export const permissionsIn = (data: FormData): string[] =>
  ["*", ...areas.map(([area]) => area)].flatMap((area) => {
    const level = data.get(`permission:${area}`)
    return typeof level === "string" && level !== "" ? [`${area}:${level}`] : []
  })
