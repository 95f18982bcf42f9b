import type { RequestListener, Server, ServerResponse } from "node:http"
import { Server as NetServer, type Socket } from "node:net"

/**
 * A connection is closed after this idle time. A caller that sends continuously begins its next request within this
 * time, and the answer tells it that the connection ends.
 */
const idleMs = 500
/**
 * So many checks in a row, each in another turn of the event loop, must find a connection idle. After a turn that took
 * long, a request may have arrived that was not read yet.
 */
const idleSweeps = 3
/** The time a caller has to close its side of a connection that we ended. */
const lingerMs = 2_000
const sweepMs = 100

interface Connection {
  readonly answers: Set<ServerResponse>
  /** Bytes received when the last answer was complete: more bytes are the start of a request. */
  bytesRead: number
  idleSince: number
  /** How many sweeps in a row found the connection idle. */
  sweeps: number
  endedAt?: number
}

export interface OrderlyClose {
  /** Called with each connection of the server. */
  readonly watch: (socket: Socket) => void
  /** Passes requests to the given listener. */
  readonly serve: RequestListener
  /**
   * Accepts no new connections, answers requests in progress and newly arriving ones with `Connection: close` (RFC
   * 9112, section 9.6), and ends idle connections without a reset. Connections that remain after the grace period are
   * cut off.
   */
  readonly close: (server: Server, graceMs: number) => Promise<void>
}

/** Tracks the connections of a server, so that stopping it resets none (contract O2). */
export const makeOrderlyClose = (listener: RequestListener): OrderlyClose => {
  const connections = new Map<Socket, Connection>()
  let closing = false

  const watch = (socket: Socket): void => {
    connections.set(socket, { answers: new Set(), bytesRead: 0, idleSince: performance.now(), sweeps: 0 })
    socket.once("close", () => connections.delete(socket))
  }

  const announce = (answer: ServerResponse): void => {
    if (!answer.headersSent) answer.setHeader("connection", "close")
  }

  const sweep = (): void => {
    const now = performance.now()
    for (const [socket, connection] of connections) {
      const { answers, bytesRead, idleSince, endedAt } = connection
      if (endedAt !== undefined) {
        if (now - endedAt >= lingerMs) socket.destroy()
        continue
      }
      const isIdle = answers.size === 0 && socket.bytesRead <= bytesRead && now - idleSince >= idleMs
      connection.sweeps = isIdle ? connection.sweeps + 1 : 0
      if (connection.sweeps >= idleSweeps) {
        // Closes our side only: closing both with an unread request would send a reset.
        socket.end()
        connection.endedAt = now
      }
    }
  }

  return {
    watch,

    serve: (request, answer) => {
      const { socket } = request
      const connection = connections.get(socket)
      // We ended the connection before this request arrived. It cannot be answered, so it must not be executed.
      if (connection?.endedAt !== undefined) return void request.resume()
      connection?.answers.add(answer)
      answer.once("close", () => {
        connection?.answers.delete(answer)
        if (connection === undefined) return
        connection.bytesRead = socket.bytesRead
        connection.idleSince = performance.now()
      })
      if (closing) announce(answer)
      listener(request, answer)
    },

    close: async (server, graceMs) => {
      closing = true
      for (const { answers } of connections.values()) for (const answer of answers) announce(answer)
      // Not the HTTP server's own `close`, which destroys idle connections: a request on its way would get a reset.
      const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()))
      const sweeping = setInterval(sweep, sweepMs)
      const cut = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearInterval(sweeping)
      clearTimeout(cut)
    },
  }
}
