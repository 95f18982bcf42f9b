import { Effect } from "effect"
import type { NamedRef } from "../organisation/legal-entity-profile.ts"
import { parseDate } from "../shared/calendar-date.ts"
import { fieldRefused, type FieldsRefused, type PortUnavailable } from "../shared/errors.ts"
import type { LookupKey } from "../listing/lookup-key.ts"
import { emptyRemoves, type MergePatch, mergePatch } from "../listing/merge-patch.ts"
import { type AddressRequest, readAddress, type StoredAddress } from "../reference-data/address.ts"
import { type CustomFieldConfiguration, patchCustomFields } from "../custom-fields/custom-field.ts"
import { financialAccountRef } from "../reference-data/financial-account.ts"
import { type InvoiceBatchGroupChoice, readBatchGroup } from "../reference-data/read-batch-group.ts"
import type { LookUps } from "../reference-data/look-ups.ts"
import {
  type Account,
  type AccountText,
  accountTexts,
  type AccountType,
  type InvoiceDeliveryMethod,
} from "./account.ts"
import { type NationalEInvoiceChoiceRequest, readNationalEInvoiceChoice } from "./national-e-invoice.ts"

/** The members of an account that a caller may give, for a new one or a change (contract C9, C10). */
export type AccountRequest = InvoiceBatchGroupChoice & { readonly [T in AccountText]?: string | null | undefined } & {
  readonly name?: string | undefined
  readonly accountType?: AccountType | null | undefined
  readonly inactive?: boolean | undefined
  readonly currency?: LookupKey | null | undefined
  readonly invoiceDeliveryMethod?: InvoiceDeliveryMethod | null | undefined
  readonly attachUBLToInvoice?: boolean | null | undefined
  readonly attachZugferdXMLToInvoice?: boolean | null | undefined
  readonly accountsReceivable?: LookupKey | null | undefined
  readonly defaultPaymentTerm?: LookupKey | null | undefined
  readonly taxTemplate?: LookupKey | null | undefined
  readonly invoiceTemplateId?: string | null | undefined
  readonly nationalEInvoice?: NationalEInvoiceChoiceRequest | null | undefined
  readonly dunningCampaign?: LookupKey | null | undefined
  readonly dunningPausedUntil?: string | null | undefined
  readonly dunningPauseReason?: string | null | undefined
  readonly dunningExempt?: boolean | null | undefined
  readonly defaultInvoiceAddress?: AddressRequest | null | undefined
  readonly defaultDeliveryAddress?: AddressRequest | null | undefined
  readonly customFields?: Readonly<Record<string, unknown>> | null | undefined
}

export interface AccountContext {
  readonly lookUps: LookUps
  readonly campaign: (field: string, key: LookupKey) => Effect.Effect<NamedRef, FieldsRefused | PortUnavailable>
  readonly configurations: readonly CustomFieldConfiguration[]
  readonly nextId: () => string
}

/** The defaults of members that always have a value; null in a patch resets a member to its default. */
export const accountDefaults = {
  accountType: "Customer",
  invoiceDeliveryMethod: "Email",
  attachUBLToInvoice: false,
  attachZugferdXMLToInvoice: false,
  dunningExempt: false,
} as const satisfies Partial<Account>

/** The pause of reminders after a request. A pause that is removed takes its reason with it. */
const readPause = Effect.fnUntraced(function* (
  before: Pick<Account, "dunningPausedUntil">,
  { dunningPausedUntil: asked, dunningPauseReason: reason }: AccountRequest,
) {
  const until = asked === "" ? null : asked
  const day = typeof until === "string" ? parseDate(until) : until
  if (typeof until === "string" && day === undefined)
    return yield* fieldRefused("dunningPausedUntil", "must be a date such as 2026-11-20")
  const isPaused = day !== null && (day ?? before.dunningPausedUntil) !== undefined
  if (!isPaused && typeof reason === "string" && reason !== "")
    return yield* fieldRefused("dunningPauseReason", "needs dunningPausedUntil")
  return { dunningPausedUntil: day, dunningPauseReason: isPaused ? reason : null }
})

/**
 * Applies a request to an account as a merge patch (RFC 7396). Look-up keys are resolved, and mistakes are reported by
 * field.
 */
export const applyAccountRequest = Effect.fnUntraced(function* (
  before: Account,
  isNew: boolean,
  request: AccountRequest,
  { lookUps, campaign, configurations, nextId }: AccountContext,
) {
  if (request.name !== undefined && request.name.trim() === "") return yield* fieldRefused("name", "must not be empty")
  if (request.currency === null) return yield* fieldRefused("currency", "cannot be removed")
  const follow = <A, E, B>(
    field: keyof AccountRequest,
    key: LookupKey | null | undefined,
    find: (field: string, key: LookupKey) => Effect.Effect<A, E>,
    map: (found: A) => B,
  ) => (key === undefined || key === null ? Effect.succeed(key) : Effect.map(find(field, key), map))
  const address = (field: "defaultInvoiceAddress" | "defaultDeliveryAddress") =>
    Effect.gen(function* () {
      const given = request[field]
      if (given === undefined || given === null) return given
      const { id, ...was } = before[field] ?? { id: nextId() }
      return { ...(yield* readAddress(field, mergePatch<AddressRequest>(was, given))), id } satisfies StoredAddress
    })
  const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name })
  const patch: MergePatch<Account> = {
    ...Object.fromEntries(accountTexts.map((name) => [name, request[name]])),
    name: request.name?.trim(),
    accountType: request.accountType,
    inactive: request.inactive,
    invoiceDeliveryMethod: request.invoiceDeliveryMethod,
    attachUBLToInvoice: request.attachUBLToInvoice,
    attachZugferdXMLToInvoice: request.attachZugferdXMLToInvoice,
    currency: request.currency && (yield* lookUps.currency("currency", request.currency, before.currency)),
    accountsReceivable: yield* follow(
      "accountsReceivable",
      request.accountsReceivable,
      lookUps.financialAccount,
      financialAccountRef,
    ),
    defaultPaymentTerm: yield* follow("defaultPaymentTerm", request.defaultPaymentTerm, lookUps.paymentTerm, named),
    taxTemplate: yield* follow("taxTemplate", request.taxTemplate, lookUps.taxTemplate, named),
    invoiceTemplateId: yield* follow(
      "invoiceTemplateId",
      request.invoiceTemplateId,
      lookUps.invoiceTemplate,
      ({ id }) => id,
    ),
    invoiceBatchGroup: yield* readBatchGroup(request, lookUps),
    nationalEInvoice:
      request.nationalEInvoice === undefined || request.nationalEInvoice === null
        ? request.nationalEInvoice
        : yield* Effect.fromResult(readNationalEInvoiceChoice("nationalEInvoice", request.nationalEInvoice)),
    dunningCampaign: yield* follow("dunningCampaign", request.dunningCampaign, campaign, named),
    ...(yield* readPause(before, request)),
    dunningExempt: request.dunningExempt,
    defaultInvoiceAddress: yield* address("defaultInvoiceAddress"),
    defaultDeliveryAddress: yield* address("defaultDeliveryAddress"),
    customFields: yield* Effect.fromResult(
      patchCustomFields(configurations, isNew ? undefined : before.customFields, request.customFields),
    ),
  }
  return { ...accountDefaults, ...mergePatch(before, emptyRemoves(patch)) } satisfies Account
})
