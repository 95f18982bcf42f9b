/** The permission that each operation of dunning requires. */
export const needsOfDunning = {
  "GET /DunningCampaigns": "collections:read",
  "POST /DunningCampaigns": "collections:admin",
  "GET /DunningCampaigns/{id}": "collections:read",
  "PATCH /DunningCampaigns/{id}": "collections:admin",
  "DELETE /DunningCampaigns/{id}": "collections:admin",
  "GET /Invoices/{id}/Dunning": "collections:read",
  "POST /Invoices/{id}/Dispute": "collections:write",
  "DELETE /Invoices/{id}/Dispute": "collections:write",
  "POST /Invoices/{id}/Remind": "collections:write",
  "POST /Dunning/Preview": "collections:read",
} as const
