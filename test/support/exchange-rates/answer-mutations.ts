import fc from "fast-check"

/** Changes a list at one index: removes or doubles the item, or swaps it with another. */
const changed = <A>(items: readonly A[], change: string, at: number, other: number): readonly A[] => {
  if (change === "dropped") return items.toSpliced(at, 1)
  if (change === "doubled") return items.toSpliced(at, 0, items[at]!)
  return items.with(at, items[other]!).with(other, items[at]!)
}
const places = fc.record({
  change: fc.constantFrom("dropped", "doubled", "swapped"),
  at: fc.nat(),
  other: fc.nat(),
  line: fc.nat(),
})

/** Structural mutations of an answer: a field, a row or one character is changed, or the answer is cut off. */
export const mutations = (rowsOf: (text: string) => Rows) =>
  fc.oneof(
    places.map(({ change, at, other, line }) => ({
      name: `a field ${change}`,
      mutate: (text: string) => {
        const { head, rows, tail, fieldsOf, joinFields, joinRows } = rowsOf(text)
        const index = line % rows.length
        const fields = fieldsOf(rows[index]!)
        const row = joinFields(changed(fields, change, at % fields.length, other % fields.length))
        return head + joinRows(rows.with(index, row)) + tail
      },
    })),
    places.map(({ change, at, other }) => ({
      name: `a row ${change}`,
      mutate: (text: string) => {
        const { head, rows, tail, joinRows } = rowsOf(text)
        return head + joinRows(changed(rows, change, at % rows.length, other % rows.length)) + tail
      },
    })),
    fc
      .record({
        character: fc.constantFrom('"', ",", "{", "}", "[", "]", "\n", ":"),
        at: fc.nat(),
        twice: fc.boolean(),
      })
      .map(({ character, at, twice }) => ({
        name: `a ${JSON.stringify(character)} ${twice ? "doubled" : "dropped"}`,
        mutate: (text: string) => {
          const found = text.split("").flatMap((each, index) => (each === character ? [index] : []))
          if (found.length === 0) return text
          const index = found[at % found.length]!
          return text.slice(0, index) + (twice ? character : "") + text.slice(index + (twice ? 0 : 1))
        },
      })),
    fc.nat().map((at) => ({ name: "cut", mutate: (text: string) => text.slice(0, at % (text.length + 1)) })),
  )

/** An answer split into rows, as its format separates them. */
export interface Rows {
  readonly head: string
  readonly rows: readonly string[]
  readonly tail: string
  readonly fieldsOf: (row: string) => readonly string[]
  readonly joinFields: (fields: readonly string[]) => string
  readonly joinRows: (rows: readonly string[]) => string
}

export const csvRows = (text: string): Rows => ({
  head: "",
  rows: text.split("\r\n").slice(0, -1),
  tail: "\r\n",
  fieldsOf: (row) => row.match(/(?:^|,)(?:"[^"]*"|[^,"]*)/g)!.map((field) => field.replace(/^,/, "")),
  joinFields: (fields) => fields.join(","),
  joinRows: (rows) => rows.join("\r\n"),
})

/** Splits a list of flat objects at its innermost braces. */
export const jsonRows = (text: string): Rows => {
  const [start, end] = [text.lastIndexOf("[") + 1, text.lastIndexOf("]")]
  return {
    head: text.slice(0, start),
    rows: text.slice(start, end).match(/\{[^}]*\}/g) ?? [],
    tail: text.slice(end),
    fieldsOf: (row) => row.slice(1, -1).split(","),
    joinFields: (fields) => `{${fields.join(",")}}`,
    joinRows: (rows) => rows.join(","),
  }
}
