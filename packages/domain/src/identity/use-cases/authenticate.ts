import { Effect } from "effect"
import { currentTime } from "../../shared/timestamp.ts"
import type { Principal } from "../access-token.ts"
import { AccessTokenRefused } from "../identity.errors.ts"
import type { AccessTokenCodec } from "../ports/access-token-codec.ts"
import type { TokenRevocations } from "../ports/token-revocations.ts"

export interface AuthenticatePorts {
  readonly codec: AccessTokenCodec
  readonly revocations: TokenRevocations
}

/** Reads the `Authorization` header (contract A5, RFC 6750): one token, with the scheme in any letter case. */
export const makeAuthenticate = ({ codec, revocations }: AuthenticatePorts) =>
  Effect.fnUntraced(function* (authorization: string | undefined) {
    const header = authorization?.trim() ?? ""
    if (header === "") return yield* new AccessTokenRefused({ reason: "missing" })
    const [, token] = /^bearer +([A-Za-z0-9\-._~+/]+=*)$/i.exec(header) ?? []
    if (token === undefined) return yield* new AccessTokenRefused({ reason: "malformed" })

    const now = yield* currentTime
    const claims = yield* codec.verify(token, now)
    if (yield* revocations.isRevoked(claims)) return yield* new AccessTokenRefused({ reason: "revoked" })
    return claims satisfies Principal
  })
