import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { ColumnType, InsertType, SelectType, UpdateType } from "kysely"

/** `timestamptz` is read as milliseconds (see `open.ts`) and written as a `Date`. */
export type Instant = ColumnType<Timestamp, Date, Date>
/** `bigint` is read as text, so that no digit is lost. */
export type BigInteger = ColumnType<string, number | string, number | string>
/** `jsonb` is read with every number as a decimal (see `open.ts`) and written as JSON text. */
export type Json = ColumnType<unknown, string, string>
export type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>
/** A column that may be null and may be left out of an insert. */
export type Maybe<A> = ColumnType<SelectType<A> | null, InsertType<A> | null | undefined, UpdateType<A> | null>
/** Filled in by PostgreSQL when an insert leaves it out. */
export type Defaulted<A> = ColumnType<SelectType<A>, InsertType<A> | undefined, UpdateType<A>>
/**
 * Computed by PostgreSQL from other columns.
 *
 * @public
 */
export type Generated<A> = ColumnType<SelectType<A>, never, never>
