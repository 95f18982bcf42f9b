import type { Invoice } from "@svc/domain/invoicing/invoice"
import { addDays } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import { printJson } from "@svc/domain/shared/exact-json"
import type { InvoiceId, InvoiceLineId } from "@svc/domain/shared/ids"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let origin: EventOrigin
let strangers: readonly Scope[]
/** Two drafts: one with every kind of member, and one with the fewest members. */
let samples: readonly Invoice[]
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  const seeds = makeSeeds(h)
  const made = await seeds.tenant(["Alpha AB", "Beta AB"])
  origin = { ...made.scopes[0]!, legalEntityName: "Alpha AB", triggeredBy: made.userId }
  strangers = [made.scopes[1]!, (await seeds.tenant()).scope]
  const { account } = await seeds.billing(origin)
  const draft = async (more: object, line: object) => {
    const { invoice } = await h.worker.run(
      h.worker.get("Invoicing").createOnAccount(origin, {
        account: account.id,
        currency: "SEK",
        invoiceAction: "CreateDraft",
        invoiceLines: [1, 2].map((number) => ({
          productName: `Plan ${number}`,
          price: decimal("0.0000000001"),
          quantity: decimal("123456789012345.5"),
          unitOfMeasure: "C62",
          recognizedRevenueAccount: "3000",
          ...line,
        })),
        ...more,
      }),
    )
    return invoice
  }
  const rich = await draft(
    {
      notes: 'two\nlines, "quoted" \\ and é',
      yourReference: "",
      externalERPId: "E-1",
      customFields: {},
      invoiceAddress: { name: "N", street: "S", city: "C", zip: "1", country: "SE" },
      deliveryAddress: { city: "D", country: "PL" },
      allowances: [{ amount: decimal("0.1"), reason: "r" }],
    },
    {
      discountPercent: decimal("12.5"),
      servicePeriodStartDate: "2026-01-01",
      servicePeriodEndDate: "2026-01-31",
    },
  )
  samples = [rich, await draft({}, {})]
})
afterAll(() => h.close())

const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = origin) => h.http.atomically(of.tenantId, work)
const store = () => h.http.get("InvoiceStore")
const next = <Id extends string>() => h.http.get("IdSource").next<Id>()
const plain = (value: unknown): unknown => JSON.parse(printJson(value))
const copyOf = (invoice: Invoice): Invoice => ({
  ...invoice,
  id: next<InvoiceId>(),
  lines: invoice.lines.map((line) => ({ ...line, id: next<InvoiceLineId>() })),
})
const copies = (which: readonly number[]) => which.map((index) => copyOf(samples[index]!))
const stored = (invoices: readonly Invoice[]) =>
  run(Effect.forEach(invoices, ({ id }) => store().find(origin, id))).then(plain)
const numbers = fc.array(fc.nat(1), { maxLength: 12 })

describe("many invoices at once", () => {
  it("are inserted as each by itself", async () => {
    await fc.assert(
      fc.asyncProperty(numbers, async (which) => {
        const made = copies(which)
        await run(store().insertMany(made))
        expect(await stored(made)).toEqual(plain(made))
      }),
      { numRuns: 12 },
    )
  })

  it("are counted in a new installation, so that each of their lines is not checked by reading all invoices", async () => {
    const known = async () => {
      const [{ rows } = { rows: 0 }] = await h.sql<{ rows: number }>(
        "select reltuples::int as rows from pg_class where oid = 'svc.invoices'::regclass",
      )
      return rows
    }
    await h.sql("update pg_class set reltuples = -1, relpages = 0 where oid = 'svc.invoices'::regclass")
    expect(await known()).toBe(-1)
    await run(store().insertMany(copies([0, 1])))
    expect(await known()).toBeGreaterThan(0)
  })

  it("are changed as each by itself, and no others are", async () => {
    const change = fc.record(
      {
        status: fc.constantFrom("Draft", "Cancelled"),
        notes: fc.constantFrom("n", 'a "b" \\ \n c', "{1,2}"),
        settled: fc.constantFrom("0", "-0.0000000001", "123456789012345.12").map(decimal),
        dueDate: fc.integer({ min: -400, max: 400 }).map((days) => addDays(samples[0]!.invoiceDate, days)),
        externalERPId: fc.constantFrom("x", "null", "NULL"),
        roundingBase: fc.constantFrom("0.49", "-1").map(decimal),
      },
      { requiredKeys: [] },
    )
    const base = fc.constantFrom("0", "1.25", "-99999999999999.99").map((text) => ({
      base: { subtotal: decimal(text), allowance: decimal("0"), tax: decimal(text) },
    }))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(1), change, fc.option(base)), { maxLength: 8 }), async (changes) => {
        const made = changes.map(([index, given, amounts]) => {
          const before = copyOf(samples[index]!)
          const lines = before.lines.map((line, place) =>
            place === 1 && amounts !== null ? { ...line, ...amounts } : line,
          )
          return { before, after: { ...before, ...given, lines } }
        })
        const bystander = copies([0])
        const alone = made.map(({ before, after }) => {
          const twin = copyOf(before)
          const lines = after.lines.map((line, place) => ({ ...line, id: twin.lines[place]!.id }))
          return { before: twin, after: { ...after, id: twin.id, lines } }
        })
        await run(store().insertMany([...made, ...alone].map(({ before }) => before)))
        await run(store().insertMany(bystander))
        await run(store().updateAll(made.map(({ after }) => after)))
        for (const { after } of alone) await run(store().update(after))
        expect(await stored(made.map(({ before }) => before))).toEqual(plain(made.map(({ after }) => after)))
        expect(await stored(alone.map(({ before }) => before))).toEqual(plain(alone.map(({ after }) => after)))
        expect(await stored(bystander)).toEqual(plain(bystander))
      }),
      { numRuns: 12 },
    )
  })

  it("are locked in the order of their ids, those of the legal entity alone, until the unit of work ends", async () => {
    const made = copies([0, 1, 0])
    await run(store().insertMany(made))
    const ids = made.map(({ id }) => id)
    const asked = [...ids.toReversed(), next<InvoiceId>()]
    const held = await holdWork(h.http, origin.tenantId, store().findAllForUpdate(origin, asked))
    expect(plain(held.value)).toEqual(plain(made.toSorted((a, b) => (a.id < b.id ? -1 : 1))))
    for (const stranger of strangers) expect(await run(store().findAllForUpdate(stranger, ids), stranger)).toEqual([])
    const changed = { ...made[1]!, notes: "held" }
    const waits = run(store().findAllForUpdate(origin, [ids[1]!]))
    await h.untilBlocked()
    await held.commit()
    expect(plain(await waits)).toEqual([plain(made[1])])
    await run(store().updateAll([changed]))
    expect(await stored([changed])).toEqual([plain(changed)])
    expect(await run(store().findAllForUpdate(origin, []))).toEqual([])
  })
})
