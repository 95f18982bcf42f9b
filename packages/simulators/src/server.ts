import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { answerCentralBank } from "./central-bank.ts"
import { answerCommercial } from "./commercial.ts"
import { faults, makeFaultSwitch } from "./faults.ts"
import type { RateBook } from "./rate-book.ts"
import { answerNbp } from "./nbp.ts"
import { json, type Reply } from "./reply.ts"
import { answerRiksbank } from "./riksbank.ts"

export interface Simulators {
  readonly port: number
  readonly close: () => Promise<void>
}

type Provider = "central-bank" | "commercial" | "nbp" | "riksbank"

/** The provider of a path, by the prefix of its interface. */
const providerOf = (path: string): Provider | undefined => {
  if (path.startsWith("/service/data/")) return "central-bank"
  if (path.startsWith("/rates/api/")) return "commercial"
  if (path.startsWith("/api/exchangerates/")) return "nbp"
  return path.startsWith("/swea/v1/") ? "riksbank" : undefined
}

/** Starts the simulators of all providers on one port of this machine. */
export const startSimulators = async (
  port: number,
  book: RateBook,
  now: () => number = () => Date.now(),
): Promise<Simulators> => {
  const switched = makeFaultSwitch()

  const answers: { readonly [P in Provider]: (url: URL) => Reply } = {
    "central-bank": (url) => answerCentralBank(url, book),
    commercial: (url) => answerCommercial(url, book, now),
    nbp: (url) => answerNbp(url, book),
    riksbank: (url) => answerRiksbank(url, book, now),
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://simulators")
    const provider = providerOf(url.pathname)
    const reply =
      provider === undefined ? await control(request, url) : switched.apply(provider, answers[provider](url))
    if ("delayMs" in reply) await new Promise((resume) => setTimeout(resume, Number(reply.delayMs)))
    response.writeHead(reply.status, reply.headers).end(reply.body)
  }

  const control = async (request: IncomingMessage, url: URL): Promise<Reply> => {
    if (url.pathname !== "/faults") return json(`{"message":"There is nothing here"}`, 404)
    if (request.method === "DELETE") switched.clear()
    if (request.method === "POST") {
      const { provider, fault, times = Infinity } = JSON.parse(await bodyOf(request)) as FaultRequest
      if (answers[provider] === undefined || faults[fault] === undefined) {
        return json(`{"message":"No such provider or fault; GET /faults lists them"}`, 400)
      }
      switched.set(provider, fault, times)
    }
    const known = { providers: Object.keys(answers), faults: Object.keys(faults), active: switched.list() }
    return json(JSON.stringify(known))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end())
  })
  await new Promise<void>((listening, refused) => server.once("error", refused).listen(port, "127.0.0.1", listening))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

interface FaultRequest {
  readonly provider: Provider
  readonly fault: string
  readonly times?: number
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
