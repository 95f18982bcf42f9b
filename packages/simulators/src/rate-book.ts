import type { DayValue } from "./answers.ts"

/** Units of a currency per 1 EUR, by day, oldest first. */
export interface RateBook {
  readonly currencies: readonly string[]
  /** `undefined` for a currency without a series. */
  readonly series: (currency: string) => readonly DayValue[] | undefined
}

/** Reads the ECB's eurofxref-hist.csv. */
export const readHistory = (text: string): RateBook => {
  const [head = "", ...lines] = text.trim().split(/\r?\n/)
  const currencies = head
    .split(",")
    .slice(1)
    .filter((name) => name !== "")
  const series = new Map<string, DayValue[]>(currencies.map((currency) => [currency, []]))
  for (const line of lines.toReversed()) {
    const [date = "", ...values] = line.split(",")
    currencies.forEach((currency, index) => {
      const value = values[index] ?? ""
      if (/^\d/.test(value)) series.get(currency)!.push({ date, value })
    })
  }
  return { currencies, series: (currency) => series.get(currency) }
}

/** The approximate value of a currency, and the number of decimals in which it is published. */
const levels: Readonly<Record<string, readonly [level: number, decimals: number]>> = {
  AUD: [1.65, 4],
  BRL: [5.9, 4],
  CAD: [1.5, 4],
  CHF: [0.95, 4],
  CNY: [7.8, 4],
  CZK: [25, 3],
  DKK: [7.46, 4],
  GBP: [0.86, 5],
  HKD: [9.1, 4],
  HUF: [380, 2],
  IDR: [18_000, 2],
  ILS: [3.9, 4],
  INR: [98, 4],
  ISK: [142, 2],
  JPY: [165, 2],
  KRW: [1580, 2],
  MXN: [20.5, 4],
  MYR: [4.8, 4],
  NOK: [11.6, 4],
  NZD: [1.9, 4],
  PHP: [64, 3],
  PLN: [4.3, 4],
  RON: [5, 4],
  SEK: [11.2, 4],
  SGD: [1.46, 4],
  THB: [37, 3],
  TRY: [45, 4],
  USD: [1.12, 4],
  ZAR: [20, 4],
}
const firstDay = Date.UTC(1999, 0, 4)
const dayMs = 86_400_000
const holidays = new Set(["01-01", "05-01", "12-25", "12-26"])

/** Invented values that change slowly: the same on every machine, for every business day up to today. */
export const makeUpRates = (today: () => number): RateBook => {
  const made = new Map<string, readonly DayValue[]>()
  return {
    currencies: Object.keys(levels),
    series: (currency) => {
      const [level, decimals] = levels[currency] ?? []
      if (level === undefined) return undefined
      const last = dateOf(today())
      const name = `${currency} ${last}`
      if (!made.has(name)) made.set(name, makeUpSeries(currency, level, decimals!, last))
      return made.get(name)
    },
  }
}

const makeUpSeries = (currency: string, level: number, decimals: number, last: string): readonly DayValue[] => {
  const seed = currency.charCodeAt(0) * 31 + currency.charCodeAt(2)
  const values: DayValue[] = []
  for (let at = firstDay, index = 0; dateOf(at) <= last; at += dayMs, index += 1) {
    const [date, weekday] = [dateOf(at), new Date(at).getUTCDay()]
    if (weekday === 0 || weekday === 6 || holidays.has(date.slice(5))) continue
    const wandering = 1 + 0.1 * Math.sin((index + seed) / 180) + 0.01 * Math.sin((index * seed) / 7)
    values.push({ date, value: trimmed((level * wandering).toFixed(decimals)) })
  }
  return values
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
const trimmed = (text: string): string => (text.includes(".") ? text.replace(/\.?0+$/, "") : text)
