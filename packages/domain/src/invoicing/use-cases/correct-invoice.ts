import { BigDecimal, Effect, Result } from "effect"
import { readAddress } from "../../reference-data/address.ts"
import { addDays, dateIn, daysBetween } from "../../shared/calendar-date.ts"
import { minorUnits } from "../../shared/currency.ts"
import { sumOf, zero } from "../../shared/decimal.ts"
import { fieldRefused, FieldsRefused, fieldsRefusedAs } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { addedLine, isChange, type LineChange, lineOfNothing } from "../correction-lines.ts"
import { creditNote, withoutItsOwn } from "../credit-note.ts"
import { isSameTaxNumber } from "../former-parties.ts"
import { atRate, withinBaseDigits } from "../in-base-currency.ts"
import type { Invoice } from "../invoice.ts"
import type { CorrectionRequest } from "../invoice-request.ts"
import { statusAfter } from "../invoice-status.ts"
import { refuse } from "../invoicing.errors.ts"
import { lineTotal, priceLines, roundingTo } from "../price-lines.ts"
import { readDate } from "../read-date.ts"
import type { CreditInvoicePorts, CreditInvoice, Correcting } from "./credit-invoice.ts"
import type { FinishDraft } from "./finish-draft.ts"

/**
 * Makes the document that corrects a posted invoice (contract I36): a credit note when lines decrease, an invoice when
 * they increase, and a credit note over nothing when only the buyer was wrong.
 */
export const makeCorrectInvoice = (ports: CreditInvoicePorts, credit: CreditInvoice, finishDraft: FinishDraft) => {
  const { invoices, organisation, ids, unitOfWork } = ports

  const correct = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceId, request: CorrectionRequest) {
    const invoice = yield* invoices.findForUpdate(origin, id)
    yield* Effect.fromResult(statusAfter(invoice.status, "credit"))
    if (invoice.type === "Credit") return yield* refuse("CreditNote")
    const { correctionDate, invoiceAction = "CreateDraft" } = request
    const changes = yield* Effect.fromResult(readChanges(invoice, request))
    const corrects = yield* readCorrecting(invoice, request, ids.next)
    const number = corrects.correction.buyer?.taxRegistrationNumber
    if (number !== undefined && !isSameTaxNumber(number, invoice.parties?.buyer.taxRegistrationNumber))
      return yield* refuse("OtherBuyer", { number: invoice.number! })
    const [first] = changes
    if (first === undefined && corrects.correction.buyer === undefined && corrects.invoiceAddress === undefined)
      return yield* fieldRefused("message", "give the corrected buyer, or lines with their amounts")
    if (first !== undefined && BigDecimal.isNegative(first.amount)) {
      const lines = changes.map(({ line, amount }) => ({ invoiceLineId: line.id, amount: BigDecimal.negate(amount) }))
      return yield* credit(origin, id, { creditInvoiceDate: correctionDate, invoiceAction, lines }, corrects)
    }

    const now = yield* currentTime
    const entity = yield* organisation.details(origin)
    const date = yield* readDate("correctionDate", correctionDate, dateIn(entity.timeZone, now))
    if (date < invoice.invoiceDate)
      return yield* fieldRefused("correctionDate", `must not be before the date of the invoice, ${invoice.invoiceDate}`)
    const draft =
      first === undefined
        ? {
            ...creditNote(invoice, [], { date, now, ids, credited: yield* invoices.credited(origin, id) }),
            rounding: zero,
            roundingBase: zero,
            lines: [lineOfNothing(invoice.lines, ids.next())],
          }
        : yield* Effect.fromResult(addition(invoice, changes, { date, now, unit: entity.totalRoundingUnit, ids }))
    return yield* finishDraft(origin, { draft: merged(draft, corrects), attachments: [] }, invoiceAction)
  })

  return Effect.fn("invoicing.correctInvoice")((origin: EventOrigin, id: InvoiceId, request: CorrectionRequest) =>
    unitOfWork.atomically(origin.tenantId, inCorrectionTerms(correct(origin, id, request))),
  )
}

/** Names the fields of errors from invoices and credit notes as a correction has them. */
const inCorrectionTerms = fieldsRefusedAs((field) =>
  field.replace(/^invoiceLines\b/, "lines").replace(/^(creditInvoiceDate|invoiceDate)\b/, "correctionDate"),
)

