import { baseTotals, type Invoice, invoiceTotals } from "@svc/domain/invoicing/invoice"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { printJson } from "@svc/domain/shared/exact-json"
import type { InvoiceId, InvoiceLineId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { wholeInvoices } from "../support/invoicing/whole-invoices.ts"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
let scope: Scope
let strangers: readonly Scope[]
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  const made = await seeds.tenant(["Alpha AB", "Beta AB"])
  scope = made.scopes[0]!
  strangers = [made.scopes[1]!, (await seeds.tenant()).scope]
})

/** Runs work on the HTTP side, in the tenant of the scope. */
const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = scope) => h.http.atomically(of.tenantId, work)
const everything = { order: [], offset: 0, limit: 100 }
/** A value with decimals as numbers, so that 1.0 equals 1. */
const plain = (value: unknown): unknown => JSON.parse(printJson(value))

describe("the store of invoices", () => {
  const invoiced = async () => {
    const made = await seeds.tenant()
    const origin = { ...made.scope, legalEntityName: "Alpha AB", triggeredBy: made.userId }
    return { origin, ...(await seeds.billing(origin)) }
  }

  it("gives back what it was given, digit for digit, with its attachments", async () => {
    const { origin, invoice } = await invoiced()
    const store = h.http.get("InvoiceStore")
    expect(plain(await run(store.find(origin, invoice.id), origin))).toEqual(plain(invoice))
    const other = {
      ...invoice,
      settled: decimal("0.0000000001"),
      notes: "n",
      lines: invoice.lines.map((line) => ({
        ...line,
        base: { subtotal: decimal("1.23"), allowance: decimal("0"), tax: decimal("0.4") },
      })),
    }
    await run(store.update(other), origin)
    expect(plain(await run(store.findForUpdate(origin, invoice.id), origin))).toEqual(plain(other))
    const [attachment] = await run(store.attachments(origin, { invoiceId: invoice.id }), origin)
    expect(Buffer.from(attachment!.content).toString()).toBe("a")
    expect(await run(store.attachments(origin, { id: attachment!.id }), origin)).toHaveLength(1)
    for (const stranger of strangers) {
      expect(await run(Effect.flip(store.find(stranger, invoice.id)), stranger)).toMatchObject({
        _tag: "ResourceNotFound",
      })
      expect(await run(store.attachments(stranger, { id: attachment!.id }), stranger)).toEqual([])
      expect(await run(store.numberTaken(stranger, ["X", invoice.number!]), stranger)).toBeUndefined()
    }
    expect(await run(store.numberTaken(origin, ["X", invoice.number!]), origin)).toBe(invoice.number)
  })

  it.each([0, 3, 200, 201, 999])("reads one of %i lines in portions, with the sums of all", async (count) => {
    const { origin, invoice } = await invoiced()
    const store = h.http.get("InvoiceStore")
    const [line] = invoice.lines
    const lines = Array.from({ length: count }, (_, index) => ({
      ...line!,
      id: h.http.get("IdSource").next<InvoiceLineId>(),
      number: index + 1,
      amounts: { ...line!.amounts, subtotal: decimal(`${index}.01`), allowance: decimal("0.1"), tax: decimal("2.5") },
      base: { subtotal: decimal(`${index * 10}.1`), allowance: decimal("1"), tax: decimal("25.05") },
    }))
    const id = h.http.get("IdSource").next<InvoiceId>()
    const long: Invoice = {
      ...invoice,
      id,
      number: "L-1",
      lines,
      rounding: decimal("0.49"),
      roundingBase: decimal("4.9"),
    }
    await run(store.insert(long, []), origin)
    await run(store.update(long), origin)
    const { read, whole, listed } = await run(
      Effect.gen(function* () {
        const one = yield* store.read(origin, id)
        const page = yield* store.list(origin, { ...everything, order: [] })
        return {
          read: { ...one, portions: yield* Effect.all([...one.portions]) },
          whole: yield* store.find(origin, id),
          listed: (yield* wholeInvoices(page)).find((each) => each.id === id),
        }
      }),
      origin,
    )
    const { portions, totals, totalsInBase } = read
    expect(plain(whole)).toEqual(plain(long))
    expect(plain(listed)).toEqual(plain(long))
    expect(plain(portions.flat())).toEqual(plain(lines))
    expect(Math.max(0, ...portions.map(({ length }) => length))).toBeLessThanOrEqual(200)
    expect(plain([totals, totalsInBase])).toEqual(plain([invoiceTotals(long), baseTotals(long)]))
  })

  it("puts other lines in the place of those of a draft, and keeps those of another status", async () => {
    const { origin, invoice } = await invoiced()
    const store = h.http.get("InvoiceStore")
    const nextId = h.http.get("IdSource").next
    const { number: _, postedAt: __, parties: ___, ...rest } = invoice
    const linesOf = (...subtotals: readonly string[]) =>
      subtotals.map((subtotal, index) => ({
        ...invoice.lines[0]!,
        id: nextId<InvoiceLineId>(),
        number: index + 1,
        amounts: { ...invoice.lines[0]!.amounts, subtotal: decimal(subtotal) },
      }))
    const draft: Invoice = { ...rest, id: nextId(), status: "Draft", lines: linesOf("1", "2", "3") }
    await run(store.insert(draft, []), origin)
    const replaced = { ...draft, rounding: decimal("0.5"), lines: linesOf("4.25", "5") }
    await run(store.replaceLines(replaced), origin)
    expect(plain(await run(store.find(origin, draft.id), origin))).toEqual(plain(replaced))
    await expect(run(store.replaceLines(invoice), origin)).rejects.toMatchObject({ _tag: "PortUnavailable" })
  })

  it("inserts no invoice under a number that is taken", async () => {
    const { origin, invoice } = await invoiced()
    const store = h.http.get("InvoiceStore")
    const id = seeds.newEvent(origin).id as string as typeof invoice.id
    const again = {
      ...invoice,
      id,
      lines: invoice.lines.map((line) => ({ ...line, id: seeds.newEvent(origin).id as string as typeof line.id })),
    }
    const isInserted = h.http.get("UnitOfWork").attempt(Effect.flip(store.insert(again, [])))
    expect(await run(Effect.flip(isInserted), origin)).toBe(false)
    expect(await run(Effect.flip(store.find(origin, id)), origin)).toMatchObject({ _tag: "ResourceNotFound" })
  })

  it("sums what credits take of each line and of the rounding, but those that were cancelled", async () => {
    const { origin, invoice } = await invoiced()
    const store = h.http.get("InvoiceStore")
    const credit = (amount: string) =>
      h.worker.run(
        h.worker.get("Invoicing").credit(origin, invoice.id, {
          lines: [{ invoiceLineId: invoice.lines[0]!.id, amount: decimal(amount) }],
        }),
      )
    const [first, second] = [await credit("10.01"), await credit("20")]
    const taken = async () => {
      const { lines, rounding, roundingBase } = await run(store.credited(origin, invoice.id), origin)
      const subtotals = [...lines.values()].map(({ amounts }) => amounts.subtotal)
      return [...subtotals, rounding, roundingBase].map(printDecimal)
    }
    expect(await taken()).toEqual(["30.01", "0", "0"])
    await h.sql("update svc.invoices set rounding = -0.39, rounding_base = -0.4 where credited_invoice_id = $1", [
      invoice.id,
    ])
    expect(await taken()).toEqual(["30.01", "0.78", "0.8"])
    await h.worker.run(h.worker.get("Invoicing").cancel(origin, first.invoice.id))
    expect(await taken()).toEqual(["20", "0.39", "0.4"])
    expect((await run(store.related(origin, invoice.id), origin)).map(({ id }) => id)).toEqual([
      first.invoice.id,
      second.invoice.id,
    ])
    expect((await run(store.related(origin, second.invoice.id), origin)).map(({ id }) => id)).toEqual([invoice.id])
  })
})

