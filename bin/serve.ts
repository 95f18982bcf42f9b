import { encryptionKeys } from "../packages/adapters/src/config/encryption-keys.ts"
import { readSettings } from "../packages/adapters/src/config/settings.ts"
import { withDefaults } from "../packages/adapters/src/config/start-defaults.ts"
import { makeSecretBox } from "../packages/adapters/src/crypto/secret-box.ts"
import { logFormatFor, makeLog } from "../packages/adapters/src/observability/log.ts"
import { untilReachable } from "../packages/adapters/src/postgres/base/connect.ts"
import { plainMessage } from "../packages/adapters/src/observability/plain-message.ts"
import { untilStopped } from "../packages/adapters/src/observability/until-stopped.ts"
import { migrate, migrateEmbedded } from "../packages/adapters/src/wiring/migrate.ts"
import { addressFor, openDatabase } from "../packages/adapters/src/wiring/surroundings.ts"
import { startAllInOne } from "./all-in-one.ts"
import { startDemoReceiver } from "./demo/receiver.ts"
import { welcome } from "./demo/welcome.ts"

// `npm start`: database, HTTP and worker in one process. Messages for people go to standard output, the log to standard
// error.
const say = (line: string) => console.log(line)
const cleanUps: (() => Promise<unknown>)[] = []
// Listens from the first moment, so that a stop during the start leaves nothing behind.
const stopping = new AbortController()
const stopped = untilStopped().finally(() => stopping.abort())
try {
  const settings = await withDefaults(readSettings(process.env), say)
  const secretBox = makeSecretBox(encryptionKeys(settings))
  const database = await openDatabase(settings, say, false)
  cleanUps.push(database.close)
  const wasAway = await untilReachable(database.url, {
    applicationName: "svc start",
    onAway: (error) => say(`${error.message} Waiting for it.`),
    signal: stopping.signal,
  })
  if (wasAway) say("The database answers.")
  await (settings.databaseUrl === undefined ? migrateEmbedded : migrate)(database.url)

  const log = makeLog(settings.logLevel, "start", 2, logFormatFor(settings.logFormat, process.stderr))
  const service = await startAllInOne({
    settings,
    databaseUrl: addressFor("worker", settings, database.url),
    httpDatabaseUrl: addressFor("http", settings, database.url),
    secretBox,
    log,
  })
  cleanUps.push(service.stop)

  const { port } = service.server
  const receiver = settings.databaseUrl === undefined ? await startDemoReceiver(port + 1, say) : undefined
  if (receiver !== undefined) cleanUps.push(receiver.close)
  await welcome(service.worker.operator, port, receiver?.url, say)

  await stopped
  say("Stopping: work in progress is finished first.")
} catch (error) {
  if (error !== stopping.signal.reason) {
    console.error(plainMessage(error))
    process.exitCode = 1
  }
} finally {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
}
