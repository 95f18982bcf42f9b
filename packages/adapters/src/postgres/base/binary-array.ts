import type { CalendarDate } from "@svc/domain/shared/calendar-date"

/**
 * Arrays in PostgreSQL's binary form, for statements that run for every attempt: the text form would have to be quoted
 * here and parsed by the database. The form is that of `array_recv`: dimensions, whether there are nulls, type of the
 * elements, their number, first index; then each element with its length, -1 for null.
 */
interface ElementType<T> {
  /** Id of the type in `pg_type`. */
  readonly oid: number
  readonly size: (value: T) => number
  readonly write: (into: Buffer, at: number, value: T) => void
}

const headerBytes = 20
const lengthBytes = 4

const arrayOf =
  <T>({ oid, size, write }: ElementType<T>) =>
  (values: readonly (T | undefined)[]): Buffer => {
    let [room, hasNull] = [headerBytes + lengthBytes * values.length, 0]
    // `entries()` would allocate an object for each value of each column.
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index]
      if (value === undefined) hasNull = 1
      else room += size(value)
    }
    const buffer = Buffer.allocUnsafe(room)
    let at = 0
    for (const part of [1, hasNull, oid, values.length, 1]) at = buffer.writeInt32BE(part, at)
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index]
      const length = value === undefined ? -1 : size(value)
      at = buffer.writeInt32BE(length, at)
      if (value === undefined) continue
      write(buffer, at, value)
      at += length
    }
    return buffer
  }

const fixed = (bytes: number) => () => bytes

export const booleanArray = arrayOf<boolean>({
  oid: 16,
  size: fixed(1),
  write: (into, at, value) => into.writeUInt8(value ? 1 : 0, at),
})

export const integerArray = arrayOf<number>({
  oid: 23,
  size: fixed(4),
  write: (into, at, value) => into.writeInt32BE(value, at),
})

/** An array of texts without U+0000. */
export const textArray = arrayOf<string>({
  oid: 25,
  size: (value) => Buffer.byteLength(value),
  write: (into, at, value) => into.write(value, at),
})

const year2000 = Date.UTC(2000, 0, 1)
const msPerDay = 86_400_000

/** An array of days. PostgreSQL counts days from 2000-01-01. */
export const dateArray = arrayOf<CalendarDate>({
  oid: 1082,
  size: fixed(4),
  write: (into, at, value) => into.writeInt32BE((Date.parse(value) - year2000) / msPerDay, at),
})

const word = 2 ** 32

/** An array of milliseconds since 1970. PostgreSQL counts microseconds since 2000. */
export const timestamptzArray = arrayOf<number>({
  oid: 1184,
  size: fixed(8),
  write: (into, at, value) => {
    const micros = (value - year2000) * 1000
    const upper = Math.floor(micros / word)
    into.writeInt32BE(upper, at)
    into.writeUInt32BE(micros - upper * word, at + 4)
  },
})

const noDigit = 0x80
/** The value of each hexadecimal digit by its character code. */
const digits = Uint8Array.from({ length: 128 }, (_, code) => {
  const value = parseInt(String.fromCharCode(code), 16)
  return Number.isNaN(value) ? noDigit : value
})
/** Positions of the first digit of each byte in the text of a UUID. */
const uuidBytes = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34]

/**
 * An array of UUIDs, as texts of 36 characters (RFC 9562).
 *
 * @throws TypeError for a text that is not a UUID, which would otherwise be sent as another UUID
 */
export const uuidArray = arrayOf<string>({
  oid: 2950,
  size: fixed(16),
  write: (into, at, value) => {
    let seen = 0
    // `entries()` would allocate a pair for each byte of each id.
    for (let index = 0; index < uuidBytes.length; index += 1) {
      const from = uuidBytes[index]!
      const high = digits[value.charCodeAt(from)] ?? noDigit
      const low = digits[value.charCodeAt(from + 1)] ?? noDigit
      seen |= high | low
      into[at + index] = (high << 4) | low
    }
    if (seen >= noDigit) throw new TypeError("not a UUID")
  },
})
