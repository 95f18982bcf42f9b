import type { WebhookGeneration } from "./webhook-generation.ts"

export const payloadForms = ["Full", "Thin"] as const
export const after413Choices = ["Same", "Thin"] as const
/** The bounds of the largest body that a webhook wants, in bytes. */
export const leastBodyBytes = 16_384
export const mostBodyBytes = 16_777_216

/** The part of an event that is sent to a webhook (contract W41). */
export interface Payload {
  /** `Thin`: without the data of the event. */
  readonly form: (typeof payloadForms)[number]
  /** The size from which a body is sent without data; null when there is no limit. */
  readonly maxBodyBytes: number | null
  /** Whether a delivery is repeated without data after the receiver answered 413. */
  readonly after413: (typeof after413Choices)[number]
}

export const payloadDefaults = (generation: WebhookGeneration): Payload => ({
  form: "Full",
  maxBodyBytes: null,
  after413: generation === undefined ? "Same" : "Thin",
})

/**
 * The reason why a delivery has no data: its webhook wants none, its body is too large, the receiver refused it, or the
 * data was erased.
 */
export const thinReasons = ["Thin", "Size", "Refused", "Erased"] as const
export type ThinReason = (typeof thinReasons)[number]

/** The length of a token in a body: 32 bytes as base64url (contract W5). */
const tokenLength = 43
const idLength = 36

/** The bytes of a body that belong neither to the envelope nor to the spelling of the tag (contract W15). */
export const bytesAround = '{"Token":"","EventId":"","EventType":"",}'.length + tokenLength + idLength

/** The end of the tags of deletions. Their events are always sent with their data. */
export const endOfDeletions = "Deleted"
