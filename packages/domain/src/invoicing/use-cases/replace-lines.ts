import { Effect } from "effect"
import type { CustomFields } from "../../custom-fields/custom-fields.ts"
import type { Customers } from "../../customers/customers.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { zero } from "../../shared/decimal.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import { priceDraft } from "../draft-invoice.ts"
import { atRate, withinBaseDigits } from "../in-base-currency.ts"
import type { Invoice } from "../invoice.ts"
import type { InvoicePatch } from "../invoice-request.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import { readParts } from "../read-parts.ts"
import type { FindRate } from "./find-rate.ts"

export interface ReplaceLinesPorts {
  readonly customers: Pick<Customers, "get" | "lookUps">
  readonly customFields: Pick<CustomFields, "ofEntity">
  readonly ids: IdSource
  readonly invoices: Pick<InvoiceStore, "replaceLines">
  readonly organisation: Pick<Organisation, "details">
}

/**
 * Replaces the lines of a draft that was made without an order, with the same checks as for a new one, and stores them
 * (contract I40). The caller must hold the draft's lock and store the rest of the draft.
 */
export const makeReplaceLines = (ports: ReplaceLinesPorts, findRate: FindRate) => {
  const { customers, customFields, ids, invoices, organisation } = ports

  return Effect.fnUntraced(function* (
    origin: EventOrigin,
    draft: Invoice,
    { invoiceLines, allowances }: Pick<InvoicePatch, "allowances" | "invoiceLines">,
  ) {
    if (invoiceLines === undefined && allowances === undefined) return draft
    if (invoiceLines === undefined) return yield* fieldRefused("allowances", "must be given together with invoiceLines")
    if (draft.type !== "OnAccount" || draft.correction !== undefined)
      return yield* fieldRefused(
        "invoiceLines",
        "can be replaced only on an invoice of the type OnAccount that corrects none",
      )
    if (allowances === undefined && draft.allowances.length > 0)
      return yield* fieldRefused(
        "allowances",
        "must be given again with invoiceLines, because they are divided among the lines",
      )
    const entity = yield* organisation.details(origin)
    const account = yield* Effect.catchTag(customers.get(origin, draft.account.id), "ResourceNotFound", Effect.die)
    const parts = yield* readParts(
      { invoiceLines, allowances },
      {
        lookUps: customers.lookUps(origin),
        configurations: yield* customFields.ofEntity(origin, "InvoiceLine"),
        invoiceDate: draft.invoiceDate,
        place: draft.deliveryAddress ?? draft.invoiceAddress ?? {},
        defaultTaxTemplate: account.taxTemplate?.id ?? entity.taxTemplate?.id,
        taxAccount: entity.taxAccount,
      },
    )
    const { type, currency, baseCurrency, taxIncluded, prepaid = zero } = draft
    const priced = yield* Effect.fromResult(
      priceDraft({
        type,
        currency,
        entity,
        taxIncluded,
        prepaid,
        lines: parts.lines.map((line) => ({ ...line, id: ids.next() })),
        allowances: parts.allowances,
      }),
    )
    const rate = yield* findRate(origin, currency, baseCurrency, draft.invoiceDate)
    const replaced = yield* Effect.fromResult(withinBaseDigits(atRate({ ...draft, ...priced }, rate)))
    yield* invoices.replaceLines(replaced)
    return replaced
  })
}
export type ReplaceLines = ReturnType<typeof makeReplaceLines>
