import * as Data from "effect/Data"

/** No connection to PostgreSQL, for a reason that passes by itself, as while it restarts. */
export class DatabaseAway extends Data.TaggedError("DatabaseAway")<{ readonly cause: unknown }> {
  override get message() {
    return "the database is away"
  }
}

/** Nobody is there, the way is broken, or a name is not known (yet). */
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
  // The file of a local socket.
  "ENOENT",
])

/** PostgreSQL's classes 08 and 57P0, and too many connections (Appendix A of its manual). */
const ofPostgres = /^(?:08(?:000|001|003|006)|57P0[1-3]|53300)$/u

/** The driver and the queue tell of a broken connection by a text alone. */
const ofTheDriver =
  /^(?:Connection terminated|timeout expired|Client has encountered a connection error|LISTEN\/NOTIFY connection ended)/u

/** Whether an error of the driver, or what caused it, says that the database is away. A wrong password does not. */
export const isAway = (error: unknown): boolean => {
  if (typeof error !== "object" || error === null) return false
  if (error instanceof DatabaseAway) return true
  // The queue hands over a copy of the members of an error.
  const { code, message, cause } = error as Readonly<Record<string, unknown>>
  const said = typeof code === "string" && (ofTheSystem.has(code) || ofPostgres.test(code))
  return said || (typeof message === "string" && ofTheDriver.test(message)) || isAway(cause)
}

/** An error of the driver as the service passes it on. */
export const ofDatabase = (error: unknown): unknown =>
  isAway(error) && !(error instanceof DatabaseAway) ? new DatabaseAway({ cause: error }) : error
