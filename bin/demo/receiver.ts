import { createServer } from "node:http"

/**
 * A receiver for trying out webhooks, which answers 200 and prints every request. Only for `npm start` on a developer's
 * machine.
 */
export const startDemoReceiver = async (
  port: number,
  say: (line: string) => void,
): Promise<{ readonly url: string; readonly close: () => Promise<void> } | undefined> => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const { "webhook-id": id, "svc-attempt": attempt, "webhook-signature": signature } = request.headers
      say(`\nreceived ${request.method} ${request.url}  attempt ${String(attempt)} of event ${String(id)}`)
      say(`  webhook-signature: ${String(signature)}`)
      say(`  ${Buffer.concat(chunks).toString()}`)
      response.writeHead(200, { "content-type": "text/plain" }).end("thank you")
    })
  })
  const listening = await new Promise<boolean>((done) => {
    server.once("error", () => done(false))
    server.listen(port, "127.0.0.1", () => done(true))
  })
  if (!listening) {
    say(`Port ${port} is taken, so there is no receiver to try webhooks out with.`)
    return undefined
  }
  return {
    url: `http://127.0.0.1:${port}/hook`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
