import {
  ProviderCredentialsRefused,
  type ProviderFailure,
  ProviderUnanswered,
} from "@svc/domain/e-invoicing/e-invoicing.errors"
import type { ProviderCredentials } from "@svc/domain/e-invoicing/ports/network-provider"
import { makeOneAtATime } from "@svc/domain/shared/one-at-a-time"
import { Clock, Effect } from "effect"
import { createHash } from "node:crypto"
import { LRUCache } from "lru-cache"
import { atMost } from "../at-most.ts"
import { isJsonObject } from "../provider-http/exact-json.ts"
import type { ProviderHttp } from "./http-exchange.ts"
import { parseJson, problemText, readToken } from "./wire-format.ts"

const wantedScopes = "invoice:send invoice:receive company:read company:write"
/** Without this scope nothing can be sent; the other scopes vary by company. */
const neededScope = "invoice:send"
/** Share of its lifetime after which a token is renewed. */
const renewAt = 0.8
const mostTokens = 10_000

interface CachedToken {
  readonly accessToken: string
  readonly renewAfter: number
}

/** The key of a company in the caches of the process; it does not contain the secret. */
export const companyKey = ({ companyId, apiKey }: ProviderCredentials): string =>
  createHash("sha256").update(`${companyId}\0${apiKey}`).digest("base64url")

/**
 * Access tokens of companies, issued by the AutoXChange API. A token is kept for most of its lifetime by the
 * application's clock. Only one request for a token runs at a time, however many callers wait. `vendorKey` identifies
 * the service itself to the provider.
 */
export const makeAccessTokens = (http: ProviderHttp, vendorKey: string | undefined) => {
  const tokens = new LRUCache<string, CachedToken>(atMost(mostTokens))
  const oneAtATime = makeOneAtATime()

  const request = Effect.fnUntraced(function* ({
    companyId,
    apiKey,
  }: ProviderCredentials): Effect.fn.Return<CachedToken, ProviderFailure> {
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: companyId,
      client_secret: apiKey,
      ...(vendorKey === undefined ? {} : { vendor_api_key: vendorKey }),
      scope: wantedScopes,
    })
    const {
      status,
      body: answered,
      retryAfterSeconds,
    } = yield* http.exchange({
      method: "POST",
      path: "/oauth2/token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: body.toString(),
    })
    const json = parseJson(answered?.toString() ?? "")
    if ((status === 400 || status === 401 || status === 403) && isJsonObject(json)) {
      return yield* new ProviderCredentialsRefused({ detail: problemText(json, status, [apiKey, vendorKey]) })
    }
    const granted = status === 200 || status === 201 ? readToken(json) : undefined
    if (granted === undefined) {
      const detail = `its token address answered ${status} without a token.`
      return yield* new ProviderUnanswered({
        detail,
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      })
    }
    if (granted.scopes !== undefined && !granted.scopes.includes(neededScope)) {
      return yield* new ProviderCredentialsRefused({ detail: `they do not allow ${neededScope}.` })
    }
    const now = yield* Clock.currentTimeMillis
    return { accessToken: granted.accessToken, renewAfter: now + granted.lifetimeSeconds * 1000 * renewAt }
  })

  return {
    /** Requests a new token after one was refused, once for all callers that hold the refused one. */
    get: (credentials: ProviderCredentials, refused?: string): Effect.Effect<string, ProviderFailure> => {
      const key = companyKey(credentials)
      return oneAtATime(key)(
        Effect.gen(function* () {
          const known = tokens.get(key)
          const now = yield* Clock.currentTimeMillis
          if (known !== undefined && known.accessToken !== refused && now < known.renewAfter) return known.accessToken
          const fresh = yield* request(credentials)
          tokens.set(key, fresh)
          return fresh.accessToken
        }),
      )
    },
    forget: (credentials: ProviderCredentials) => Effect.sync(() => tokens.delete(companyKey(credentials))),
  }
}
