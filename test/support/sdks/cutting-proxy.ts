import { createServer, request as ask } from "node:http"
import type { AddressInfo } from "node:net"

/**
 * The fate of a request by its number. Of twenty requests, two are cut off and one is refused with 503; successive cuts
 * happen at different moments.
 */
const fateOf = (index: number): "before" | "after" | "middle" | "refuse" | "pass" => {
  if (index % 20 === 7) return "refuse"
  if (index % 10 !== 3) return "pass"
  return (["before", "after", "middle"] as const)[Math.floor(index / 10) % 3]!
}

/**
 * A proxy that cuts a tenth of the connections: before the request is passed on, after the answer, or in the middle of
 * the answer. It answers a twentieth of the requests with 503. Sign-ins always pass.
 */
export const startCuttingProxy = async (origin: string) => {
  let seen = 0
  const fates: Record<string, number> = {}
  const server = createServer((request, response) => {
    const fate = request.url === "/connect/token" ? "pass" : fateOf(seen++)
    fates[fate] = (fates[fate] ?? 0) + 1
    const parts: Buffer[] = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.once("end", () => {
      if (fate === "before") return void request.socket.destroy()
      if (fate === "refuse") return void response.writeHead(503, { "retry-after": "0" }).end()
      const { host: _, ...headers } = request.headers
      const onward = ask(`${origin}${request.url}`, { method: request.method, headers }, (answer) => {
        const bytes: Buffer[] = []
        answer.on("data", (part: Buffer) => bytes.push(part))
        answer.once("end", () => {
          if (fate === "after") return void request.socket.destroy()
          const whole = Buffer.concat(bytes)
          if (fate === "pass") {
            response.writeHead(answer.statusCode ?? 500, answer.headers).end(whole)
            return
          }
          response.writeHead(answer.statusCode ?? 500, { ...answer.headers, "content-length": whole.length })
          response.write(whole.subarray(0, whole.length / 2), () => request.socket.destroy())
        })
      })
      onward.end(Buffer.concat(parts))
    })
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fates,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
