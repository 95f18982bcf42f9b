import { bytesOf } from "../shared/byte-text.ts"
import { given } from "../shared/given.ts"
import { memberJson, membersJson } from "../shared/json-text.ts"
import type { EventId } from "../shared/ids.ts"
import { subjectNumbers } from "./event-subject.ts"
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
  readonly href?: string
  readonly eventHref: string
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
  ...given({ number: facts.number, accountId: facts.accountId, href }),
  eventHref,
})

/** The addresses of an event, by its tag and the id of its resource. */
export type AddressesOf = (event: { readonly id: EventId; readonly tag: string }, id?: string) => ThinAddresses

/** The envelope with these facts in place of its data (contract W41). */
export const thinEnvelope = (
  envelope: string,
  event: { readonly id: EventId; readonly tag: string },
  reason: ThinReason,
  addressesOf: AddressesOf,
): string => {
  const dataJson = memberJson(`{${envelope}}`, "Data")
  const facts = thinFacts(dataJson)
  const data = thinData(facts, reason, addressesOf(event, facts.id))
  return `${envelope.slice(0, envelope.indexOf(',"Data":'))},"Data":${JSON.stringify(data)}`
}
