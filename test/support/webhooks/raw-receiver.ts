import { once } from "node:events"
import net, { type AddressInfo, type Socket } from "node:net"

/** A TCP server for answers that no HTTP library would give. */
export interface RawReceiver {
  readonly port: number
  readonly url: (path?: string) => string
  /** All bytes received, by connection, as Latin-1. */
  readonly received: ReadonlyArray<string>
  /** The number of connections that are open now. */
  readonly open: number
  readonly close: () => Promise<void>
}

/**
 * Starts a TCP server on a free port of 127.0.0.1.
 *
 * @param onRequest called with the connection's number, from 0, for its first bytes and for each later piece
 * @param onConnect called when a connection is accepted
 */
export const startRawReceiver = async ({
  onRequest,
  onConnect,
}: {
  readonly onRequest?: (socket: Socket, index: number, piece: number) => void
  readonly onConnect?: (socket: Socket, index: number) => void
}): Promise<RawReceiver> => {
  const sockets = new Set<Socket>()
  const received: Array<string> = []
  const server = net.createServer((socket) => {
    const index = received.push("") - 1
    let piece = 0
    sockets.add(socket)
    socket
      .on("error", () => undefined)
      .on("close", () => sockets.delete(socket))
      .on("data", (data: Buffer) => {
        received[index] += data.toString("latin1")
        onRequest?.(socket, index, piece)
        piece += 1
      })
    onConnect?.(socket, index)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: (path = "/") => `http://127.0.0.1:${port}${path}`,
    received,
    get open() {
      return sockets.size
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
