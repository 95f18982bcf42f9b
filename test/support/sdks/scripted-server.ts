import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"

/** An answer of a case: its parts, or `cut` for a connection that ends without an answer. */
export type Scripted =
  | "cut"
  | {
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: unknown
      readonly text?: string
    }

interface Asked {
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/** Starts a server that gives the answers of a case in order, and a new token for each sign-in. */
export const startScriptedServer = async (answers: readonly Scripted[], tokenSeconds: number) => {
  const requests: Asked[] = []
  let signIns = 0
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      if (request.url === "/connect/token") {
        signIns += 1
        response.writeHead(200, { "content-type": "application/json" })
        response.end(
          JSON.stringify({ access_token: `token-${signIns}`, token_type: "Bearer", expires_in: tokenSeconds }),
        )
        return
      }
      const answer = answers[requests.length]
      requests.push({ url: request.url ?? "", headers: request.headers })
      if (answer === undefined || answer === "cut") {
        request.socket.destroy()
        return
      }
      const { status, headers, body, text } = answer
      response.writeHead(status, { "content-type": "application/json", ...headers })
      response.end(text ?? (body === undefined ? "" : JSON.stringify(body)))
    })
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    signIns: () => signIns,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
