import type { LegalEntityDetails } from "../organisation/legal-entity-profile.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"
import { type CalendarDate, dateIn } from "../shared/calendar-date.ts"
import { printDecimal } from "../shared/decimal.ts"
import type { Days } from "./accounting-period.ts"
import type { ExportedVoucher } from "./journal.ts"

/** The facts for the head of a SIE file. */
export interface SieFacts {
  readonly entity: Pick<LegalEntityDetails, "name" | "organizationNumber" | "baseCurrency" | "timeZone">
  readonly fiscalYear: Days
  /** The chart of accounts. */
  readonly accounts: readonly FinancialAccountRef[]
  readonly today: CalendarDate
}

const lineEnd = "\r\n"
const day = (date: CalendarDate): string => date.replaceAll("-", "")

/** A text in quotes, with quotes escaped and without the control characters that the format forbids. */
const text = (value: string): string =>
  `"${value
    .normalize("NFC")
    .replaceAll(/\p{Cc}/gu, " ")
    .replaceAll('"', String.raw`\"`)}"`

/**
 * The head of a file of vouchers for another bookkeeping program: type 4 of the SIE format without balances (4I), by
 * version 4B, section 5, of Föreningen SIE-Gruppen. The bytes of the file are in code page 437.
 */
export const sieHead = ({ entity, fiscalYear, accounts, today }: SieFacts): string =>
  [
    "#FLAGGA 0",
    '#PROGRAM "svc" 1',
    "#FORMAT PC8",
    `#GEN ${day(today)}`,
    "#SIETYP 4",
    ...(entity.organizationNumber === undefined ? [] : [`#ORGNR ${text(entity.organizationNumber)}`]),
    `#FNAMN ${text(entity.name)}`,
    `#RAR 0 ${day(fiscalYear.from)} ${day(fiscalYear.to)}`,
    `#VALUTA ${entity.baseCurrency}`,
    ...accounts.map(({ code, name }) => `#KONTO ${text(code)} ${text(name)}`),
    "",
  ].join(lineEnd)

/** A voucher in base currency. Debit is positive. */
export const sieVoucher = (voucher: ExportedVoucher, { timeZone }: Pick<LegalEntityDetails, "timeZone">): string =>
  [
    `#VER "" ${text(voucher.number)} ${day(voucher.effectiveDate)} ${text(voucher.description)} ${day(dateIn(timeZone, voucher.postedAt))}`,
    "{",
    ...voucher.lines.map(({ account, amount }) => `#TRANS ${text(account.code)} {} ${printDecimal(amount)}`),
    "}",
    "",
  ].join(lineEnd)