/** Adds the correction to a draft. An addition names its invoice in its correction already. */
const merged = (draft: Invoice, { correction, ...address }: Correcting): Invoice => ({
  ...draft,
  ...address,
  correction: { ...draft.correction, ...correction },
})

/** Reads the lines that change, either all increasing or all decreasing. Every mistake is reported under its path. */
const readChanges = (
  invoice: Invoice,
  { lines }: CorrectionRequest,
): Result.Result<readonly LineChange[], FieldsRefused> => {
  const errors: Record<string, string[]> = {}
  const seen = new Set<string>()
  const changes = (lines ?? []).flatMap(({ invoiceLineId, amount }, index): readonly LineChange[] => {
    const line = invoice.lines.find((each) => each.id === invoiceLineId.toLowerCase())
    if (line === undefined || seen.has(line.id)) {
      const text = line === undefined ? "is not a line of this invoice" : "must not be given twice"
      errors[`lines[${index}].invoiceLineId`] = [text]
      return []
    }
    seen.add(line.id)
    if (isChange(amount, invoice.currency)) return [{ line, amount }]
    errors[`lines[${index}].amount`] = [`must not be 0 and must not have more decimals than ${invoice.currency} has`]
    return []
  })
  const signs = new Set(changes.map(({ amount }) => BigDecimal.sign(amount)))
  if (signs.size > 1)
    errors["lines"] = ["must either all increase or all decrease: make a correction for each direction"]
  return Object.keys(errors).length > 0 ? Result.fail(new FieldsRefused({ errors })) : Result.succeed(changes)
}

const readCorrecting = Effect.fnUntraced(function* (
  invoice: Invoice,
  { reason, buyer }: CorrectionRequest,
  nextId: () => string,
) {
  const { address, ...texts } = buyer ?? {}
  if (reason.trim() === "") return yield* fieldRefused("reason", "is required")
  const corrected = Object.fromEntries(Object.entries(texts).filter(([, text]) => (text ?? "").trim() !== ""))
  const read = address ? { ...(yield* readAddress("buyer.address", address)), id: nextId() } : undefined
  return {
    correction: {
      reason: reason.trim(),
      ...(Object.keys(corrected).length === 0 ? {} : { buyer: { ...invoice.correction?.buyer, ...corrected } }),
    },
    ...(read === undefined ? {} : { invoiceAddress: read }),
  } satisfies Correcting
})

interface AdditionFacts {
  readonly date: Invoice["invoiceDate"]
  readonly now: Timestamp
  /** The multiple to which totals in base currency are rounded. */
  readonly unit: Parameters<typeof roundingTo>[1]
  readonly ids: CreditInvoicePorts["ids"]
}

/**
 * An invoice over amounts that are added to lines of another invoice, at that invoice's rate and with the same number
 * of days to pay.
 */
const addition = (invoice: Invoice, changes: readonly LineChange[], { date, now, unit, ids }: AdditionFacts) => {
  const scale = minorUnits(invoice.currency)
  const added = changes.map((change, index) => addedLine(change, index + 1, ids.next()))
  return Result.flatMap(priceLines({ lines: added, allowances: [], taxIncluded: false, scale }), (priced) => {
    const lines = added.map((line, index) => ({ ...line, amounts: priced.lines[index]! }))
    const total = sumOf(lines, ({ amounts }) => lineTotal(amounts))
    const { credited: _, ...shared } = withoutItsOwn(invoice)
    const draft: Invoice = {
      ...shared,
      id: ids.next(),
      status: "Draft",
      invoiceDate: date,
      dueDate: addDays(date, daysBetween(invoice.invoiceDate, invoice.dueDate)),
      taxIncluded: false,
      lines,
      allowances: [],
      rounding: invoice.currency === invoice.baseCurrency ? roundingTo(total, unit, scale) : zero,
      settled: zero,
      settledBase: zero,
      correction: {
        reason: "",
        corrected: { id: invoice.id, number: invoice.number!, invoiceDate: invoice.invoiceDate },
      },
      createdAt: now,
      modifiedAt: now,
    }
    return withinBaseDigits(atRate(draft, invoice.exchangeRate))
  })
}
