import type { ManualClock } from "@svc/adapters/clock/test-clock"
import type { ExchangeRate } from "@svc/domain/exchange-rates/exchange-rate"
import type { RequestedWindow } from "@svc/domain/exchange-rates/import-window"
import type { CurrencyResult } from "@svc/domain/exchange-rates/import-result"
import { newSettings, type ProviderSettings, type RateProvider } from "@svc/domain/exchange-rates/provider"
import type { ConflictEntry, RateImport } from "@svc/domain/exchange-rates/rate-import"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import type { ExchangeRateId, TenantId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { openService } from "../service/service.ts"
import type { Side } from "../service/side.ts"
import { passTime } from "./pass-time.ts"

export interface GivenRate {
  readonly FromCurrency: string
  readonly EffectiveFromDate: string
  readonly EffectiveToDate?: string
  readonly Rate: string
}

/**
 * A legal entity with currencies, a clock at a given moment, and providers at an address: all that an import needs,
 * without a queue.
 */
export interface RatesHouse {
  readonly side: Side
  readonly scope: Scope
  readonly baseCurrency: string
  readonly clock: ManualClock
  readonly logged: () => string
  readonly add: (rates: readonly GivenRate[]) => Promise<void>
  readonly saveSettings: (provider: RateProvider, settings: Partial<ProviderSettings>) => Promise<void>
  readonly settings: (provider: RateProvider) => Promise<ProviderSettings | undefined>
  /** Requests an import and runs it, moving the clock whenever the import waits. Returns the seconds waited. */
  readonly runImport: (
    provider: RateProvider,
    requested?: RequestedWindow,
  ) => Promise<{
    readonly rateImport: RateImport
    readonly results: readonly CurrencyResult[]
    readonly conflicts: readonly ConflictEntry[]
    readonly waits: readonly number[]
  }>
  /** Waits for a promise while moving the clock. */
  readonly run: <A>(work: Promise<A>) => Promise<{ readonly value: A; readonly waits: readonly number[] }>
  readonly rates: () => Promise<readonly ExchangeRate[]>
  readonly close: () => Promise<void>
}

export interface HouseOptions {
  readonly databaseUrl: string
  readonly providers: string
  /** The moment at which the clock starts, in ISO 8601. */
  readonly now: string
  readonly base: string
  /** Currencies to add in this order. The base currency always exists. */
  readonly currencies: readonly string[]
}

export const openRatesHouse = async (options: HouseOptions): Promise<RatesHouse> => {
  const { databaseUrl, providers, now, base } = options
  const service = await openService({
    clock: Date.parse(now),
    beside: { databaseUrl },
    settings: {
      SVC_CENTRAL_BANK_DATA_URL: providers,
      SVC_RATES_URL: providers,
      SVC_NBP_URL: `${providers}/api`,
      SVC_RIKSBANK_URL: providers,
      SVC_LOG_LEVEL: "debug",
    },
  })
  const { clock, worker: side } = service
  const legalEntities = [{ name: "Alpha", baseCurrency: base }]
  const { tenant, legalEntities: made } = await side.run(
    side.get("Organisation").createTenant({ name: "Rates", legalEntities }),
  )
  const tenantId: TenantId = tenant.id
  const scope: Scope = { tenantId, legalEntityId: made[0]!.id }
  const ids = side.get("IdSource")
  const wanted = options.currencies.filter((code) => code !== base)
  if (wanted.length > 0) {
    await side.run(side.get("CurrencyStore").insertAll(wanted.map((code) => ({ id: ids.next(), tenantId, code }))))
  }

  const run: RatesHouse["run"] = (work) => passTime(clock, work)

  return {
    side,
    scope,
    baseCurrency: base,
    clock,
    logged: service.logged,
    run,
    add: (rates) => side.atomically(allTenants, addRates(side, scope, base, rates)),
    saveSettings: (provider, settings) =>
      side.run(side.get("RateProviderStore").save(scope, { ...newSettings(provider), ...settings })),
    settings: (provider) => side.run(side.get("RateProviderStore").find(scope, provider)),
    runImport: async (provider, requested = {}) => {
      const { id } = await side.run(side.get("ExchangeRates").requestImport(scope, provider, requested, false))
      const { value, waits } = await run(side.run(side.get("ExchangeRates").runImport(tenantId, id)))
      const conflicts = await side.run(side.get("RateImportStore").conflicts(scope, id, { limit: 1_000_000 }))
      return { ...value, conflicts, waits }
    },
    rates: async () =>
      (await side.run(side.get("RateStore").list(scope, { order: [], offset: 0, limit: 1_000_000 }))).items,
    close: service.close,
  }
}

const addRates = (side: Side, scope: Scope, base: string, rates: readonly GivenRate[]) =>
  Effect.gen(function* () {
    const currencies = side.get("CurrencyStore")
    const to = yield* currencies.findByCode(scope.tenantId, base)
    for (const each of rates) {
      const from = yield* currencies.findByCode(scope.tenantId, each.FromCurrency)
      yield* side.get("RateStore").insertAll(scope, { from, to }, [
        {
          id: side.get("IdSource").next<ExchangeRateId>(),
          effectiveFrom: each.EffectiveFromDate as CalendarDate,
          ...(each.EffectiveToDate === undefined ? {} : { effectiveTo: each.EffectiveToDate as CalendarDate }),
          rate: decimal(each.Rate),
          source: "manual",
        },
      ])
    }
  })
