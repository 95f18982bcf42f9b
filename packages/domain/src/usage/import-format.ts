import { Result } from "effect"
import { type CalendarDate, parseCalendarDate, parseDate } from "../shared/calendar-date.ts"
import { amountDigits, type Decimal, parseDecimal } from "../shared/decimal.ts"
import type { FieldsRefused } from "../shared/errors.ts"
import { makeFieldErrors } from "./field-errors.ts"

/** The largest number of rows of an import (contract X7). */
export const mostImportRows = 10_000

/** The date formats: the meaning of the first, second and third group of digits. */
const dateFormats = {
  "yyyy-MM-dd": undefined,
  "dd/MM/yyyy": { notation: /^(\d{2})\/(\d{2})\/(\d{4})$/, order: [3, 2, 1] },
  "MM/dd/yyyy": { notation: /^(\d{2})\/(\d{2})\/(\d{4})$/, order: [3, 1, 2] },
  yyyyMMdd: { notation: /^(\d{4})(\d{2})(\d{2})$/, order: [1, 2, 3] },
} as const
type DateFormat = keyof typeof dateFormats
const isDateFormat = (text: string): text is DateFormat => Object.hasOwn(dateFormats, text)

const separators = [".", ","] as const
const dataFormats = ["json", "csv"] as const
export type DataFormat = (typeof dataFormats)[number]

type Maybe<A> = A | null | undefined

/** The settings of an import besides its rows (contract X7). */
interface ImportRequest {
  readonly mappingTemplateName: string
  readonly dateFormat?: Maybe<string>
  readonly decimalSeparator?: Maybe<string>
  readonly dataFormat?: Maybe<string>
  readonly usePreprocessingRules?: Maybe<boolean>
  readonly allowDuplicateEntries?: Maybe<boolean>
  readonly breakOnValidationError?: Maybe<boolean>
}

/** The readers for the notation of values in rows. */
export interface ValueFormat {
  readonly date: (text: string) => CalendarDate | undefined
  /** Reads a number; `undefined` for any other text, and for too many digits. */
  readonly number: (text: string) => Decimal | undefined
  /** The format of dates, for messages. */
  readonly dateFormat: string
}

/** The settings of an import, read. */
export interface ImportFormat extends ValueFormat {
  readonly dataFormat: DataFormat
  readonly allowDuplicateEntries: boolean
  readonly breakOnValidationError: boolean
}

/** Reads the settings of an import. An unknown format is refused rather than guessed (contract X7). */
export const readImportFormat = (request: ImportRequest): Result.Result<ImportFormat, FieldsRefused> => {
  const errors = makeFieldErrors()
  const { mappingTemplateName, usePreprocessingRules } = request
  if (mappingTemplateName !== "Default") errors.add("mappingTemplateName", "must be Default")
  if (usePreprocessingRules === true)
    errors.add("usePreprocessingRules", "must be false: usage has no preprocessing rules")
  const dateFormat = request.dateFormat ?? "yyyy-MM-dd"
  if (!isDateFormat(dateFormat)) errors.add("dateFormat", `must be one of ${Object.keys(dateFormats).join(", ")}`)
  const separator = separators.find((each) => each === (request.decimalSeparator ?? "."))
  if (separator === undefined) errors.add("decimalSeparator", "must be . or ,")
  const dataFormat = dataFormats.find((each) => each === (request.dataFormat ?? "json").toLowerCase())
  if (dataFormat === undefined) errors.add("dataFormat", "must be json or csv")
  if (!isDateFormat(dateFormat) || dataFormat === undefined || !errors.isEmpty()) return Result.fail(errors.refused())
  return Result.succeed({
    dataFormat,
    dateFormat,
    date: dayReader(dateFormat),
    number: numberReader(separator!),
    allowDuplicateEntries: request.allowDuplicateEntries === true,
    breakOnValidationError: request.breakOnValidationError === true,
  })
}

const dayReader = (format: DateFormat) => {
  const written = dateFormats[format]
  if (written === undefined) return parseDate
  return (text: string) => {
    const parts = written.notation.exec(text)
    return parts === null ? undefined : parseCalendarDate(written.order.map((place) => parts[place]).join("-"))
  }
}

const numberReader = (separator: (typeof separators)[number]) => (text: string) =>
  separator === "." || !text.includes(".") ? parseDecimal(text.replace(separator, "."), amountDigits) : undefined
