import { accessTokenSeconds } from "@svc/domain/identity/access-token"
import type { PortUnavailable } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import { type CryptoKey, exportJWK, importJWK, importPKCS8, type JSONWebKeySet, type JWK } from "jose"
import { type SecretBox, SecretUnreadable } from "../crypto/secret-box.ts"
import {
  signingAlgorithm,
  signingKeyContext,
  type SigningKeyStore,
  type StoredSigningKey,
} from "../postgres/identity/signing-key-store.ts"

/** A process reads the keys again after this time, so that a rotation reaches every process. */
const staleAfterMs = 30_000

export interface SigningKeys {
  readonly current: Effect.Effect<{ readonly kid: string; readonly key: CryptoKey }, PortUnavailable>
  /** The key with an id; an unknown id is looked up again, at most once a second. */
  readonly verifier: (kid: string) => Effect.Effect<CryptoKey | undefined, PortUnavailable>
  /** The key with an id among the recently read keys; absent also when the keys must be read again. */
  readonly known: (kid: string) => CryptoKey | undefined
  /** The current key and the keys of tokens that are still valid, in the format of RFC 7517. */
  readonly jwks: Effect.Effect<JSONWebKeySet, PortUnavailable>
}

/** A stored key whose private half our encryption key decrypted. */
interface OpenedKey extends StoredSigningKey {
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  readonly publicJwk: JWK
}

/**
 * Both halves are taken from the encrypted one, so that a row written by somebody without the encryption key is never
 * accepted.
 */
const openKey = async (stored: StoredSigningKey, box: SecretBox): Promise<OpenedKey | undefined> => {
  let pkcs8: string
  try {
    pkcs8 = box.open(stored.privateKeySealed, signingKeyContext(stored.kid))
  } catch (error) {
    if (error instanceof SecretUnreadable) return undefined
    throw error
  }
  const privateKey = await importPKCS8(pkcs8, signingAlgorithm, { extractable: true })
  const { kty, n, e } = await exportJWK(privateKey)
  const publicJwk: JWK = { kty: kty!, n: n!, e: e! }
  return { ...stored, privateKey, publicJwk, publicKey: (await importJWK(publicJwk, signingAlgorithm)) as CryptoKey }
}

/** The signing keys of this deployment. A row that SVC_ENCRYPTION_KEY does not decrypt is skipped. */
export const makeSigningKeys = (store: SigningKeyStore, box: SecretBox, now: () => number): SigningKeys => {
  let known: readonly OpenedKey[] = []
  let readAt = -Infinity

  const openAll = (keys: readonly StoredSigningKey[]) =>
    Promise.all(
      keys.map(async (stored) => {
        const before = known.find(
          ({ kid, privateKeySealed }) => kid === stored.kid && privateKeySealed === stored.privateKeySealed,
        )
        return before === undefined ? openKey(stored, box) : { ...before, ...stored }
      }),
    )

  const isRecent = (maxAgeMs: number) => performance.now() - readAt < maxAgeMs
  const read = (maxAgeMs: number) =>
    Effect.gen(function* () {
      if (isRecent(maxAgeMs)) return known
      const stored = yield* store.list
      const opened = yield* Effect.promise(() => openAll(stored))
      known = opened.filter((key) => key !== undefined)
      readAt = performance.now()
      return known
    })

  // True while a retired key still verifies tokens. A process that has not yet read a rotation signs with the old key a
  // little longer.
  const stillVerifies = ({ retiredAt }: StoredSigningKey) =>
    retiredAt === undefined || now() < retiredAt + accessTokenSeconds * 1000 + staleAfterMs

  const find = (keys: readonly OpenedKey[], kid: string) => keys.find((each) => each.kid === kid && stillVerifies(each))

  return {
    current: Effect.gen(function* () {
      const key = (yield* read(staleAfterMs)).find(({ retiredAt }) => retiredAt === undefined)
      if (key === undefined) return yield* Effect.die(new Error("there is no signing key: run migrate"))
      return { kid: key.kid, key: key.privateKey }
    }),

    verifier: Effect.fnUntraced(function* (kid) {
      return (find(yield* read(staleAfterMs), kid) ?? find(yield* read(1000), kid))?.publicKey
    }),
    known: (kid) => (isRecent(staleAfterMs) ? find(known, kid)?.publicKey : undefined),

    jwks: Effect.map(read(staleAfterMs), (keys) => ({
      keys: keys
        .filter(stillVerifies)
        .map(({ kid, publicJwk }) => ({ ...publicJwk, kid, use: "sig", alg: signingAlgorithm })),
    })),
  }
}
