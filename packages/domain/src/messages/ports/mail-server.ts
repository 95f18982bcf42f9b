import type { Effect } from "effect"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { MailSettings } from "../mail-settings.ts"

interface Mailbox {
  readonly address: string
  readonly name?: string
}

interface Attachment {
  readonly fileName: string
  readonly contentType: string
  readonly content: Uint8Array
}

/** An e-mail before it is composed. */
export interface Letter {
  /** The part of the Message-ID before the domain of the sender; equal on each attempt. */
  readonly messageId: string
  readonly date: Timestamp
  readonly from: Mailbox
  readonly replyTo?: string
  readonly to: string
  readonly copies: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly Attachment[]
}

/** The outcome of an exchange with a mail server. */
export type Delivery =
  | { readonly _tag: "Accepted"; readonly text: string; readonly rejected: readonly string[] }
  /** The server answered that it will not take the message. `isLogin` when it refused the login. */
  | { readonly _tag: "Refused"; readonly code?: number; readonly text: string; readonly isLogin?: true }
  /** The message was certainly not taken: a temporary answer, or a failure before its end was sent. */
  | { readonly _tag: "NotTaken"; readonly code?: number; readonly text: string }
  /** The connection ended after the end of the message was sent and before an answer. */
  | { readonly _tag: "Unknown"; readonly text: string }

/**
 * A connection to a mail server, used for one message after another. `send` runs `beforeEnd` when all of the message but
 * its end is sent; when that gives false, the end is not sent and the server drops the message (RFC 5321, section
 * 4.1.1.4). Never fails: the outcome says everything.
 */
export interface MailConnection {
  readonly send: (letter: Letter, beforeEnd: Effect.Effect<boolean>) => Effect.Effect<Delivery>
  readonly close: Effect.Effect<void>
}

export interface MailServerMistake {
  readonly field: "host" | "port" | "security"
  readonly text: string
}

/**
 * Connects to the mail servers that tenants configured.
 *
 * Contract (`test/provider/mail-server.test.ts`): every address is vetted before each connection, certificates are
 * checked, STARTTLS that is missing is a failure, and an exchange ends within its deadline. `connection` opens nothing
 * before the first `send`, and opens anew after a failure. Nothing is sent inside a database transaction.
 */
export interface MailServer {
  /** The reason why no mail may go to a server of this address and port. */
  readonly mistake: (settings: Pick<MailSettings, "host" | "port" | "security">) => MailServerMistake | undefined
  readonly connection: (settings: MailSettings) => MailConnection
}
