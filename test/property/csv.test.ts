import { csvLine, guardedText } from "@svc/domain/shared/csv"
import fc from "fast-check"
import { expect, it } from "vitest"

/** The records of a text by RFC 4180, character by character. */
const recordsOf = (text: string): readonly (readonly string[])[] => {
  const records: string[][] = []
  let [record, cell, isQuoted]: [string[], string, boolean] = [[], "", false]
  for (let at = 0; at < text.length; at += 1) {
    const [character = "", following] = [text[at], text[at + 1]]
    if (isQuoted && character === '"' && following === '"') {
      cell += '"'
      at += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted || !/[,\r\n]/.test(character)) cell += character
    else {
      record.push(cell)
      cell = ""
      if (character === ",") continue
      if (character === "\r" && following === "\n") at += 1
      records.push(record)
      record = []
    }
  }
  return records
}

it("lines of a CSV text are read back as they were written", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "\r", "\n", " ", "å"), maxLength: 5 })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 4 }), (records) => {
      expect(recordsOf(records.map(csvLine).join(""))).toEqual(records)
    }),
  )
})

it.each(["=", "+", "-", "@", "\t", "\r", "\uff1d", "\uff0b", "\uff0d", "\uff20"])(
  "a text that begins with %j is no formula for the program that opens it, and any other text stays",
  (sign) => {
    expect(guardedText(`${sign}1`)).toBe(`'${sign}1`)
    expect(guardedText(`a${sign}1`)).toBe(`a${sign}1`)
  },
)
