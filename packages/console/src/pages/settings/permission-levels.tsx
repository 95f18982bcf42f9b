import fieldCss from "../../ui/field.module.css"
import css from "./settings.module.css"

/** The areas of permissions, in the order of the navigation. */
const areas = [
  ["webhooks", "Webhooks and deliveries"],
  ["events", "Events"],
  ["invoices", "Invoices"],
  ["einvoices", "E-invoices"],
  ["accounts", "Accounts"],
  ["products", "Products"],
  ["orders", "Orders and subscriptions"],
  ["quotes", "Quotes"],
  ["usage", "Usage"],
  ["payments", "Payments"],
  ["journals", "Journals"],
  ["rates", "Rates"],
  ["reports", "Reports"],
  ["settings", "Settings"],
  ["tokens", "Tokens of others"],
  ["users", "Users"],
] as const

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
