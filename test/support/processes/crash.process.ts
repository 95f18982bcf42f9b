import { makeManualClock } from "@svc/adapters/clock/test-clock"
import { readSettings } from "@svc/adapters/config/settings"
import { makeSecretBox } from "@svc/adapters/crypto/secret-box"
import { makeLog } from "@svc/adapters/observability/log"
import { compose, openBoss } from "@svc/adapters/wiring/compose"
import type { InvoiceId, LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import { submitWatched } from "../e-invoicing/crash-points.ts"
import { toSide } from "../service/side.ts"

// Submits one invoice and kills itself at the given point.
const { DATABASE_URL: databaseUrl = "", SVC_ENCRYPTION_KEY: key = "", CRASH } = process.env
const { tenantId, legalEntityId, invoiceId, point, now } = JSON.parse(CRASH ?? "") as {
  readonly tenantId: TenantId
  readonly legalEntityId: LegalEntityId
  readonly invoiceId: InvoiceId
  readonly point: number
  readonly now: number
}
const clock = makeManualClock(now)
const log = makeLog("silent", "crash")
const boss = openBoss("worker", { databaseUrl, clock, log })
await boss.start()
const worker = toSide(
  compose("worker", "svc_worker", {
    settings: readSettings(process.env),
    databaseUrl,
    clock,
    log,
    secretBox: makeSecretBox([Buffer.from(key, "base64")]),
    boss,
  }),
)
let hits = 0
const submit = submitWatched(worker, () => {
  hits += 1
  if (hits === point) process.kill(process.pid, "SIGKILL")
})
await worker.run(submit({ tenantId, legalEntityId }, invoiceId))
process.exit(0)
