import { printDecimal, roundHalfUp } from "@svc/domain/shared/decimal"
import type { ExchangeRate } from "@svc/domain/exchange-rates/exchange-rate"
import { planWindow } from "@svc/domain/exchange-rates/use-cases/request-import"
import type { ConflictEntry } from "@svc/domain/exchange-rates/rate-import"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { FieldsRefused } from "@svc/domain/shared/errors"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createTestDatabase, type TestDatabase } from "../support/database/database.ts"
import { openRatesHouse, type RatesHouse } from "../support/exchange-rates/rates-house.ts"
import { type ScriptedProvider, startScriptedProvider } from "../support/exchange-rates/scripted-provider.ts"
import { openCases } from "./case-folders.ts"
import { caseKey, type CaseRate, providerOf, type RateCase, scriptOf, specifiedSettings } from "./rate-case.ts"

const viewOf = ({ fromCurrency, toCurrency, effectiveFrom, effectiveTo, rate }: ExchangeRate): CaseRate => ({
  FromCurrency: fromCurrency,
  ToCurrency: toCurrency,
  EffectiveFromDate: effectiveFrom,
  ...(effectiveTo === undefined ? {} : { EffectiveToDate: effectiveTo }),
  Rate: printDecimal(rate),
})
const conflictView = ({ fromCurrency, toCurrency, effectiveFrom, rate, existing }: ConflictEntry) => ({
  FromCurrency: fromCurrency,
  ToCurrency: toCurrency,
  EffectiveFromDate: effectiveFrom,
  Rate: printDecimal(rate),
  existing: { EffectiveFromDate: existing.effectiveFrom, Rate: printDecimal(existing.rate) },
})

