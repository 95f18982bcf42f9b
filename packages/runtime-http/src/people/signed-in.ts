import type { Principal } from "@svc/domain/identity/access-token"
import type { SignedIn } from "@svc/domain/people/people"

/** The caller of an operation that requires a session; no other caller reaches its handler. */
export const signedIn = ({ credential, ...principal }: Principal): SignedIn => {
  if (credential.kind !== "session") throw new Error("an operation of a session was called without one")
  return { ...principal, credential }
}
