import type { Messages } from "@svc/domain/messages/messages"
import type { MailServer } from "@svc/domain/messages/ports/mail-server"
import type { MailSettingsStore } from "@svc/domain/messages/ports/mail-settings-store"
import type { OpenBalances } from "@svc/domain/messages/ports/open-balances"
import type { MessageStore } from "@svc/domain/messages/ports/message-store"

/** The bindings of e-mail. */
export interface MessagesBindings {
  Messages: Messages
  MessageStore: MessageStore
  MailSettingsStore: MailSettingsStore
  MailServer: MailServer
  OpenBalances: OpenBalances
}
