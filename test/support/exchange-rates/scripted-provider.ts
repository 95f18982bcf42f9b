import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** One answer of a provider, byte for byte. */
export interface ScriptedAnswer {
  /** The path and query that the answer is for. */
  readonly url: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface ScriptedProvider {
  readonly origin: string
  /** The path and query of every request so far. */
  readonly requests: readonly string[]
  /** Requests for which the script has no answer. */
  readonly unexpected: readonly string[]
  readonly close: () => Promise<void>
}

/** Starts a provider that answers by a script. Several answers to one address are given in their order. */
export const startScriptedProvider = async (script: readonly ScriptedAnswer[]): Promise<ScriptedProvider> => {
  const waiting = [...script]
  const requests: string[] = []
  const unexpected: string[] = []
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? ""
    requests.push(url)
    const index = waiting.findIndex((each) => each.url === url)
    const [found] = index === -1 ? [] : waiting.splice(index, 1)
    if (found === undefined) {
      unexpected.push(url)
      return response.writeHead(418).end()
    }
    return response.writeHead(found.status, found.headers).end(found.body)
  }
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    unexpected,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
