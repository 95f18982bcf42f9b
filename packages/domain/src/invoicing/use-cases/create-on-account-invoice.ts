import { Effect } from "effect"
import type { Account } from "../../customers/account.ts"
import type { Customers } from "../../customers/customers.ts"
import type { LookUps } from "../../customers/look-ups.ts"
import { readNationalEInvoiceChoice } from "../../customers/national-e-invoice.ts"
import { patchCustomFields } from "../../custom-fields/custom-field.ts"
import type { CustomFields } from "../../custom-fields/custom-fields.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { readAddress, type StoredAddress } from "../../reference-data/address.ts"
import { financialAccountRef } from "../../reference-data/financial-account.ts"
import { dateIn } from "../../shared/calendar-date.ts"
import { zero } from "../../shared/decimal.ts"
import { fieldRefused, type FieldsRefused, type PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import { given } from "../../shared/given.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { advanceReference, type DocumentMarks } from "../document-marks.ts"
import { type DraftFacts, draftInvoice } from "../draft-invoice.ts"
import type { OnAccountInvoiceRequest } from "../invoice-request.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import { readAttachments } from "../read-attachments.ts"
import { readDate } from "../read-date.ts"
import { readParts } from "../read-parts.ts"
import type { FindRate } from "./find-rate.ts"
import type { FinishDraft } from "./finish-draft.ts"

export interface CreateOnAccountInvoicePorts {
  readonly customers: Pick<Customers, "lookUps">
  readonly organisation: Pick<Organisation, "details">
  readonly customFields: Pick<CustomFields, "ofEntity">
  readonly invoices: Pick<InvoiceStore, "find">
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** Makes an invoice without an order as a draft, and then posts or keeps it as the request says (contract I5, I6). */
export const makeCreateOnAccountInvoice = (
  ports: CreateOnAccountInvoicePorts,
  findRate: FindRate,
  finishDraft: FinishDraft,
) => {
  const { customers, organisation, customFields, invoices, ids, unitOfWork } = ports

  const readMarks = Effect.fnUntraced(function* (
    origin: EventOrigin,
    { splitPayment, isAdvance, advanceOf }: OnAccountInvoiceRequest,
    final: Parameters<typeof advanceReference>[2],
  ): Effect.fn.Return<{ readonly marks?: DocumentMarks }, FieldsRefused | PortUnavailable> {
    const wanted = (advanceOf ?? []).map((id) => id.toLowerCase() as InvoiceId)
    if (wanted.length > 0 && isAdvance === true)
      return yield* fieldRefused(
        "advanceOf",
        "must be left out when isAdvance is true: only a final invoice names advance invoices",
      )
    if (new Set(wanted).size < wanted.length) return yield* fieldRefused("advanceOf", "must not name an invoice twice")
    const advances = yield* Effect.forEach(
      wanted,
      Effect.fnUntraced(function* (id, index) {
        const found = yield* Effect.catchTag(invoices.find(origin, id), "ResourceNotFound", () => Effect.undefined)
        return yield* advanceReference(`advanceOf[${index}]`, found, final)
      }),
    )
    const marks: DocumentMarks = {
      ...(splitPayment === true ? { splitPayment } : {}),
      ...(isAdvance === true ? { isAdvance } : {}),
      ...(advances.length === 0 ? {} : { advanceOf: advances }),
    }
    return Object.keys(marks).length === 0 ? {} : { marks }
  })

  const gather = Effect.fnUntraced(function* (origin: EventOrigin, request: OnAccountInvoiceRequest) {
    const now = yield* currentTime
    const entity = yield* organisation.details(origin)
    const lookUps = customers.lookUps(origin)
    if (request.account === undefined || request.account === null) return yield* fieldRefused("account", "is required")
    const account = yield* lookUps.account("account", request.account)
    if (account.inactive) return yield* fieldRefused("account", "is inactive")
    yield* checkCurrency(account, lookUps, request)
    const invoiceDate = yield* readDate("invoiceDate", request.invoiceDate, dateIn(entity.timeZone, now))
    const addresses = yield* readAddresses(account, request, ids.next)
    const { lines, allowances } = yield* readParts(request, {
      lookUps,
      configurations: yield* customFields.ofEntity(origin, "InvoiceLine"),
      invoiceDate,
      place: addresses.deliveryAddress ?? addresses.invoiceAddress ?? {},
      defaultTaxTemplate: account.taxTemplate?.id ?? entity.taxTemplate?.id,
      taxAccount: entity.taxAccount,
    })
    const termKey = request.paymentTerm ?? account.defaultPaymentTerm?.id ?? entity.defaultPaymentTerm?.id
    const configurations = yield* customFields.ofEntity(origin, "Invoice")
    return {
      id: ids.next(),
      type: "OnAccount",
      account,
      entity,
      invoiceDate,
      paymentTerm: termKey === undefined ? undefined : yield* lookUps.paymentTerm("paymentTerm", termKey),
      accountsReceivable: request.accountsReceivable
        ? financialAccountRef(yield* lookUps.financialAccount("accountsReceivable", request.accountsReceivable))
        : (account.accountsReceivable ?? entity.accountsReceivable),
      taxIncluded: request.taxIncluded ?? false,
      lines: lines.map((line) => ({ ...line, id: ids.next() })),
      allowances,
      prepaid: request.prepaidAmount ?? zero,
      exchangeRate: yield* findRate(origin, account.currency, entity.baseCurrency, invoiceDate),
      stated: {
        ...addresses,
        ...(request.deliveryDate
          ? { deliveryDate: yield* readDate("deliveryDate", request.deliveryDate, invoiceDate) }
          : {}),
        ...(request.nationalEInvoice
          ? {
              nationalEInvoice: yield* Effect.fromResult(
                readNationalEInvoiceChoice("nationalEInvoice", request.nationalEInvoice),
              ),
            }
          : {}),
        ...(yield* readMarks(origin, request, { accountId: account.id, invoiceDate })),
        invoiceDeliveryMethod: request.invoiceDeliveryMethod ?? account.invoiceDeliveryMethod,
        ...given({
          notes: request.notes,
          invoiceTemplateId: request.invoiceTemplate
            ? (yield* lookUps.invoiceTemplate("invoiceTemplate", request.invoiceTemplate)).id
            : account.invoiceTemplateId,
          yourReference: request.yourReference ?? account.yourReference,
          ourReference: request.ourReference ?? account.ourReference,
          yourOrderNumber: request.yourOrderNumber,
          buyerReference: request.buyerReference,
          externalERPId: request.externalERPId,
          externalCRMId: request.externalCRMId,
        }),
        customFields: yield* Effect.fromResult(patchCustomFields(configurations, undefined, request.customFields)),
      },
      now,
    } satisfies DraftFacts
  })

  const create = Effect.fnUntraced(function* (origin: EventOrigin, request: OnAccountInvoiceRequest) {
    const facts = yield* gather(origin, request)
    const draft = yield* Effect.fromResult(draftInvoice(facts))
    const attachments = yield* readAttachments(request.attachments ?? [], draft.id, ids.next, draft.createdAt)
    return yield* finishDraft(
      origin,
      { draft, attachments, account: facts.account },
      request.invoiceAction ?? "CreateDraft",
    )
  })

  return (origin: EventOrigin, request: OnAccountInvoiceRequest) =>
    unitOfWork.atomically(origin.tenantId, create(origin, request))
}

const checkCurrency = Effect.fnUntraced(function* (
  account: Account,
  lookUps: LookUps,
  { currency: wanted }: OnAccountInvoiceRequest,
) {
  if ((yield* lookUps.currency("currency", wanted, account.currency)) !== account.currency)
    return yield* fieldRefused("currency", `must be ${account.currency}, the currency of the account`)
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
