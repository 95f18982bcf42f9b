import { BigDecimal, Clock, Effect, Result } from "effect"
import { Base64 } from "effect/encoding"
import { type CalendarDate, dateIn, parseDate } from "../../../shared/calendar-date.ts"
import { minorUnits } from "../../../shared/currency.ts"
import { decimalPlaces, sumOf, zero } from "../../../shared/decimal.ts"
import { fieldRefused } from "../../../shared/errors.ts"
import type { InvoiceId, InvoiceLineId } from "../../../shared/ids.ts"
import type { IdSource } from "../../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../../shared/ports/unit-of-work.ts"
import type { Timestamp } from "../../../shared/timestamp.ts"
import type { EventOrigin } from "../../../webhooks/event.ts"
import { readAddress, type StoredAddress } from "../../address.ts"
import { patchCustomFields } from "../../custom-fields/custom-field.ts"
import type { CustomFieldStore } from "../../custom-fields/ports/custom-field-store.ts"
import type { LegalEntityStore } from "../../legal-entities/ports/legal-entity-store.ts"
import { financialAccountRef } from "../../reference-data/financial-account.ts"
import { type LookUpDeps, type LookUps, makeLookUps } from "../../reference-data/look-ups.ts"
import { dueDate } from "../../reference-data/payment-term.ts"
import type { Account } from "../../accounts/account.ts"
import type { Invoice, InvoiceLine } from "../invoice.ts"
import type { AttachmentRequest, OnAccountInvoiceRequest } from "../invoice-request.ts"
import { given } from "../../../shared/given.ts"
import type { InvoiceAttachment, InvoiceStore } from "../ports/invoice-store.ts"
import { lineTotal, priceLines, roundingTo } from "../price-lines.ts"
import { findTax, type LineContext, readLines } from "../read-lines.ts"
import type { SettleInvoiceAction } from "./generate-invoice.ts"
import type { ConvertToBase } from "./convert-to-base.ts"

