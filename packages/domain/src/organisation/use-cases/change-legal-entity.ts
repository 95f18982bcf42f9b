import { Effect, Result } from "effect"
import type { Decimal } from "../../shared/decimal.ts"
import { minorUnits } from "../../shared/currency.ts"
import { fieldRefused, FieldsRefused } from "../../shared/errors.ts"
import type { LookupKey } from "../../listing/lookup-key.ts"
import { type MergePatch, mergePatch } from "../../listing/merge-patch.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { type AccountSetting, forAccountSettings } from "../../reference-data/account-settings.ts"
import { type AddressRequest, readAddress } from "../../reference-data/address.ts"
import { financialAccountRef } from "../../reference-data/financial-account.ts"
import type { ReferenceData } from "../../reference-data/reference-data.ts"
import { isBic, isIban, isRoundingUnit, isTolerance, type LegalEntityProfile } from "../legal-entity-profile.ts"
import { checkFormat, largestNumber } from "../number-series.ts"
import type { SeriesKind } from "../../resources/resources.ts"
import type { TaxRateSource } from "../tax-rate-source.ts"
import type { ProrationMethod } from "../proration-method.ts"
import { readTimeZone } from "../../shared/time-zone.ts"
import { choicesOf, freeName } from "../legal-entity-request.ts"
import type { EntityNights } from "../ports/entity-nights.ts"
import type { FiscalYearUses } from "../ports/fiscal-year-uses.ts"
import type { LegalEntityStore, NumberSeriesStore } from "../ports/legal-entity-store.ts"
import type { TenantStore } from "../ports/tenant-store.ts"
import type { Maybe } from "../../shared/maybe.ts"

interface NumberSeriesRequest {
  readonly type: SeriesKind
  readonly format?: string | undefined
  readonly nextNumber?: number | undefined
}

export interface LegalEntityPatch extends Readonly<Partial<Record<AccountSetting, LookupKey | undefined>>> {
  readonly name?: string | undefined
  readonly timeZone?: string | undefined
  readonly organizationNumber?: Maybe<string>
  readonly taxRegistrationNumber?: Maybe<string>
  readonly bankAccount?: Maybe<string>
  readonly iban?: Maybe<string>
  readonly bic?: Maybe<string>
  readonly address?: Maybe<AddressRequest>
  readonly electronicInvoiceAddress?: Maybe<string>
  readonly electronicInvoiceAddressScheme?: Maybe<string>
  readonly nationalEInvoice?: boolean | undefined
  readonly autoRenew?: boolean | undefined
  readonly prorationMethod?: ProrationMethod | undefined
  readonly taxRateSource?: TaxRateSource | undefined
  readonly matchCreditsOnPost?: boolean | undefined
  readonly hostedPages?: { readonly enabled?: boolean | undefined } | undefined
  readonly paymentTolerance?: Decimal | undefined
  readonly fiscalYearStartMonth?: number | undefined
  readonly totalRoundingUnit?: Maybe<Decimal>
  readonly defaultPaymentTerm?: Maybe<LookupKey>
  readonly taxTemplate?: Maybe<LookupKey>
  readonly numberSeries?: readonly NumberSeriesRequest[] | undefined
}

export interface ChangeLegalEntityPorts {
  readonly tenants: TenantStore
  readonly legalEntities: LegalEntityStore
  readonly numberSeries: NumberSeriesStore
  readonly referenceData: Pick<ReferenceData, "lookUps">
  readonly fiscalYears: FiscalYearUses
  readonly nights: EntityNights
  readonly unitOfWork: UnitOfWork
}

