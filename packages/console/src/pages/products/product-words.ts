import type { components } from "../../api/schema.gen.ts"

export type TaxPoint = components["schemas"]["Product"]["taxPoint"]

/** The tax point of charges that are billed in arrears. */
export const taxPointWords: Readonly<Record<TaxPoint, string>> = {
  InvoiceDate: "Date of the invoice",
  EndOfPeriod: "Last day of the period",
}

type Charge = components["schemas"]["Product"]["chargePlans"][number]["charges"][number]

export const productTypeWords: Readonly<Record<components["schemas"]["ProductType"], string>> = {
  Simple: "One charge",
  MultipleCharges: "Several charges",
  MultipleChargePlans: "Several plans",
  Full: "Any plans and charges",
}

/** The words of the choices of a charge. */
export const chargeWords = {
  chargeType: { Recurring: "Recurring", OneOff: "One-time", Usage: "Usage", Measured: "Measured" },
  model: { Flat: "Flat", Quantity: "Per unit", Volume: "Volume", Tiered: "Tiered", Rated: "Rated" },
  pricePeriod: { Monthly: "Month", Quarterly: "Quarter", Annual: "Year" },
  billingPeriod: {
    Monthly: "Monthly",
    Quarterly: "Quarterly",
    Biannual: "Twice a year",
    Annual: "Yearly",
    EndOfTerm: "At the end of the term",
  },
} as const satisfies {
  readonly [N in "billingPeriod" | "chargeType" | "model" | "pricePeriod"]: Record<Charge[N], string>
}

const timings = { InAdvance: "in advance", InArrears: "in arrears" } as const

/** The terms of a charge in one line. */
export const chargeTerms = ({ chargeType, model, pricePeriod, billingPeriod, billingTiming }: Charge): string => {
  const { chargeType: type, model: price, pricePeriod: period, billingPeriod: billed } = chargeWords
  const terms = [type[chargeType], `${price[model].toLowerCase()} price`]
  if (chargeType !== "OneOff")
    terms.push(
      `for a ${period[pricePeriod].toLowerCase()}`,
      `billed ${billed[billingPeriod].toLowerCase()} ${timings[billingTiming]}`,
    )
  return terms.join(", ")
}
