import type { IdSource } from "@svc/domain/shared/ports/id-source"
import { randomFillSync } from "node:crypto"
import { v7 } from "uuid"

const longestStepBack = 60_000

/** Random bits of one id, fetched for many at a time: one by one they are nine tenths of the work. */
const makeRandomness = (bytes = 16, ids = 256) => {
  const pool = new Uint8Array(bytes * ids)
  let used = pool.length
  return () => {
    if (used === pool.length) {
      randomFillSync(pool)
      used = 0
    }
    used += bytes
    return pool.subarray(used - bytes, used)
  }
}

/**
 * UUIDv7 of a clock given in milliseconds. Within one millisecond a counter keeps the order; when the clock is set back
 * a little, ids go on from the latest time seen, so that keyset cursors miss none. A larger step is followed.
 */
export const makeIdSource = (now: () => number): IdSource => {
  const random = makeRandomness()
  let latest = 0
  let counter = 0
  return {
    next: () => {
      const current = now()
      const at = latest - current > 0 && latest - current <= longestStepBack ? latest : current
      counter = at === latest ? counter + 1 : 0
      latest = at
      return v7({ msecs: at, seq: counter, random: random() })
    },
  }
}
