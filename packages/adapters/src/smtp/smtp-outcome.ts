import type { Delivery } from "@svc/domain/messages/ports/mail-server"
import { longestProblem } from "@svc/domain/messages/message"
import { AddressClosed, failureOf, HostNotResolved } from "../webhook-http/failure.ts"

/** The members of the library's errors that this module reads. */
interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
}

/** The words of a server on one line, so that they cannot break a log or a table. */
export const serverWords = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
    .trim()
    .slice(0, longestProblem)

const sentences: Readonly<Record<string, string>> = {
  EAUTH: "The server refused the login",
  EDNS: "The server's host name could not be looked up",
  ECONNECTION: "The connection to the server failed",
  ESOCKET: "The connection to the server failed",
  ETIMEDOUT: "The server did not answer in time",
  ETLS: "No trusted TLS connection to the server could be made",
  EENVELOPE: "The server refused the sender or the recipient",
  EMESSAGE: "The server refused the message",
  EPROTOCOL: "The server did not answer in valid SMTP",
  ESTREAM: "The message was not sent to its end",
}

const textOf = (error: SmtpError): string => {
  if (error instanceof AddressClosed) return `The server's address is closed to mail: ${error.use}`
  if (error instanceof HostNotResolved) return `The server's host name could not be looked up: ${error.code}`
  const sentence = sentences[error.code ?? ""] ?? "The message could not be sent"
  // Only the server's own answer is repeated: other texts of the library may contain our addresses.
  if (error.response !== undefined) return serverWords(`${sentence}: ${error.response}`)
  return error.code === "ETLS" || error.code === "ESOCKET" ? `${sentence}: ${failureOf(error).reason}` : sentence
}

/** The steps at which a refusal is about the message or the login, and not about the connection or its protection. */
const definite: ReadonlySet<string> = new Set(["EAUTH", "EENVELOPE", "EMESSAGE"])

/**
 * The outcome of an exchange that failed. Once the end of the message was sent, only the server's answer to it is
 * certain; before that nothing can have arrived, because a server drops a message without its end.
 */
export const outcomeOf = (error: SmtpError, endWasSent: boolean): Delivery => {
  const { code, responseCode } = error
  const text = textOf(error)
  if (endWasSent && (code !== "EMESSAGE" || responseCode === undefined)) return { _tag: "Unknown", text }
  // The library knows the size that the server takes, and asks for nothing.
  if (responseCode === undefined) return { _tag: code === "EMESSAGE" ? "Refused" : "NotTaken", text }
  if (responseCode < 500 || !definite.has(code ?? "")) return { _tag: "NotTaken", code: responseCode, text }
  return { _tag: "Refused", code: responseCode, text, ...(code === "EAUTH" ? { isLogin: true } : {}) }
}
