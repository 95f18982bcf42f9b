import type { DunningCampaign } from "@svc/domain/dunning/campaign"
import { remindersOf } from "@svc/domain/dunning/due-reminders"
import type { DunnedInvoice } from "@svc/domain/dunning/ports/dunning-store"
import { dayToRun, nextLook } from "@svc/domain/dunning/run-times"
import { addDays, type CalendarDate, dateIn } from "@svc/domain/shared/calendar-date"
import { decimal, zero } from "@svc/domain/shared/decimal"
import { fromIso, type Timestamp } from "@svc/domain/shared/timestamp"
import fc from "fast-check"
import { expect, it } from "vitest"
import { campaign as part } from "../support/campaign.ts"

/** Fourteen months, from a day before the clocks change in spring to the summer after the next. */
const first = "2026-03-01"
const days = 425
const outage = 5
const stepDays = [7, 14, 30, 45]

/** An invoice by days from the first one: when it is due, and when it is paid, if it ever is. */
interface Sold {
  readonly account: number
  readonly due: number
  readonly paid: number
}
interface Year {
  readonly timeZone: string
  readonly sendHour: number
  readonly onlyOnWorkdays: boolean
  /** The first of the days on which no worker runs. */
  readonly away: number
  readonly sold: readonly Sold[]
}

const sales = fc
  .record({ account: fc.nat(39), due: fc.nat(400), late: fc.integer({ min: -5, max: 120 }) })
  .map(({ account, due, late }): Sold => ({ account, due, paid: due + late }))

/** The outage begins on the day of the first invoice's first step, and that invoice is paid late. */
const years: fc.Arbitrary<Year> = fc
  .record({
    timeZone: fc.constantFrom("Europe/Stockholm", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"),
    sendHour: fc.nat(23),
    onlyOnWorkdays: fc.boolean(),
    sold: fc.array(sales, { minLength: 1, maxLength: 120 }),
  })
  .map(({ sold: [one, ...others], ...year }) => ({
    ...year,
    away: one!.due + stepDays[0]!,
    sold: [{ ...one!, paid: one!.due + 120 }, ...others],
  }))

/**
 * The reminders of a year by a reckoning of its own, in days from the first one: `day account level invoices`. It knows
 * no time zones and no code of the service.
 */
const expected = ({ onlyOnWorkdays, away, sold }: Year): readonly string[] => {
  const level = sold.map(() => 0)
  const last = sold.map(() => -100)
  // The first of March 2026 is a Sunday.
  const works = (day: number) => (day < away || day >= away + outage) && !(onlyOnWorkdays && [6, 0].includes(day % 7))
  const told: string[] = []
  for (let day = 0; day < days; day += 1) {
    if (!works(day)) continue
    const letters = new Map<string, number[]>()
    for (const [index, { account, due, paid }] of sold.entries()) {
      const after = stepDays[level[index]!]
      if (paid <= day || after === undefined || day < due + after || day < last[index]! + 3) continue
      level[index]! += 1
      last[index] = day
      const key = `${day} ${account} ${level[index]}`
      letters.set(key, [...(letters.get(key) ?? []), index])
    }
    for (const [key, indexes] of letters) told.push(`${key} ${indexes.join(",")}`)
  }
  return told.toSorted()
}

/** The reminders of a year by the rules of the service, whose daily job wakes by its own clock. */
const written = ({ timeZone, sendHour, onlyOnWorkdays, away, sold }: Year): readonly string[] => {
  const begin = first as CalendarDate
  const dayNumber = (day: CalendarDate) => Math.round((Date.parse(day) - Date.parse(begin)) / 86_400_000)
  const steps = stepDays.map((day, index) => ({ day, level: index + 1 }))
  let plan = {
    id: "c",
    isDefault: true,
    steps,
    minimumBalances: [],
    sendHour,
    onlyOnWorkdays,
  } as unknown as DunningCampaign
  const taken = new Map<number, { readonly level: number; readonly on: CalendarDate }>()
  const told: string[] = []
  const run = (now: Timestamp) => {
    const today = dayToRun(plan, timeZone, now)
    if (today === undefined) return
    const invoices = sold.map(({ account, due, paid }, index) => ({
      id: index,
      accountId: account,
      isPosted: paid > dayNumber(today),
      isCreditNote: false,
      currency: "SEK",
      balance: paid > dayNumber(today) ? decimal("10") : zero,
      dueDate: addDays(begin, due),
      address: "ada@customer.example",
      ...(taken.has(index) ? { taken: taken.get(index) } : {}),
    })) as unknown as readonly DunnedInvoice[]
    for (const reminder of remindersOf(invoices, [plan], today, [])) {
      const indexes = reminder.invoices.map(({ id }) => Number(id))
      for (const index of indexes) taken.set(index, { level: reminder.level, on: today })
      told.push(`${dayNumber(today)} ${reminder.invoices[0]!.accountId} ${reminder.level} ${indexes.join(",")}`)
    }
    plan = { ...plan, lastRunOn: today }
  }
  const end = fromIso(`${addDays(begin, days)}T12:00:00Z`)
  let now = fromIso(`${addDays(begin, -1)}T12:00:00Z`)
  while (now < end) {
    const number = dayNumber(dateIn(timeZone, now))
    // A worker that comes back takes the job up that was due meanwhile.
    if (number < away || number >= away + outage) {
      run(now)
      // The job may run twice.
      run(now)
    }
    now = nextLook(plan, timeZone, now)
  }
  return told.filter((each) => Number(each.split(" ")[0]) >= 0 && Number(each.split(" ")[0]) < days).toSorted()
}

it("fourteen months of reminders are those of an independent reckoning, through nights that the clock changes and an outage", () => {
  fc.assert(
    fc.property(years, (year) => {
      const told = written(year)
      expect(told).toEqual(expected(year))
      const letters = told.map((each) => each.split(" ").slice(0, 3).join(" "))
      expect(new Set(letters).size).toBe(letters.length)
    }),
    { numRuns: part({ gate: 8, whole: 300 }) },
  )
})
