import { onInvoicing } from "../reference-data/revenue-recognition-rule.ts"
import { decimal } from "../shared/decimal.ts"
import type { BillingChoices, Charge, ChargeModel, ChargeType } from "./charge.ts"

/** The models that each type of charge can have (contract K5). */
const modelsOfType: { readonly [T in ChargeType]: readonly ChargeModel[] } = {
  OneOff: ["Flat", "Quantity", "Volume", "Tiered"],
  Recurring: ["Flat", "Quantity", "Volume", "Tiered"],
  Usage: ["Flat", "Quantity", "Volume", "Tiered", "Rated"],
  Measured: ["Quantity", "Volume", "Tiered"],
}

/** Whether the quantity to charge is known only after a period. */
const isKnownAfterwards = (chargeType: ChargeType): boolean => chargeType === "Usage" || chargeType === "Measured"

/** The values of a new charge of a type where the caller gives none (contract K6). */
export const chargeDefaults = (
  chargeType: ChargeType,
): BillingChoices &
  Pick<Charge, "unit" | "defaultQuantity" | "taxIncluded" | "createInvoiceLinesPerTier" | "revenueRecognition"> => ({
  pricePeriod: "Monthly",
  billingPeriod: "Monthly",
  billingTiming: isKnownAfterwards(chargeType) ? "InArrears" : "InAdvance",
  periodAlignment: "AlignToOrder",
  billingDay: "None",
  usageRating: "Sum",
  measurementsRule: "LatestDate",
  unit: "C62",
  defaultQuantity: decimal("1"),
  taxIncluded: false,
  createInvoiceLinesPerTier: false,
  revenueRecognition: chargeType === "Recurring" || chargeType === "Measured" ? "Monthly" : onInvoicing,
})

/**
 * The mistakes in the combination of a charge's type, model and timing, by field; absent when there are none (contract
 * K5, K6).
 */
export const chargeMistake = ({
  chargeType,
  model,
  billingTiming,
}: Pick<Charge, "chargeType" | "model" | "billingTiming">):
  | readonly [field: keyof Charge, text: string]
  | undefined => {
  const models = modelsOfType[chargeType]
  if (!models.includes(model))
    return ["model", `must be one of ${models.join(", ")}, the models of a charge of type ${chargeType}`]
  return isKnownAfterwards(chargeType) && billingTiming === "InAdvance"
    ? [
        "billingTiming",
        `must be InArrears: the quantity of a charge of type ${chargeType} is known only after its period`,
      ]
    : undefined
}
