import { bytesOf } from "../shared/byte-text.ts"
import { given } from "../shared/given.ts"
import { memberJson, membersJson } from "../shared/json-text.ts"
import type { EventId } from "../shared/ids.ts"
import { subjectNumbers } from "./event-subject.ts"
import type { DataAbsence } from "./event.ts"
import type { ThinReason } from "./payload.ts"

/** The facts that a body without data contains: the subject of the event, and the size of its data. */
interface ThinFacts {
  readonly id?: string
  readonly number?: string
  readonly accountId?: string
  readonly dataBytes: number
}

/** The addresses of the event's resource, where it has one, and of the event's data as it was. */
interface ThinAddresses {
  readonly href?: string | undefined
  readonly eventHref?: string
}

const parties = ["account", "customer"]
const read = new Set(["id", ...subjectNumbers, ...parties])

const textIn = (json: string | undefined): string | undefined => {
  const value: unknown = json === undefined ? undefined : JSON.parse(json)
  return typeof value === "string" ? value : undefined
}

const idIn = (json: string | undefined): string | undefined =>
  json?.startsWith("{") ? textIn(membersJson(json, new Set(["id"])).get("id")) : undefined

/** Reads from the JSON text of an event's data the facts that a body without data contains. */
const thinFacts = (dataJson: string): ThinFacts => {
  const members = membersJson(dataJson, read)
  const number = subjectNumbers.map((name) => textIn(members.get(name))).find((each) => each !== undefined)
  const accountId = parties.map((name) => idIn(members.get(name))).find((each) => each !== undefined)
  return { ...given({ id: textIn(members.get("id")), number, accountId }), dataBytes: bytesOf(dataJson).length }
}

/** The `Data` of a body without data (contract W41). */
const thinData = (facts: ThinFacts, reason: ThinReason, { href, eventHref }: ThinAddresses) => ({
  ...given({ id: facts.id }),
  dataOmitted: true,
  reason,
  dataBytes: facts.dataBytes,
  ...given({ number: facts.number, accountId: facts.accountId, href, eventHref }),
})

/** The addresses of an event, by its tag and the id of its resource. */
export type AddressesOf = (event: { readonly id: EventId; readonly tag: string }, id?: string) => ThinAddresses

/** An event as far as a body without its data needs it. */
interface ThinEvent {
  readonly id: EventId
  readonly tag: string
  readonly absence?: DataAbsence
}

const withData = (envelope: string, data: object): string =>
  `${envelope.slice(0, envelope.indexOf(',"Data":'))},"Data":${JSON.stringify(data)}`

/**
 * An envelope with the facts about its data in their place (contract W41). The envelope of an event whose data is not
 * kept has them already.
 */
export const thinEnvelope = (
  envelope: string,
  event: ThinEvent,
  reason: ThinReason,
  addressesOf: AddressesOf,
): string => {
  if (event.absence !== undefined) return envelope
  const dataJson = memberJson(`{${envelope}}`, "Data")
  const facts = thinFacts(dataJson)
  return withData(envelope, thinData(facts, reason, addressesOf(event, facts.id)))
}

/** How much data of an event is kept (contract W52), and the addresses of resources. */
export interface DataLimit {
  readonly mostBytes: number
  readonly addressesOf: AddressesOf
}

const mostBytesOfUnit = 3
const isWithin = (dataJson: string, mostBytes: number): boolean =>
  dataJson.length * mostBytesOfUnit <= mostBytes || bytesOf(dataJson).length <= mostBytes

/** The data of an event, or facts in place of data that is too large to keep (contract W52). */
export const withinLimit = (
  { mostBytes, addressesOf }: DataLimit,
  { dataJson, ...event }: ThinEvent & { readonly dataJson: string },
): { readonly dataJson: string; readonly absence?: DataAbsence } => {
  if (isWithin(dataJson, mostBytes)) return { dataJson }
  const facts = thinFacts(dataJson)
  const { href } = addressesOf(event, facts.id)
  return { dataJson: JSON.stringify(thinData(facts, "Size", { href })), absence: "Size" }
}

/** The envelope of an event whose data is erased (contract W53): of the data it keeps the size alone. */
export const erasedEnvelope = (envelope: string): string => {
  const { length: dataBytes } = bytesOf(memberJson(`{${envelope}}`, "Data"))
  return withData(envelope, { dataOmitted: true, reason: "Erased", dataBytes })
}
