import { plainMessage } from "@svc/adapters/observability/plain-message"
import { untilStopped } from "@svc/adapters/observability/until-stopped"
import { compose } from "@svc/adapters/wiring/compose"
import { standalone } from "@svc/adapters/wiring/surroundings"
import { startHttp } from "./app.ts"

try {
  const surroundings = await standalone("http", process.env)
  const container = compose("http", "svc_app", surroundings)
  const { settings, log } = surroundings
  const server = await startHttp(container, settings.host)
  log.info({ port: server.port }, "http is ready")

  const signal = await untilStopped()
  log.info({ signal }, "http stops")
  await server.stop()
  await container.unbindAllAsync()
} catch (error) {
  console.error(plainMessage(error))
  process.exitCode = 1
}
