import type { RequestListener, Server, ServerResponse } from "node:http"
import { Server as NetServer, type Socket } from "node:net"

/**
 * A connection that has been idle for so long is ended. Within this time a caller that sends without a pause begins its next
 * request, and is told by the answer that the connection ends.
 */
const idleMs = 500
/** A caller has this long to close its side of a connection that was ended. */
const lingerMs = 2_000
const sweepMs = 100

interface Connection {
  readonly answers: Set<ServerResponse>
  /** Bytes that had come when the last answer was done: more of them are the begin of a request. */
  bytesRead: number
  idleSince: number
  endedAt?: number
}

export interface OrderlyClose {
  /** Called with each connection of the server. */
  readonly watch: (socket: Socket) => void
  /** Serves requests by the listener given. */
  readonly serve: RequestListener
  /**
   * Takes no new connections, answers what is under way and what still comes with `Connection: close` (RFC 9112,
   * section 9.6), and ends idle connections without a reset. What is left after the grace is cut off.
   */
  readonly close: (server: Server, graceMs: number) => Promise<void>
}

/** Keeps track of the connections of a server, so that its stop resets nobody (contract O2). */
export const makeOrderlyClose = (listener: RequestListener): OrderlyClose => {
  const connections = new Map<Socket, Connection>()
  let closing = false

  const watch = (socket: Socket): void => {
    connections.set(socket, { answers: new Set(), bytesRead: 0, idleSince: performance.now() })
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
      } else if (answers.size === 0 && socket.bytesRead <= bytesRead && now - idleSince >= idleMs) {
        // Only this side is closed: to close both with a request unread would send a reset.
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
      // The end of the connection and this request have crossed: it cannot be answered, so it must not be done.
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
      // Not `close` of an HTTP server, which destroys idle connections: a request on its way would be met by a reset.
      const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()))
      const sweeping = setInterval(sweep, sweepMs)
      const cut = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearInterval(sweeping)
      clearTimeout(cut)
    },
  }
}