export interface CreateOnAccountInvoiceDeps extends LookUpDeps {
  readonly invoices: InvoiceStore
  readonly legalEntities: LegalEntityStore
  readonly customFields: CustomFieldStore
  readonly convertToBase: ConvertToBase
  readonly settleAction: SettleInvoiceAction
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

export const maxLines = 10_000

/** Makes an invoice without an order, as a draft, and does with it what the request says (GenerateInvoiceAction). */
export const makeCreateOnAccountInvoice = (deps: CreateOnAccountInvoiceDeps) => {
  const { invoices, legalEntities, customFields, convertToBase, settleAction, ids, unitOfWork } = deps

  const draft = Effect.fnUntraced(function* (origin: EventOrigin, request: OnAccountInvoiceRequest) {
    const now = (yield* Clock.currentTimeMillis) as Timestamp
    const entity = yield* legalEntities.find(origin)
    const lookUps = makeLookUps(deps, origin)
    if (request.account === undefined || request.account === null) return yield* fieldRefused("account", "is required")
    const account = yield* lookUps.account("account", request.account)
    if (account.inactive) return yield* fieldRefused("account", "is inactive")
    const currency = yield* findCurrency(account, lookUps, request)
    const invoiceDate = yield* readDate("invoiceDate", request.invoiceDate, dateIn(entity.timeZone, now))
    const addresses = yield* readAddresses(account, request, ids.next)
    const context: LineContext = {
      lookUps,
      configurations: yield* customFields.forEntity(origin, "InvoiceLine"),
      invoiceDate,
      place: addresses.deliveryAddress ?? addresses.invoiceAddress ?? {},
      defaultTaxTemplate: account.taxTemplate?.id ?? entity.taxTemplate?.id,
      taxAccount: entity.taxAccount,
    }
    const scale = minorUnits(currency)
    const { lines, allowances } = yield* price(request, context, scale)
    const total = sumOf(lines, ({ amounts }) => lineTotal(amounts))
    if (BigDecimal.isNegative(total)) {
      return yield* fieldRefused("invoiceLines", "come to less than nothing; credit an invoice instead")
    }
    const prepaid = request.prepaidAmount ?? zero
    const rounding = currency === entity.baseCurrency ? roundingTo(total, entity.totalRoundingUnit, scale) : zero
    if (!BigDecimal.between(prepaid, { minimum: zero, maximum: BigDecimal.sum(total, rounding) })) {
      return yield* fieldRefused("prepaidAmount", "must be from 0 to the total of the invoice")
    }
    if (decimalPlaces(prepaid) > scale) {
      return yield* fieldRefused("prepaidAmount", `has more than the ${scale} decimals of ${currency}`)
    }
    const termKey = request.paymentTerm ?? account.defaultPaymentTerm?.id ?? entity.defaultPaymentTerm?.id
    const term = termKey === undefined ? undefined : yield* lookUps.paymentTerm("paymentTerm", termKey)
    const due = parseDate(dueDate(term, invoiceDate))
    if (due === undefined) return yield* fieldRefused("invoiceDate", "is too late: no date is left to fall due on")
    const receivable = request.accountsReceivable
      ? financialAccountRef(yield* lookUps.financialAccount("accountsReceivable", request.accountsReceivable))
      : (account.accountsReceivable ?? entity.accountsReceivable)
    const configurations = yield* customFields.forEntity(origin, "Invoice")
    const { id, accountNumber, name, externalERPId, externalCRMId } = account
    const invoice: Invoice = {
      tenantId: origin.tenantId,
      legalEntityId: origin.legalEntityId,
      id: ids.next() as InvoiceId,
      type: "OnAccount",
      status: "Draft",
      account: { id, accountNumber, name, ...given({ externalERPId, externalCRMId }) },
      invoiceDate,
      dueDate: due,
      ...(term === undefined ? {} : { paymentTerm: { id: term.id, name: term.name, days: term.days } }),
      currency,
      baseCurrency: entity.baseCurrency,
      taxIncluded: request.taxIncluded ?? false,
      lines,
      allowances,
      rounding,
      ...(BigDecimal.isZero(prepaid) ? {} : { prepaid }),
      ...(request.deliveryDate
        ? { deliveryDate: yield* readDate("deliveryDate", request.deliveryDate, invoiceDate) }
        : {}),
      settled: prepaid,
      settledBase: zero,
      accountsReceivable: receivable,
      roundingAccount: entity.roundingAccount,
      ...addresses,
      invoiceDeliveryMethod: request.invoiceDeliveryMethod ?? account.invoiceDeliveryMethod,
      disableAutomaticInvoiceReminder: false,
      ...given({
        notes: request.notes,
        yourReference: request.yourReference ?? account.yourReference,
        ourReference: request.ourReference ?? account.ourReference,
        yourOrderNumber: request.yourOrderNumber,
        buyerReference: request.buyerReference,
        externalERPId: request.externalERPId,
        externalCRMId: request.externalCRMId,
      }),
      customFields: yield* Effect.fromResult(patchCustomFields(configurations, undefined, request.customFields)),
      createdAt: now,
      modifiedAt: now,
    }
    return yield* convertToBase(invoice)
  })

  const price = Effect.fnUntraced(function* (request: OnAccountInvoiceRequest, context: LineContext, scale: number) {
    const wanted = request.invoiceLines ?? []
    if (wanted.length > maxLines) return yield* fieldRefused("invoiceLines", `are more than ${maxLines}`)
    const lines = yield* readLines(wanted, context)
    const allowances = yield* Effect.forEach(request.allowances ?? [], ({ amount, taxTemplate }, index) =>
      Effect.gen(function* () {
        const path = `allowances[${index}]`
        if (!BigDecimal.isPositive(amount)) return yield* fieldRefused(`${path}.amount`, "must be more than 0")
        if (taxTemplate === undefined || taxTemplate === null) return { amount }
        return { amount, tax: yield* findTax(`${path}.taxTemplate`, taxTemplate, context) }
      }),
    )
    const taxIncluded = request.taxIncluded ?? false
    const priced = yield* Effect.fromResult(priceLines({ lines, allowances, taxIncluded, scale }))
    return {
      lines: lines.map((line, index): InvoiceLine => ({
        ...line,
        id: ids.next() as InvoiceLineId,
        number: index + 1,
        amounts: priced.lines[index]!,
      })),
      allowances: (request.allowances ?? []).map(({ reason, reasonCode }, index) => ({
        ...given({ reason, reasonCode }),
        parts: priced.allowances[index]!,
      })),
    }
  })

  const create = Effect.fnUntraced(function* (origin: EventOrigin, request: OnAccountInvoiceRequest) {
    const invoice = yield* draft(origin, request)
    const attachments = yield* readAttachments(request.attachments ?? [], invoice.id, ids.next, invoice.createdAt)
    yield* invoices.insert(invoice, attachments)
    return yield* settleAction(origin, invoice, request.invoiceAction ?? "CreateDraft")
  })

  return Effect.fn("billing.createOnAccountInvoice")((origin: EventOrigin, request: OnAccountInvoiceRequest) =>
    unitOfWork.atomically(origin.tenantId, create(origin, request)),
  )
}
export type CreateOnAccountInvoice = ReturnType<typeof makeCreateOnAccountInvoice>

/** A date of a request, or the one that stands for it. */
export const readDate = (field: string, text: string | null | undefined, otherwise: CalendarDate) => {
  if (text === undefined || text === null) return Effect.succeed(otherwise)
  const date = parseDate(text)
  return date === undefined
    ? Effect.fail(fieldRefused(field, "must be a date such as 2026-11-20"))
    : Effect.succeed(date)
}

const findCurrency = Effect.fnUntraced(function* (
  account: Account,
  lookUps: LookUps,
  { currency: wanted }: OnAccountInvoiceRequest,
) {
  const currency = yield* lookUps.currency("currency", wanted)
  return currency === account.currency
    ? currency
    : yield* fieldRefused("currency", `must be ${account.currency}, the currency of the account`)
})

const readAddresses = Effect.fnUntraced(function* (
  account: Account,
  request: OnAccountInvoiceRequest,
  nextId: () => string,
) {
  const read = (field: "invoiceAddress" | "deliveryAddress", otherwise: StoredAddress | undefined) => {
    const wanted = request[field]
    return wanted === undefined || wanted === null
      ? Effect.succeed(otherwise)
      : Effect.map(readAddress(field, wanted), (address): StoredAddress => ({ ...address, id: nextId() }))
  }
  const invoiceAddress = yield* read("invoiceAddress", account.defaultInvoiceAddress)
  const deliveryAddress = yield* read("deliveryAddress", account.defaultDeliveryAddress)
  return {
    ...(invoiceAddress === undefined ? {} : { invoiceAddress }),
    ...(deliveryAddress === undefined ? {} : { deliveryAddress }),
  }
})

const readAttachments = (
  wanted: readonly AttachmentRequest[],
  invoiceId: InvoiceId,
  nextId: () => string,
  createdAt: number,
) =>
  Effect.forEach(wanted, ({ name, contentType, content }, index) => {
    const decoded = Base64.decode(content)
    return Result.isSuccess(decoded)
      ? Effect.succeed<InvoiceAttachment>({
          id: nextId(),
          invoiceId,
          name,
          contentType,
          content: decoded.success,
          createdAt,
        })
      : Effect.fail(fieldRefused(`attachments[${index}].content`, "must be base64"))
  })
