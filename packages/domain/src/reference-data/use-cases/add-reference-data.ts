import { BigDecimal, Effect } from "effect"
import { parseDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import { fieldRefused, FieldsRefused } from "../../shared/errors.ts"
import type { LookupKey } from "../../listing/lookup-key.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { given } from "../../shared/given.ts"
import { type FinancialAccount, financialAccountRef } from "../financial-account.ts"
import { findCountry } from "../find-coded.ts"
import { type LookUpPorts, makeLookUps } from "../look-ups.ts"
import type { InvoiceBatchGroup } from "../invoice-batch-group.ts"
import type { PaymentMethod } from "../payment-method.ts"
import { longestTermDays, type PaymentTerm, type PaymentTermType } from "../payment-term.ts"
import type { CodedList } from "../ports/coded-list.ts"
import type { Distribution, RevenueRecognitionRule } from "../revenue-recognition-rule.ts"
import { taxCategories, type TaxCategoryCode } from "../tax-category.ts"
import { always, type TaxTemplate, type TaxTemplateDetail } from "../tax-template.ts"
import type { Maybe } from "../../shared/maybe.ts"

/** A payment term to add (contract C14). */
export interface PaymentTermRequest {
  readonly name: string
  readonly description: string
  readonly days: number
  readonly termType?: PaymentTermType | undefined
}

export interface FinancialAccountRequest {
  readonly code: string
  readonly name: string
  readonly description?: Maybe<string>
  readonly externalERPId?: Maybe<string>
  readonly externalCRMId?: Maybe<string>
}

export interface InvoiceBatchGroupRequest {
  readonly code: string
  readonly description?: Maybe<string>
}

export interface RevenueRecognitionRuleRequest {
  readonly name: string
  readonly distribution: Distribution
  readonly upfrontPercent?: Maybe<Decimal>
}

export interface TaxTemplateRequest {
  readonly name: string
  readonly description?: Maybe<string>
  readonly effectiveFrom?: Maybe<string>
  readonly effectiveTo?: Maybe<string>
  readonly taxAccount?: Maybe<LookupKey>
  readonly details: readonly TaxDetailRequest[]
}

export interface TaxDetailRequest {
  readonly country?: Maybe<LookupKey>
  readonly state?: Maybe<string>
  readonly county?: Maybe<string>
  readonly city?: Maybe<string>
  readonly zip?: Maybe<string>
  readonly tax1: Decimal
  readonly tax2?: Maybe<Decimal>
  readonly tax3?: Maybe<Decimal>
  /** The category's code in EN 16931. */
  readonly taxCategory: TaxCategoryCode
  readonly exemptionReason?: Maybe<string>
  readonly exemptionReasonCode?: Maybe<string>
}

export interface AddReferenceDataPorts extends LookUpPorts {
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** Adds reference data to a legal entity. Existing items never change, because invoices refer to them (contract C2). */
export const makeAddReferenceData = (ports: AddReferenceDataPorts) => {
  const { financialAccounts, invoiceBatchGroups, paymentMethods, paymentTerms, taxTemplates, ids, unitOfWork } = ports
  const { revenueRecognitionRules } = ports
  const lookUps = makeLookUps(ports)

  /** Inserts an item. `field` is its natural key, under which a duplicate is refused. */
  const add = <A>(list: CodedList<A>, scope: Scope, item: A, field: string) =>
    unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const now = yield* currentTime
        return (yield* list.insert(scope, item, now)) ? item : yield* fieldRefused(field, "is taken")
      }),
    )

  return {
    financialAccount: Effect.fn("referenceData.createFinancialAccount")(
      (scope: Scope, request: FinancialAccountRequest) => {
        const { code, name, ...rest } = request
        const account: FinancialAccount = { id: ids.next(), code: code.trim(), name: name.trim(), ...given(rest) }
        return add(financialAccounts, scope, account, "code")
      },
    ),

    invoiceBatchGroup: Effect.fn("referenceData.createInvoiceBatchGroup")(
      (scope: Scope, { code, description }: InvoiceBatchGroupRequest) => {
        const group: InvoiceBatchGroup = { id: ids.next(), code: code.trim(), ...given({ description }) }
        return add(invoiceBatchGroups, scope, group, "code")
      },
    ),

    revenueRecognitionRule: Effect.fn("referenceData.createRevenueRecognitionRule")(function* (
      scope: Scope,
      { name, distribution, upfrontPercent }: RevenueRecognitionRuleRequest,
    ) {
      if (upfrontPercent && !isPercentage(upfrontPercent))
        return yield* fieldRefused("upfrontPercent", "must be from 0 to 100")
      const rule: RevenueRecognitionRule = {
        id: ids.next(),
        name: name.trim(),
        distribution,
        ...given({ upfrontPercent }),
      }
      return yield* add(revenueRecognitionRules, scope, rule, "name")
    }),
    paymentMethod: Effect.fn("referenceData.createPaymentMethod")(
      (scope: Scope, { name }: Pick<PaymentMethod, "name">) => {
        const method: PaymentMethod = { id: ids.next(), name: name.trim() }
        return add(paymentMethods, scope, method, "name")
      },
    ),

    paymentTerm: Effect.fn("referenceData.createPaymentTerm")(function* (scope: Scope, request: PaymentTermRequest) {
      const { name, description, days, termType = "NetDays" } = request
      if (days < 0 || days > longestTermDays)
        return yield* fieldRefused("days", `must be a whole number from 0 to ${longestTermDays}`)
      const term: PaymentTerm = { id: ids.next(), name: name.trim(), description, termType, days }
      return yield* add(paymentTerms, scope, term, "name")
    }),

    taxTemplate: Effect.fn("referenceData.createTaxTemplate")(function* (scope: Scope, request: TaxTemplateRequest) {
      const [from, to] = [request.effectiveFrom ?? always.from, request.effectiveTo ?? always.to].map(parseDate)
      if (from === undefined) return yield* fieldRefused("effectiveFrom", "must be a date such as 2026-11-20")
      if (to === undefined || to < from)
        return yield* fieldRefused("effectiveTo", "must be a date such as 2026-11-20, not before effectiveFrom")
      if (request.details.length === 0) return yield* fieldRefused("details", "must have at least one")
      const details = yield* Effect.forEach(request.details, (detail, index) => readDetail(detail, index, ids.next))
      const taxAccount = request.taxAccount
        ? financialAccountRef(yield* lookUps(scope).financialAccount("taxAccount", request.taxAccount))
        : undefined
      const now = yield* currentTime
      const template: TaxTemplate = {
        id: ids.next(),
        name: request.name.trim(),
        ...given({ description: request.description, taxAccount }),
        effectiveFrom: from,
        effectiveTo: to,
        details,
        createdAt: now,
        modifiedAt: now,
      }
      return yield* add(taxTemplates, scope, template, "name")
    }),
  }
}

