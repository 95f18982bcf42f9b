import type { DeliveryId } from "../shared/ids.ts"
import { type Timestamp, toIso } from "../shared/timestamp.ts"
import type { TraceOfEvent } from "./event.ts"

/** Headers that tools of the receiver read (contract W57, W58). */
export interface Format {
  /** Whether a request continues the trace of the change that raised the event (W3C Trace Context). */
  readonly traceparent: boolean
  /** Whether a request is a CloudEvent in binary mode as well. */
  readonly cloudEvents: boolean
}
export const formatDefaults: Format = { traceparent: false, cloudEvents: false }

/** The facts about an event that its requests can tell. */
export interface ToldEvent extends TraceOfEvent {
  readonly raisedAt: Timestamp
  /** The address of the event's legal entity, which names the origin of events to tools of the receiver. */
  readonly source: string
}

/** The trace id of an event. An event that no request raised begins a trace, which has the digits of its id. */
export const traceIdOf = ({ id, traceparent, traceId }: TraceOfEvent): string =>
  traceparent?.split("-")[1] ?? traceId ?? id.replaceAll("-", "")

const spanDigits = 16
const spanIds = 1n << 64n

/**
 * The id of an attempt as a span: the random end of the delivery's id, counted up by the attempt. Attempts of a delivery
 * have different ids, and the id is never zero, because its first bit is one in every id of a delivery.
 */
const spanIdOf = (deliveryId: DeliveryId, attemptNumber: number): string => {
  const end = BigInt(`0x${deliveryId.replaceAll("-", "").slice(-spanDigits)}`)
  return ((end + BigInt(attemptNumber)) % spanIds).toString(16).padStart(spanDigits, "0")
}

const traceHeaders = (event: ToldEvent, deliveryId: DeliveryId, attemptNumber: number) => ({
  traceparent: `00-${traceIdOf(event)}-${spanIdOf(deliveryId, attemptNumber)}-${event.traceparent === undefined ? "00" : "01"}`,
})

const cloudEventHeaders = ({ id, source, raisedAt }: ToldEvent, tag: string) => ({
  "ce-specversion": "1.0",
  "ce-id": id,
  "ce-source": source,
  "ce-type": `svc.${tag}`,
  "ce-time": toIso(raisedAt),
})

interface Formatted {
  readonly format: Format
  readonly event: ToldEvent
  readonly tag: string
  readonly deliveryId: DeliveryId
  readonly attemptNumber: number
}

/** The headers that a webhook's format adds to a request; undefined when it adds none. */
export const formatHeaders = ({
  format: { traceparent, cloudEvents },
  event,
  tag,
  deliveryId,
  attemptNumber,
}: Formatted): Readonly<Record<string, string>> | undefined =>
  traceparent || cloudEvents
    ? {
        ...(traceparent ? traceHeaders(event, deliveryId, attemptNumber) : {}),
        ...(cloudEvents ? cloudEventHeaders(event, tag) : {}),
      }
    : undefined
