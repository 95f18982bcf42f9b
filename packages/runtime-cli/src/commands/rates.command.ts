import type { Gather } from "@svc/domain/exchange-rates/gathering"
import type { RequestedWindow } from "@svc/domain/exchange-rates/import-window"
import { type RateProvider, rateProviders } from "@svc/domain/exchange-rates/provider"
import { type CalendarDate, dateOf } from "@svc/domain/shared/calendar-date"
import { type Decimal, printDecimal } from "@svc/domain/shared/decimal"
import { currentTime } from "@svc/domain/shared/timestamp"
import { Argument, type Command } from "commander"
import { Effect } from "effect"
import { type Cli, command, group } from "../command.ts"
import { CommandFailed, UsageRefused } from "../failure.ts"
import { findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { fields } from "../output.ts"
import { importJson, importText, progressBar, rateJson, ratesText } from "../rate-views.ts"
import { readBytes } from "../read-bytes.ts"
import { databaseSettings, settingsHelp } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"
const providerSettings = settingsHelp("centralBankDataUrl", "ratesUrl", "nbpUrl", "riksbankUrl", "riksbankKey")

export const ratesCommands = (cli: Cli): Command =>
  group("rates", "Exchange rates and their import", [importFrom(cli), history(cli), list(cli), asOf(cli), convert(cli)])

interface WindowOptions extends options.ScopeOptions, RequestedWindow {}

const windowed = (made: Command) =>
  made
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .option("--from <date>", "first day to import", options.calendarDate)
    .option("--to <date>", "last day to import", options.calendarDate)

/** Starts an import and runs it in this process, whether or not a worker runs. */
const runHere = Effect.fnUntraced(function* (
  service: Service,
  asked: options.ScopeOptions,
  provider: RateProvider,
  requested: RequestedWindow,
  gather?: Gather,
) {
  const { scope } = yield* findScope(service, asked)
  const { showProgress } = service.invocation
  const { id } = yield* service.exchangeRates.requestImport(scope, provider, requested, false)
  const ended = yield* service.exchangeRates.runImport(scope.tenantId, id, {
    endsWhenCutOff: true,
    ...(showProgress === undefined ? {} : { onProgress: (progress) => showProgress(progressBar(progress)) }),
    ...(gather === undefined ? {} : { gather }),
  })
  showProgress?.("")
  return { json: importJson(ended), text: importText(ended), failed: ended.rateImport.state === "Failed" }
})

const importFrom = (cli: Cli) =>
  windowed(
    command("import", "Import exchange rates from a provider now", {
      details:
        "Without dates: the rates of the last seven days from the central bank, the current rates from the commercial provider, and those since the last success from the Swedish central bank. With --from and --to: every rate between them. An existing rate is not changed but counted as a conflict. The exit code is 1 when the import fails.",
      examples: [
        `rates import central-bank ${tenantExample}`,
        `rates import riksbank ${tenantExample} --from 2026-01-01 --to 2026-06-30`,
      ],
      settings: { ...databaseSettings, ...providerSettings },
    }).addArgument(new Argument("<provider>", "the provider to import from").choices(rateProviders)),
  ).action(
    cli.withService((service, { from, to, ...asked }: WindowOptions, provider) =>
      (from ?? to) !== undefined && provider === "commercial"
        ? Effect.fail(
            new UsageRefused({
              message: "the commercial provider has only current rates: omit --from and --to",
            }),
          )
        : runHere(service, asked, provider as RateProvider, { from, to }),
    ),
  )

interface HistoryOptions extends WindowOptions {
  readonly file: string
}

const history = (cli: Cli) =>
  windowed(
    command("history", "Import the central bank's own history file", {
      details:
        "The file is eurofxref-hist.zip of the European Central Bank, or the CSV inside it: every reference rate since 1999. The file is imported like the bank's other rates, for the currencies of the tenant.",
      examples: [`rates history --file eurofxref-hist.zip ${tenantExample}`],
      settings: databaseSettings,
    }).requiredOption("--file <file>", "the file, or - for standard input"),
  ).action(
    cli.act(async (invocation, { file, from, to, ...asked }: HistoryOptions) => {
      const bytes = await readBytes(invocation, file)
      const { readHistoryFile } = await import("@svc/adapters/ecb/history-file")
      const { feed, firstDay, lastDay } = await readHistoryFile(bytes).catch((cause: Error) => {
        throw new CommandFailed({ message: `The file ${file} is not the bank's history: ${cause.message}`, cause })
      })
      const { useService } = await import("../open-service.ts")
      const requested = { from: from ?? firstDay, to: to ?? lastDay }
      return useService(invocation, "svc rates", false, (service) =>
        runHere(service, asked, "central-bank", requested, service.exchangeRates.gatherCentralBank(feed)),
      )
    }),
  )

interface ListOptions extends options.ScopeOptions {
  readonly currency?: string
  readonly page: number
  readonly limit: number
}

const list = (cli: Cli) =>
  command("list", "List exchange rates, oldest entry first", {
    examples: [`rates list ${tenantExample} --currency USD --page 3`],
    settings: databaseSettings,
  })
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .option("--currency <code>", "only from this currency", options.currencyCode)
    .option("--page <n>", "number of the page", options.wholeNumber(1, 1_000_000), 1)
    .option("--limit <n>", "rates per page", options.wholeNumber(1, 1000), 20)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { currency, page, limit, ...asked }: ListOptions) {
          const { scope } = yield* findScope(service, asked)
          if (currency !== undefined) yield* service.referenceData.currencies.getByCode(scope.tenantId, currency)
          const { items, total } = yield* service.exchangeRates.list(scope, {
            order: [],
            offset: (page - 1) * limit,
            limit,
            ...(currency === undefined
              ? {}
              : { filter: { _tag: "Compare", field: "fromCurrency", by: "eq", value: currency } }),
          })
          return { json: items.map(rateJson), text: ratesText(items, total) }
        }),
      ),
    )

