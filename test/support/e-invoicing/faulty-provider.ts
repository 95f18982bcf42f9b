import type { NetworkProviderSimulator } from "@svc/simulators/network-provider"
import type { Fault } from "@svc/simulators/network-provider-faults"
import type { Chance } from "../company/chance.ts"

/** The time limit of a request to the provider, in seconds. */
const providerTimeoutSeconds = 1

const answers = (status: number): Fault => ({ _tag: "Answer", status, json: { code: "unavailable" } })

/**
 * Faults that any request may have. The client does not learn the outcome, and the provider carries out some of them.
 */
const anywhere: readonly Fault[] = [
  answers(500),
  answers(503),
  { _tag: "Text", status: 502, text: "<html>Bad gateway</html>" },
  { _tag: "CutBefore" },
  { _tag: "CutAfter" },
  { _tag: "CutAfter" },
  { _tag: "Hang" },
  { _tag: "Wait", milliseconds: 400 },
  { _tag: "Wait", milliseconds: providerTimeoutSeconds * 1000 + 200 },
]
/** The answer to a read that does not see the newest documents yet. */
const unknown: Fault = { _tag: "Answer", status: 404, json: { code: "not_found", message: "Resource not found" } }

export interface Requests {
  readonly all: number
  readonly faulty: number
}

/**
 * Makes a share of all requests fail, and passes each request to `onRequest` before it is carried out. Returns a
 * function that counts the requests.
 */
export const makeFaulty = (
  simulator: NetworkProviderSimulator,
  chance: Chance,
  share: number,
  onRequest: (request: string) => void,
): (() => Requests) => {
  let [all, faulty] = [0, 0]
  simulator.failBy((request) => {
    all += 1
    onRequest(request)
    if (!chance.happens(share)) return undefined
    faulty += 1
    return chance.pick(/^GET .*\/invoices\/[^/]+$/.test(request) ? [...anywhere, unknown] : anywhere)
  })
  return () => ({ all, faulty })
}
