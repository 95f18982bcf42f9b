import type { Words } from "../../../shell/list-page.tsx"
import type { PhonePlace } from "../../../ui/column.ts"
import type { Limits } from "../../../ui/field.tsx"

/** A value of an entry: a column of the list if it has a width, and a line of the open entry. */
export interface EntryPart<Row> {
  readonly head: string
  readonly width?: string
  readonly end?: boolean
  readonly phone?: PhonePlace
  /** A column that is hidden while an entry is open beside the list. */
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
  /** Value and label of each choice. */
  readonly options?: Readonly<Record<string, string>>
}

/** A list of reference data: its path, the values of its entries, and how to add one. */
export interface ReferenceList<Row extends { readonly id: string } = { readonly id: string }> {
  readonly title: string
  /** The plural "payment terms", and the singular. */
  readonly noun: string
  readonly one: string
  readonly path: string
  readonly need: string
  readonly about: string
  /** The fields of the text filter, in words. */
  readonly find: string
  /** The fields of the text filter; the list is ordered by the first. */
  readonly texts: readonly [string, ...string[]]
  readonly nameOf: (row: Row) => string
  readonly parts: readonly EntryPart<Row>[]
  /** The permission for adding an entry; absent when the entries are the same for all tenants. */
  readonly write?: string
  /** The fields of a new entry; absent when it has a special form. */
  readonly fields?: readonly EntryField[]
  /** The body of an example entry, for the curl command. */
  readonly example?: object
}

/** One table holds lists with different entries, so the type of the rows is hidden; each list reads only its own. */
export const listOf = <Row extends { readonly id: string }>(list: ReferenceList<Row>): ReferenceList =>
  list as unknown as ReferenceList
