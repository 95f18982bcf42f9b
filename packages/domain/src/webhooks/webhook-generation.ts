/**
 * The defaults of a webhook's settings: `undefined` for webhooks that are older than the settings, 1 for later ones.
 */
export type WebhookGeneration = 1 | undefined
export const presentGeneration = 1
