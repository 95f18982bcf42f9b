import type { Socket } from "node:net"
import { type PoolClient, Query, type QueryResult } from "pg"

const corked = new WeakSet<PoolClient>()

/** What a connection is asked from now until the process waits for something goes out in one packet. */
const sendTogether = (client: PoolClient): void => {
  // The driver does not show its socket in its types.
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection
  if (corked.has(client)) return
  corked.add(client)
  stream.cork()
  process.nextTick(() => {
    corked.delete(client)
    stream.uncork()
  })
}

/** What the driver does with a query besides sending it. */
interface Sent<R> {
  name: string | undefined
  callback: (error: Error | undefined, result: QueryResult<R & {}>) => void
}

/** Hands a query to the driver. Those that are begun together go out together, and are answered in their order. */
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
    // The driver's own stack ends at its socket.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/**
 * Sends a statement, with a name where the connection is to prepare it. The query is made here, because the driver takes
 * longer to copy a description of one than to send it.
 */
export const send = <R>(
  client: PoolClient,
  text: string,
  values?: unknown[],
  name?: string,
): Promise<QueryResult<R & {}>> => submit(client, new Query(text, values), name)
