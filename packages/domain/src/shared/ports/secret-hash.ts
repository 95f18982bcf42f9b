/**
 * A one-way hash of secrets. The secrets have 256 bits of randomness, so a fast hash is enough. Comparison takes
 * constant time.
 */
export interface SecretHash {
  readonly of: (secret: string) => string
  readonly matches: (secret: string, hash: string) => boolean
}
