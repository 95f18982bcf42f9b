import { makeManualClock, type ManualClock } from "../packages/adapters/src/clock/test-clock.ts"
import { systemClock } from "../packages/adapters/src/clock/app-clock.ts"
import { encryptionKeys } from "../packages/adapters/src/config/encryption-keys.ts"
import { withDefaults } from "../packages/adapters/src/config/start-defaults.ts"
import { readSettings } from "../packages/adapters/src/config/settings.ts"
import { makeSecretBox } from "../packages/adapters/src/crypto/secret-box.ts"
import { makeLog } from "../packages/adapters/src/observability/log.ts"
import { plainMessage } from "../packages/adapters/src/observability/plain-message.ts"
import { untilStopped } from "../packages/adapters/src/observability/until-stopped.ts"
import { migrate } from "../packages/adapters/src/postgres/migrate.ts"
import { compose, openBoss } from "../packages/adapters/src/wiring/compose.ts"
import { resolve } from "../packages/adapters/src/wiring/provide.ts"
import { openDatabase } from "../packages/adapters/src/wiring/surroundings.ts"
import { readTestClock } from "../packages/adapters/src/postgres/test-clock-store.ts"
import { startHttp } from "../packages/runtime-http/src/http-server.ts"
import { makeTestClock } from "../packages/runtime-worker/src/test-clock.ts"
import { startWorker } from "../packages/runtime-worker/src/worker.ts"
import { startDemoReceiver } from "./demo/receiver.ts"
import { welcome } from "./demo/welcome.ts"

/** `npm start`: database, HTTP and worker in one process. What a person should read goes to standard output, the log to
 * standard error. */
const start = async (): Promise<void> => {
  const say = (line: string) => console.log(line)
  const settings = await withDefaults(readSettings(process.env), say)
  const log = makeLog(settings.logLevel, "start", process.stderr)
  const database = await openDatabase(settings, say, false)
  const cleanUps = [database.close]
  const stop = async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  }
  try {
    await migrate(database.url)
    const clock: ManualClock | undefined = settings.testClock
      ? makeManualClock(Math.max(Date.now(), await readTestClock(database.url)))
      : undefined
    const process_ = { settings, databaseUrl: database.url, clock: clock ?? systemClock, log }
    const boss = openBoss("worker", process_)
    await boss.start()
    cleanUps.push(() => boss.stop({ graceful: true }))

    const shared = { ...process_, boss, secretBox: makeSecretBox(encryptionKeys(settings)) }
    const workerSide = compose("worker", "svc_worker", shared)
    const httpSide = compose("http", "svc_app", { ...shared, metrics: resolve(workerSide, "Metrics") })
    cleanUps.push(async () => {
      await httpSide.unbindAllAsync()
      await workerSide.unbindAllAsync()
    })

    const worker = await startWorker(workerSide)
    cleanUps.push(worker.stop)
    const server = await startHttp(httpSide, settings.host, clock && makeTestClock(workerSide, clock, worker))
    cleanUps.push(server.stop)

    const receiver = settings.databaseUrl === undefined ? await startDemoReceiver(server.port + 1, say) : undefined
    if (receiver !== undefined) cleanUps.push(receiver.close)
    await welcome(workerSide, server.port, receiver?.url, say)
    await untilStopped()
    say("Stopping: what is under way is finished first.")
  } finally {
    await stop()
  }
}

try {
  await start()
} catch (error) {
  console.error(plainMessage(error))
  process.exitCode = 1
}
