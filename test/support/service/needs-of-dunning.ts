/** The permission that each operation of dunning requires. */
export const needsOfDunning = {
  "GET /DunningCampaigns": "collections:read",
  "POST /DunningCampaigns": "collections:admin",
  "GET /DunningCampaigns/{id}": "collections:read",
  "PATCH /DunningCampaigns/{id}": "collections:admin",
  "DELETE /DunningCampaigns/{id}": "collections:admin",
  "GET /Invoices/{id}/Dunning": "collections:read",
} as const
