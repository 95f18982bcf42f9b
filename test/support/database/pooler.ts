import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/** Changes the start-up options of a connection, as a pooler may; `undefined` drops them. */
type ChangeOptions = (options: string) => string | undefined

/**
 * Changes `options` in a start-up message (PostgreSQL's protocol 3: length, version, then names and values that end
 * with NUL).
 */
const withOptions = (message: Buffer, change: ChangeOptions): Buffer => {
  const parts = message.subarray(8, -1).toString().split("\0").slice(0, -1)
  const kept = parts.flatMap((name, index) => {
    if (index % 2 === 1) return []
    const value = name === "options" ? change(parts[index + 1]!) : parts[index + 1]!
    return value === undefined ? [] : [name, value]
  })
  const body = Buffer.from(`${kept.join("\0")}\0\0`)
  const head = Buffer.alloc(8)
  head.writeInt32BE(body.length + 8)
  message.copy(head, 4, 4, 8)
  return Buffer.concat([head, body])
}

/**
 * Starts a proxy before a database that treats start-up options as PgBouncer does: by default as with
 * `ignore_startup_parameters = options`.
 */
export const startPooler = async (databaseUrl: string, change: ChangeOptions = () => undefined) => {
  const behind = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(behind.port), behind.hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on("error", () => undefined)
    }
    client.once("data", (first: Buffer) => {
      database.write(withOptions(first, change))
      client.pipe(database)
      database.pipe(client)
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const url = new URL(databaseUrl)
  url.hostname = "127.0.0.1"
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