/** Changes the data of a legal entity by a merge patch (RFC 7396, contract C3). */
export const makeChangeLegalEntity = (ports: ChangeLegalEntityPorts) => {
  const { tenants, legalEntities, numberSeries, referenceData, fiscalYears, nights, unitOfWork } = ports

  const change = Effect.fnUntraced(function* (scope: Scope, patch: LegalEntityPatch) {
    const before = yield* legalEntities.findForUpdate(scope)
    // A new time zone does not change the dates of existing documents (contract M9).
    const timeZone = patch.timeZone === undefined ? before.timeZone : readTimeZone(patch.timeZone)
    const bank = { iban: compact(patch.iban), bic: compact(patch.bic) }
    const errors = mistakes(before, { ...patch, ...bank })
    if (timeZone === undefined || Object.keys(errors).length > 0) return yield* new FieldsRefused({ errors })
    const isRenamed = patch.name !== undefined && patch.name !== before.name
    const newName = isRenamed ? yield* freeName(patch.name, yield* tenants.holdNames(scope.tenantId)) : before.name
    const { fiscalYearStartMonth = before.fiscalYearStartMonth } = patch
    if (fiscalYearStartMonth !== before.fiscalYearStartMonth && (yield* fiscalYears.wasClosed(scope)))
      return yield* fieldRefused("fiscalYearStartMonth", "cannot change: an accounting period was closed")
    const lookUps = referenceData.lookUps(scope)
    const follow = <A, E, B>(
      field: keyof LegalEntityPatch,
      key: Maybe<LookupKey>,
      find: (field: string, key: LookupKey) => Effect.Effect<A, E>,
      map: (found: A) => B,
    ) => (key === undefined || key === null ? Effect.succeed(key) : Effect.map(find(field, key), map))
    const account = (field: AccountSetting) =>
      Effect.map(
        follow(field, patch[field], lookUps.financialAccount, financialAccountRef),
        (found) => found ?? before[field],
      )
    const accounts = yield* Effect.all(forAccountSettings(account))
    const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name })
    const { address, hostedPages, numberSeries: series = [], ...rest } = patch
    const changes: MergePatch<LegalEntityProfile> = {
      ...rest,
      ...bank,
      ...accounts,
      name: newName,
      hostedPages: hostedPages?.enabled ?? before.hostedPages,
      timeZone,
      address:
        address === undefined
          ? before.address
          : yield* readAddress("address", address === null ? {} : mergePatch<AddressRequest>(before.address, address)),
      defaultPaymentTerm: yield* follow("defaultPaymentTerm", patch.defaultPaymentTerm, lookUps.paymentTerm, named),
      taxTemplate: yield* follow("taxTemplate", patch.taxTemplate, lookUps.taxTemplate, named),
    }
    yield* legalEntities.update(mergePatch(before, changes))
    if (timeZone !== before.timeZone) yield* nights.move(scope, timeZone)
    // Series are changed in the order in which a posting takes numbers, so that the two never wait for each other.
    for (const so of before.numberSeries) {
      const wanted = series.find(({ type }) => type === so.kind)
      if (wanted === undefined) continue
      const { format = so.format, nextNumber = so.nextNumber } = wanted
      yield* numberSeries.update(scope, { kind: so.kind, format, nextNumber })
    }
    return yield* legalEntities.find(scope)
  })

  return Effect.fn("organisation.changeLegalEntity")((scope: Scope, patch: LegalEntityPatch) =>
    unitOfWork.atomically(scope.tenantId, change(scope, patch)),
  )
}

/** Removes the spaces with which people group account numbers. */
const compact = (text: Maybe<string>): Maybe<string> => text && text.replaceAll(/\s/g, "").toUpperCase()

const mistakes = (
  before: LegalEntityProfile,
  { timeZone, iban, bic, paymentTolerance, totalRoundingUnit, numberSeries = [] }: LegalEntityPatch,
): Readonly<Record<string, readonly string[]>> => {
  const errors: Record<string, readonly string[]> = {}
  if (timeZone !== undefined && readTimeZone(timeZone) === undefined)
    errors["timeZone"] = [`is not an IANA time zone${choicesOf(before.country)}`]
  if (iban && !isIban(iban)) errors["iban"] = ["is not an IBAN: its check digits are wrong"]
  if (bic && !isBic(bic)) errors["bic"] = ["is not a BIC of 8 or 11 characters"]
  if (totalRoundingUnit && !isRoundingUnit(totalRoundingUnit, minorUnits(before.baseCurrency)))
    errors["totalRoundingUnit"] = [
      `must be more than 0 and must not have more decimals than ${before.baseCurrency} has`,
    ]
  if (paymentTolerance && !isTolerance(paymentTolerance, minorUnits(before.baseCurrency)))
    errors["paymentTolerance"] = [`must be 0 or more and must not have more decimals than ${before.baseCurrency} has`]
  const seen = new Set<SeriesKind>()
  numberSeries.forEach(({ type, format, nextNumber }, index) => {
    const path = `numberSeries[${index}]`
    if (seen.has(type)) errors[`${path}.type`] = ["must not be given twice"]
    seen.add(type)
    const checked = format === undefined ? undefined : checkFormat(format)
    if (checked !== undefined && Result.isFailure(checked)) errors[`${path}.format`] = [checked.failure]
    // A number must not be assigned twice, so a series can only advance (contract C7).
    const least = before.numberSeries.find(({ kind }) => kind === type)?.nextNumber ?? 1
    if (nextNumber !== undefined && (nextNumber < least || nextNumber > largestNumber))
      errors[`${path}.nextNumber`] = [`must be a whole number from ${least} to ${largestNumber}`]
  })
  return errors
}
