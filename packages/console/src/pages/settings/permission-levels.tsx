import { areaWords } from "../../shell/resources.ts"
import fieldCss from "../../ui/field.module.css"
import css from "./settings.module.css"

const areas = Object.entries(areaWords)
const levels = ["read", "write", "admin"] as const

/** Levels by area; the level of "everything" applies to all of them. */
export const PermissionLevels = ({ held = [] }: { readonly held?: readonly string[] }) => {
  const levelOf = (area: string) => held.find((each) => each.startsWith(`${area}:`))?.split(":")[1] ?? ""
  return (
    <div className={css.levels} role="group" aria-label="Permissions">
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
  )
}

/** The permissions that the form's levels stand for. */
export const permissionsIn = (data: FormData): string[] =>
  ["*", ...areas.map(([area]) => area)].flatMap((area) => {
    const level = data.get(`permission:${area}`)
    return typeof level === "string" && level !== "" ? [`${area}:${level}`] : []
  })
