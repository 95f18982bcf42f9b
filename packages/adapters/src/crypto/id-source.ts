import type { IdSource } from "@svc/domain/shared/ports/id-source"
import { randomFillSync } from "node:crypto"
import { v7 } from "uuid"

const longestStepBack = 60_000

const bytes = 16

/** Random bits for ids, fetched for many ids at once: fetching them one by one takes nine tenths of the time. */
const makeRandomness = (ids = 256) => {
  const pool = new Uint8Array(bytes * ids)
  const parts = Array.from({ length: ids }, (_, index) => pool.subarray(index * bytes, (index + 1) * bytes))
  let next = 0
  return () => {
    if (next === 0) randomFillSync(pool)
    const part = parts[next]!
    next = (next + 1) % ids
    return part
  }
}

const hexDigits = Buffer.from("0123456789abcdef")

/**
 * Writes an id in the notation of RFC 9562, section 4, in one step: a string that is concatenated from digits keeps all
 * parts in memory, ten times its size.
 */
const makeWriter = () => {
  const text = Buffer.alloc(36, "-")
  return (id: Uint8Array): string => {
    let at = 0
    for (let index = 0; index < bytes; index += 1) {
      if (index === 4 || index === 6 || index === 8 || index === 10) at += 1
      text[at] = hexDigits[id[index]! >> 4]!
      text[at + 1] = hexDigits[id[index]! & 15]!
      at += 2
    }
    return text.toString("latin1")
  }
}

/**
 * UUIDv7 of a clock in milliseconds. A counter keeps the order within one millisecond. When the clock is set back a
 * little, ids continue from the latest time seen, so that keyset cursors miss none; a larger step is followed.
 */
export const makeIdSource = (now: () => number): IdSource => {
  const random = makeRandomness()
  const write = makeWriter()
  const id = new Uint8Array(bytes)
  let latest = 0
  let counter = 0
  return {
    next: <Id extends string>() => {
      const current = now()
      const at = latest - current > 0 && latest - current <= longestStepBack ? latest : current
      counter = at === latest ? counter + 1 : 0
      latest = at
      return write(v7({ msecs: at, seq: counter, random: random() }, id)) as Id
    },
  }
}
