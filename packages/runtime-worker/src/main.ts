import { plainMessage } from "@svc/adapters/observability/plain-message"
import { untilStopped } from "@svc/adapters/observability/until-stopped"
import { compose } from "@svc/adapters/wiring/compose"
import { resolve } from "@svc/adapters/wiring/provide"
import { standalone } from "@svc/adapters/wiring/surroundings"
import { startStatusServer } from "./status-server.ts"
import { startWorker } from "./worker.ts"

try {
  const surroundings = await standalone("worker", process.env)
  const container = compose("worker", "svc_worker", surroundings)
  const boss = resolve(container, "PgBoss")
  await boss.start()
  const { settings, log } = surroundings
  const worker = await startWorker(container)
  const status = await startStatusServer(container, settings.workerPort, settings.host)
  log.info("worker is ready")

  const signal = await untilStopped()
  log.info({ signal }, "worker stops")
  await worker.stop()
  await boss.stop({ graceful: true })
  status?.close()
  await container.unbindAllAsync()
} catch (error) {
  console.error(plainMessage(error))
  process.exitCode = 1
}
