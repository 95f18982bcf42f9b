import type { DataOf } from "../shared/ports/event-bus.ts"
import type { Message } from "./message.ts"
import { messageView } from "./message-view.ts"

/** The mail server took the message for at least one address (contract Y12). */
interface MessageSent {
  readonly _tag: "MessageSent"
  readonly message: Message
}

/** The message failed, or the server took it but refused some of its addresses (contract Y12). */
export interface MessageFailed {
  readonly _tag: "MessageFailed"
  readonly message: Message
  /** The server refused the login, so that nothing of the legal entity is sent for a while. */
  readonly isLogin: boolean
}

/** The events of e-mail that receivers can get. */
export type MessagesEvent = MessageSent | MessageFailed

export const messagesData: DataOf<MessagesEvent> = {
  MessageSent: ({ message }) => messageView(message),
  MessageFailed: ({ message }) => messageView(message),
}

/** The receiver may have the message, and a person must decide whether to send it again (contract Y7, N15). */
export interface MessageDoubted {
  readonly _tag: "MessageDoubted"
  readonly message: Message
}
