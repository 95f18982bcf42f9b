import type { ColumnType } from "kysely"

/** `timestamptz` comes back as milliseconds (see `open.ts`) and goes in as a `Date`. */
export type Instant = ColumnType<number, Date, Date>
export type MaybeInstant = ColumnType<number | null, Date | null | undefined, Date | null>
/** A column that may be null, and that an insert may leave out. */
export type Maybe<A> = ColumnType<A | null, A | null | undefined, A | null>
/** Filled in by PostgreSQL when an insert leaves it out. */
export type Defaulted<A> = ColumnType<A, A | undefined, A>
