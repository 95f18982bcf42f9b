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

/**
 * Sends a statement, with a name where the connection is to prepare it. Those that are begun together go out together, and
 * are answered in their order.
 */
export const send = async <R>(
  client: PoolClient,
  text: string,
  values?: unknown[],
  name?: string,
): Promise<QueryResult<R & {}>> => {
  sendTogether(client)
  try {
    return await new Promise((answered, failed) => {
      // Made here, because the driver takes longer to copy a description of a query than to send it.
      const query = new Query(text, values) as Query & Sent<R>
      query.name = name
      query.callback = (error, result) => (error ? failed(error) : answered(result))
      client.query(query)
    })
  } catch (error) {
    // The driver's own stack ends at its socket.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}
