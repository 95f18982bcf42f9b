import { exampleId } from "./examples.ts"
import { byHand, resourceOf } from "./resource.ts"

const example = {
  id: exampleId(3),
  invoiceNumber: "10001",
  accountId: exampleId(1),
  campaignId: exampleId(14),
  state: "InDunning",
  level: 0,
  dueDate: "2026-02-14",
  currency: "SEK",
  balance: 1250,
}

export const dunningResource = resourceOf(byHand, {
  plural: "reminders of overdue invoices",
  area: "collections",
  topic: undefined,
  series: undefined,
  find: undefined,
  events: {
    place: 12,
    group: "Collections",
    tags: {
      DunningStarted: "the reminding of an overdue invoice begins",
      DunningStepTaken: "an invoice is reminded of",
      DunningEnded: "an invoice that was to be reminded of is no longer open",
    },
    example,
    examples: {
      DunningStepTaken: { ...example, level: 1, messageId: exampleId(13) },
      DunningEnded: { ...example, state: "Ended", level: 1, balance: 0 },
    },
  },
})