interface LookUpOptions extends options.ScopeOptions {
  readonly from: string
  readonly date?: CalendarDate
}

const lookUp = (made: Command) =>
  made
    .addOption(options.tenantOption())
    .addOption(options.legalEntityOption())
    .requiredOption("--from <code>", "the foreign currency", options.currencyCode)
    .option("--date <date>", "the day (default: today in UTC)", options.calendarDate)

const dayOf = (date: CalendarDate | undefined) => Effect.map(currentTime, (now) => date ?? dateOf(now))

const asOf = (cli: Cli) =>
  lookUp(
    command("as-of", "Show the rate that is valid on a day", {
      details:
        "Shows a rate with an end whose days include the day, otherwise the newest open rate on or before it: units of the legal entity's base currency per unit of the foreign currency.",
      examples: [`rates as-of ${tenantExample} --from USD --date 2026-11-20`],
      settings: databaseSettings,
    }),
  ).action(
    cli.withService(
      Effect.fnUntraced(function* (service: Service, { from, date, ...asked }: LookUpOptions) {
        const { scope, legalEntity } = yield* findScope(service, asked)
        const day = yield* dayOf(date)
        const rate = yield* service.exchangeRates.asOf(scope, legalEntity.baseCurrency, from, day)
        return { json: { date: day, ...rateJson(rate) }, text: ratesText([rate], 1) }
      }),
    ),
  )

interface ConvertOptions extends LookUpOptions {
  readonly amount: Decimal
}

const convert = (cli: Cli) =>
  lookUp(
    command("convert", "Convert an amount to the base currency", {
      details: "Uses the rate that is valid on the day; rounded once, half-up, to the minor unit of the base currency.",
      examples: [`rates convert ${tenantExample} --from USD --amount 1250.00 --date 2026-11-20`],
      settings: databaseSettings,
    }),
  )
    .requiredOption("--amount <amount>", "in the foreign currency", options.decimal)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { from, date, amount, ...asked }: ConvertOptions) {
          const { scope, legalEntity } = yield* findScope(service, asked)
          const day = yield* dayOf(date)
          const reading = service.exchangeRates
          const { rate, converted } = yield* reading.convert(scope, legalEntity.baseCurrency, from, amount, day)
          return {
            json: {
              date: day,
              amount: amount,
              fromCurrency: rate.fromCurrency,
              convertedAmount: converted,
              toCurrency: rate.toCurrency,
              rate: rate.rate,
              effectiveFromDate: rate.effectiveFrom,
              effectiveToDate: rate.effectiveTo,
            },
            text: fields({
              amount: `${printDecimal(amount)} ${rate.fromCurrency}`,
              worth: `${printDecimal(converted)} ${rate.toCurrency}`,
              rate: printDecimal(rate.rate),
              since: rate.effectiveFrom,
            }),
          }
        }),
      ),
    )
