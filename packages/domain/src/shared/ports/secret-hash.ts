/** One-way hash of secrets that have 256 bits of randomness, so that a fast hash is enough; compared in constant time. */
export interface SecretHash {
  readonly of: (secret: string) => string
  readonly matches: (secret: string, hash: string) => boolean
}
