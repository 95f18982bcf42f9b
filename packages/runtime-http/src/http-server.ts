import { ensureSigningKey } from "@svc/adapters/wiring/ensure-signing-key"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { TestClock } from "@svc/domain/shared/ports/test-clock"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { makeApp } from "./app.ts"
import { answerClientErrors } from "./client-error.ts"

export interface HttpServer {
  readonly port: number
  /** Takes no new requests, lets the running ones finish, and cuts off what is left after the grace. */
  readonly stop: () => Promise<void>
}

const graceMs = 15_000

/** Starts the HTTP runtime over a composed container. Rejects with a plain sentence when it cannot listen. */
export const startHttp = async (
  container: Graph,
  host: string | undefined,
  testClock?: TestClock,
): Promise<HttpServer> => {
  const settings = resolve(container, "Settings")
  await ensureSigningKey(container)
  let stopping = false
  const app = makeApp(container, { stopping: () => stopping, ...(testClock === undefined ? {} : { testClock }) })
  const server = createServer(app.callback())
  answerClientErrors(server, resolve(container, "Log"))
  await new Promise<void>((listening, refused) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      refused(new Error(cannotListen(settings.port, error), { cause: error })),
    )
    server.listen({ port: settings.port, ...(host === undefined ? {} : { host }) }, listening)
  })

  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      stopping = true
      const closed = new Promise<void>((done) => server.close(() => done()))
      server.closeIdleConnections()
      const cut = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearTimeout(cut)
    },
  }
}

const cannotListen = (port: number, { code, message }: NodeJS.ErrnoException): string =>
  code === "EADDRINUSE"
    ? `port ${port} is taken: stop what listens there, or choose another with PORT`
    : `cannot listen on port ${port}: ${message}`
