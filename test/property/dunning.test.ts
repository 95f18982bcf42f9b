import { changeCampaign, type DunningCampaign } from "@svc/domain/dunning/campaign"
import { dueStep, type DunnedFacts, dunningOf, type Hold } from "@svc/domain/dunning/invoice-dunning"
import { dayToRun, nextLook } from "@svc/domain/dunning/run-times"
import { addDays, type CalendarDate, dateIn } from "@svc/domain/shared/calendar-date"
import { decimal, zero } from "@svc/domain/shared/decimal"
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
  ReminderOff: { isReminderOff: true },
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
  const refused = (change: Parameters<typeof changeCampaign>[1]) => {
    const after = changeCampaign(before, change, 0 as Timestamp)
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
