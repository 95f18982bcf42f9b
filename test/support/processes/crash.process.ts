import type { InvoiceId, LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import { submitWatched } from "../e-invoicing/crash-points.ts"
import { openService } from "../service/service.ts"

// Submits one invoice and kills itself at the given point.
const { DATABASE_URL: databaseUrl = "", SVC_ENCRYPTION_KEY: encryptionKey = "", CRASH } = process.env
const { tenantId, legalEntityId, invoiceId, point, now } = JSON.parse(CRASH ?? "") as {
  readonly tenantId: TenantId
  readonly legalEntityId: LegalEntityId
  readonly invoiceId: InvoiceId
  readonly point: number
  readonly now: number
}
const { worker } = await openService({
  clock: now,
  beside: { databaseUrl, encryptionKey },
  settings: process.env as Record<string, string>,
})
let hits = 0
const submit = submitWatched(worker, () => {
  hits += 1
  if (hits === point) process.kill(process.pid, "SIGKILL")
})
await worker.run(submit({ tenantId, legalEntityId }, invoiceId))
process.exit(0)
