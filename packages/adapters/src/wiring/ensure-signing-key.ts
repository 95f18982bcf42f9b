import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { signingKeyContext } from "../postgres/signing-key-store.ts"
import { type Graph, resolve } from "./provide.ts"

/**
 * Makes the key that signs access tokens when the database has none, and sees that the current one can be opened.
 * Rejects with a plain sentence when SVC_ENCRYPTION_KEY is not the one this database was written with.
 */
export const ensureSigningKey = async (container: Graph): Promise<void> => {
  const { runOrThrow } = resolve(container, "Runtime")
  const store = resolve(container, "SigningKeyStore")
  await runOrThrow(
    resolve(container, "UnitOfWork").atomically(allTenants, store.ensure(resolve(container, "AppClock").now())),
  )
  await openSigningKey(container)
}

/**
 * Sees that the current signing key can be opened, and by which key; `none` when there is no signing key yet. Rejects as
 * `ensureSigningKey` does.
 */
export const openSigningKey = async (container: Graph): Promise<"by the first key" | "by a later key" | "none"> => {
  const box = resolve(container, "SecretBox")
  const keys = await resolve(container, "Runtime").runOrThrow(resolve(container, "SigningKeyStore").list)
  const current = keys.find(({ retiredAt }) => retiredAt === undefined)
  if (current === undefined) return "none"
  try {
    box.open(current.privateKeySealed, signingKeyContext(current.kid))
    return box.isOutdated(current.privateKeySealed) ? "by a later key" : "by the first key"
  } catch (cause) {
    throw new Error(
      "SVC_ENCRYPTION_KEY does not open the secrets of this database: set the key it was written with (several, separated by commas, are tried)",
      { cause },
    )
  }
}