const isPercentage = (value: Decimal): boolean =>
  !BigDecimal.isNegative(value) && BigDecimal.isLessThanOrEqualTo(value, BigDecimal.fromBigInt(100n))

const readDetail = Effect.fnUntraced(function* (detail: TaxDetailRequest, index: number, nextId: () => string) {
  const { country, taxCategory, tax1, tax2, tax3, ...rest } = detail
  const path = `details[${index}]`
  const errors: Record<string, string[]> = {}
  for (const [name, rate] of Object.entries({ tax1, tax2, tax3 })) {
    if (rate === undefined || rate === null) continue
    if (!isPercentage(rate)) errors[`${path}.${name}`] = ["must be from 0 to 100"]
    else if (!taxCategories[taxCategory].isTaxed && !BigDecimal.isZero(rate))
      errors[`${path}.${name}`] = [`must be 0 in the category ${taxCategory} (${taxCategories[taxCategory].name})`]
  }
  if (Object.keys(errors).length > 0) return yield* new FieldsRefused({ errors })
  const found = country ? yield* findCountry(`${path}.country`, country) : undefined
  return {
    id: nextId(),
    tax1,
    category: taxCategory,
    ...given({ ...rest, tax2, tax3, country: found?.twoAlphaCode }),
  } satisfies TaxTemplateDetail
})
