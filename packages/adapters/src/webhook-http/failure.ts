import type { NotAnswered } from "@svc/domain/webhooks/ports/webhook-sender"

type Reason = NotAnswered["reason"]

/** The rules close this address; `use` is the reserved purpose of its range. */
export class AddressClosed extends Error {
  readonly use: string

  constructor(use: string) {
    super("address closed")
    this.use = use
  }
}

/** No usable answer from the name servers; `code` is that of node:dns. */
export class HostNotResolved extends Error {
  readonly code: string

  constructor(code: string) {
    super("host not resolved")
    this.code = code
  }
}

/** The handshake failed for a reason of TLS, not of the network; `code` is OpenSSL's or Node's. */
export class TlsRefused extends Error {
  readonly code: string

  constructor(code: string) {
    super("TLS refused")
    this.code = code
  }
}

/** The response has more bytes than any answer within the caps can need. */
export class ResponseTooLong extends Error {
  readonly code = "RESPONSE_TOO_LONG"
}

/** Reasons for error codes of sockets and undici (contract W20). A code that is missing here is `internal`. */
const reasons: Readonly<Record<string, Reason>> = {
  ETIMEDOUT: "timeout",
  UND_ERR_CONNECT_TIMEOUT: "timeout",
  UND_ERR_HEADERS_TIMEOUT: "timeout",
  UND_ERR_BODY_TIMEOUT: "timeout",

  ECONNREFUSED: "connection_refused",
  // A router or the receiver's host reports that nothing is there: the network refuses, not the receiver.
  EHOSTUNREACH: "connection_refused",
  EHOSTDOWN: "connection_refused",
  ENETUNREACH: "connection_refused",
  ENETDOWN: "connection_refused",

  ECONNRESET: "connection_reset",
  ECONNABORTED: "connection_reset",
  ENETRESET: "connection_reset",
  ENOTCONN: "connection_reset",
  EPIPE: "connection_reset",
  UND_ERR_SOCKET: "connection_reset",

  EPROTO: "tls",

  UND_ERR_HEADERS_OVERFLOW: "protocol",
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "protocol",
  UND_ERR_RES_EXCEEDED_MAX_SIZE: "protocol",
  RESPONSE_TOO_LONG: "protocol",
  // Only undici asserts during a request, and only an invalid answer breaks its assertion: status 101 or one below 100.
  ERR_ASSERTION: "protocol",
}

const reasonsByPrefix: ReadonlyArray<readonly [prefix: string, reason: Reason]> = [
  ["ERR_TLS_", "tls"],
  ["ERR_SSL_", "tls"],
]

const sentences: Readonly<Record<Reason, string>> = {
  timeout: "The receiver did not answer completely before the deadline",
  dns: "The receiver's host name could not be looked up",
  connection_refused: "The receiver did not accept the connection",
  connection_reset: "The receiver closed the connection before its answer was complete",
  tls: "No trusted TLS connection to the receiver could be made",
  blocked_address: "The receiver's address is closed to webhooks",
  protocol: "The receiver did not answer in valid HTTP",
  internal: "The request could not be made",
}

// TLS 1.3 has an alert for this (RFC 8446, section 6.2); the TLS 1.2 alerts that servers send instead are ambiguous.
const wantsCertificate: ReadonlySet<string> = new Set([
  "ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED",
  "ERR_SSL_SSL/TLS_ALERT_NO_CERTIFICATE",
])
const certificateSentence = "The receiver asks for a client certificate, and webhooks are sent without one"

const codeOf = (error: Error): string => {
  const code = "code" in error ? error.code : undefined
  return typeof code === "string" && /^[A-Z][A-Z0-9_/]{0,63}$/.test(code) ? code : "UNKNOWN"
}

/** True for an error of undici's parser of answers. */
const isUnreadable = (error: Error): boolean => error.name === "HTTPParserError"

const reasonOf = (error: Error): Reason => {
  if (error instanceof AddressClosed) return "blocked_address"
  if (error instanceof HostNotResolved) return "dns"
  if (error instanceof TlsRefused) return "tls"
  if (isUnreadable(error)) return "protocol"
  const code = codeOf(error)
  // undici reports a head that it refuses (such as an unrequested upgrade) with the code of a closed socket.
  if (code === "UND_ERR_SOCKET" && error.message.startsWith("bad ")) return "protocol"
  return reasons[code] ?? reasonsByPrefix.find(([prefix]) => code.startsWith(prefix))?.[1] ?? "internal"
}

// Only codes, and messages known to be constant: any other message may contain our own addresses.
const causeOf = (error: Error): string => {
  if (error instanceof AddressClosed) return error.use
  if (isUnreadable(error)) return /\((.+)\)$/.exec(error.message)?.[1] ?? "malformed"
  const code = codeOf(error)
  if (code === "ERR_ASSERTION") return "a status out of place"
  return code === "UND_ERR_SOCKET" ? error.message : code
}

/** True when the table knows the error as one of the network, as opposed to one of the protocol. */
export const isNetworkError = (error: Error): boolean => reasons[codeOf(error)] !== undefined

/** True when the other side ended the connection. */
export const isReset = (error: Error): boolean => reasonOf(error) === "connection_reset"

export const isTlsError = (error: Error): boolean => reasonOf(error) === "tls"

/** The failure reason (contract W20) and a text for the log, for an error of a name look-up, a socket, TLS or HTTP. */
export const failureOf = (error: Error): Pick<NotAnswered, "reason" | "detail"> => {
  const reason = reasonOf(error)
  const sentence = wantsCertificate.has(codeOf(error)) ? certificateSentence : sentences[reason]
  return { reason, detail: `${sentence}: ${causeOf(error)}` }
}

/** The failure of an exchange that reached its deadline; `waitingFor` says what it was waiting for. */
export const deadlinePassed = (waitingFor: string, seconds: number): Pick<NotAnswered, "reason" | "detail"> => ({
  reason: "timeout",
  detail: `The receiver did not answer completely within ${seconds} s: ${waitingFor}`,
})
