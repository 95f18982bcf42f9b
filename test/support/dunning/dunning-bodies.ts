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
  "PATCH /DunningCampaigns/{id}": { name: "Reminders", sendHour: 8 },
} as const
