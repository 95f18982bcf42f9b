import { makeManualClock } from "@svc/adapters/clock/test-clock"
import { makeLog } from "@svc/adapters/observability/log"
import { makeRuntime } from "@svc/adapters/observability/runtime"
import { makeProviderHttp } from "@svc/adapters/provider-http/provider-http"
import type { ProviderFailed } from "@svc/domain/exchange-rates/exchange-rates.errors"
import { Effect } from "effect"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { passTime } from "./pass-time.ts"

export type Respond = (request: IncomingMessage, response: ServerResponse) => void

/** A provider on a real socket, and the service's HTTP clients for it. Their clock moves whenever they wait. */
export const openProviderSide = async () => {
  let respond: Respond = (_request, response) => response.end()
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? "")
    respond(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const http = makeProviderHttp()
  const clock = makeManualClock(Date.parse("2026-11-20T10:00:00Z"))
  const { runOrThrow } = makeRuntime(clock, makeLog("silent", "test"))

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    http,
    requests,
    respondWith: (next: Respond) => {
      respond = next
      requests.length = 0
    },
    /** The value or the failure's detail, and the seconds that the client waited. */
    outcome: async <A>(call: Effect.Effect<A, ProviderFailed>) => {
      const told = Effect.catch(
        Effect.map(call, (value) => ({ value })),
        ({ detail, exhausted }) => Effect.succeed({ failed: detail, exhausted }),
      )
      const { value, waits } = await passTime(clock, runOrThrow(told))
      return { ...value, waits }
    },
    close: async () => {
      await http.close()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
export type ProviderSide = Awaited<ReturnType<typeof openProviderSide>>
