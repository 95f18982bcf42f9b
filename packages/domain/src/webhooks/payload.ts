import type { WebhookGeneration } from "./webhook-generation.ts"

export const payloadForms = ["Full", "Thin"] as const
export const after413Choices = ["Same", "Thin"] as const
/** The bounds of the largest body that a webhook wants, in bytes. */
export const leastBodyBytes = 16_384
export const mostBodyBytes = 16_777_216

/** The part of an event that a webhook is sent (contract W41). */
export interface Payload {
  /** `Thin`: without the data of the event. */
  readonly form: (typeof payloadForms)[number]
  /** A larger body is sent without data; null when there is no limit. */
  readonly maxBodyBytes: number | null
  /** Whether a delivery that was answered 413 goes on without data. */
  readonly after413: (typeof after413Choices)[number]
}

export const payloadDefaults = (generation: WebhookGeneration): Payload => ({
  form: "Full",
  maxBodyBytes: null,
  after413: generation === undefined ? "Same" : "Thin",
})

/** Why a delivery has no data: its webhook wants none, its body would be too large, or its receiver refused it. */
export const thinReasons = ["Thin", "Size", "Refused"] as const
export type ThinReason = (typeof thinReasons)[number]

/** A token as a body has it: 32 bytes as base64url (contract W5). */
const tokenLength = 43
const idLength = 36

/** The bytes of a body beside the envelope of its event and the spelling of its tag (contract W15). */
export const bytesAround = '{"Token":"","EventId":"","EventType":"",}'.length + tokenLength + idLength

/** The end of the tags of events that tell what was deleted; these are always sent whole. */
export const endOfDeletions = "Deleted"
