import { applyToMessage, type Message, type MessageCommand } from "@svc/domain/messages/message"
import type { Scope } from "@svc/domain/shared/scope"
import { secondsAfter } from "@svc/domain/shared/timestamp"
import { type Effect, Result } from "effect"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { mailSettings, newMessage } from "../support/messages/message-rows.ts"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let scope: Scope
let other: Scope
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())
beforeEach(async () => {
  scope = (await makeSeeds(h).tenant()).scope
  other = (await makeSeeds(h).tenant()).scope
})

const within = <A, E>(work: Effect.Effect<A, E>) => h.worker.atomically(scope.tenantId, work)
const store = () => h.worker.get("MessageStore")
const now = () => h.worker.get("AppClock").now()
const stored = async (given: Partial<Message> = {}) => {
  const message = newMessage(h.worker, scope, given)
  await within(store().insert([message]))
  return message
}
const moved = (message: Message, command: MessageCommand) => Result.getOrThrow(applyToMessage(message, command))
const claimed = (message: Message) => moved(message, { _tag: "Claimed", leaseUntil: secondsAfter(now(), 300) })

it("a message is read back equal, and only within its tenant and legal entity", async () => {
  const message = await stored()
  expect(await within(store().find(scope, message.id))).toEqual(message)
  expect(await within(store().find({ ...scope, legalEntityId: other.legalEntityId }, message.id))).toBeUndefined()
  expect(await h.worker.atomically(other.tenantId, store().find(other, message.id))).toBeUndefined()
  expect(await h.worker.atomically(other.tenantId, store().list(other, { limit: 10 }))).toEqual([])
})

it("of a document and turn only the first message is written", async () => {
  const message = await stored()
  await stored({ invoiceId: message.invoiceId, recipient: "eve@customer.example" })
  await stored({ invoiceId: message.invoiceId, turn: 2 })
  const found = await within(store().list(scope, { invoiceId: message.invoiceId, limit: 10 }))
  expect(found.map(({ turn, recipient }) => [turn, recipient])).toEqual([
    [2, "ada@customer.example"],
    [1, "ada@customer.example"],
  ])
  expect(await within(store().lastTurn(scope, "Invoice", message.invoiceId))).toBe(2)
  expect(await within(store().lastTurn(scope, "CreditNote", message.invoiceId))).toBe(0)
})

it("a posting of thousands of invoices writes a message for each", async () => {
  const many = Array.from({ length: 3000 }, () => newMessage(h.worker, scope))
  await within(store().insert(many))
  const [counted] = await h.sql<{ n: number }>("select count(*)::int as n from svc.messages where tenant_id = $1", [
    scope.tenantId,
  ])
  expect(counted).toEqual({ n: many.length })
})

it("of two changes of one version one is written", async () => {
  const sending = claimed(await stored())
  expect(await within(store().save(sending))).toBe(true)
  expect(await within(store().save(sending))).toBe(false)
  const ending = moved(sending, { _tag: "Ending" })
  const late = moved(sending, { _tag: "Postponed", problem: "later", until: now() })
  expect(await within(store().save(ending))).toBe(true)
  expect(await within(store().save(late))).toBe(false)
  expect(await within(store().find(scope, sending.id))).toEqual(ending)
})

it("gives what is due, earliest first, and what a worker let lapse", async () => {
  const at = now()
  const later = await stored({ nextAttemptAt: secondsAfter(at, 60) })
  const second = await stored({ nextAttemptAt: at })
  const first = await stored({ nextAttemptAt: secondsAfter(at, -60) })
  const middle = await stored({ nextAttemptAt: secondsAfter(at, -30) })
  const due = await within(store().due(scope, at, 10))
  expect(due.map(({ id }) => id)).toEqual([first.id, middle.id, second.id])
  expect(await within(store().due(scope, at, 1))).toHaveLength(1)
  const sending = claimed(second)
  await within(store().save(sending))
  expect(await within(store().lapsed(scope, secondsAfter(at, 299), 10))).toEqual([])
  expect(await within(store().lapsed(scope, secondsAfter(at, 300), 10))).toEqual([sending])
  expect(await within(store().nextAt(scope))).toEqual({
    due: first.nextAttemptAt,
    leaseEnds: secondsAfter(at, 300),
  })
  expect(later.status).toBe("Queued")
  expect(await h.worker.run(store().unfinished(1000))).toContainEqual(scope)
})

it("counts the attempts of the last minute and those under way", async () => {
  const at = now()
  const sending = claimed(await stored())
  await within(store().save(sending))
  expect(await h.worker.run(store().unfinished(1000))).toContainEqual(scope)
  await within(store().addAttempt(sending, { number: 1, at, server: "mail.example:587" }))
  expect(await within(store().sendingNow(scope, secondsAfter(at, -60)))).toEqual({ underWay: 1, begun: 1, firstAt: at })
  await within(store().endAttempt(sending, { outcome: "NotTaken", text: "450 later", code: 450, milliseconds: 7 }))
  expect(await within(store().attempts(scope, sending.id))).toEqual([
    { number: 1, at, server: "mail.example:587", outcome: "NotTaken", text: "450 later", code: 450, milliseconds: 7 },
  ])
  expect(await within(store().sendingNow(scope, at))).toEqual({ underWay: 1, begun: 0 })
})

it("settings are read back equal, sealed at rest, and tell at once that they are off", async () => {
  const settings = h.worker.get("MailSettingsStore")
  expect(await within(settings.isOn(scope))).toBe(false)
  await within(settings.save(scope, { ...mailSettings, isEnabled: true }))
  expect(await within(settings.isOn(scope))).toBe(true)
  expect(await within(settings.find(scope))).toEqual({ ...mailSettings, isEnabled: true })
  const until = secondsAfter(now(), 900)
  await within(settings.stop(scope, until))
  expect(await within(settings.hold(scope))).toEqual({ ...mailSettings, isEnabled: true, stoppedUntil: until })
  const rows = await h.sql<{ text: string }>("select m::text as text from svc.mail_settings m where tenant_id = $1", [
    scope.tenantId,
  ])
  expect(rows).toHaveLength(1)
  expect(rows[0]!.text).not.toContain(mailSettings.login.password)
  await within(settings.save(scope, mailSettings))
  expect(await within(settings.isOn(scope))).toBe(false)
  expect(await within(settings.find(scope))).toEqual(mailSettings)
  await within(settings.remove(scope))
  expect(await within(settings.find(scope))).toBeUndefined()
})

it("cancels what waits, and leaves what is being sent", async () => {
  const sending = claimed(await stored())
  await within(store().save(sending))
  const waiting = await stored()
  const sister = { ...scope, legalEntityId: other.legalEntityId }
  await within(store().cancelWaiting(sister, now(), "Not of this legal entity."))
  expect(await within(store().find(scope, waiting.id))).toEqual(waiting)
  await within(store().cancelWaiting(scope, now(), "The mail settings were removed."))
  expect(await within(store().find(scope, sending.id))).toEqual(sending)
  const { nextAttemptAt: _, ...rest } = waiting
  expect(await within(store().find(scope, waiting.id))).toEqual({
    ...rest,
    status: "Cancelled",
    version: 2,
    cancelledAt: now(),
    problem: "The mail settings were removed.",
  })
})
