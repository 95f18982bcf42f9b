import { feedCsv } from "@svc/simulators/answers"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, it, vi } from "vitest"
import { startEInvoicingService } from "../support/e-invoicing/e-invoicing-service.ts"
import { logLines } from "../support/service/quiet-log.ts"
import { openService } from "../support/service/service.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"

const hour = 3_600_000
const day = 24 * hour
/** The noon at which both services begin their work. */
const begin = (Math.floor(Date.now() / day) + 2) * day + 12 * hour

/** A central bank with a value for every requested day. */
const startBank = async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://bank")
    const [, currency = ""] = /D\.([A-Z]{3})\.EUR/.exec(url.pathname) ?? []
    asked.push(currency)
    const date = url.searchParams.get("endPeriod")!
    response.writeHead(200, { "content-type": "text/csv" }).end(feedCsv(currency, [{ date, value: "4.25" }]))
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/**
 * A service with much scheduled work: a failing delivery, daily rates, an e-invoice that stays pending, and nightly
 * jobs.
 */
const openHouse = async () => {
  const bank = await startBank()
  const receiver = await startReceiver({ respond: () => 500 })
  const service = await startEInvoicingService({
    clock: "manual",
    settings: { SVC_CENTRAL_BANK_DATA_URL: bank.url, SVC_EINVOICE_POLL_SECONDS: "86400" },
  })
  const tenant = await service.sendingTenant()
  /** Moves the clock with a new token, because the former one has expired. */
  const moveTo = async (now: number) => {
    const api = await tenant.apiWith(["*:admin"])
    const { status, body, text } = await api.post("/TestClock", { now: new Date(now).toISOString() })
    expect(status, text).toBe(200)
    return body as { readonly attempts: { readonly succeeded: number; readonly failed: number }; readonly jobs: number }
  }
  await moveTo(begin)

  const api = await tenant.apiWith(["*:admin"])
  await api.post("/Currency", { code: "EUR" })
  await api.put("/Integrations/CentralBankRates", {})
  await createWebhook(api, receiver.url())
  await service.post(tenant.scope)
  // Does the work that is due at once, so that it is not counted.
  await moveTo(begin)
  const done = async () => {
    const imports = await service.sql<object>("select state, count(*)::int from svc.rate_imports group by state")
    const [rates] = await service.sql<{ readonly rates: number }>(
      "select count(*)::int as rates from svc.exchange_rates",
    )
    const lines = (message: string) => logLines(service).filter((each) => each["msg"] === message).length
    return {
      rates: rates!.rates,
      imports,
      received: receiver.requests.length,
      bankAsked: bank.asked.length,
      statusesRead: service.simulator.requests.filter((each) => each.startsWith("GET /v1/invoices")).length,
      nights: lines("housekeeping is done"),
      comparisons: lines("e-invoices were compared with the provider"),
      schedules: lines("imports of exchange rates are due"),
    }
  }
  const close = async () => {
    await service.close()
    await receiver.close()
    bank.close()
  }
  return { moveTo, done, close }
}

type House = Awaited<ReturnType<typeof openHouse>>

/** Moves in steps that end at no due time, and adds up the work of all steps. */
const stepTo = async (house: House, from: number, to: number) => {
  let [failed, jobs] = [0, 0]
  for (let at = from; at < to;) {
    at = Math.min(at + 7 * hour, to)
    const done = await house.moveTo(at)
    failed += done.attempts.failed
    jobs += done.jobs
  }
  return { attempts: { succeeded: 0, failed }, jobs }
}

it("a jump of the test clock does what small steps do, and a week of it all that fell due", async () => {
  const [jumping, stepping] = [await openHouse(), await openHouse()]
  try {
    // Ten attempts take 27 hours.
    const second = begin + 2 * day
    const stepped = await stepTo(stepping, begin, second)
    expect(await jumping.moveTo(second)).toMatchObject(stepped)
    const before = await jumping.done()
    expect(before).toEqual(await stepping.done())
    // The first attempt happened before the clock was moved.
    expect([before.received, stepped.attempts.failed]).toEqual([10, 9])

    const days = 7
    const dates = Array.from({ length: days }, (_, index) => new Date(second + index * day).getUTCDay())
    const businessDays = dates.filter((weekday) => weekday % 6 !== 0).length
    const jobs = {
      nights: 2 * days,
      looksAhead: days,
      polls: days,
      schedules: days + businessDays,
      imports: businessDays,
      deadlines: 2 * days,
      tokenWarnings: days,
      purchases: 2 * days,
    }
    expect(await jumping.moveTo(second + days * day)).toMatchObject({
      attempts: { succeeded: 0, failed: 0 },
      jobs: Object.values(jobs).reduce((sum, count) => sum + count),
    })
    expect(await jumping.done()).toEqual({
      received: 10,
      rates: before.rates + businessDays,
      imports: [{ state: "Succeeded", count: before.bankAsked + businessDays }],
      bankAsked: before.bankAsked + businessDays,
      // The status of the e-invoice is read once a day, and once by the nightly comparison; suppliers' invoices are
      // read twice a day.
      statusesRead: before.statusesRead + 4 * days,
      nights: before.nights + days,
      comparisons: before.comparisons + days,
      schedules: before.schedules + days + businessDays,
    })
  } finally {
    await jumping.close()
    await stepping.close()
  }
})

it("a move of seven months stops where something falls due, and nowhere between", async () => {
  const service = await openService({ clock: "manual", worker: true })
  try {
    // Unschedules daily work, which would have many due times. Only three jobs with long gaps remain.
    for (const { name, key } of await service.boss.getSchedules()) await service.boss.unschedule(name, key)
    const start = service.clock.now()
    const due = [40 * day, 41 * day + hour, 170 * day].map((after) => start + after)
    for (const at of due) await service.boss.send("einvoices-deadlines", {}, { startAfter: new Date(at) })
    const stops = vi.spyOn(service.clock, "moveTo")
    await service.advance((210 * day) / 1000)
    expect(stops.mock.calls.map(([at]) => at)).toEqual([...due, start + 210 * day])
    // The completed job was deleted.
    expect(await service.sql("select state from pgboss.job where name = 'einvoices-deadlines'")).toEqual([])
  } finally {
    await service.close()
  }
})
