import * as Data from "effect/Data"

/** There is no connection to PostgreSQL, for a temporary reason such as a restart. */
export class DatabaseAway extends Data.TaggedError("DatabaseAway")<{ readonly cause: unknown }> {
  override get message() {
    return "the database is away"
  }
}

/** Nothing listens there, the network is broken, or the name cannot be resolved (yet). */
const ofTheSystem = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
  // The file of a local socket is missing.
  "ENOENT",
])

/** PostgreSQL's classes 08 and 57P0, and too many connections (Appendix A of its manual). */
const ofPostgres = /^(?:08(?:000|001|003|006)|57P0[1-3]|53300)$/u

/** The driver and the queue report a broken connection only by its message. */
const ofTheDriver =
  /^(?:Connection terminated|timeout expired|Client has encountered a connection error|LISTEN\/NOTIFY connection ended)/u

/**
 * True when an error of the driver, or its cause, means that the database is temporarily away. A wrong password does
 * not.
 */
export const isAway = (error: unknown): boolean => {
  if (typeof error !== "object" || error === null) return false
  if (error instanceof DatabaseAway) return true
  // The queue passes on a copy of an error's members, not the error.
  const { code, message, cause } = error as Readonly<Record<string, unknown>>
  const said = typeof code === "string" && (ofTheSystem.has(code) || ofPostgres.test(code))
  return said || (typeof message === "string" && ofTheDriver.test(message)) || isAway(cause)
}

/** Turns an error of the driver into the error that the service passes on. */
export const ofDatabase = (error: unknown): unknown =>
  isAway(error) && !(error instanceof DatabaseAway) ? new DatabaseAway({ cause: error }) : error