describe("a number series", () => {
  it("gives the same number again when the work around it fails, and makes others wait", async () => {
    const series = h.http.get("NumberSeriesStore")
    const take = () => Effect.map(series.take(scope, "Invoice"), ({ nextNumber }) => nextNumber)
    expect(await run(take())).toBe(1)
    await run(Effect.flip(h.http.get("UnitOfWork").attempt(Effect.andThen(take(), Effect.fail("too bad" as const)))))
    const seen: number[] = []
    const taken = Promise.withResolvers<void>()
    const held = run(
      Effect.gen(function* () {
        seen.push(yield* take())
        taken.resolve()
        yield* Effect.promise(() => h.untilBlocked())
        return yield* Effect.fail("given up" as const)
      }),
    ).catch(() => undefined)
    await taken.promise
    const next = run(Effect.map(take(), (number) => seen.push(number)))
    await Promise.all([held, next])
    expect(seen).toEqual([2, 2])
    expect(
      await run(
        Effect.map(series.take(strangers[0]!, "Invoice"), ({ nextNumber }) => nextNumber),
        strangers[0],
      ),
    ).toBe(1)
  })

  it("gives several at once, of which the first is told", async () => {
    const series = h.http.get("NumberSeriesStore")
    const first = async (count?: number) => (await run(series.take(scope, "Charge", count))).nextNumber
    expect([await first(3), await first(), await first(2), await first()]).toEqual([1001, 1004, 1005, 1007])
  })

  it("is taken with that of journals, which go on by themselves", async () => {
    const series = h.http.get("NumberSeriesStore")
    const next = async (...counts: readonly (readonly ["Invoice" | "Credit", number])[]) => {
      const { Invoice, Credit, Journal } = await run(series.takeWithJournals(scope, new Map(counts)))
      return [Invoice?.nextNumber, Credit?.nextNumber, Journal.nextNumber]
    }
    expect(await next(["Invoice", 1])).toEqual([1, undefined, 1])
    expect(await next(["Credit", 2])).toEqual([undefined, 1, 2])
    expect(await next(["Credit", 2], ["Invoice", 3])).toEqual([2, 3, 4])
    expect(await next(["Invoice", 1], ["Credit", 1])).toEqual([5, 5, 9])
  })

  it("is taken by many at once without a deadlock, each number once", async () => {
    const series = h.http.get("NumberSeriesStore")
    const kinds = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? "Invoice" : "Credit"))
    const taken = await Promise.all(kinds.map((kind) => run(series.takeWithJournals(scope, new Map([[kind, 1]])))))
    const journals = taken.map(({ Journal }) => Journal.nextNumber)
    expect(journals.toSorted((a, b) => a - b)).toEqual(kinds.map((_, index) => index + 1))
  })

  it("goes on, never back", async () => {
    const series = h.http.get("NumberSeriesStore")
    const next = async () => (await run(series.take(scope, "Journal"))).nextNumber
    await run(series.update(scope, { kind: "Journal", format: "J{n}", nextNumber: 10 }))
    expect(await next()).toBe(10)
    await run(series.update(scope, { kind: "Journal", format: "X{n}", nextNumber: 3 }))
    expect(await run(series.take(scope, "Journal"))).toEqual({ format: "X{n}", nextNumber: 11 })
  })
})
