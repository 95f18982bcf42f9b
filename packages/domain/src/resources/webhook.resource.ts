import { byHand, resourceOf } from "./resource.ts"

export const webhookResource = resourceOf(byHand, {
  plural: "webhooks",
  area: "webhooks",
  topic: { name: "webhooks", told: "ownQuery" },
  series: undefined,
  find: { place: 11 },
  events: undefined,
})

export const deliveryResource = resourceOf(byHand, {
  plural: "deliveries",
  area: "webhooks",
  topic: { name: "deliveries", told: "ownQuery" },
  series: undefined,
  find: { place: 12, label: ["eventType"] },
  events: undefined,
})

export const recoveryResource = resourceOf(byHand, {
  plural: "recoveries",
  area: "webhooks",
  topic: { name: "recoveries", told: "ownQuery" },
  series: undefined,
  find: undefined,
  events: undefined,
})

export const eventResource = resourceOf(byHand, {
  plural: "events",
  area: "events",
  topic: { name: "events", told: "ownQuery" },
  series: undefined,
  find: { place: 13, label: ["tag"] },
  events: undefined,
})
