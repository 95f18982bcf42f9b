import { idOfCode } from "./coded.ts"

/** Tax categories: UNCL5305 as EN 16931 restricts it (BT-118). */
export const taxCategoryCodes = ["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] as const
export type TaxCategoryCode = (typeof taxCategoryCodes)[number]

export interface TaxCategory {
  readonly name: string
  readonly isEUTax: boolean
  /** Whether the invoice must give a reason for charging no tax (EN 16931, BR-E-10 and similar rules). */
  readonly needsReason: boolean
  /** Whether the rate may differ from 0. */
  readonly isTaxed: boolean
}

const category = (name: string, isEUTax: boolean, needsReason: boolean, isTaxed = false): TaxCategory => ({
  name,
  isEUTax,
  needsReason,
  isTaxed,
})

export const taxCategories: { readonly [C in TaxCategoryCode]: TaxCategory } = {
  S: category("Standard rate", true, false, true),
  Z: category("Zero rated", true, false),
  E: category("Exempt from tax", true, true),
  AE: category("Reverse charge", true, true),
  K: category("Intra-community supply", true, true),
  G: category("Export outside the EU", true, true),
  O: category("Not subject to tax", true, true),
  L: category("Canary Islands general indirect tax", false, false, true),
  M: category("Tax for production, services and importation in Ceuta and Melilla", false, false, true),
}

/** A tax category as the interface shows it. */
export const taxCategoryBody = (code: TaxCategoryCode) => ({
  id: idOfCode("tax category", code),
  name: taxCategories[code].name,
  isActive: true,
  isEUTax: taxCategories[code].isEUTax,
  externalCode: code,
})
