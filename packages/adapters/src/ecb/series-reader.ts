import { unreadable } from "@svc/domain/exchange-rates/exchange-rates.errors"
import { type ImportWindow, observationDate } from "@svc/domain/exchange-rates/import-window"
import type { PublishedValue } from "@svc/domain/exchange-rates/observation"
import { type CsvRecord, makeCsvReader } from "./csv.ts"

export interface AskedSeries {
  readonly currency: string
  /** The range of days in which observations are accepted. */
  readonly window: ImportWindow
}

/** The day of the first reference rates. */
const firstDay = "1999-01-04"
/** Columns that must be present; the first missing one, in this order, is named in the error. */
const needed = ["TIME_PERIOD", "OBS_VALUE", "KEY", "CURRENCY", "CURRENCY_DENOM"] as const
type Column = (typeof needed)[number]

/**
 * Values that these attributes must have where a row contains them. Other values mean another unit or shifted columns,
 * and the number is then not a rate.
 */
const attributes: Readonly<Record<string, RegExp>> = { DECIMALS: /^\d?$/, UNIT_MULT: /^0?$/ }

export const keyOf = (currency: string): string => `D.${currency}.EUR.SP00.A`

/**
 * Reads the CSV of one series in pieces. Columns are found by name. A row that is truncated, of another series, or of a
 * day that was not requested makes the whole answer unreadable (contract R12). Throws `ProviderFailed`.
 */
export const makeSeriesReader = (asked: AskedSeries) => {
  const values: PublishedValue[] = []
  let layout: Layout | undefined
  let begun = false
  const csv = makeCsvReader(
    (record) => {
      if (layout === undefined) {
        layout = layoutOf(record.fields())
        return
      }
      checkRow(record, values.length + 1, layout, asked)
      values.push(readValue(record, layout, asked))
    },
    // Most rows of a series differ from the row before only in the day and its value. The rest was checked there.
    {
      first: () => {
        const [date, value] = [layout!.at("TIME_PERIOD"), layout!.at("OBS_VALUE")]
        return value === date + 1 ? date : undefined
      },
      onRecord: (record) => values.push(readValue(record, layout!, asked)),
    },
  )

  return {
    push: (text: string): void => {
      if (!begun && text.trimStart().startsWith("<")) throw unreadable("not CSV")
      begun ||= text.trim() !== ""
      csv.push(text)
    },
    end: (): readonly PublishedValue[] => {
      const isOpen = csv.end()
      // An answer that was cut in the middle of a number still ends in a number. So a last line without a line end is
      // refused when the value is its last column.
      if (isOpen && layout !== undefined && layout.at("OBS_VALUE") === layout.width - 1) throw unreadable("cut off")
      return values
    },
  }
}

interface Layout {
  readonly width: number
  readonly at: (column: Column) => number
  readonly attributes: readonly (readonly [name: string, at: number, allowed: RegExp])[]
}

const layoutOf = (header: readonly string[]): Layout => {
  for (const column of needed) if (!header.includes(column)) throw unreadable(`column ${column} missing`)
  const twice = header.find((column, index) => header.indexOf(column) !== index)
  if (twice !== undefined) throw unreadable(`column ${twice} twice`)
  const places = Object.fromEntries(needed.map((column) => [column, header.indexOf(column)]))
  return {
    width: header.length,
    at: (column) => places[column]!,
    attributes: Object.entries(attributes).flatMap(([name, allowed]) => {
      const at = header.indexOf(name)
      return at === -1 ? [] : [[name, at, allowed] as const]
    }),
  }
}

/** Checks everything in a row except its day and value. */
const checkRow = (row: CsvRecord, number: number, layout: Layout, { currency }: AskedSeries): void => {
  if (row.count !== layout.width) {
    throw unreadable(`row ${number} has ${row.count} fields instead of ${layout.width}`)
  }
  const field = (column: Column) => row.field(layout.at(column))
  const key = `EXR.${keyOf(currency)}`
  if (field("KEY") !== key) throw unreadable(`series ${field("KEY")} instead of ${key}`)
  if (field("CURRENCY") !== currency) throw unreadable(`currency ${field("CURRENCY")} instead of ${currency}`)
  if (field("CURRENCY_DENOM") !== "EUR") throw unreadable(`rates for 1 ${field("CURRENCY_DENOM")} instead of 1 EUR`)
  for (const [name, at, allowed] of layout.attributes) {
    if (!allowed.test(row.field(at))) throw unreadable(`${name} ${row.field(at)} in row ${number}`)
  }
}

const readValue = (row: CsvRecord, layout: Layout, { window }: AskedSeries): PublishedValue => {
  const day = row.field(layout.at("TIME_PERIOD"))
  const date = observationDate(day, window)
  if (date === undefined || date < firstDay) throw unreadable(`date ${day}`)
  return { date, text: row.field(layout.at("OBS_VALUE")) }
}
