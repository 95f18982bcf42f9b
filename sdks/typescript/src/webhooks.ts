import { type EventData, eventTags } from "./events.gen.ts"

interface About<T, D> {
  readonly type: T
  readonly id: string
  /** The resource as `GET` answered it right after the change. */
  readonly data: D
  /** The body whole, as it came. */
  readonly body: Readonly<Record<string, unknown>>
}

/** An event as a webhook brings it; `type` tells which, and the type of `data` follows it. */
export type WebhookEvent = { readonly [T in keyof EventData]: About<T, EventData[T]> }[keyof EventData]

/** An event of a type that this package does not know yet; `eventType` is its type as it came. */
export type UnknownEvent = About<"Unknown", Readonly<Record<string, unknown>>> & { readonly eventType: string }

/** A request that the service did not sign, or that came too late. */
export class SignatureRefused extends Error {
  override readonly name = "SignatureRefused"
}

const tolerance = 5 * 60
const encoder = new TextEncoder()

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

const keyOf = (secret: string) => {
  const raw = bytesOf(secret.replace(/^whsec_/, ""))
  if (raw === undefined || raw.length === 0) throw new SignatureRefused("the secret is not whsec_ and base64")
  return crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["verify"])
}

type Headed = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

const readHeader = (headers: Headed, name: string): string => {
  if (headers instanceof Headers) return headers.get(name) ?? ""
  const [, value = ""] = Object.entries(headers).find(([each]) => each.toLowerCase() === name) ?? []
  return typeof value === "string" ? value : value.join(",")
}

/**
 * Verifies a request of a webhook (Standard Webhooks 1.0), and gives its event. Pass the body as it came, not parsed, and
 * during a rotation both secrets. Throws `SignatureRefused`.
 */
export const unwrap = async (
  body: string | Uint8Array,
  headers: Headed,
  secrets: string | readonly string[],
  { now = Date.now() }: { readonly now?: number } = {},
): Promise<WebhookEvent | UnknownEvent> => {
  const [id, time, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    readHeader(headers, name),
  ) as [string, string, string]
  if (id === "" || time === "" || signatures === "") throw new SignatureRefused("a header of the signature is missing")
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > tolerance)
    throw new SignatureRefused("the request is older than five minutes, or a clock is wrong")
  const text = typeof body === "string" ? body : new TextDecoder().decode(body)
  const signed = encoder.encode(`${id}.${time}.${text}`)
  let isGenuine = false
  for (const secret of typeof secrets === "string" ? [secrets] : secrets) {
    const key = await keyOf(secret)
    for (const each of signatures.split(" ")) {
      const signature = each.startsWith("v1,") ? bytesOf(each.slice(3)) : undefined
      // The comparison of WebCrypto takes the same time for every signature.
      if (signature !== undefined && (await crypto.subtle.verify("HMAC", key, signature, signed))) isGenuine = true
    }
  }
  if (!isGenuine) throw new SignatureRefused("no signature is of this secret")
  const parsed = JSON.parse(text) as Readonly<Record<string, unknown>>
  const eventType = String(parsed["EventType"])
  const about = { id, data: Object(parsed["Data"]) as Readonly<Record<string, unknown>>, body: parsed }
  const type = eventTags.get(eventType)
  return type === undefined ? { type: "Unknown", eventType, ...about } : ({ type, ...about } as unknown as WebhookEvent)
}
