import type { Payment, Settlement, WriteOff } from "@svc/domain/payments/payment"
import { settledInvoiceOf } from "@svc/domain/invoicing/settled-invoice"
import type { Invoice } from "@svc/domain/invoicing/invoice"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import type { PaymentBatchId, PaymentId, PaymentSettlementId, PaymentWriteOffId } from "@svc/domain/shared/ids"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let origin: EventOrigin
let invoice: Invoice
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())
beforeEach(async () => {
  const seeds = makeSeeds(h)
  const { tenantId, scope, userId } = await seeds.tenant(["Alpha AB"])
  origin = { ...scope, legalEntityName: "Alpha AB", triggeredBy: userId }
  await seeds.billing(origin)
  const [found] = await h.sql<{ readonly id: Invoice["id"] }>(
    "select id from svc.invoices where tenant_id = $1 and status = 'Posted' limit 1",
    [tenantId],
  )
  invoice = await run(h.worker.get("InvoiceStore").find(origin, found!.id))
})

const run = <A, E>(work: Effect.Effect<A, E>) => h.worker.atomically(origin.tenantId, work)
const store = () => h.worker.get("PaymentStore")
const next = <Id extends string>() => h.worker.get("IdSource").next<Id>()
const day = "2026-01-10" as CalendarDate
const later = "2026-02-01" as CalendarDate

const make = async (more: Partial<Payment> = {}): Promise<Payment> => {
  const entity = await run(h.worker.get("Organisation").details(origin))
  const [method] = await run(h.worker.get("PaymentMethodList").find(origin, [{ key: "Name", value: "Card" }]))
  const at = makeSeeds(h).now()
  return {
    tenantId: origin.tenantId,
    legalEntityId: origin.legalEntityId,
    id: next<PaymentId>(),
    paymentDate: day,
    currency: "SEK",
    baseCurrency: "SEK",
    amount: decimal("100.5"),
    bankFee: decimal("0.25"),
    baseAmount: decimal("100.5"),
    exchangeRate: decimal("1"),
    isRateGiven: false,
    paymentAccount: entity.paymentAccount,
    bankFeeAccount: entity.bankFeeAccount,
    method: { id: method!.id, name: method!.name },
    payerName: "Customer AB",
    settlements: [],
    writeOffs: [],
    refundOf: [],
    refundedBy: [],
    createdAt: at,
    modifiedAt: at,
    ...more,
  }
}
const writeOff = ({ paymentAccount }: Payment, more: Partial<WriteOff> = {}): WriteOff => ({
  id: next<PaymentWriteOffId>(),
  amount: decimal("0.5"),
  account: paymentAccount,
  byTolerance: true,
  ...more,
})
const settlement = (writeOffs: readonly WriteOff[], more: Partial<Settlement> = {}): Settlement => ({
  id: next<PaymentSettlementId>(),
  invoice: settledInvoiceOf(invoice),
  amount: decimal("1.25"),
  writeOffs,
  ...more,
})

describe("the store of payments", () => {
  it("gives back what was inserted and updated, with its parts", async () => {
    const bare = await make()
    const full: Payment = {
      ...(await make({ reference: "18" })),
      settlements: [settlement([writeOff(bare, { postingText: "a" }), writeOff(bare)], { matchedBy: "OCR number" })],
      writeOffs: [writeOff(bare, { amount: decimal("2"), byTolerance: false })],
    }
    await run(store().insertAll([bare, full]))
    expect(await run(store().find(origin, bare.id))).toEqual(bare)
    expect(await run(store().find(origin, full.id))).toEqual(full)
    const { reference: _, ...rest } = full
    const changed: Payment = {
      ...rest,
      description: "thanks",
      settlements: [{ ...full.settlements[0]!, amount: decimal("3"), writeOffs: [writeOff(bare)] }],
      writeOffs: [],
    }
    await run(store().update(changed, later))
    expect(await run(store().findForUpdate(origin, full.id))).toEqual(changed)
    const other = await makeSeeds(h).tenant(["Beta AB"])
    const error = await h.worker.atomically(other.tenantId, Effect.flip(store().find(other.scope, full.id)))
    expect(error).toMatchObject({ _tag: "ResourceNotFound" })
  })

  it("deletes what a draft gives up, and keeps as removed what a posted payment does", async () => {
    const rows = () =>
      h.sql<{ readonly removed: string | null }>(
        "select removed_date::text as removed from svc.payment_settlements where tenant_id = $1",
        [origin.tenantId],
      )
    const draft = await make({ settlements: [settlement([])] })
    await run(store().insertAll([draft]))
    await run(store().update({ ...draft, settlements: [] }, later))
    expect(await rows()).toEqual([])
    const dated = settlement([writeOff(draft, { effectiveDate: day })], { effectiveDate: day })
    const posted: Payment = { ...draft, postedDate: day, settlements: [dated] }
    await run(store().update(posted, later))
    expect(await run(store().lastPaid(origin, [invoice.id], next()))).toEqual(new Map([[invoice.id, day]]))
    expect(await run(store().lastPaid(origin, [invoice.id], posted.id))).toEqual(new Map())
    await run(store().update({ ...posted, settlements: [] }))
    expect(await run(store().find(origin, draft.id))).toEqual(posted)
    const whole = { ...posted, writeOffs: [writeOff(draft, { effectiveDate: day })] }
    const kept = { ...posted, settlements: [{ ...dated, writeOffs: [] }] }
    for (const each of [whole, kept]) {
      await run(store().update(each, later))
      expect(await run(store().find(origin, draft.id))).toEqual(each)
    }
    const again = settlement([])
    await run(store().update({ ...posted, settlements: [again] }, later))
    expect(await rows()).toEqual([{ removed: later }, { removed: null }])
    await run(store().update({ ...posted, settlements: [] }, later))
    expect(await run(store().find(origin, draft.id))).toEqual({ ...posted, settlements: [] })
    expect(await run(store().lastPaid(origin, [invoice.id], next()))).toEqual(new Map())
  })

  it("knows the entries of bank files, and refuses the number of a batch that is taken", async () => {
    const batch = {
      id: next<PaymentBatchId>(),
      number: "PB-1",
      messageId: "M-1",
      created: 1,
      matched: 0,
      skipped: 0,
      createdAt: makeSeeds(h).now(),
    }
    expect(await run(store().insertBatch(origin, batch))).toBe(true)
    expect(await run(store().insertBatch(origin, { ...batch, id: next<PaymentBatchId>() }))).toBe(false)
    const imported = await make({ batch: { id: batch.id, number: batch.number }, entryKey: "A 1" })
    await run(store().insertAll([imported]))
    expect(await run(store().find(origin, imported.id))).toEqual(imported)
    expect(await run(store().known(origin, ["A 1", "A 2"]))).toEqual(new Set(["A 1"]))
  })
})
