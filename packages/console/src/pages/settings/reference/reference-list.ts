import type { Words } from "../../../shell/list-page.tsx"
import type { PhonePlace } from "../../../ui/column.ts"
import type { Limits } from "../../../ui/field.tsx"

/** What is said of an entry: a column of the list where it has a width, and a line of the open entry. */
export interface EntryPart<Row> {
  readonly head: string
  readonly width?: string
  readonly end?: boolean
  readonly phone?: PhonePlace
  /** A column that goes while an entry is open beside the list. */
  readonly isWide?: boolean
  readonly value: (row: Row, words: Words) => string | undefined
}

/** A field of the form that adds an entry, named by its path in the interface. */
export interface EntryField {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly optional?: boolean
  readonly limits?: Limits
  readonly isNumber?: boolean
  /** Value and word of each choice. */
  readonly options?: Readonly<Record<string, string>>
}

/** A list of reference data: where it is, what its entries say, and how one is added. */
export interface ReferenceList<Row extends { readonly id: string } = { readonly id: string }> {
  readonly title: string
  /** "payment terms", and one of them. */
  readonly noun: string
  readonly one: string
  readonly path: string
  readonly need: string
  readonly about: string
  /** What the filter of texts looks at, in words. */
  readonly find: string
  /** The members that the filter of texts looks at; the list is in the order of the first. */
  readonly texts: readonly [string, ...string[]]
  readonly nameOf: (row: Row) => string
  readonly parts: readonly EntryPart<Row>[]
  /** What adding an entry needs; absent where the entries are the same for everybody. */
  readonly write?: string
  /** The fields of a new entry; absent where its form is one of its own. */
  readonly fields?: readonly EntryField[]
  /** The body of a first entry, for its line of curl. */
  readonly example?: object
}

/** Lists of different entries stand in one table: each is read by its own parts alone. */
export const listOf = <Row extends { readonly id: string }>(list: ReferenceList<Row>): ReferenceList =>
  list as unknown as ReferenceList
