import { Effect } from "effect"
import type { Principal } from "../../identity/access-token.ts"
import type { EventBus, TenantOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { type PeopleEvent, toldOf } from "../people.events.ts"
import type { SecurityEventStore } from "../ports/security-event-store.ts"
import type { SecurityEvent } from "../security-event.ts"
import { type SignInPlace, longestUserAgent } from "../session.ts"

export interface RecordPorts {
  readonly securityEvents: SecurityEventStore
  readonly events: EventBus<PeopleEvent, TenantOrigin>
  readonly ids: IdSource
}

/** A security event without its time and place. */
export type Noted = Omit<SecurityEvent, "address" | "at" | "id" | "userAgent">

/** Records security events (contract G20) without notifying anybody. */
export const makeNoteSecurityEvent = ({ securityEvents, ids }: Pick<RecordPorts, "ids" | "securityEvents">) =>
  Effect.fnUntraced(function* (noted: Noted, { address, userAgent }: SignInPlace) {
    const at = yield* currentTime
    const event: SecurityEvent = {
      id: ids.next<string>(),
      at,
      address,
      userAgent: userAgent.slice(0, longestUserAgent),
      ...noted,
    }
    yield* securityEvents.append(event)
    return event
  })
export type NoteSecurityEvent = ReturnType<typeof makeNoteSecurityEvent>

/**
 * Records a security event in the unit of work of the change, and notifies those concerned (contract G20, N11, N12).
 */
export const makeRecordSecurityEvent = ({ events }: Pick<RecordPorts, "events">, note: NoteSecurityEvent) =>
  Effect.fnUntraced(function* (noted: Noted, place: SignInPlace) {
    const event = yield* note(noted, place)
    const { tenantId, userId } = event
    if (tenantId === undefined || userId === undefined) return
    const told = toldOf({ ...event, tenantId, userId })
    if (told !== undefined) yield* events.publish({ tenantId }, [told])
  })
export type RecordSecurityEvent = ReturnType<typeof makeRecordSecurityEvent>

/** The members of a security event that identify the caller. */
export const byCaller = ({ tenantId, userId, credential }: Principal): Omit<Noted, "type"> => ({
  tenantId,
  userId,
  ...(credential.kind === "session" ? { personId: credential.personId } : {}),
})
