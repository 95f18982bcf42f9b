import fc from "fast-check"
import type { Json } from "../invoicing/billing.ts"

const rareLetters = Array.from({ length: 1_900 }, (_, index) =>
  String.fromCodePoint(0x20000 + ((index * 7919) % 40_000)),
)

/**
 * Long texts of letters with four bytes each, which cannot be compressed. An index row has room for the fewest of these
 * letters.
 */
const longTexts = [1_900, 512, 500].map((length) => JSON.stringify(rareLetters.slice(0, length).join("")))

/** Values, as JSON text, that people, programs and attackers send in place of the right one. */
const hostileValues: readonly string[] = [
  "null",
  "true",
  "0",
  "-0",
  "-0.0",
  "-1",
  "1e15",
  "1e308",
  "1e400",
  "-1e400",
  "1e-400",
  "1E+2",
  "2147483648",
  "9007199254740993",
  "99999999999999999999999",
  "0.123456789012345678901",
  "123456789012345.0123456789",
  `""`,
  `" "`,
  `"\\u0000"`,
  `"a\\u0000b"`,
  `"\\ud800"`,
  `"\\uffff"`,
  `"NaN"`,
  `"1"`,
  `"2026-02-30"`,
  `"0000-00-00"`,
  `"9999-12-31"`,
  `"2026-11-20T00:00:00+25:00"`,
  `"' or 1=1 --"`,
  `"<script>"`,
  `"%s%n"`,
  `"../../etc/passwd"`,
  `"__proto__"`,
  `"constructor"`,
  `"sek"`,
  `"XXX"`,
  `"XAU"`,
  `"HRK"`,
  `"\\u202Eabc"`,
  `"a\\r\\nSet-Cookie: x"`,
  ...longTexts,
  JSON.stringify("x".repeat(5_000)),
  "[]",
  "[[]]",
  "[null]",
  "{}",
  `{"key":null,"value":null}`,
  `{"value":""}`,
  `{"key":"Id","value":"x"}`,
  `{"__proto__":{"a":1}}`,
  `{"constructor":1}`,
  `{"toString":1}`,
  `${"[".repeat(60)}${"]".repeat(60)}`,
  JSON.stringify(Array.from({ length: 20_000 }, () => 1)),
]

type Place = readonly (string | number)[]

/** Every place in a body that has a value. */
const placesIn = (value: unknown, at: Place = []): readonly Place[] => [
  ...(at.length === 0 ? [] : [at]),
  ...(typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, member]) =>
        placesIn(member, [...at, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
]

const mark = "\u0001"

/** The text of a body in which the value at one place is replaced. */
const withValue = (body: Json, place: Place, text: string): string => {
  const copy = structuredClone(body) as Record<string | number, unknown>
  const holder = place
    .slice(0, -1)
    .reduce<Record<string | number, unknown>>((at, part) => at[part] as Record<string | number, unknown>, copy)
  holder[place.at(-1)!] = mark
  return JSON.stringify(copy).replace(JSON.stringify(mark), () => text)
}

/** Bodies with a long text in one place, for each place and each of the long texts. */
export const withLongTexts = (body: Json): readonly string[] =>
  placesIn(body).flatMap((place) => longTexts.map((text) => withValue(body, place, text)))

/** Bodies that are valid except for one hostile value. */
export const spoiled = (body: Json, more: readonly string[] = []): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...placesIn(body)),
      fc.constantFrom(...hostileValues, ...more.map((id) => JSON.stringify(id))),
    )
    .map(([place, text]) => withValue(body, place, text))
