import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import { accountFields } from "@svc/domain/customers/account"
import { exchangeRateFields } from "@svc/domain/exchange-rates/exchange-rate"
import { invoiceFields } from "@svc/domain/invoicing/invoice-fields"
import { journalFields } from "@svc/domain/ledger/journal"
import type { ListRequest } from "@svc/domain/listing/list-request"
import { paymentFields } from "@svc/domain/payments/payment-body"
import { readListRequest } from "@svc/domain/listing/list-request"
import type { WebhookId } from "@svc/domain/shared/ids"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { DeliveryFilter } from "@svc/domain/webhooks/ports/delivery-log"
import { Effect, Result } from "effect"
import { Client } from "pg"
import { machine, readNumbers, toHundredths } from "./figures.ts"
import { inBenchHouse } from "./house.ts"
import { indexedCases, type ListCase, otherCases } from "../support/listing/list-cases.ts"
import { fillLists } from "../support/listing/list-rows.ts"

const pageSize = 20

/** The fastest round, to a tenth, because other load on the machine only adds time. */
const least = (times: readonly number[]) => Math.round(Math.min(...times) * 10) / 10

/**
 * Makes a function that returns the milliseconds that statements took since its last call, counting statements
 * separately.
 */
const timeStatements = (): (() => { readonly count: number; readonly page: number }) => {
  let spent = { count: 0, page: 0 }
  type Answered = (...answer: readonly unknown[]) => void
  type Statement = string | { readonly text?: string; callback?: Answered }
  type Query = (this: Client, statement: Statement, ...rest: readonly unknown[]) => unknown
  const prototype = Client.prototype as unknown as { query: Query }
  const { query } = prototype
  // Statements that are sent together are answered one after the other, so each takes the time since the previous
  // answer.
  let answered = 0
  prototype.query = function (statement, ...rest) {
    if (typeof statement !== "string" && statement.callback !== undefined) {
      const { callback, text } = statement
      const begun = performance.now()
      const kind = text?.startsWith("/* count */") === true ? "count" : "page"
      statement.callback = (...answer) => {
        const now = performance.now()
        spent[kind] += now - Math.max(begun, answered)
        answered = now
        callback(...answer)
      }
    }
    return query.call(this, statement, ...rest)
  }
  return () => {
    const was = spent
    spent = { count: 0, page: 0 }
    return was
  }
}

interface Measured {
  readonly name: string
  readonly pageMs: number
  readonly countMs: number
  readonly total: number
}

const fieldsOf = {
  accounts: accountFields,
  invoices: invoiceFields,
  journals: journalFields,
  payments: paymentFields,
  rates: exchangeRateFields,
}

const readerOf = (http: Graph, origin: EventOrigin) => {
  const { runOrThrow } = resolve(http, "Runtime")
  const { atomically } = resolve(http, "UnitOfWork")
  const whole = <A, E>(work: Effect.Effect<A, E>) => runOrThrow(atomically(origin.tenantId, work, "snapshot"))
  const sizeOf = Effect.map(({ total }: { readonly total: number }) => ({ total }))
  const lists = {
    accounts: (request: ListRequest) => sizeOf(resolve(http, "AccountStore").list(origin, request)),
    journals: (request: ListRequest) => sizeOf(resolve(http, "JournalStore").list(origin, request)),
    payments: (request: ListRequest) => sizeOf(resolve(http, "PaymentStore").list(origin, request)),
    rates: (request: ListRequest) => sizeOf(resolve(http, "RateStore").list(origin, request)),
    invoices: (request: ListRequest) =>
      Effect.flatMap(resolve(http, "InvoiceStore").list(origin, request), ({ parts, total }) =>
        Effect.as(Effect.all(parts), { total }),
      ),
  }
  return {
    read: ({ list, filter, order }: ListCase, offset: number) => {
      const query = {
        ...(filter === undefined ? {} : { Filter: filter }),
        ...(order === undefined ? {} : { OrderBy: order }),
      }
      const request = Result.getOrThrow(readListRequest(fieldsOf[list], query, { offset, limit: pageSize }))
      return whole(lists[list](request))
    },
    deliveries: (filter: Partial<DeliveryFilter>) =>
      whole(resolve(http, "DeliveryLog").list(origin, { order: "desc", limit: pageSize, ...filter })),
    events: (filter: object) => whole(resolve(http, "EventLog").list(origin, { limit: pageSize, ...filter })),
    stats: (webhookId: WebhookId) => whole(resolve(http, "WebhookStats").of(origin, webhookId, {})),
  }
}

