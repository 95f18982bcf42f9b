/** The permission that each operation of e-mail requires. */
export const needsOfMessages = {
  "GET /Integrations/Mail": "messages:read",
  "PUT /Integrations/Mail": "messages:admin",
  "DELETE /Integrations/Mail": "messages:admin",
  "POST /Integrations/Mail/Test": "messages:admin",
  "GET /Messages": "messages:read",
  "GET /Messages/{id}": "messages:read",
  "GET /Messages/{id}/Preview": "messages:read",
  "POST /Messages/{id}/Resend": "messages:write",
  "POST /Messages/{id}/Cancel": "messages:write",
  "GET /Invoices/{id}/Messages": "messages:read",
  "POST /Invoices/{id}/Messages": "messages:write",
} as const
