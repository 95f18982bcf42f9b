import { Effect } from "effect"
import type { CustomFieldConfiguration } from "../custom-fields/custom-field.ts"
import type { LookupKey } from "../listing/lookup-key.ts"
import type { NamedRef } from "../organisation/legal-entity-profile.ts"
import type { LookUps } from "../reference-data/look-ups.ts"
import { type CalendarDate, parseDate } from "../shared/calendar-date.ts"
import { type FieldsRefused, fieldRefused, type PortUnavailable } from "../shared/errors.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { FeatureRef } from "./feature.ts"

/** The lookups and values with which a request about a product is read. */
export interface RequestContext {
  readonly lookUps: LookUps
  /** The category that a key names; created when there is none of that name (contract K3). */
  readonly category: (field: string, key: LookupKey) => Effect.Effect<NamedRef, FieldsRefused | PortUnavailable>
  /** The feature that a key names; created when there is none with that code (contract K9). */
  readonly feature: (field: string, key: LookupKey) => Effect.Effect<FeatureRef, FieldsRefused | PortUnavailable>
  readonly configurations: {
    readonly [E in "Product" | "ChargePlan" | "Charge"]: readonly CustomFieldConfiguration[]
  }
  readonly nextId: <Id extends string>() => Id
  readonly now: Timestamp
}

/** The path of a member of a part of the request; the request itself has the path "". */
export const under = (path: string, member: string): string => (path === "" ? member : `${path}.${member}`)

/** Resolves a look-up key that may be absent or null. */
export const follow = <A, E, B>(
  field: string,
  key: LookupKey | null | undefined,
  find: (field: string, key: LookupKey) => Effect.Effect<A, E>,
  map: (found: A) => B,
): Effect.Effect<B | null | undefined, E> =>
  key === undefined || key === null ? Effect.succeed(key) : Effect.map(find(field, key), map)

/** Reads a date of a patch. */
export const patchDate = (
  field: string,
  text: string | null | undefined,
): Effect.Effect<CalendarDate | null | undefined, FieldsRefused> => {
  if (text === undefined || text === null) return Effect.succeed(text)
  const date = parseDate(text)
  return date === undefined
    ? Effect.fail(fieldRefused(field, "must be a date such as 2026-11-20"))
    : Effect.succeed(date)
}

/** Refuses a date that is before another one; either may be absent. */
export const notBefore = (
  field: string,
  date: CalendarDate | undefined,
  [name, earliest]: readonly [string, CalendarDate | undefined],
): Effect.Effect<void, FieldsRefused> =>
  date !== undefined && earliest !== undefined && date < earliest
    ? Effect.fail(fieldRefused(field, `must not be before ${name}`))
    : Effect.void
