import { changeCampaign, type DunningCampaign } from "@svc/domain/dunning/campaign"
import { remindersOf } from "@svc/domain/dunning/due-reminders"
import type { DunnedInvoice } from "@svc/domain/dunning/ports/dunning-store"
import { dueStep, type DunnedFacts, dunningOf, type Hold, levelByHand } from "@svc/domain/dunning/invoice-dunning"
import { dayToRun, nextLook } from "@svc/domain/dunning/run-times"
import { addDays, type CalendarDate, dateIn } from "@svc/domain/shared/calendar-date"
import { decimal, zero } from "@svc/domain/shared/decimal"
import type { AccountId } from "@svc/domain/shared/ids"
import { fromIso, type Timestamp } from "@svc/domain/shared/timestamp"
import { DateTime, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const due = "2026-01-01" as CalendarDate
const facts: DunnedFacts = {
  isPosted: true,
  isCreditNote: false,
  currency: "SEK",
  balance: decimal("100"),
  dueDate: due,
  isReminderOff: false,
  isAccountInactive: false,
  isAccountExempt: false,
  isWrittenOff: false,
  isPaymentPlanned: false,
  isMailDoubtful: false,
  hasAddress: true,
}
const rising = (most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 6 })
    .map((all) => all.toSorted((a, b) => a - b))
const plans = fc
  .tuple(rising(40), rising(9))
  .map(([days, levels]) => days.slice(0, levels.length).map((day, index) => ({ day, level: levels[index]! })))
const heldBy: Readonly<Record<Hold, Partial<DunnedFacts>>> = {
  CreditNote: { isCreditNote: true },
  Disputed: { dispute: {} },
  ReminderOff: { isReminderOff: true },
  AccountExempt: { isAccountExempt: true },
  AccountPaused: { accountPausedUntil: addDays(due, 8) },
  AccountInactive: { isAccountInactive: true },
  BelowMinimum: { balance: decimal("9.99") },
  WrittenOff: { isWrittenOff: true },
  PaymentPlanned: { isPaymentPlanned: true },
  MailDoubtful: { isMailDoubtful: true },
  NoAddress: { hasAddress: false },
}
const minimumBalances = [{ currency: "SEK", amount: decimal("10") }]

