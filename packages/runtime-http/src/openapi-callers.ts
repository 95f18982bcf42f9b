import { apiScope } from "@svc/domain/identity/access-token"
import { type AnyApiOperation, needsOf } from "./operation.ts"

/** The permissions that an operation needs, for programs. */
export const printNeeds = (operation: AnyApiOperation): string =>
  operation.need === "session" || operation.need === "anyone"
    ? operation.need
    : needsOf(operation)
        .map((group) => group.join("|"))
        .join(" ")

/** The callers of an operation that are not told by its permission alone, in sentences; empty for most operations. */
export const toldCaller = (operation: AnyApiOperation): string => {
  const recently = toldRecent(operation)
  if (operation.need === "session") return `Only for the session of a signed-in person.${recently}`
  return operation.need === "anyone" ? `For every caller.${recently}` : recently.trimStart()
}

const toldRecent = ({ recent }: AnyApiOperation): string => {
  if (recent === undefined) return ""
  const session = " A session must have proved its identity in the last ten minutes."
  return recent === true
    ? session
    : `${session} A token must have been issued for client id and secret in the last ten minutes.`
}

/** The credentials of operations that say nothing else. */
export const tokens = [{ bearer: [] }, { oauth2: [apiScope] }]

/**
 * The session cookie works everywhere, but clients of the interface send tokens, so the document mentions the cookie
 * only where it is required.
 */
export const securityOf = ({ need }: AnyApiOperation): object =>
  need === "session" ? { security: [{ session: [] }] } : {}
