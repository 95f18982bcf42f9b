import { refusalsOf } from "../shared/refusals.ts"

const sentences = {
  CampaignFollowed: () => "Accounts follow the campaign: give them another one, or none, before you delete it.",
  NoCampaign: () => "No dunning campaign applies to the invoice: give its account one, or make one the default.",
  NotRemindable: ({ reason }: { readonly reason: string }) => `The invoice cannot be reminded of: ${reason}.`,
  NotDisputable: ({ status }: { readonly status: string }) =>
    `The invoice is ${status}: only a posted invoice can be disputed.`,
} as const

export const refuse = refusalsOf(sentences)
