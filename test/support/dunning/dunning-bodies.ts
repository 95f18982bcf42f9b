/** A valid body for each operation of dunning that takes one. */
export const dunningBodies = {
  "POST /DunningCampaigns": {
    name: "Reminders",
    isDefault: false,
    enabled: false,
    steps: [
      { day: 7, level: 1 },
      { day: 14, level: 2 },
    ],
    minimumBalances: [{ currency: "SEK", amount: 50 }],
    sendHour: 9,
    onlyOnWorkdays: true,
  },
  "PATCH /DunningCampaigns/{id}": { name: "Reminders by mail", sendHour: 8 },
  "POST /Invoices/{id}/Dispute": { reason: "The goods were late", until: null },
  "POST /Invoices/{id}/Remind": { level: 1 },
  "POST /Dunning/Preview": { date: "2026-11-20", campaign: null, cursor: null },
} as const
