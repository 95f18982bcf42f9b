import { aboutRelease } from "@svc/adapters/installation/assets"
import { plainMessage } from "@svc/adapters/observability/plain-message"
import { stopTracing } from "@svc/adapters/observability/tracing"
import { untilStopped } from "@svc/adapters/observability/until-stopped"
import { compose } from "@svc/adapters/wiring/compose"
import { standalone } from "@svc/adapters/wiring/surroundings"
import { startHttp } from "./app.ts"

const stopping = new AbortController()
const stopped = untilStopped().finally(() => stopping.abort())
try {
  const surroundings = await standalone("http", process.env, stopping.signal)
  const container = compose("http", "svc_app", surroundings)
  const { settings, log } = surroundings
  const server = await startHttp(container, settings.host)
  log.info({ port: server.port, ...aboutRelease() }, "http is ready")

  const signal = await stopped
  log.info({ signal }, "http stops")
  await server.stop()
  await container.unbindAllAsync()
  await stopTracing()
} catch (error) {
  // A person who stops the start while it waits for the database needs no error message.
  if (error !== stopping.signal.reason) {
    console.error(plainMessage(error))
    // Connections that were already opened would keep the process alive, so that nothing would restart it.
    process.exit(1)
  }
}