/** Measures the lists of one size, and writes the time of each case to standard error. */
const measure = async (rows: number, rounds: number, spent: ReturnType<typeof timeStatements>) =>
  inBenchHouse({ SVC_DATABASE_CONNECTIONS: "2" }, async (house) => {
    const { graph, sql } = house
    const { rows: users } = await sql.query<{ id: string }>("select id from svc.users where kind = 'person'")
    const origin = { ...house.scope, legalEntityName: "Bench AB", triggeredBy: users[0]!.id } as EventOrigin
    const filled = await fillLists(
      {
        get: (name) => resolve(graph, name),
        run: resolve(graph, "Runtime").runOrThrow,
        sql: async <Row>(text: string) => (await sql.query(text)).rows as Row[],
        unchecked: true,
      },
      origin,
      rows,
    )
    const reader = readerOf(house.composeHttp(), origin)
    const time = async (name: string, ask: () => Promise<unknown>): Promise<Measured> => {
      const [pages, counts]: [number[], number[]] = [[], []]
      let total = 0
      for (let round = -2; round < rounds; round += 1) {
        spent()
        try {
          total = ((await ask()) as { total?: number })?.total ?? 0
        } catch (error) {
          console.error(name, String(error).slice(0, 100))
          return { name, pageMs: NaN, countMs: NaN, total }
        }
        const { count, page } = spent()
        if (round >= 0) {
          pages.push(page)
          counts.push(count)
        }
      }
      const measured = { name, total, pageMs: least(pages), countMs: least(counts) }
      console.error(JSON.stringify(measured))
      return measured
    }
    const each = async (cases: readonly ListCase[]) => {
      const all: Measured[] = []
      for (const one of cases) {
        const name = [one.list, one.filter, one.order === undefined ? undefined : `by ${one.order}`]
          .filter(Boolean)
          .join(" ")
        const first = await time(`${name} first`, () => reader.read(one, 0))
        const middle = Math.floor(first.total / 2 / pageSize) * pageSize
        const last = Math.max(0, Math.ceil(first.total / pageSize) - 1) * pageSize
        all.push(first)
        if (first.total > pageSize) {
          all.push(await time(`${name} middle`, () => reader.read(one, middle)))
          all.push(await time(`${name} last`, () => reader.read(one, last)))
        }
      }
      return all
    }
    const { rows: webhooks } = await house.sql.query<{ id: WebhookId }>("select id from svc.webhooks order by id")
    const indexed = await each(indexedCases(filled))
    const logs = [
      await time("deliveries", () => reader.deliveries({})),
      await time("deliveries Failed", () => reader.deliveries({ status: "Failed" })),
      await time("deliveries Held", () => reader.deliveries({ status: "Held" })),
      await time("deliveries Pending", () => reader.deliveries({ status: "Pending" })),
      await time("deliveries InFlight", () => reader.deliveries({ status: "InFlight" })),
      await time("deliveries Cancelled", () => reader.deliveries({ status: "Cancelled" })),
      await time("deliveries of a rare type", () => reader.deliveries({ tag: "AccountCreated" })),
      await time("events of a rare type", () => reader.events({ tag: "AccountCreated" })),
      await time("deliveries with a common value", () => reader.deliveries({ search: "common" })),
      await time("deliveries with a rare value", () => reader.deliveries({ search: "500" })),
      await time("events with a common value", () => reader.events({ search: "common" })),
      await time("events with a rare value", () => reader.events({ search: "500" })),
      await time("statistics of a webhook", () => reader.stats(webhooks[0]!.id)),
      await time("statistics of a webhook without deliveries", () => reader.stats(webhooks[1]!.id)),
    ]
    return { rows, indexed, logs, others: await each(otherCases) }
  })

/** Faster pages do not count as growth, because other load on the machine changes the time as much, in milliseconds. */
const growthFloorMs = 4

const wasAnswered = ({ pageMs }: Measured) => Number.isFinite(pageMs)

/** The slowest case that was answered. Without any, the benchmark is meaningless. */
const worst = (all: readonly Measured[], of: (each: Measured) => number) =>
  all.filter(wasAnswered).toSorted((a, b) => of(b) - of(a))[0]!

const onFirst = (name: string) => name.replace(/ (?:middle|last)$/u, " first")

const mostGrown = (small: readonly Measured[], many: readonly Measured[]) =>
  many
    .filter(wasAnswered)
    .flatMap(({ name, pageMs: toMs }) => {
      // A short list may have only one page.
      const before = small.find((each) => each.name === name) ?? small.find((each) => each.name === onFirst(name))
      const fromMs = before?.pageMs
      if (fromMs === undefined) return []
      return { name, fromMs, toMs, growth: Math.max(toMs, growthFloorMs) / Math.max(fromMs, growthFloorMs) }
    })
    .toSorted((a, b) => b.growth - a.growth)[0]!

/** Measures pages and counts of lists with a thousand rows and with many (contract L15). */
export const listsBench = async (args: readonly string[]): Promise<readonly object[]> => {
  const options = readNumbers(args, { rows: 100_000, rounds: 5 })
  const spent = timeStatements()
  const small = await measure(1000, options.rounds, spent)
  const many = await measure(options.rows, options.rounds, spent)
  return [small, many].map(({ rows, indexed, logs, others }) => {
    const page = worst(indexed, ({ pageMs }) => pageMs)
    const { name: grown, fromMs, toMs, growth } = mostGrown(small.indexed, indexed)
    const log = worst(logs, ({ pageMs }) => pageMs)
    const other = worst(others, ({ pageMs, countMs }) => pageMs + countMs)
    const upTo100000 = indexed.filter(({ total }) => total <= 100_000)
    const beyond = indexed.filter(({ total }) => total > 100_000).map(({ countMs }) => countMs)
    const fewer = worst(upTo100000, ({ pageMs }) => pageMs)
    return {
      rows,
      worstMs: page.pageMs,
      worst: page.name,
      worstTo100000Ms: fewer.pageMs,
      worstTo100000: fewer.name,
      worstCountMs: worst(upTo100000, ({ countMs }) => countMs).countMs,
      worstLargeCountMs: Math.max(0, ...beyond.filter(Number.isFinite)),
      growth: toHundredths(growth),
      mostGrown: grown,
      mostGrownMs: [fromMs, toMs],
      worstLogMs: log.pageMs,
      worstLog: log.name,
      worstOtherMs: other.pageMs + other.countMs,
      worstOther: other.name,
      refused: [...indexed, ...logs, ...others].filter((each) => !wasAnswered(each)).map(({ name }) => name),
      conditions: { ...machine(), pageSize, rounds: options.rounds, growthFloorMs },
    }
  })
}