/** The result of a case, with every name that cases may check. */
interface Outcome {
  readonly house: RatesHouse
  readonly provider: ScriptedProvider
  readonly created: readonly CaseRate[]
  readonly all: readonly CaseRate[]
  readonly failures: readonly { readonly currency?: string; readonly message: string }[]
  readonly conflicts: readonly ReturnType<typeof conflictView>[]
  readonly waits: readonly number[]
  readonly addHistorical?: boolean
  readonly error?: string
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const play = async (house: RatesHouse, provider: ScriptedProvider, { provider: name, given }: RateCase) => {
  const chosen = providerOf[name]
  const base: Outcome = { house, provider, created: [], all: [], failures: [], conflicts: [], waits: [] }
  await house.add(given.existing ?? [])
  const all = async () => (await house.rates()).map(viewOf)
  const manage = house.side.get("ExchangeRates")

  if (given.op === "validateKey") {
    const saved = house.side.exit(manage.saveApiKey(house.scope, caseKey, true))
    return { ...base, waits: (await house.run(saved)).waits, all: await all() }
  }
  const key = name === "oanda" ? { apiKey: caseKey, apiKeyValid: true } : {}
  const lastSuccess =
    typeof given.lastSync === "string" ? { lastSuccessAt: Date.parse(given.lastSync) as Timestamp } : {}
  await house.saveSettings(chosen, { isEnabled: true, ...key, ...lastSuccess })
  if (given.op === "deactivate") {
    await house.side.run(manage.deleteProvider(house.scope, chosen))
    return { ...base, all: await all() }
  }

  const before = new Set((await house.rates()).map(({ id }) => id))
  const requested = { from: given.from as CalendarDate | undefined, to: given.to as CalendarDate | undefined }
  try {
    const { rateImport, results, conflicts, waits } = await house.runImport(chosen, requested)
    const stored = await house.rates()
    const failures = results.flatMap(({ currency, failures: texts }) =>
      texts.map((message) => {
        const of = currency ?? /^([A-Z]{3})(?: \(base currency\))?: /.exec(message)?.[1]
        return { ...(of === undefined ? {} : { currency: of }), message }
      }),
    )
    return {
      ...base,
      created: stored.filter(({ id }) => !before.has(id)).map(viewOf),
      all: stored.map(viewOf),
      failures,
      conflicts: conflicts.map(conflictView),
      waits,
      addHistorical: rateImport.addHistorical,
    }
  } catch (error) {
    const { errors } = error as FieldsRefused
    if (errors === undefined) throw error
    return { ...base, all: await all(), error: Object.values(errors).flat().join("; ") }
  }
}

type Checks = Readonly<Record<string, (wanted: never, outcome: Outcome, played: RateCase) => unknown>>

const inSomeOrder = (wanted: readonly object[], found: readonly object[]) => {
  expect(found).toHaveLength(wanted.length)
  expect(found).toEqual(expect.arrayContaining(wanted.map((each) => expect.objectContaining(each) as unknown)))
}
const settingsOf = async ({ house }: Outcome, { provider }: RateCase) => house.settings(providerOf[provider])

/** A check for each key of `expect`. */
const checks: Checks = {
  created: (wanted: readonly CaseRate[], { created }) => inSomeOrder(wanted, created),
  createdCount: (wanted: number, { created }) => expect(created).toHaveLength(wanted),
  conflicts: (wanted: readonly object[], { conflicts }) => {
    expect(conflicts).toHaveLength(wanted.length)
    for (const each of wanted) expect(conflicts).toContainEqual(expect.objectContaining(each))
  },
  failures: (wanted: readonly object[], { failures }) => {
    expect(failures).toHaveLength(wanted.length)
    wanted.forEach((each, index) => expect(failures[index]).toMatchObject(each))
  },
  settings: async (wanted: object | null, outcome, played) => {
    const stored = specifiedSettings(providerOf[played.provider], await settingsOf(outcome, played))
    if (wanted === null) expect(stored).toBeNull()
    else expect(stored).toMatchObject(wanted)
  },
  addHistoricalExchangeRates: (wanted: boolean, { addHistorical }) => expect(addHistorical).toBe(wanted),
  storedAfter: (wanted: readonly CaseRate[], { all }) => {
    for (const rate of wanted) expect(all).toContainEqual(rate)
  },
  mustNotBe: (wanted: readonly string[], { all }) => {
    for (const rate of wanted) expect(all.map((each) => each.Rate)).not.toContain(rate)
  },
  noRecordFor: (wanted: readonly string[], { all }) => {
    for (const date of wanted) expect(all.map((each) => each.EffectiveFromDate)).not.toContain(date)
  },
  mustNotContain: async (wanted: readonly string[], outcome, played) => {
    const told = JSON.stringify([outcome.failures, await settingsOf(outcome, played), outcome.house.logged()])
    for (const text of wanted) expect(told).not.toContain(text.replaceAll("<API_KEY>", caseKey))
  },
  windowStart: (wanted: string, { provider }) => expect(provider.requests.at(-1)).toContain(wanted),
  nextWindowStart: async (wanted: string, outcome, played) => {
    const stored = await settingsOf(outcome, played)
    const now = Date.parse(played.given.now!) as Timestamp
    const planned = planWindow(providerOf[played.provider], {}, now, stored?.lastSuccessAt)
    expect(Result.getOrThrow(planned).window.from).toBe(wanted)
  },
  waitsSeconds: (wanted: readonly number[], { waits }) => expect(waits).toEqual(wanted),
  requestsMade: (wanted: number, { provider }) => expect(provider.requests).toHaveLength(wanted),
  requestsNotMade: (wanted: readonly string[], { provider }) => {
    for (const part of wanted) expect(provider.requests.join("\n")).not.toContain(part)
  },
  roundedTo5MustEqualRiksbank: (wanted: Readonly<Record<string, string>>, { house }) =>
    house.rates().then((rates) => {
      for (const [currency, value] of Object.entries(wanted)) {
        const rate = rates.find(({ fromCurrency }) => fromCurrency === currency)
        expect(printDecimal(roundHalfUp(rate!.rate, 5))).toBe(value)
      }
    }),
  error: (wanted: string, { error }) => expect(error).toBe(wanted),
  ApiKeyValid: async (wanted: boolean, outcome, played) =>
    expect((await settingsOf(outcome, played))?.apiKeyValid).toBe(wanted),
  ApiKey: async (wanted: string, outcome, played) =>
    expect((await settingsOf(outcome, played))?.apiKey).toBe(wanted === "persisted" ? caseKey : undefined),
  ActivationErrorMessage: async (wanted: string | null, outcome, played) =>
    expect((await settingsOf(outcome, played))?.message ?? null).toBe(wanted),
  ratesCreated: (wanted: number, { all }) => expect(all).toHaveLength(wanted),
}

const givenKeys = new Set(["now", "op", "base", "currencies", "from", "to", "lastSync", "existing"])

describe.each(openCases("exchange-rates"))("exchange rates, $from cases", (folder) => {
  it.skipIf(folder.isAbsent).each(folder.cases<RateCase>())("$id: $title", async (played) => {
    expect(Object.keys(played.given).filter((key) => !givenKeys.has(key))).toEqual([])
    expect(Object.keys(played.expect).filter((key) => checks[key] === undefined)).toEqual([])
    const { given } = played
    const provider = await startScriptedProvider(scriptOf(folder, played))
    const house = await openRatesHouse({
      databaseUrl: database.url,
      providers: provider.origin,
      now: given.now ?? "2026-11-20T12:00:00Z",
      base: given.base ?? given.existing?.[0]?.ToCurrency ?? "SEK",
      currencies: [...(given.currencies ?? []), ...(given.existing ?? []).map(({ FromCurrency }) => FromCurrency)],
    })
    try {
      const outcome = await play(house, provider, played)
      expect(provider.unexpected).toEqual([])
      for (const [key, wanted] of Object.entries(played.expect)) {
        const check = checks[key] as (value: unknown, of: Outcome, by: RateCase) => unknown
        await check(wanted, outcome, played)
      }
      // No case may log the provider's key.
      expect(house.logged()).not.toContain(caseKey)
    } finally {
      await house.close()
      await provider.close()
    }
  })
})
