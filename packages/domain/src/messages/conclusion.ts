import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
import { type Message, type MessageCommand, nextMessageAttempt } from "./message.ts"
import type { Delivery } from "./ports/mail-server.ts"

/** The seconds for which nothing is sent after the server refused the login (contract Y8). */
const stopSeconds = 900

const postpone = (message: Message, problem: string, now: Timestamp): MessageCommand => {
  const until = nextMessageAttempt(message, now)
  return until === undefined
    ? { _tag: "Refused", problem: `Given up after a day of attempts. ${problem}` }
    : { _tag: "Postponed", problem, until }
}

/**
 * The move of a message after the exchange with the server (contract Y7). After its end was sent and without an answer
 * the outcome is unknown, and the message is never sent again by itself.
 */
export const conclude = (message: Message, delivery: Delivery, now: Timestamp): MessageCommand => {
  switch (delivery._tag) {
    case "Accepted":
      return { _tag: "Accepted", at: now, rejected: delivery.rejected }
    case "Refused":
      return { _tag: "Refused", problem: delivery.text }
    case "NotTaken":
      return postpone(message, delivery.text, now)
    case "Unknown":
      return message.isEnding
        ? { _tag: "Doubted", problem: `${delivery.text} The receiver may have the message.` }
        : postpone(message, delivery.text, now)
  }
}

/** The move of a message whose worker let its lease run out, because it died or was stopped for long. */
export const concludeLapsed = (message: Message, now: Timestamp): MessageCommand =>
  conclude(message, { _tag: "Unknown", text: "The worker that sent it ended." }, now)

/** The end of a stop that begins now. */
export const stoppedUntil = (now: Timestamp): Timestamp => secondsAfter(now, stopSeconds)
