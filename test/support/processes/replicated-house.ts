import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { loginUrl } from "@svc/adapters/embedded-postgres/logins"
import { migrateEmbedded } from "@svc/adapters/wiring/migrate"
import { once } from "node:events"
import { expect, onTestFinished } from "vitest"
import type { Replicated } from "../database/replicated.ts"
import { makeBilling } from "../invoicing/billing.ts"
import { openService } from "../service/service.ts"
import { until } from "../until.ts"
import { startReceiver } from "../webhooks/receiver.ts"
import { startHttpProcess } from "./http-process.ts"
import { inLanes } from "./through-kills.ts"
import { startWorkerBeside } from "./worker-beside.ts"

/** An HTTP process and a worker process that know both servers, with a tenant that has a webhook and draft invoices. */
export const openReplicatedHouse = async ({ primary, several }: Replicated, drafted: number) => {
  await migrateEmbedded(primary.url)
  const receiver = await startReceiver()
  onTestFinished(() => receiver.close())
  const service = await openService({ http: true, beside: { databaseUrl: primary.url } })
  onTestFinished(() => service.close())
  const tenant = await service.createTenant()
  const billing = makeBilling(tenant.api)
  const account = await billing.account()
  const drafts: string[] = []
  await inLanes(drafted, async () => void drafts.push((await billing.create(account.id, [billing.line(100)])).id))
  expect((await tenant.api.post("/Webhooks", { url: receiver.url(), events: ["QuoteCreated"] })).status).toBe(201)
  await service.stop()

  const { encryptionKey } = service
  const http = await startHttpProcess(
    { databaseUrl: primary.url, encryptionKey },
    { SVC_DATABASE_HTTP_URL: several(loginUrl(primary.url, "http")) },
  )
  onTestFinished(http.kill)
  const port = await freePort()
  const worker = startWorkerBeside(
    { databaseUrl: several(primary.url), encryptionKey },
    // Claims whose answer was lost with the primary are due again when their lease ends, so the lease is short here.
    { SVC_WORKER_PORT: String(port), SVC_WEBHOOK_TIMEOUT_SECONDS: "10", SVC_WEBHOOK_RETRY_INTERVAL_SECONDS: "1" },
  )
  onTestFinished(worker.kill)
  // A worker that is still starting would end with its database, and a process manager would have to start it again.
  await until(
    () => fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined),
    (answer) => answer?.ok === true,
  )
  // The process signs its tokens with its own address as issuer, so the client signs in at that address.
  const signedIn = await fetch(`${http.origin}/auth/v2/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ clientId: tenant.clientId, secret: tenant.secret }),
  })
  const authorization = `Bearer ${((await signedIn.json()) as { readonly access_token: string }).access_token}`
  const seen = new Map<string, number>()
  /** Sends a request once. Returns `undefined` for a 503 with Retry-After; throws for any other failure. */
  const ask = async (path: string, request: unknown, key?: string): Promise<string | undefined> => {
    const answer = await fetch(http.origin + path, {
      method: "POST",
      headers: {
        authorization,
        "content-type": "application/json",
        ...(key === undefined ? {} : { "svc-idempotency-key": key }),
      },
      body: JSON.stringify(request),
    })
    const kind = `${answer.status} ${answer.headers.get("retry-after") ?? ""}`.trim()
    seen.set(kind, (seen.get(kind) ?? 0) + 1)
    const text = await answer.text()
    if (answer.status !== 201 && answer.status !== 503) throw new Error(`${path}: ${answer.status} ${text}`)
    return answer.status === 201 ? (JSON.parse(text) as { readonly id: string }).id : undefined
  }
  const untilTaken = async (path: string, request: unknown, key?: string): Promise<string> => {
    const id = await until(
      () => ask(path, request, key),
      (answer) => answer !== undefined,
    )
    return id!
  }
  const raise = (quote: number) =>
    untilTaken("/Events", { eventType: "QuoteCreated", data: { quoteNumber: String(quote) } })
  const first = await raise(0)
  /** Rejects when a process ends. */
  const ended = Promise.race(
    Object.entries({ http, worker }).map(async ([name, { process }]) => {
      const [code, signal] = (await once(process, "exit")) as [unknown, unknown]
      throw new Error(`the process of ${name} ended with ${String(code ?? signal)}`)
    }),
  )
  // The test itself ends the processes too, which must not count as an unhandled rejection.
  ended.catch(() => undefined)
  return {
    tenant,
    receiver,
    drafts,
    seen,
    encryptionKey,
    first,
    raise,
    post: (id: string) => untilTaken(`/Invoices/${id}/post`, {}, `post-${id}`),
    isRunning: () => [http, worker].every(({ process: { exitCode, signalCode } }) => (exitCode ?? signalCode) === null),
    ended,
  }
}
