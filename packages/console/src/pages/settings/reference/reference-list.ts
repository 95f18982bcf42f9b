import type { AuditedKind } from "../../../shell/audit-words.ts"
import type { Words } from "../../../shell/list-page.tsx"
import type { RequestForm } from "../../../shell/request-form.ts"
import type { PhonePlace } from "../../../ui/column.ts"

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
  /** The kind of its entries in the audit log; absent when the entries are the same for all tenants. */
  readonly audited?: AuditedKind
  /** The form of a new entry; absent when it has a special one. */
  readonly form?: Pick<RequestForm<object>, "fields" | "read">
  /** The body of an example entry, for the curl command. */
  readonly example?: object
}

/** One table holds lists with different entries, so the type of the rows is hidden; each list reads only its own. */
export const listOf = <Row extends { readonly id: string }>(list: ReferenceList<Row>): ReferenceList =>
  list as unknown as ReferenceList
