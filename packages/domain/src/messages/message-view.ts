import { toIso } from "../shared/timestamp.ts"
import type { MailSettings } from "./mail-settings.ts"
import type { Message } from "./message.ts"
import type { MessageAttempt } from "./ports/message-store.ts"

const isoOf = (at: Message["sentAt"]) => (at === undefined ? undefined : toIso(at))

/** A message as the interface shows it. */
export const messageView = (message: Message) => ({
  id: message.id,
  kind: message.kind,
  status: message.status,
  invoiceId: message.invoiceId,
  invoiceNumber: message.facts.number,
  accountId: message.accountId,
  turn: message.turn,
  recipient: message.recipient,
  copies: message.copies,
  rejected: message.rejected,
  language: message.language,
  attempts: message.attempts,
  problem: message.problem,
  created: toIso(message.createdAt),
  nextAttemptAt: isoOf(message.nextAttemptAt),
  sent: isoOf(message.sentAt),
})

export const attemptView = ({ at, ...attempt }: MessageAttempt) => ({ ...attempt, at: toIso(at) })

/** Mail settings as the interface shows them, without the password. */
export const mailSettingsView = (settings: MailSettings | undefined) => {
  if (settings === undefined) return { isConfigured: false, enabled: false }
  const { isEnabled, login, stoppedUntil, ...shown } = settings
  return {
    isConfigured: true,
    enabled: isEnabled,
    ...shown,
    username: login?.username,
    hasPassword: login !== undefined,
    stoppedUntil: isoOf(stoppedUntil),
  }
}
