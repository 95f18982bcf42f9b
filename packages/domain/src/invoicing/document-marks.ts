import { Effect } from "effect"
import { fieldRefused, type FieldsRefused } from "../shared/errors.ts"
import type { AccountId, InvoiceId } from "../shared/ids.ts"
import type { InvoiceReference } from "./correction.ts"

/** The kinds of goods and services that Polish tax records distinguish (regulation on JPK_VAT, section 10(3)). */
const goodsCodes: ReadonlySet<string> = new Set(
  Array.from({ length: 13 }, (_, index) => `GTU_${String(index + 1).padStart(2, "0")}`),
)
/** The marks of procedures that the national document has for each line (FA(3), `FaWiersz/Procedura`). */
const procedureMarks: ReadonlySet<string> = new Set(
  "WSTO_EE IED TT_D I_42 I_63 B_SPV B_SPV_DOSTAWA B_MPV_PROWIZJA".split(" "),
)
/** The marks that belong to a whole invoice or only to the tax records. */
const unplacedMarks: ReadonlySet<string> = new Set("TP MR_T MR_UZ RO WEW FP VAT_RR MK IMP EE SW MPP".split(" "))

/** The marks of a line for the national document, which holds at most one of each kind (contract I38). */
export interface LineMarks {
  readonly goodsCodes?: readonly string[]
  readonly procedureMarks?: readonly string[]
}

/** Marks of an invoice for the national document (contract I38, I39). */
export interface DocumentMarks {
  /** The buyer must pay by the split payment mechanism. */
  readonly splitPayment?: true
  /** The invoice is for an advance that was received before the delivery. */
  readonly isAdvance?: true
  /** The advance invoices that precede this final invoice. */
  readonly advanceOf?: readonly InvoiceReference[]
}

/** The text that the law requires on an invoice with split payment (Polish VAT act, art. 106e(1)(18a)). */
export const splitPaymentText = "Mechanizm podzielonej płatności"

/** The texts that explain the marks of an invoice to its reader. */
export const markTexts = ({ splitPayment, advanceOf }: DocumentMarks): readonly string[] => [
  ...(splitPayment === true ? [splitPaymentText] : []),
  ...(advanceOf === undefined ? [] : [`Final invoice of ${advanceOf.map(({ number }) => number).join(", ")}`]),
]

/** The mistakes in the marks of a line, by member. */
export const lineMarkMistakes = ({ goodsCodes: codes, procedureMarks: marks }: LineMarks) => {
  const ofCodes =
    codes === undefined || codes.length === 0
      ? undefined
      : codes.length > 1
        ? "must have at most one item: the national document has one for each line"
        : goodsCodes.has(codes[0]!)
          ? undefined
          : "must be GTU_01 to GTU_13"
  const ofMarks = marks?.map(markMistake).find((text) => text !== undefined)
  return {
    ...(ofCodes === undefined ? {} : { goodsCodes: ofCodes }),
    ...(ofMarks === undefined
      ? marks !== undefined && marks.length > 1
        ? { procedureMarks: "must have at most one item: the national document has one for each line" }
        : {}
      : { procedureMarks: ofMarks }),
  }
}

const markMistake = (mark: string): string | undefined =>
  procedureMarks.has(mark)
    ? undefined
    : unplacedMarks.has(mark)
      ? `must not have ${mark}, a mark of the whole invoice: UBL has no place for it, so give it in the tax records`
      : `must be one of ${[...procedureMarks].join(", ")}`

/** The members of an invoice that decide whether it can be an advance invoice. */
interface Advance {
  readonly id: InvoiceId
  readonly number?: string
  readonly invoiceDate: InvoiceReference["invoiceDate"]
  readonly account: { readonly id: AccountId }
  readonly marks?: DocumentMarks
  readonly status: string
}

/** The reference to an advance invoice of the account, or the reason why the invoice cannot be one (contract I39). */
export const advanceReference = (
  field: string,
  found: Advance | undefined,
  final: { readonly accountId: AccountId; readonly invoiceDate: string },
): Effect.Effect<InvoiceReference, FieldsRefused> => {
  if (found?.number === undefined || found.account.id !== final.accountId)
    return fieldRefused(field, "names no posted invoice of the account")
  if (found.marks?.isAdvance !== true)
    return fieldRefused(field, `names invoice ${found.number}, which is not an advance invoice`)
  if (found.invoiceDate > final.invoiceDate)
    return fieldRefused(field, `names invoice ${found.number}, which has a later date than this invoice`)
  return Effect.succeed({ id: found.id, number: found.number, invoiceDate: found.invoiceDate })
}
