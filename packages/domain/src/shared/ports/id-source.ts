/**
 * New identifiers. UUIDv7 of the application's clock: they sort by creation, so keyset cursors and index locality
 * come free. Two ids of one process never compare equal and never go backwards while the clock does not.
 */
export interface IdSource {
  readonly next: () => string
}