describe("the steps of an invoice", () => {
  it("are taken as an independent reckoning of days says, whatever days are missed or held", () => {
    fc.assert(
      fc.property(plans, fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }), (steps, works) => {
        const byModel: [number, number][] = []
        let [at, last] = [0, -100]
        for (let day = 0; day < works.length; day += 1)
          if (works[day] && at < steps.length && day >= steps[at]!.day && day - last >= 3) {
            byModel.push([day, steps[at]!.level])
            last = day
            at += 1
          }
        const taken: [number, number][] = []
        let now = facts
        for (let day = 0; day < works.length; day += 1) {
          const today = addDays(due, day)
          const step = dueStep(works[day] ? now : { ...now, isPaymentPlanned: true }, { steps, minimumBalances }, today)
          if (step === undefined) continue
          taken.push([day, step.level])
          now = { ...now, taken: { level: step.level, on: today } }
        }
        expect(taken).toEqual(byModel)
        expect(new Set(taken.map(([, level]) => level)).size).toBe(taken.length)
      }),
    )
  })

  it.each(Object.keys(heldBy) as Hold[])("wait while %s holds, and only then", (reason) => {
    const campaign = { steps: [{ day: 7, level: 1 }], minimumBalances }
    const today = addDays(due, 7)
    expect(dueStep(facts, campaign, today)).toEqual({ day: 7, level: 1 })
    const held = { ...facts, ...heldBy[reason] }
    expect(dueStep(held, campaign, today)).toBeUndefined()
    expect(dunningOf(held, campaign, today)).toMatchObject({ state: "InDunning", held: reason })
  })

  it("wait for the minimum of the invoice's own currency, which is itself enough", () => {
    const today = addDays(due, 7)
    const due7 = (balance: string, all: typeof minimumBalances) =>
      dueStep({ ...facts, balance: decimal(balance) }, { steps: [{ day: 7, level: 1 }], minimumBalances: all }, today)
    const inEuro = { currency: "EUR", amount: decimal("1000") }
    expect([due7("10", minimumBalances), due7("9.99", minimumBalances)]).toEqual([{ day: 7, level: 1 }, undefined])
    expect(due7("10", [inEuro, ...minimumBalances])).toEqual({ day: 7, level: 1 })
    expect(due7("0.01", [inEuro])).toEqual({ day: 7, level: 1 })
  })

  it("end to wait on the last day of a pause or a dispute", () => {
    const campaign = { steps: [{ day: 7, level: 1 }], minimumBalances }
    const until = addDays(due, 20)
    const levels = [{ accountPausedUntil: until }, { dispute: { until } }].flatMap((pause) =>
      [addDays(until, -1), until].map((day) => dueStep({ ...facts, ...pause }, campaign, day)?.level),
    )
    expect(levels).toEqual([undefined, 1, undefined, 1])
  })

  it("are taken by hand on any day, each level once, and never where the customer owes nothing for sure", () => {
    const ignored: readonly Hold[] = [
      "ReminderOff",
      "AccountExempt",
      "AccountPaused",
      "AccountInactive",
      "BelowMinimum",
    ]
    const campaign = { steps: [{ day: 7, level: 2 }], minimumBalances }
    const byHand = (of: Partial<DunnedFacts>, asked?: number) =>
      Result.getOrUndefined(levelByHand({ ...facts, ...of }, campaign, due, asked))
    for (const reason of Object.keys(heldBy) as Hold[])
      expect(byHand(heldBy[reason]), reason).toBe(ignored.includes(reason) ? 2 : undefined)
    const taken = { level: 3, on: due }
    expect([byHand({}, 1), byHand({ taken }), byHand({ taken }, 3), byHand({ taken }, 4)]).toEqual([
      1,
      undefined,
      undefined,
      4,
    ])
    expect([byHand({ balance: zero }), byHand({ isPosted: false })]).toEqual([undefined, undefined])
  })

  it("share one reminder for each account and level, with at most a hundred invoices, once a day", () => {
    const accounts = ["a", "b"] as const
    const many = fc.array(fc.record({ account: fc.constantFrom(...accounts), level: fc.integer({ min: 0, max: 1 }) }), {
      minLength: 1,
      maxLength: 450,
    })
    const campaign = {
      id: "c",
      isDefault: true,
      minimumBalances: [],
      steps: [
        { day: 1, level: 1 },
        { day: 2, level: 2 },
      ],
    } as unknown as DunningCampaign
    fc.assert(
      fc.property(many, fc.subarray(["a 1", "a 2", "b 1", "b 2"]), (all, written) => {
        const invoices = all.map(({ account, level }, index) => ({
          ...facts,
          id: `i${index}`,
          accountId: account,
          address: "ada@customer.example",
          ...(level === 0 ? {} : { taken: { level, on: due } }),
        })) as unknown as readonly DunnedInvoice[]
        const before = written.map((each) => ({ accountId: each[0] as AccountId, level: Number(each[2]) }))
        const reminders = remindersOf(invoices, [campaign], addDays(due, 30), before)
        const keys = reminders.map(({ level, invoices: [first] }) => `${first!.accountId} ${level}`)
        const wanted = new Set(all.map(({ account, level }) => `${account} ${level + 1}`))
        expect(keys.toSorted()).toEqual([...wanted].filter((key) => !written.includes(key)).toSorted())
        for (const reminder of reminders) {
          const { accountId } = reminder.invoices[0]!
          const owed = all.filter(({ account, level }) => account === accountId && level + 1 === reminder.level)
          expect(reminder.invoices).toHaveLength(Math.min(owed.length, 100))
          expect(new Set(reminder.invoices.map(({ id }) => id)).size).toBe(reminder.invoices.length)
        }
      }),
    )
  })

  it("give the state of the invoice", () => {
    const campaign = { steps: [{ day: 7, level: 1 }], minimumBalances }
    const later = addDays(due, 30)
    const reminded = { ...facts, taken: { level: 1, on: addDays(due, 7) } }
    const states = (of: DunnedFacts, today = later) => dunningOf(of, campaign, today).state
    expect(states(facts, due)).toBe("None")
    expect(states(facts, addDays(due, 1))).toBe("InDunning")
    expect(states(reminded)).toBe("Exhausted")
    expect(states({ ...reminded, balance: zero })).toBe("Ended")
    expect(states({ ...reminded, isPosted: false })).toBe("Ended")
    expect(states({ ...facts, balance: zero })).toBe("None")
    expect(dunningOf(facts, undefined, later).state).toBe("None")
    // An invoice that is open again goes on behind the level that it had.
    const two = { steps: [...campaign.steps, { day: 8, level: 2 }], minimumBalances }
    expect(dunningOf(reminded, two, later).next).toEqual({ day: 8, level: 2, on: addDays(due, 10) })
  })
})

