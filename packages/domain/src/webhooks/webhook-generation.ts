/** Which defaults hold for a webhook: `undefined` those from before there were settings, 1 those of later webhooks. */
export type WebhookGeneration = 1 | undefined
export const presentGeneration = 1
