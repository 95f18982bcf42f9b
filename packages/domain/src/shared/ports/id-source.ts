/**
 * Gives new identifiers: UUIDv7 by the application's clock. They sort by creation, which gives keyset cursors and index
 * locality. Ids of one process are unique, and increase as long as the clock does not go backwards.
 */
export interface IdSource {
  readonly next: <Id extends string = string>() => Id
}
