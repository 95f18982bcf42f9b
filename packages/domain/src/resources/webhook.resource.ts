import { byHand, resourceOf } from "./resource.ts"

export const webhookResource = resourceOf(byHand, {
  plural: "webhooks",
  area: "webhooks",
  topic: { name: "webhooks", told: "ownQuery" },
  find: { place: 11 },
})

export const deliveryResource = resourceOf(byHand, {
  plural: "deliveries",
  area: "webhooks",
  topic: { name: "deliveries", told: "ownQuery" },
  find: { place: 12, label: ["eventType"] },
})

export const recoveryResource = resourceOf(byHand, {
  plural: "recoveries",
  area: "webhooks",
  topic: { name: "recoveries", told: "ownQuery" },
})

export const eventResource = resourceOf(byHand, {
  plural: "events",
  area: "events",
  topic: { name: "events", told: "ownQuery" },
  find: { place: 13, label: ["tag"] },
})
