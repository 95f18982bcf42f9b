import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/** Takes `options` out of a start-up message (PostgreSQL's protocol 3: length, version, names and values that end with NUL). */
const withoutOptions = (message: Buffer): Buffer => {
  const parts = message.subarray(8, -1).toString().split("\0").slice(0, -1)
  const kept = parts.filter((_, index) => parts[index - (index % 2)] !== "options")
  const body = Buffer.from(`${kept.join("\0")}\0\0`)
  const head = Buffer.alloc(8)
  head.writeInt32BE(body.length + 8)
  message.copy(head, 4, 4, 8)
  return Buffer.concat([head, body])
}

/** Stands before a database as PgBouncer does with `ignore_startup_parameters = options`. */
export const startPooler = async (databaseUrl: string) => {
  const behind = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(behind.port), behind.hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on("error", () => undefined)
    }
    client.once("data", (first: Buffer) => {
      database.write(withoutOptions(first))
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
