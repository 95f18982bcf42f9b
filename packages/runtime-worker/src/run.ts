import { aboutRelease } from "@svc/adapters/installation/assets"
import { plainMessage } from "@svc/adapters/observability/plain-message"
import { stopTracing } from "@svc/adapters/observability/tracing"
import { untilStopped } from "@svc/adapters/observability/until-stopped"
import { loadPgBoss } from "@svc/adapters/postgres/base/pg-boss-library"
import { compose, openBoss } from "@svc/adapters/wiring/compose"
import { standalone } from "@svc/adapters/wiring/surroundings"
import { startWorker } from "./worker.ts"

// Before the settings are read, so that a release finds this library compiled as well (bin/release/warm.ts).
await loadPgBoss()
const stopping = new AbortController()
const stopped = untilStopped().finally(() => stopping.abort())
try {
  const surroundings = await standalone("worker", process.env, stopping.signal)
  const boss = openBoss("worker", surroundings)
  await boss.start()
  const container = compose("worker", "svc_worker", { ...surroundings, boss })
  const worker = await startWorker(container)
  const status = await worker.startStatus()
  const { log } = surroundings
  log.info(aboutRelease(), "worker is ready")

  const signal = await stopped
  log.info({ signal }, "worker stops")
  await worker.stop()
  await boss.stop({ graceful: true })
  status?.close()
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
