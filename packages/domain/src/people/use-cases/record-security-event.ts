import { Effect } from "effect"
import type { Principal } from "../../identity/access-token.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { SecurityEventStore } from "../ports/security-event-store.ts"
import type { SecurityEvent } from "../security-event.ts"
import { type SignInPlace, longestUserAgent } from "../session.ts"

export interface RecordPorts {
  readonly securityEvents: SecurityEventStore
  readonly ids: IdSource
}

/** What an event is about, without when and from where. */
export type Noted = Omit<SecurityEvent, "address" | "at" | "id" | "userAgent">

/** Writes down what happens to credentials and rights (contract G20), in the unit of work of the change. */
export const makeRecordSecurityEvent =
  ({ securityEvents, ids }: RecordPorts) =>
  (noted: Noted, { address, userAgent }: SignInPlace) =>
    Effect.flatMap(currentTime, (at) =>
      securityEvents.append({
        id: ids.next(),
        at,
        address,
        userAgent: userAgent.slice(0, longestUserAgent),
        ...noted,
      }),
    )
export type RecordSecurityEvent = ReturnType<typeof makeRecordSecurityEvent>

/** What a caller did. */
export const byCaller = ({ tenantId, userId, credential }: Principal): Omit<Noted, "type"> => ({
  tenantId,
  userId,
  ...(credential.kind === "session" ? { personId: credential.personId } : {}),
})
