import { accessTokenSeconds } from "@svc/domain/identity/access-token"
import type { PortUnavailable } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import { type CryptoKey, importJWK, importPKCS8, type JSONWebKeySet } from "jose"
import type { SecretBox } from "../crypto/secret-box.ts"
import {
  signingAlgorithm,
  signingKeyContext,
  type SigningKeyStore,
  type StoredSigningKey,
} from "../postgres/identity/signing-key-store.ts"

/** A process reads the keys again after this long, so that a rotation spreads by itself. */
const staleAfterMs = 30_000

export interface SigningKeys {
  readonly current: Effect.Effect<{ readonly kid: string; readonly key: CryptoKey }, PortUnavailable>
  /** The key with an id; an unknown id is looked up anew, at most once a second. */
  readonly verifier: (kid: string) => Effect.Effect<CryptoKey | undefined, PortUnavailable>
  /** The current key and those whose tokens are still valid, as RFC 7517 writes them. */
  readonly jwks: Effect.Effect<JSONWebKeySet, PortUnavailable>
}

export const makeSigningKeys = (store: SigningKeyStore, box: SecretBox, now: () => number): SigningKeys => {
  let known: readonly StoredSigningKey[] = []
  let readAt = -Infinity
  const imported = new Map<string, Promise<CryptoKey>>()

  const read = (maxAgeMs: number) =>
    Effect.suspend(() => {
      if (performance.now() - readAt < maxAgeMs) return Effect.succeed(known)
      return Effect.tap(store.list, (keys) =>
        Effect.sync(() => {
          known = keys
          readAt = performance.now()
        }),
      )
    })

  const once = (name: string, make: () => Promise<CryptoKey>) =>
    Effect.promise(() => {
      const key = imported.get(name) ?? make()
      imported.set(name, key)
      return key
    })

  // Whether a retired key verifies on. A process that has not heard of a rotation signs with the old key for a little
  // longer.
  const stillVerifies = ({ retiredAt }: StoredSigningKey) =>
    retiredAt === undefined || now() < retiredAt + accessTokenSeconds * 1000 + staleAfterMs

  return {
    current: Effect.gen(function* () {
      const key = (yield* read(staleAfterMs)).find(({ retiredAt }) => retiredAt === undefined)
      if (key === undefined) return yield* Effect.die(new Error("there is no signing key: run migrate"))
      const { kid, privateKeySealed } = key
      const open = () => importPKCS8(box.open(privateKeySealed, signingKeyContext(kid)), signingAlgorithm)
      return { kid, key: yield* once(`private:${kid}`, open) }
    }),

    verifier: Effect.fnUntraced(function* (kid) {
      const find = (keys: readonly StoredSigningKey[]) => keys.find((each) => each.kid === kid && stillVerifies(each))
      const found = find(yield* read(staleAfterMs)) ?? find(yield* read(1000))
      if (found === undefined) return undefined
      return yield* once(`public:${kid}`, () => importJWK(found.publicJwk, signingAlgorithm) as Promise<CryptoKey>)
    }),

    jwks: Effect.map(read(staleAfterMs), (keys) => ({
      keys: keys
        .filter(stillVerifies)
        .map(({ kid, publicJwk }) => ({ ...publicJwk, kid, use: "sig", alg: signingAlgorithm })),
    })),
  }
}
