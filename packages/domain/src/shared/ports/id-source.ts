/**
 * Gives new identifiers: UUIDv7 of the application's clock, which sort by creation, so that keyset cursors and index
 * locality come free. Two ids of one process are never equal, and they never go backwards while the clock does not.
 */
export interface IdSource {
  readonly next: <Id extends string = string>() => Id
}
