import type { PortUnavailable } from "@svc/domain/shared/errors"
import { allTenants, type UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import { currentTime } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import * as Data from "effect/Data"
import type { SecretBox } from "../crypto/secret-box.ts"
import { signingKeyContext, type SigningKeyStore } from "../postgres/identity/signing-key-store.ts"

/** SVC_ENCRYPTION_KEY is not the key that this database was written with. */
class EncryptionKeyWrong extends Data.TaggedError("EncryptionKeyWrong")<{ readonly cause: unknown }> {
  override get message() {
    return "SVC_ENCRYPTION_KEY does not decrypt the secrets of this database: set the key that the database was written with (several keys, separated by commas, are tried)"
  }
}

/** There is no key yet that signs access tokens. */
export class SigningKeyMissing extends Data.TaggedError("SigningKeyMissing")<Record<never, never>> {
  override get message() {
    return "There is no key that signs access tokens: run `svc migrate` or start a worker, which makes one"
  }
}

export interface SigningKeyCheck {
  /**
   * Makes a key that signs access tokens when the database has none, and checks that the current key can be decrypted.
   * HTTP lacks the right to do so; the worker and the command line do it.
   */
  readonly ensure: Effect.Effect<void, EncryptionKeyWrong | PortUnavailable>
  /** The encryption key that opens the current signing key; `none` when there is no signing key yet. */
  readonly open: Effect.Effect<"by the first key" | "by a later key" | "none", EncryptionKeyWrong | PortUnavailable>
  /** Checks that the current key exists and can be decrypted. Makes none. */
  readonly require: Effect.Effect<void, EncryptionKeyWrong | PortUnavailable | SigningKeyMissing>
}

interface SigningKeyCheckPorts {
  readonly store: SigningKeyStore
  readonly box: SecretBox
  readonly unitOfWork: UnitOfWork
}

export const makeSigningKeyCheck = ({ store, box, unitOfWork }: SigningKeyCheckPorts): SigningKeyCheck => {
  const open = Effect.gen(function* () {
    const current = (yield* store.list).find(({ retiredAt }) => retiredAt === undefined)
    if (current === undefined) return "none"
    yield* Effect.try({
      try: () => box.open(current.privateKeySealed, signingKeyContext(current.kid)),
      catch: (cause) => new EncryptionKeyWrong({ cause }),
    })
    return box.isOutdated(current.privateKeySealed) ? "by a later key" : "by the first key"
  })
  return {
    open,
    require: Effect.flatMap(open, (opened) => (opened === "none" ? Effect.fail(new SigningKeyMissing()) : Effect.void)),
    ensure: Effect.gen(function* () {
      yield* unitOfWork.atomically(allTenants, store.ensure(yield* currentTime))
      yield* open
    }),
  }
}
