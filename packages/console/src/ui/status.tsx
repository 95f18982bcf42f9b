import type { components } from "../api/schema.gen.ts"
import { Icon, type IconName } from "./icons.tsx"
import css from "./status.module.css"

type Schemas = components["schemas"]

/** Every status that the interface names; a new one does not compile until it has a row. */
export type Status =
  | Schemas["WebhookDelivery"]["status"]
  | Schemas["Webhook"]["webhookStatus"]
  | Schemas["WebhookRecovery"]["state"]
  | Schemas["WebhookSummary"]["health"]
  | Schemas["UserWithRolesResponse"]["state"]
  | "Revoked"
  | "Expired"

export type Tone = "good" | "waiting" | "attention" | "bad" | "quiet"

export interface StatusRow {
  readonly tone: Tone
  readonly icon: IconName
  readonly word: string
}

const row = (tone: Tone, icon: IconName, word: string): StatusRow => ({ tone, icon, word })

const rows: Readonly<Record<Status, StatusRow>> = {
  Delivered: row("good", "good", "Delivered"),
  Done: row("good", "good", "Done"),
  Healthy: row("good", "good", "Healthy"),
  Enabled: row("good", "good", "Enabled"),
  Active: row("good", "good", "Active"),
  Pending: row("waiting", "clock", "Pending"),
  InFlight: row("waiting", "paperPlane", "In flight"),
  Running: row("waiting", "clock", "Running"),
  Invited: row("waiting", "clock", "Invited"),
  Failing: row("attention", "alert", "Failing"),
  Congested: row("attention", "alert", "Congested"),
  Failed: row("bad", "bad", "Failed"),
  Held: row("quiet", "pause", "Held"),
  Disabled: row("quiet", "pause", "Disabled"),
  Cancelled: row("quiet", "cancelled", "Cancelled"),
  Deactivated: row("quiet", "cancelled", "Deactivated"),
  Revoked: row("quiet", "cancelled", "Revoked"),
  Expired: row("quiet", "clock", "Expired"),
}

export const wordOf = (status: Status): string => rows[status].word

/** A status as icon, word and colour; `tinted` when it stands alone, as in the heading of a page. */
export const StatusMark = ({
  status,
  tinted = false,
  note,
}: {
  readonly status: Status
  readonly tinted?: boolean
  readonly note?: string | undefined
}) => <Mark {...rows[status]} tinted={tinted} note={note} />

/** A state with its own words, in the same form. */
export const Mark = ({
  tone,
  icon,
  word,
  tinted = false,
  note,
}: StatusRow & { readonly tinted?: boolean; readonly note?: string | undefined }) => (
  <span className={`${css.status} ${css[tone]} ${tinted ? css.tinted : ""}`}>
    <Icon name={icon} size={14} />
    {note === undefined ? word : `${word} ${note}`}
  </span>
)
