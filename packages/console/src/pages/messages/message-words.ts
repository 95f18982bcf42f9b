import type { components } from "../../api/schema.gen.ts"
import type { StatusRow } from "../../ui/status.tsx"

export type Message = components["schemas"]["Message"]

const row = (tone: StatusRow["tone"], icon: StatusRow["icon"], word: string): StatusRow => ({ tone, icon, word })

/** Every state of a message in words (contract Y7). */
const marks: Readonly<Record<Message["status"], StatusRow>> = {
  Queued: row("waiting", "clock", "Waits"),
  Sending: row("waiting", "paperPlane", "Is being sent"),
  Deferred: row("attention", "clock", "Tried again later"),
  Sent: row("good", "good", "Sent"),
  Failed: row("bad", "bad", "Failed"),
  Unknown: row("attention", "alert", "May have arrived"),
  Skipped: row("attention", "alert", "Not sent"),
  Cancelled: row("quiet", "cancelled", "Cancelled"),
}

export const messageMark = ({ status }: Pick<Message, "status">): StatusRow => marks[status]
export const statusChoices = Object.entries(marks).map(([status, { word }]) => [status, word] as const)

const kinds: Readonly<Record<Message["kind"], string>> = {
  Invoice: "Invoice",
  CreditNote: "Credit note",
  Reminder: "Reminder",
}
export const kindChoices = Object.entries(kinds)

/** The document of a message, such as "Invoice 10001". */
export const documentOf = ({ kind, invoiceNumber }: Pick<Message, "kind" | "invoiceNumber">): string =>
  `${kinds[kind]} ${invoiceNumber}`

/** Whether a worker still takes the message by itself, so that it can be cancelled and must not be sent again. */
export const isWaiting = ({ status }: Pick<Message, "status">): boolean => status === "Queued" || status === "Deferred"