describe("a campaign", () => {
  const before = { name: "A", steps: [{ day: 7, level: 1 }], minimumBalances: [] } as unknown as DunningCampaign
  const refused = (change: Parameters<typeof changeCampaign>[1], others: readonly { readonly name: string }[] = []) => {
    const after = changeCampaign(before, change, 0 as Timestamp, others)
    return Result.isFailure(after) ? Object.keys(after.failure.errors) : []
  }
  it("has rising days and levels, a name, and each currency once", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ day: fc.integer(), level: fc.integer() }), { maxLength: 11 }), (steps) => {
        const isRising = (all: readonly number[], most: number) =>
          all.every((each, index) => each >= 1 && each <= most && (index === 0 || each > all[index - 1]!))
        const days = steps.map(({ day }) => day)
        const levels = steps.map(({ level }) => level)
        const isRight = steps.length > 0 && isRising(days, 365) && isRising(levels, 9)
        expect(refused({ steps })).toEqual(isRight ? [] : ["steps"])
      }),
    )
    expect(refused({ steps: [{ day: 3 }, { day: 9 }] })).toEqual([])
    expect(refused({ steps: [{ day: 9 }, { day: 3 }] })).toEqual(["steps"])
    const at = (day: number, level: number) => refused({ steps: [{ day, level }] })
    expect([at(365, 9), at(366, 9), at(365, 10)]).toEqual([[], ["steps"], ["steps"]])
    expect(refused({ name: " " })).toEqual(["name"])
    expect(refused({ name: " B " }, [{ name: "B" }])).toEqual(["name"])
    const many = Array.from({ length: 50 }, (_, index) => ({ name: `other ${index}` }))
    expect([refused({}, many.slice(1)), refused({}, many)]).toEqual([[], ["message"]])
    expect(refused({ minimumBalances: [...minimumBalances, ...minimumBalances] })).toEqual(["minimumBalances"])
  })
})

describe("the day of a legal entity", () => {
  const zones = fc.constantFrom("Europe/Stockholm", "America/Sao_Paulo", "Asia/Kolkata", "Pacific/Apia", "UTC")
  it("is worked through once, at or after its hour, also in nights that the clock changes", () => {
    fc.assert(
      fc.property(zones, fc.nat(23), fc.integer({ min: 0, max: 720 }), (timeZone, sendHour, days) => {
        const now = (fromIso("2026-01-01T00:00:00Z") + days * 43_200_000) as Timestamp
        const plan = { sendHour, onlyOnWorkdays: false }
        const at = nextLook(plan, timeZone, now)
        expect(at).toBeGreaterThan(now)
        expect(at - now).toBeLessThanOrEqual(25 * 3_600_000)
        const day = dayToRun(plan, timeZone, at)
        expect(day).toBe(dateIn(timeZone, at))
        expect(dayToRun({ ...plan, lastRunOn: day! }, timeZone, at)).toBeUndefined()
        const { hour } = DateTime.toParts(DateTime.makeZonedUnsafe(at, { timeZone }))
        expect(hour === sendHour || hour === sendHour + 1).toBe(true)
        const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
        expect(dayToRun({ ...plan, onlyOnWorkdays: true }, timeZone, at) !== undefined).toBe(weekday % 6 !== 0)
      }),
    )
  })
})
