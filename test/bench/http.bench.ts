import type { Calls } from "./caller.process.ts"
import { startCountingProxy } from "./counting-proxy.ts"
import { machine, mean, readNumbers, toHundredths } from "./figures.ts"
import { fillInvoices } from "./fill-invoices.ts"
import { type BenchHouse, type BenchTenant, benchTag, dataJson, inBenchHouse } from "./house.ts"
import { makeCalls, startListener, stopProcess } from "./processes.ts"

const callers = 16
const postingCallers = 8
const invoices = 1_000
const json = { "content-type": "application/json" }

const eventBody = `{"eventType":"${benchTag}","data":${dataJson}}`
/** An invoice that one call drafts and posts. */
const invoiceBody = JSON.stringify({
  account: "A-1001",
  currency: "SEK",
  invoiceAction: "CreateDraftAndPostInvoice",
  invoiceLines: [
    { productName: "Plan", price: 68.33, quantity: 1, unitOfMeasure: "C62", recognizedRevenueAccount: "3000" },
  ],
})

type Requests = Pick<Calls, "method" | "body"> & { readonly path: string }

/** The statements and round trips of one request, warmed up and without other requests. */
const countOf = async (house: BenchHouse, tenant: BenchTenant, requests: readonly Requests[]) => {
  const proxy = await startCountingProxy(house.databaseUrl)
  const { child, origin } = await house.startHttp(proxy.url)
  const headers = { ...json, authorization: `Bearer ${await tenant.accessToken(origin)}` }
  const counts = []
  for (const { path, method, body } of requests) {
    const call = async () => {
      await (await fetch(origin + path, { method, headers, body: body ?? null })).arrayBuffer()
      // Work after the answer, such as the end of a read-only transaction, counts as part of the request.
      await new Promise((done) => setTimeout(done, 100))
    }
    for (let round = 0; round < 5; round += 1) await call()
    proxy.take()
    await call()
    counts.push(proxy.take())
  }
  await stopProcess(child)
  proxy.stop()
  return counts
}

/**
 * The cost that the service adds to the statements of an operation: requests per second compared with bare Koa and pg
 * that run the same statements in a similar process, in turns. Also the number of invoices that are drafted and posted
 * by one call each.
 */
export const httpBench = (args: readonly string[]): Promise<object> => {
  const { seconds, rounds } = readNumbers(args, { seconds: 5, rounds: 2 })
  return inBenchHouse({}, async (house) => {
    const tenant = await house.openTenant("Http")
    await tenant.registerWebhook("/http")
    await fillInvoices(house, tenant.scope, invoices)
    const { rows } = await house.sql.query<{ id: string }>("select id from svc.webhooks")
    const operations = {
      get: { path: `/Webhooks/${rows[0]!.id}`, method: "GET" },
      list: { path: "/Invoices?PageSize=20", method: "GET" },
      event: { path: "/Events", method: "POST", body: eventBody },
    } satisfies Record<string, Requests>
    const posting = { path: "/Invoices/onAccountInvoice", method: "POST", body: invoiceBody } satisfies Requests
    const [ofGet, ofPosting] = await countOf(house, tenant, [operations.get, posting])

    const { scope } = tenant
    const { child: peer, origin: bare } = await startListener("reference.process.ts", [
      house.databaseUrl,
      scope.tenantId,
      scope.legalEntityId,
      scope.triggeredBy,
    ])
    const { origin } = await house.startHttp()
    const authorization = `Bearer ${await tenant.accessToken(origin)}`
    const call = async (at: string, { path, method, body }: Requests) => {
      const calls = {
        url: at + path,
        method,
        callers,
        seconds,
        warmUpSeconds: 2,
        ...(body === undefined ? {} : { body }),
      }
      return (await makeCalls({ ...calls, headers: [{ ...json, authorization }] })).perSecond
    }
    const perSecond: Record<string, { readonly service: number; readonly bare: number }> = {}
    for (const [name, operation] of Object.entries(operations)) {
      const measured: { readonly service: number; readonly bare: number }[] = []
      for (let round = 0; round < rounds; round += 1)
        measured.push({ service: await call(origin, operation), bare: await call(bare, operation) })
      perSecond[name] = {
        service: mean(measured.map((each) => each.service)),
        bare: mean(measured.map((each) => each.bare)),
      }
      await house.sql.query("truncate svc.delivery_queue")
    }
    await stopProcess(peer)

    const many = await house.openTenant("Many", postingCallers)
    const token = await many.accessToken(origin)
    const lanes = many.scopes.map(({ legalEntityId }) => ({
      ...json,
      authorization: `Bearer ${token}`,
      "legal-entity": legalEntityId,
    }))
    for (const headers of lanes) {
      await fetch(`${origin}/Accounts`, { method: "POST", headers, body: '{"name":"Customer","currency":"SEK"}' })
    }
    const post = async (by: number, headers: Calls["headers"]) => {
      const calls = { url: origin + posting.path, method: posting.method, body: posting.body, callers: by, headers }
      return Math.round((await makeCalls({ ...calls, seconds: 2 * seconds, warmUpSeconds: 3 })).perSecond)
    }
    const ratio = (name: keyof typeof operations) =>
      toHundredths((perSecond[name]?.service ?? 0) / (perSecond[name]?.bare ?? 1))
    return {
      getRatio: ratio("get"),
      listRatio: ratio("list"),
      eventRatio: ratio("event"),
      invoicesPostedPerSecond1: await post(1, lanes.slice(0, 1)),
      invoicesPostedPerSecond8: await post(postingCallers, lanes),
      invoicesPostedOneEntity8: await post(postingCallers, lanes.slice(0, 1)),
      roundTripsGet: ofGet!.roundTrips,
      statementsPost: ofPosting!.statements,
      conditions: {
        ...machine(),
        callers,
        seconds,
        rounds,
        roundTripsPost: ofPosting!.roundTrips,
        perSecond: Object.fromEntries(
          Object.entries(perSecond).map(([name, each]) => [
            name,
            { service: Math.round(each.service), bare: Math.round(each.bare) },
          ]),
        ),
      },
    }
  })
}
