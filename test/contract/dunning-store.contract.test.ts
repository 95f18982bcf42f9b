import { applyToMessage, type MessageCommand } from "@svc/domain/messages/message"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import type { DunningCampaignId, InvoiceId, MessageId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { secondsAfter } from "@svc/domain/shared/timestamp"
import { type Effect, Result } from "effect"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { newMessage } from "../support/messages/message-rows.ts"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let scope: Scope
let invoiceId: InvoiceId
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())
beforeEach(async () => {
  const seeds = makeSeeds(h)
  const made = await seeds.tenant(["Alpha AB"])
  scope = made.scope
  await seeds.billing({ ...scope, legalEntityName: "Alpha AB", triggeredBy: made.userId })
  const [found] = await h.sql<{ readonly id: InvoiceId }>(
    "select id from svc.invoices where tenant_id = $1 and status = 'Posted' limit 1",
    [scope.tenantId],
  )
  invoiceId = found!.id
})

const within = <A, E>(work: Effect.Effect<A, E>) => h.worker.atomically(scope.tenantId, work)
const store = () => h.worker.get("DunningStore")
const next = <Id extends string>() => h.worker.get("IdSource").next<Id>()
const facts = async () => (await within(store().find(scope, invoiceId)))!

it("the last step of an invoice is its highest one, and all are listed from the first", async () => {
  const on = "2026-01-08" as CalendarDate
  const at = h.worker.get("AppClock").now()
  const campaignId = next<DunningCampaignId>()
  const { accountId, taken } = await facts()
  expect(taken).toBeUndefined()
  const step = (level: number) => ({
    invoiceId,
    accountId,
    campaignId,
    level,
    on: addDays(on, level),
    at,
    messageId: next<MessageId>(),
  })
  await within(store().take(scope, [step(1), step(3), step(2)]))
  expect((await facts()).taken).toEqual({ level: 3, on: addDays(on, 3) })
  expect((await within(store().steps(scope, invoiceId))).map(({ level }) => level)).toEqual([1, 2, 3])
})

it("whether the e-mail of an invoice arrived is what became of the latest one", async () => {
  const messages = h.worker.get("MessageStore")
  const at = h.worker.get("AppClock").now()
  const send = async (turn: number, outcome: MessageCommand) => {
    let message = newMessage(h.worker, scope, { invoiceId, turn })
    await within(messages.insert([message]))
    for (const command of [{ _tag: "Claimed", leaseUntil: secondsAfter(at, 300) } as const, outcome]) {
      message = Result.getOrThrow(applyToMessage(message, command))
      expect(await within(messages.save(message))).toBe(true)
    }
  }
  expect((await facts()).isMailDoubtful).toBe(false)
  await send(1, { _tag: "Refused", problem: "no such address" })
  expect((await facts()).isMailDoubtful).toBe(true)
  await send(2, { _tag: "Accepted", at, rejected: [] })
  expect((await facts()).isMailDoubtful).toBe(false)
  await send(3, { _tag: "Doubted", problem: "no answer" })
  expect((await facts()).isMailDoubtful).toBe(true)
})

it("reminders go to the address for reminders, else to that for invoices, and to none where both are empty", async () => {
  for (const [reminders, invoices, address] of [
    ["r@customer.example", "i@customer.example", "r@customer.example"],
    [" ", "i@customer.example", "i@customer.example"],
    [null, " ", undefined],
  ] as const) {
    await h.sql(
      "update svc.accounts set reminder_email_address = $2, invoice_email_address = $3 where tenant_id = $1",
      [scope.tenantId, reminders, invoices],
    )
    const { address: found, hasAddress } = await facts()
    expect([found, hasAddress]).toEqual([address, address !== undefined])
  }
})
