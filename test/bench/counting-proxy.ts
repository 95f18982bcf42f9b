import { connect, createServer, type AddressInfo, type Socket } from "node:net"

const messageHeader = 5
const commandComplete = "C".charCodeAt(0)
const readyForQuery = "Z".charCodeAt(0)

export interface CountingProxy {
  /** The URL of the same database through the proxy. */
  readonly url: string
  /**
   * Returns the number of statements that PostgreSQL completed and of round trips that a client waited for, since the
   * last call.
   */
  readonly take: () => { readonly statements: number; readonly roundTrips: number }
  readonly stop: () => void
}

/**
 * Starts a proxy that counts the statements of a process and its round trips to PostgreSQL, by the messages of the
 * protocol.
 */
export const startCountingProxy = async (databaseUrl: string): Promise<CountingProxy> => {
  const { hostname, port } = new URL(databaseUrl)
  let statements = 0
  let roundTrips = 0
  const sockets = new Set<Socket>()

  /** Calls `on` with the type of each message in a stream, whose chunks may end anywhere in a message. */
  const messagesOf = (on: (type: number) => void) => {
    let rest = Buffer.alloc(0)
    let skip = 0
    return (chunk: Buffer) => {
      let data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      while (data.length > 0) {
        const skipped = Math.min(skip, data.length)
        skip -= skipped
        data = data.subarray(skipped)
        if (skip > 0 || data.length < messageHeader) break
        on(data[0]!)
        skip = 1 + data.readInt32BE(1)
      }
      rest = Buffer.from(data)
    }
  }

  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    let waits = false
    const read = messagesOf((type) => {
      if (type === commandComplete) statements += 1
      if (type === readyForQuery) waits = false
    })
    for (const socket of [client, database]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.on("error", () => [client, database].forEach((each) => each.destroy()))
    }
    client.on("data", (chunk) => {
      if (!waits) roundTrips += 1
      waits = true
      database.write(chunk)
    })
    database.on("data", (chunk) => {
      read(chunk)
      client.write(chunk)
    })
    client.on("close", () => database.destroy())
    database.on("close", () => client.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    take: () => {
      const counted = { statements, roundTrips }
      statements = 0
      roundTrips = 0
      return counted
    },
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
