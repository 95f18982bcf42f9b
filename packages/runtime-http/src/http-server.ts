import type { Log } from "@svc/adapters/observability/log"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { answerClientErrors } from "./client-error.ts"
import { makeOrderlyClose } from "./orderly-close.ts"

export interface HttpServer {
  readonly port: number
  /**
   * Accepts no new connections, lets running requests finish, and closes what remains after the grace period (contract
   * O2).
   */
  readonly stop: () => Promise<void>
}

const graceMs = 15_000
/**
 * How long a connection may be idle. Proxies and clients close theirs after a minute at most by default. A caller that
 * closes last sends a request into a connection which ends, and gets a reset in place of an answer.
 */
const idleMs = 65_000

export interface ListenOptions {
  readonly port: number
  readonly host: string | undefined
  readonly log: Log
  /** Called when the stop begins. */
  readonly onStop: () => void
}

/** Serves requests at a port. Rejects with one plain sentence when it cannot listen. */
export const listen = async (
  serve: RequestListener,
  { port, host, log, onStop }: ListenOptions,
): Promise<HttpServer> => {
  const orderly = makeOrderlyClose(serve)
  const server = createServer(orderly.serve)
  server.on("connection", orderly.watch)
  server.keepAliveTimeout = idleMs
  answerClientErrors(server, log)
  await new Promise<void>((listening, refused) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      refused(new Error(cannotListen(port, error), { cause: error })),
    )
    server.listen({ port, ...(host === undefined ? {} : { host }) }, listening)
  })

  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      onStop()
      await orderly.close(server, graceMs)
    },
  }
}

const cannotListen = (port: number, { code, message }: NodeJS.ErrnoException): string =>
  code === "EADDRINUSE"
    ? `port ${port} is taken: stop what listens there, or choose another with PORT`
    : `cannot listen on port ${port}: ${message}`
