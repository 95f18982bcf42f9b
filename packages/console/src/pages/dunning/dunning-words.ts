import type { components } from "../../api/schema.gen.ts"
import type { StatusRow } from "../../ui/status.tsx"

type Schemas = components["schemas"]
export type Campaign = Schemas["DunningCampaign"]
export type Dunning = Schemas["InvoiceDunning"]

export const campaignMark = ({ enabled }: Pick<Campaign, "enabled">): StatusRow =>
  enabled ? { tone: "good", icon: "good", word: "On" } : { tone: "quiet", icon: "pause", word: "Off" }

/** Every reason for which reminders wait, and the way to end it (contract Z4). */
const reasons: Readonly<Record<NonNullable<Dunning["held"]>, string>> = {
  CreditNote: "Credit notes are not reminded of.",
  Disputed: "The customer disputes the invoice.",
  ReminderOff: "Automatic reminders of the invoice are off. Edit its references to switch them on.",
  AccountExempt: "The account is never reminded. Edit the account to change that.",
  AccountPaused: "Reminders of the account are paused. Edit the account to change that.",
  AccountInactive: "The account is inactive.",
  BelowMinimum: "The open amount is below the smallest amount of the campaign.",
  WrittenOff: "A part of the invoice is written off.",
  PaymentPlanned: "A draft of a payment plans to settle the invoice. Post or delete the draft.",
  MailDoubtful: "The e-mail with the invoice failed, or may not have arrived. Send the invoice again.",
  NoAddress: "The account has no usable e-mail address.",
}
export const reasonOf = ({ held }: Pick<Dunning, "held">): string | undefined =>
  held === undefined ? undefined : reasons[held]

const row = (tone: StatusRow["tone"], icon: StatusRow["icon"], word: string): StatusRow => ({ tone, icon, word })

/** Every state of the reminding of an invoice (contract Z3). */
const states: Readonly<Record<Dunning["state"], (level: number) => StatusRow>> = {
  None: () => row("quiet", "clock", "Nothing to remind of"),
  InDunning: (level) =>
    row("attention", "bell", level === 0 ? "Overdue, not reminded yet" : `Reminded, level ${level}`),
  Exhausted: (level) => row("bad", "alert", `Last reminder sent, level ${level}`),
  Ended: () => row("good", "good", "No longer open"),
}
export const dunningMark = ({ state, level, held }: Pick<Dunning, "held" | "level" | "state">): StatusRow =>
  held === undefined ? states[state](level) : row("attention", "pause", "Reminders wait")
