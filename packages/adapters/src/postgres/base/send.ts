import type { Socket } from "node:net"
import { type PoolClient, Query, type QueryResult } from "pg"

const corked = new WeakSet<PoolClient>()

/** Sends everything that the connection is asked until the process next waits in one packet. */
const sendTogether = (client: PoolClient): void => {
  // The driver's types omit its socket.
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection
  if (corked.has(client)) return
  corked.add(client)
  stream.cork()
  process.nextTick(() => {
    corked.delete(client)
    stream.uncork()
  })
}

/** The parts of a query that the driver itself uses. */
interface Sent<R> {
  name: string | undefined
  callback: (error: Error | undefined, result: QueryResult<R & {}>) => void
}

/** Hands a query to the driver. Queries that start together are sent together and answered in order. */
export const submit = async <R>(client: PoolClient, query: Query, name?: string): Promise<QueryResult<R & {}>> => {
  sendTogether(client)
  try {
    return await new Promise((answered, failed) => {
      const sent = query as Query & Sent<R>
      sent.name = name
      sent.callback = (error, result) => (error ? failed(error) : answered(result))
      client.query(sent)
    })
  } catch (error) {
    // The driver's own stack trace ends at its socket and does not show the caller.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/**
 * Sends a statement, with a name if the connection is to prepare it. The query object is made here, because the driver
 * takes longer to copy a description than to send it.
 */
export const send = <R>(
  client: PoolClient,
  text: string,
  values?: unknown[],
  name?: string,
): Promise<QueryResult<R & {}>> => submit(client, new Query(text, values), name)
