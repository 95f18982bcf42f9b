import type { Invocation } from "../invocation.ts"
import { parseExactly } from "./exact.ts"
import { asFailure } from "./failures.ts"
import { changeProfiles, type Profile } from "./profiles.ts"
import { Svc, type SvcOptions } from "./sdk.ts"
import { signIn } from "./sign-in.ts"
import { findTarget, type Target } from "./target.ts"

export const outputFormats = ["table", "json", "jsonl", "csv"] as const
export type OutputFormat = (typeof outputFormats)[number]

/** The SDK for a command at a service, and everything else that the command needs. */
export interface Session {
  readonly invocation: Invocation
  readonly target: Target
  readonly svc: Svc
  /** Makes another client of the same service with the same token; `own` are its options. */
  readonly client: <C>(make: (options: SvcOptions) => C, own?: Partial<SvcOptions>) => C
  /** Options for each call, so that it ends when the command is stopped. */
  readonly call: { readonly signal: AbortSignal }
  readonly token: () => Promise<string>
  readonly output: OutputFormat
  readonly print: (text: string) => void
  /** Runs the work of the command. Its failures become sentences that say what to do. */
  readonly run: <A>(work: () => Promise<A>) => Promise<A>
}

interface Asked {
  readonly profile: string | undefined
  readonly legalEntity: string | undefined
  readonly output: OutputFormat
  readonly print: (text: string) => void
}

/** A token is renewed this many milliseconds before its end. */
const early = 60_000

/** Opens the service of a command. The first call gets a token, which is kept with the profile. */
export const openSession = (invocation: Invocation, { profile, legalEntity, output, print }: Asked): Session => {
  const target = findTarget(invocation.environment, profile)
  const { credentials } = target
  let known: Profile["token"] = "clientId" in credentials ? credentials.token : undefined
  let asking: Promise<string> | undefined

  const renew = async (client: Pick<Profile, "clientId" | "clientSecret">): Promise<string> => {
    known = await signIn({ url: target.url, ...client }, invocation.signal)
    keepToken(invocation, target, known)
    return known.value
  }
  const token = async (): Promise<string> => {
    if (!("clientId" in credentials)) return credentials.token
    if (known !== undefined && known.until - early > Date.now()) return known.value
    return (asking ??= renew(credentials).finally(() => (asking = undefined)))
  }
  // A kept token may be revoked, or signed with a key that no longer exists. So after 401 a new one is tried, once.
  const send: typeof fetch = async (input, init) => {
    const used = known?.value
    const answer = await fetch(input, init)
    if (answer.status !== 401 || used === undefined) return answer
    if (known?.value === used) known = undefined
    const authorization = `Bearer ${await token()}`
    return fetch(input, { ...init, headers: { ...(init?.headers as Readonly<Record<string, string>>), authorization } })
  }
  const entity = legalEntity ?? target.legalEntity
  const client: Session["client"] = (make, own = {}) =>
    make({
      url: target.url,
      token,
      fetch: send,
      parseJson: parseExactly,
      // A header may contain only ASCII.
      ...(entity === undefined ? {} : { legalEntity: encodeURIComponent(entity) }),
      ...own,
    })
  return {
    invocation,
    target,
    svc: client((options) => new Svc(options)),
    client,
    call: { signal: invocation.signal },
    token,
    output,
    print,
    run: (work) => work().catch((error: unknown) => Promise.reject(asFailure(error, target))),
  }
}

/** Stores a token with its profile, so that the next command need not sign in. */
const keepToken = ({ environment, say }: Invocation, { profile: name }: Target, token: Profile["token"]): void => {
  if (name === undefined || token === undefined) return
  try {
    changeProfiles(environment, (before) => {
      const profile = before.profiles[name]
      return profile === undefined
        ? before
        : { ...before, profiles: { ...before.profiles, [name]: { ...profile, token } } }
    })
  } catch (error) {
    say(`svc: The token could not be stored: ${(error as Error).message}`)
  }
}
