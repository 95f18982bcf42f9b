import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { connectionTo } from "@svc/adapters/postgres/base/connection-to"
import { once } from "node:events"
import { type AddressInfo, connect, createServer } from "node:net"
import { Pool } from "pg"
import { expect, inject, onTestFinished, test } from "vitest"

/** The first byte of a query message in PostgreSQL's protocol. */
const query = "Q".charCodeAt(0)

/** Starts a proxy before a database that cuts the connection with this number at its first query. */
const startCutting = async (databaseUrl: string, number: number): Promise<number> => {
  const { hostname, port } = new URL(databaseUrl)
  let connections = 0
  const server = createServer((client) => {
    connections += 1
    const isCut = connections === number
    const database = connect(Number(port), hostname)
    for (const socket of [client, database]) socket.on("error", () => undefined)
    client.on("data", (chunk) => {
      if (isCut && chunk[0] === query) client.destroy()
      else database.write(chunk)
    })
    database.pipe(client)
    client.on("close", () => database.destroy())
  }).listen(0, "127.0.0.1")
  onTestFinished(() => void server.close())
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}

test("a new connection that breaks as its primary dies is an error of its caller, and ends no process", async () => {
  const databaseUrl = inject("databaseUrl")
  // The first connection finds out which server is the primary; the second is made for the caller.
  const hosts = [await startCutting(databaseUrl, 2), await freePort()].map((port) => `127.0.0.1:${port}`).join(",")
  const url = databaseUrl.replace(new URL(databaseUrl).host, hosts)
  const pool = new Pool(connectionTo(url))
  onTestFinished(() => pool.end())
  await expect(pool.query("select 1")).rejects.toThrow("Connection terminated unexpectedly")
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }])
})
