import { InsecureConnection } from "@svc/domain/people/people.errors"
import { Effect } from "effect"
import type { Context } from "koa"
import type { Caller } from "../operation.ts"

const isSecure = (baseUrl: string): boolean => new URL(baseUrl).protocol === "https:"

/**
 * The name of the cookie that holds a session. The prefix `__Host-` (RFC 6265bis, section 4.1.3.2) keeps other hosts of
 * the domain from setting it. The prefix requires https, which a service for this machine alone lacks.
 */
export const sessionCookie = (baseUrl: string): string => (isSecure(baseUrl) ? "__Host-svc-session" : "svc-session")

/** True when a page of another site sent the request, according to the browser (Fetch Metadata; else RFC 6454). */
const isFromElsewhere = (header: (name: string) => string, origin: string): boolean => {
  const site = header("sec-fetch-site")
  if (site !== "") return site !== "same-origin" && site !== "none"
  const given = header("origin")
  return given !== "" && given !== origin
}

/** Sets and reads the cookie of a session (contract G10, G11). */
export const makeSessionCookies = (baseUrl: string) => {
  const name = sessionCookie(baseUrl)
  const { origin } = new URL(baseUrl)
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure(baseUrl) ? "; Secure" : ""}`

  const ticket = name.replace("session", "ticket")
  const flow = name.replace("session", "flow")
  // Lax, so that the cookie is sent when the provider redirects the browser back; with Strict it would not be.
  const lax = attributes.replace("Strict", "Lax")
  const isPrivate = ({ isLocal }: Caller): boolean => isSecure(baseUrl) || isLocal
  return {
    /** The encrypted state of a sign-in at a provider, needed when the browser comes back. */
    readFlow: (header: (name: string) => string): string | undefined =>
      new RegExp(`(?:^|;\\s*)${flow}=([^;\\s]+)`).exec(header("cookie"))?.[1],
    writeFlow: (text: string): string => `${flow}=${text}; ${lax}; Max-Age=600`,
    clearFlow: `${flow}=; ${lax}; Max-Age=0`,
    /**
     * Refuses to sign somebody in over an unencrypted connection. Requests from other sites are allowed, because a
     * provider is one.
     */
    guardConnection: (caller: Caller): Effect.Effect<void, InsecureConnection> =>
      isPrivate(caller) ? Effect.void : Effect.fail(new InsecureConnection()),
    /** The ticket of an unfinished sign-in. Its path is `/`, because `__Host-` requires that. */
    readTicket: (header: (name: string) => string): string | undefined =>
      new RegExp(`(?:^|;\\s*)${ticket}=([\\w-]+)`).exec(header("cookie"))?.[1],
    writeTicket: (secret: string): string => `${ticket}=${secret}; ${attributes}; Max-Age=300`,
    clearTicket: `${ticket}=; ${attributes}; Max-Age=0`,
    /** The secret of the session, if a page of the service itself sent the request. */
    read: (context: Context): string | undefined => {
      const site = context.get("sec-fetch-site")
      const isOwn = site === "" ? context.get("origin") === origin : site === "same-origin"
      return isOwn ? context.cookies.get(name) : undefined
    },
    write: (secret: string): string => `${name}=${secret}; ${attributes}`,
    clear: `${name}=; ${attributes}; Max-Age=0`,
    /** Refuses to sign somebody in over an unencrypted connection, or for a page of another site. */
    guard: (caller: Caller): Effect.Effect<void, InsecureConnection> =>
      isPrivate(caller) && !isFromElsewhere(caller.header, origin)
        ? Effect.void
        : Effect.fail(new InsecureConnection()),
  }
}
export type SessionCookies = ReturnType<typeof makeSessionCookies>
