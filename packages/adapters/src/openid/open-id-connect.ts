import { SignInProviderFailed } from "@svc/domain/people/people.errors"
import type { OpenIdConnect } from "@svc/domain/people/ports/open-id-connect"
import type { SignInProvider, SignInPurpose } from "@svc/domain/people/sign-in-provider"
import { currentTime, secondsAfter, type Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { LRUCache } from "lru-cache"
import * as client from "openid-client"
import { atMost } from "../at-most.ts"
import type { SecretBox } from "../crypto/secret-box.ts"
import { networkFault } from "../provider-http/network-fault.ts"
import { callProvider } from "../provider-http/outside-transaction.ts"

/** The time that a person may spend at the provider, in seconds. */
const flowSeconds = 600
const flowContext = "sign-in flow"
/** How long a provider's discovery document is cached, in seconds. */
const describedSeconds = 600
const rememberedProviders = 1000
/** How far a provider's clock may be ahead of ours, in seconds. */
const mostSkewSeconds = 60

interface Flow {
  readonly providerId: string
  readonly purpose: SignInPurpose
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly endsAt: Timestamp
  readonly isFresh: boolean
}

export interface OpenIdConnectParts {
  readonly box: SecretBox
  readonly fetch: client.CustomFetch
  /** The address to which providers send people back. */
  readonly redirectUri: string
}

const isLoopback = (host: string): boolean => host === "localhost" || host.startsWith("127.") || host === "[::1]"

/** Describes a failure without anything that the provider or the browser sent. */
const failed = (error: unknown) =>
  new SignInProviderFailed({
    detail:
      error instanceof client.ClientError || error instanceof client.AuthorizationResponseError
        ? `sent an answer that violates OpenID Connect (${error.code ?? error.name})`
        : error instanceof client.ResponseBodyError
          ? `refused (${error.error})`
          : `gave ${networkFault(error instanceof Error ? (error.cause ?? error) : error)}`,
  })

/** OpenID Connect Core 1.0, by the authorization code with PKCE (RFC 7636), state and nonce. */
export const makeOpenIdConnect = ({ box, fetch, redirectUri }: OpenIdConnectParts): OpenIdConnect => {
  const asked = <A>(work: (now: Timestamp) => Promise<A>) =>
    callProvider(
      "a sign-in provider",
      Effect.flatMap(currentTime, (now) => Effect.tryPromise({ try: () => work(now), catch: failed })),
    )

  /**
   * The discovery documents of providers, by issuer. They are cached because anybody can start a sign-in, and each
   * start would otherwise request one.
   */
  const descriptions = new LRUCache<string, { readonly server: client.ServerMetadata; readonly endsAt: Timestamp }>(
    atMost(rememberedProviders),
  )

  const discover = async ({ issuer, clientId, clientSecret }: SignInProvider, now: Timestamp) => {
    const url = new URL(issuer)
    const execute = [
      // The token's signature is verified too, in addition to its TLS connection (OpenID Connect Core, 3.1.3.7).
      client.enableNonRepudiationChecks,
      ...(url.protocol === "http:" && isLoopback(url.hostname) ? [client.allowInsecureRequests] : []),
    ]
    const metadata = { client_secret: clientSecret, [client.clockSkew]: Math.round((now - Date.now()) / 1000) }
    const authentication = client.ClientSecretBasic(clientSecret)
    const known = descriptions.get(issuer)
    if (known !== undefined && now < known.endsAt) {
      const configuration = new client.Configuration(known.server, clientId, metadata, authentication)
      configuration[client.customFetch] = fetch
      for (const extension of execute) extension(configuration)
      return configuration
    }
    const options = { [client.customFetch]: fetch, execute }
    const configuration = await client.discovery(url, clientId, metadata, authentication, options)
    descriptions.set(issuer, { server: configuration.serverMetadata(), endsAt: secondsAfter(now, describedSeconds) })
    return configuration
  }

  const open = (flow: string): Flow | undefined => {
    try {
      return JSON.parse(box.open(flow, flowContext)) as Flow
    } catch {
      return undefined
    }
  }

  return {
    check: (provider) =>
      asked(async (now) => {
        descriptions.delete(provider.issuer)
        const { authorization_endpoint: start, token_endpoint: tokens } = (
          await discover(provider, now)
        ).serverMetadata()
        if (start === undefined || tokens === undefined) throw new Error("no endpoints")
      }),

    begin: (provider, purpose, isFresh) =>
      asked(async (now) => {
        const configuration = await discover(provider, now)
        const verifier = client.randomPKCECodeVerifier()
        const [state, nonce] = [client.randomState(), client.randomNonce()]
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: "openid",
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
          ...(isFresh ? { prompt: "login", max_age: "0" } : {}),
        })
        const endsAt = secondsAfter(now, flowSeconds)
        const flow: Flow = { providerId: provider.id, purpose, state, nonce, verifier, endsAt, isFresh }
        return { url: url.href, flow: box.seal(JSON.stringify(flow), flowContext) }
      }),

    purposeOf: (text) =>
      Effect.map(currentTime, (now) => {
        const flow = open(text)
        return flow !== undefined && now < flow.endsAt ? flow : undefined
      }),

    finish: (provider, text, query) =>
      asked(async (now) => {
        const flow = open(text)
        if (flow?.providerId !== provider.id) throw new Error("not of this provider")
        const configuration = await discover(provider, now)
        const tokens = await client.authorizationCodeGrant(configuration, new URL(`${redirectUri}?${query}`), {
          pkceCodeVerifier: flow.verifier,
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        })
        const { iss, sub, iat, auth_time: at } = tokens.claims()!
        // The library checks only when a token expires. An authentication time in the future would count as recent for
        // too long.
        if (Math.max(iat, at ?? 0) > now / 1000 + mostSkewSeconds) throw new Error("of a time in the future")
        const provedAt = at === undefined ? (flow.isFresh ? now : undefined) : ((at * 1000) as Timestamp)
        return { issuer: iss, subject: sub, ...(provedAt === undefined ? {} : { provedAt }) }
      }),
  }
}
