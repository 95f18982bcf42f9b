import type { PasswordHash } from "@svc/domain/people/ports/password-hash"
import { PortUnavailable } from "@svc/domain/shared/errors"
import { Effect, Semaphore } from "effect"
import { argon2, randomBytes, timingSafeEqual } from "node:crypto"

/**
 * RFC 9106 with the cost that OWASP recommends: 19 MiB of memory, two passes. After the cost is raised, a hash is
 * renewed at the person's next sign-in.
 */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const tagLength = 32

/**
 * Each hash takes 19 MiB and a processor core for about 50 ms. More at a time would let strangers exhaust the machine.
 */
const atATime = 2

interface Stored {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly salt: Buffer
  readonly tag: Buffer
}

const base64 = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "")
const print = ({ memory, passes, parallelism, salt, tag }: Stored): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`

const read = (text: string): Stored | undefined => {
  const [, memory, passes, parallelism, salt = "", tag = ""] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(text) ?? []
  if (memory === undefined) return undefined
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  }
}

/** Argon2id in PHC form. */
export const makePasswordHash = (): PasswordHash => {
  const turns = Semaphore.makeUnsafe(atATime)

  const tagOf = (password: string, { memory, passes, parallelism, salt }: Omit<Stored, "tag">, length: number) =>
    turns.withPermits(1)(
      Effect.callback<Buffer, PortUnavailable>((done) => {
        const parameters = { message: password, nonce: salt, memory, passes, parallelism, tagLength: length }
        argon2("argon2id", parameters, (error, tag) =>
          done(
            error === null
              ? Effect.succeed(tag)
              : Effect.fail(new PortUnavailable({ port: "PasswordHash", cause: error })),
          ),
        )
      }),
    )
  // A password for an unknown person is compared with this hash, so that the answer takes equally long.
  const nobody: Stored = { ...cost, salt: randomBytes(saltBytes), tag: randomBytes(tagLength) }

  return {
    of: Effect.fnUntraced(function* (password) {
      const salted = { ...cost, salt: randomBytes(saltBytes) }
      return print({ ...salted, tag: yield* tagOf(password, salted, tagLength) })
    }),

    verify: Effect.fnUntraced(function* (password, hash) {
      const stored = (hash === undefined ? undefined : read(hash)) ?? nobody
      const isRight =
        timingSafeEqual(yield* tagOf(password, stored, stored.tag.length), stored.tag) && stored !== nobody
      const { memory, passes, parallelism } = stored
      const isOutdated = memory < cost.memory || passes < cost.passes || parallelism < cost.parallelism
      return { isRight, isOutdated: isRight && isOutdated }
    }),
  }
}
