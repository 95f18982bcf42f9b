import { type AccountSetting, accountSettings, forAccountSettings } from "./account-settings.ts"
import { decimal } from "../shared/decimal.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { FinancialAccount } from "./financial-account.ts"
import { defaultBatchGroup, type InvoiceBatchGroup } from "./invoice-batch-group.ts"
import { defaultPaymentMethods, type PaymentMethod } from "./payment-method.ts"
import type { PaymentTerm, PaymentTermType } from "./payment-term.ts"
import { type RevenueRecognitionRule, standardRules } from "./revenue-recognition-rule.ts"
import type { TaxCategoryCode } from "./tax-category.ts"
import { always, type TaxTemplate } from "./tax-template.ts"

/** The initial reference data of a new legal entity (contract C2). More can be added later. */
export interface SeededReferenceData {
  readonly financialAccounts: readonly FinancialAccount[]
  readonly invoiceBatchGroups: readonly InvoiceBatchGroup[]
  readonly paymentMethods: readonly PaymentMethod[]
  readonly paymentTerms: readonly PaymentTerm[]
  readonly revenueRecognitionRules: readonly RevenueRecognitionRule[]
  readonly taxTemplates: readonly TaxTemplate[]
  /** The ids of default items. */
  readonly defaults: {
    readonly accounts: Readonly<Record<AccountSetting, string>>
    readonly paymentTerm: string
    /** The template of the country's standard rate; absent when its rates are unknown. */
    readonly taxTemplate?: string
  }
}

/** A simple chart of accounts with one account for each kind of booking. */
const chart: readonly (readonly [code: string, name: string])[] = [
  ["1510", "Accounts receivable"],
  ["1790", "Unbilled revenue"],
  ["1930", "Bank"],
  ["2420", "Advances from customers"],
  ["2610", "Output tax"],
  ["2970", "Deferred revenue"],
  ["3000", "Revenue"],
  ["3740", "Rounding"],
  ["3960", "Exchange gains"],
  ["6351", "Write-offs"],
  ["6570", "Bank charges"],
  ["7960", "Exchange losses"],
]

const terms: readonly (readonly [name: string, type: PaymentTermType, days: number])[] = [
  ["On receipt", "NetDays", 0],
  ["10 days", "NetDays", 10],
  ["14 days", "NetDays", 14],
  ["30 days", "NetDays", 30],
  ["60 days", "NetDays", 60],
  ["30 days after the end of the month", "EndOfMonthNetDays", 30],
  ["30 days to the end of the month", "NetDaysEndOfMonth", 30],
]

/**
 * VAT rates in per cent, the standard rate first: Directive 2006/112/EC as the member states apply it, and the laws of
 * NO, CH and GB, in January 2026.
 */
const rates: Readonly<Record<string, readonly string[]>> = {
  AT: ["20", "13", "10"],
  BE: ["21", "12", "6"],
  BG: ["20", "9"],
  CH: ["8.1", "3.8", "2.6"],
  CY: ["19", "9", "5"],
  CZ: ["21", "12"],
  DE: ["19", "7"],
  DK: ["25"],
  EE: ["24", "13", "9"],
  ES: ["21", "10", "4"],
  FI: ["25.5", "13.5", "10"],
  FR: ["20", "10", "5.5", "2.1"],
  GB: ["20", "5"],
  GR: ["24", "13", "6"],
  HR: ["25", "13", "5"],
  HU: ["27", "18", "5"],
  IE: ["23", "13.5", "9"],
  IT: ["22", "10", "5", "4"],
  LT: ["21", "12", "5"],
  LU: ["17", "14", "8", "3"],
  LV: ["21", "12", "5"],
  MT: ["18", "7", "5"],
  NL: ["21", "9"],
  NO: ["25", "15", "12"],
  PL: ["23", "8", "5"],
  PT: ["23", "13", "6"],
  RO: ["21", "11"],
  SE: ["25", "12", "6"],
  SI: ["22", "9.5", "5"],
  SK: ["23", "19", "5"],
}

/**
 * Templates without tax, with the code of the reason (VATEX, CEF code list). Exemptions have no reason here, because
 * their legal basis differs.
 */
const untaxed: readonly (readonly [name: string, category: TaxCategoryCode, reason?: string, code?: string])[] = [
  ["Zero rated", "Z"],
  ["Reverse charge", "AE", "Reverse charge", "VATEX-EU-AE"],
  ["Intra-community supply", "K", "Intra-community supply", "VATEX-EU-IC"],
  ["Export", "G", "Export outside the EU", "VATEX-EU-G"],
  ["No tax", "O", "Not subject to tax", "VATEX-EU-O"],
]

export const seedReferenceData = (
  country: string | undefined,
  nextId: () => string,
  now: Timestamp,
): SeededReferenceData => {
  const financialAccounts = chart.map(([code, name]): FinancialAccount => ({ id: nextId(), code, name }))
  const account = (wanted: string) => financialAccounts.find(({ code }) => code === wanted)!
  const { id, code, name } = account(accountSettings.taxAccount)
  const template = (
    called: string,
    category: TaxCategoryCode,
    rate = "0",
    exemptionReason?: string,
    exemptionReasonCode?: string,
  ): TaxTemplate => ({
    id: nextId(),
    name: called,
    effectiveFrom: always.from,
    effectiveTo: always.to,
    taxAccount: { id, code, name },
    details: [
      {
        id: nextId(),
        tax1: decimal(rate),
        category,
        ...(exemptionReason === undefined ? {} : { exemptionReason }),
        ...(exemptionReasonCode === undefined ? {} : { exemptionReasonCode }),
      },
    ],
    createdAt: now,
    modifiedAt: now,
  })
  const paymentTerms = terms.map(([called, termType, days]): PaymentTerm => ({
    id: nextId(),
    name: called,
    description: called,
    termType,
    days,
  }))
  const taxed = (rates[country ?? ""] ?? []).map((rate) => template(`VAT ${rate}%`, "S", rate))
  return {
    financialAccounts,
    invoiceBatchGroups: [{ id: nextId(), ...defaultBatchGroup }],
    paymentMethods: defaultPaymentMethods.map((called) => ({ id: nextId(), name: called })),
    paymentTerms,
    revenueRecognitionRules: standardRules.map((rule) => ({ id: nextId(), name: rule, distribution: rule })),
    taxTemplates: [
      ...taxed,
      ...untaxed.map(([called, category, reason, reasonCode]) => template(called, category, "0", reason, reasonCode)),
    ],
    defaults: {
      accounts: forAccountSettings((setting) => account(accountSettings[setting]).id),
      paymentTerm: paymentTerms.find(({ name: called }) => called === "30 days")!.id,
      ...(taxed[0] === undefined ? {} : { taxTemplate: taxed[0].id }),
    },
  }
}
