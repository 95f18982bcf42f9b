import { byHand, resourceOf } from "./resource.ts"

export const usageResource = resourceOf(byHand, {
  plural: "usage rows",
  area: "usage",
  topic: { name: "usage", told: "ownQuery" },
  series: undefined,
  find: undefined,
  events: undefined,
})
