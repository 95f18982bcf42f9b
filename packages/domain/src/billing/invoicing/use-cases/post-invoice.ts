import { BigDecimal, Clock, Effect } from "effect"
import { decimal } from "../../../shared/decimal.ts"
import { printJson } from "../../../shared/exact-json.ts"
import type { InvoiceId } from "../../../shared/ids.ts"
import type { IdSource } from "../../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../../shared/ports/unit-of-work.ts"
import type { Timestamp } from "../../../shared/timestamp.ts"
import type { EventOrigin } from "../../../webhooks/event.ts"
import type { RaiseEvents } from "../../../webhooks/use-cases/raise-events.ts"
import type { Account } from "../../accounts/account.ts"
import type { AccountStore } from "../../accounts/ports/account-store.ts"
import { ActionRefused } from "../../billing.errors.ts"
import { invoiceJournalLines, isBalanced, type Journal, journalBody } from "../../journals/journal.ts"
import type { JournalStore } from "../../journals/ports/journal-store.ts"
import type { LegalEntityProfile } from "../../legal-entities/legal-entity-profile.ts"
import { formatNumber, numberIsTaken } from "../../legal-entities/number-series.ts"
import type { LegalEntityStore, NumberSeriesStore } from "../../legal-entities/ports/legal-entity-store.ts"
import { taxCategories } from "../../reference-data/tax-category.ts"
import type { Buyer, Invoice, Seller } from "../invoice.ts"
import { invoiceBody } from "../invoice-body.ts"
import { given } from "../../../shared/given.ts"
import { statusAfter } from "../invoice-status.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import type { ConvertToBase } from "./convert-to-base.ts"

export interface PostInvoiceDeps {
  readonly invoices: InvoiceStore
  readonly accounts: AccountStore
  readonly legalEntities: LegalEntityStore
  readonly numberSeries: NumberSeriesStore
  readonly journals: JournalStore
  readonly convertToBase: ConvertToBase
  readonly raiseEvents: RaiseEvents
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/**
 * Posts a draft: its amounts in base currency are fixed at the rate of its date, seller and buyer are kept as they are, a
 * number is taken, the journal is written; InvoicePosted and JournalPosted. All of it commits together, so a number whose
 * posting fails is taken by the next.
 */
export const makePostInvoice = (deps: PostInvoiceDeps) => {
  const { invoices, accounts, legalEntities, numberSeries, journals, convertToBase, raiseEvents, ids, unitOfWork } =
    deps

  const post = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceId) {
    const draft = yield* invoices.findForUpdate(origin, id)
    const status = yield* Effect.fromResult(statusAfter(draft.status, "post"))
    // A credit keeps the rate and the amounts of what it credits.
    const converted = draft.type === "Credit" ? draft : yield* convertToBase(draft)
    const obstacle = obstacleOf(converted)
    if (obstacle !== undefined) return yield* new ActionRefused({ message: obstacle })
    const postedAt = (yield* Clock.currentTimeMillis) as Timestamp
    const seller = sellerOf(yield* legalEntities.find(origin))
    const account = yield* Effect.catchTag(accounts.find(origin, draft.account.id), "ResourceNotFound", Effect.die)
    const buyer = buyerOf(account)

    // As late as possible: the series is held until the commit, and others wait for it.
    const { format, nextNumber } = yield* numberSeries.take(origin, draft.type === "Credit" ? "Credit" : "Invoice")
    const number = formatNumber(format, nextNumber, draft.invoiceDate)
    if (yield* invoices.numberTaken(origin, number)) return yield* numberIsTaken(number, "invoice")
    const invoice: Invoice = {
      ...converted,
      status,
      number,
      parties: { seller, buyer },
      postedAt,
      modifiedAt: postedAt,
    }
    yield* invoices.update(invoice)
    const journal = yield* write(origin, invoice, number, postedAt)
    yield* raiseEvents(origin, [
      { tag: "InvoicePosted", dataJson: printJson(invoiceBody(invoice)) },
      { tag: "JournalPosted", dataJson: printJson(journalBody(journal)) },
    ])
    return invoice
  })

  const write = Effect.fnUntraced(function* (
    origin: EventOrigin,
    invoice: Invoice,
    number: string,
    postedAt: Timestamp,
  ) {
    const lines = invoiceJournalLines(invoice)
    if (!isBalanced(lines)) return yield* Effect.die(new Error(`the journal of invoice ${invoice.id} does not balance`))
    const { format, nextNumber } = yield* numberSeries.take(origin, "Journal")
    const journal: Journal = {
      tenantId: origin.tenantId,
      legalEntityId: origin.legalEntityId,
      id: ids.next(),
      number: formatNumber(format, nextNumber, invoice.invoiceDate),
      type: "Invoice",
      effectiveDate: invoice.invoiceDate,
      postedAt,
      invoiceId: invoice.id,
      invoiceNumber: number,
      accountId: invoice.account.id,
      salesCurrency: invoice.currency,
      exchangeRate: invoice.exchangeRate ?? decimal("1"),
      lines,
    }
    return (yield* journals.insert(journal)) ? journal : yield* numberIsTaken(journal.number, "journal")
  })

  return Effect.fn("billing.postInvoice")((origin: EventOrigin, id: InvoiceId) =>
    unitOfWork.atomically(origin.tenantId, post(origin, id)),
  )
}
export type PostInvoice = ReturnType<typeof makePostInvoice>

/** Why a draft cannot be posted as it is. */
const obstacleOf = ({ lines, currency, baseCurrency, invoiceDate, exchangeRate }: Invoice): string | undefined => {
  if (lines.length === 0) return "The invoice has no lines."
  if (exchangeRate === undefined)
    return `There is no exchange rate from ${currency} to ${baseCurrency} in force on ${invoiceDate}.`
  const unreasoned = lines.find(({ tax }) => taxCategories[tax.category].needsReason && !hasReason(tax))
  if (unreasoned === undefined) return undefined
  const { number, tax } = unreasoned
  return `Line ${number} has the tax category ${tax.category} (${taxCategories[tax.category].name}) and no exemption reason: its tax template must give one.`
}

/** No tax template at all is category O by our own default: its reason is that there is none. */
const hasReason = ({ exemptionReason, exemptionReasonCode, templateName, rate }: Invoice["lines"][number]["tax"]) =>
  exemptionReason !== undefined ||
  exemptionReasonCode !== undefined ||
  (templateName === undefined && BigDecimal.isZero(rate))

const sellerOf = (entity: LegalEntityProfile): Seller => {
  const { name, address, organizationNumber, taxRegistrationNumber, bankAccount, iban, bic, ...rest } = entity
  const { electronicInvoiceAddress, electronicInvoiceAddressScheme } = rest
  return {
    name,
    address: { ...given({ country: entity.country }), ...address },
    ...given({ organizationNumber, taxRegistrationNumber, bankAccount, iban, bic }),
    ...given({ electronicInvoiceAddress, electronicInvoiceAddressScheme }),
  }
}

const buyerOf = ({ accountNumber, name, organizationNumber, taxRegistrationNumber, ...rest }: Account): Buyer => {
  const { electronicInvoiceAddress, electronicInvoiceAddressScheme } = rest
  return {
    accountNumber,
    name,
    ...given({ organizationNumber, taxRegistrationNumber, electronicInvoiceAddress, electronicInvoiceAddressScheme }),
  }
}
