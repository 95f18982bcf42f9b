import { byHand, resourceOf } from "./resource.ts"

export const exchangeRateResource = resourceOf(byHand, {
  plural: "exchange rates",
  area: "rates",
  topic: { name: "rates", told: "ownQuery" },
  series: undefined,
  find: undefined,
  events: undefined,
})

export const rateImportResource = resourceOf(byHand, {
  plural: "rate imports",
  area: "rates",
  topic: { name: "imports", told: "ownQuery" },
  series: undefined,
  find: undefined,
  events: undefined,
})
