import { Schema } from "effect"
import { refusalsOf } from "../shared/refusals.ts"

/** A late or repeated result for a message that has already left the state. */
export class MessageTransitionRefused extends Schema.TaggedError<MessageTransitionRefused>()(
  "MessageTransitionRefused",
  { messageId: Schema.String, from: Schema.String, command: Schema.String },
) {}

/** The legal entity has no mail settings, or they are switched off (contract Y1). */
export class MailNotConfigured extends Schema.TaggedError<MailNotConfigured>()("MailNotConfigured", {}) {
  override get message() {
    return "Mail of the legal entity is not configured: save its mail settings and enable them first."
  }
}

/** The mail server did not take the message of a test (contract Y4). The text has the server's words. */
export class MailRefused extends Schema.TaggedError<MailRefused>()("MailRefused", { detail: Schema.String }) {
  override get message() {
    return `The mail server did not take the message: ${this.detail}`
  }
}

const sentences = {
  MessageNotSendable: ({ reason }: { readonly reason: string }) => `The message cannot be sent: ${reason}.`,
  MessageNotCancellable: ({ status }: { readonly status: string }) =>
    `The message is ${status}: only a Queued or Deferred message can be cancelled.`,
} as const

export const refuse = refusalsOf(sentences)

/** The errors of this context that a client can see. */
export type MessagesError = MailNotConfigured | MailRefused
