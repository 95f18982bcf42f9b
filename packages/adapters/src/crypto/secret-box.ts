import { LRUCache } from "lru-cache"
import { atMost } from "../at-most.ts"
import { createCipheriv, createDecipheriv, createHash, createSecretKey, randomBytes } from "node:crypto"

/**
 * Encrypts secrets at rest (contract O10). `context` binds a text to its place: a text that was moved to another place
 * does not open.
 */
export interface SecretBox {
  readonly seal: (plain: string, context: string) => string
  /** The ids of the keys, starting with the key that encrypts. An id reveals nothing about its key. */
  readonly keyIds: readonly string[]
  /** Throws `SecretUnreadable`. */
  readonly open: (sealed: string, context: string) => string
  /** True when a text was sealed with a key other than the first, and should be sealed again. */
  readonly isOutdated: (sealed: string) => boolean
}

export class SecretUnreadable extends Error {
  override readonly name = "SecretUnreadable"
  /** UnknownKey: another process may know the key. Altered: no key opens the text. */
  readonly reason: "UnknownKey" | "Altered"
  constructor(reason: SecretUnreadable["reason"]) {
    super(
      reason === "UnknownKey"
        ? "encrypted with a key that is not known here"
        : "the encrypted text was altered or moved",
    )
    this.reason = reason
  }
}

const version = "v1"

/** The number of opened texts that a process keeps in memory; it keeps the keys anyway. */
const rememberedTexts = 1_000

/**
 * AES-256-GCM. The first key encrypts, any of them decrypts (SVC_ENCRYPTION_KEY, contract O11). A sealed text is
 * `v1.<key id>.<iv>.<ciphertext and tag>`, base64url; the key id is a prefix of the key's SHA-256.
 */
export const makeSecretBox = (keys: readonly Uint8Array[]): SecretBox => {
  // A cipher that gets the key as bytes makes a new key object each time, which takes four times as long as decrypting.
  const byId = new Map(keys.map((key) => [keyId(key), createSecretKey(key)]))
  const [opening] = byId
  if (opening === undefined) throw new Error("a secret box needs a key")
  const [firstId, first] = opening
  /** Opened texts by sealed text and context, so that a text moved to another context is not found. */
  const opened = new LRUCache<string, string>(atMost(rememberedTexts))

  return {
    keyIds: [...byId.keys()],

    seal: (plain, context) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv("aes-256-gcm", first, iv).setAAD(Buffer.from(context))
      const text = Buffer.concat([cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()])
      return [version, firstId, iv.toString("base64url"), text.toString("base64url")].join(".")
    },

    open: (sealed, context) => {
      const name = `${context.length} ${context} ${sealed}`
      const before = opened.get(name)
      if (before !== undefined) return before
      const [format, id = "", iv = "", text = ""] = sealed.split(".")
      const key = byId.get(id)
      if (format !== version || key === undefined) throw new SecretUnreadable("UnknownKey")
      const bytes = Buffer.from(text, "base64url")
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(iv, "base64url"), { authTagLength: 16 })
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(-16))
        const plain = decipher.update(bytes.subarray(0, -16), undefined, "utf8") + decipher.final("utf8")
        opened.set(name, plain)
        return plain
      } catch {
        throw new SecretUnreadable("Altered")
      }
    },

    isOutdated: (sealed) => sealed.split(".")[1] !== firstId,
  }
}

const keyId = (key: Uint8Array): string => createHash("sha256").update(key).digest("base64url").slice(0, 8)
