import { createServer } from "node:net"

/** True when a server could listen on this port of 127.0.0.1 now. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.on("error", () => resolve(false))
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => probe.close(() => resolve(true)))
  })

// Below the ports that systems use for outgoing connections, which would sometimes occupy a remembered port.
const [lowest, count] = [15_432, 10_000]

/** A free port, chosen at random so that several data folders on one machine rarely choose the same. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * count)
    if (await isFree(port)) return port
  }
}
