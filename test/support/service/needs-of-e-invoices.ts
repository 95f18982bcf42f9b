import type { Need } from "@svc/domain/identity/permissions"

/** The permission that each operation of national e-invoices requires. */
export const needsOfEInvoices: Readonly<Record<string, Need>> = {
  "GET /Integrations/AutoInvoice": "einvoices:read",
  "PUT /Integrations/AutoInvoice": "einvoices:write",
  "DELETE /Integrations/AutoInvoice": "einvoices:write",
  "GET /Integrations/NationalEInvoice": "einvoices:read",
  "PUT /Integrations/NationalEInvoice": "einvoices:write",
  "DELETE /Integrations/NationalEInvoice": "einvoices:write",
  "POST /Integrations/NationalEInvoice/SendToken": "einvoices:write",
  "GET /Accounts/{id}/NationalEInvoiceValidation": "einvoices:read",
  "GET /LegalEntities/{id}/NationalEInvoiceValidation": "einvoices:read",
  "GET /NationalEInvoices": "einvoices:read",
  "POST /NationalEInvoices/Check": "einvoices:read",
  "POST /NationalEInvoices/Receive": "einvoices:write",
  "GET /NationalEInvoices/Receptions": "einvoices:read",
  "GET /NationalEInvoices/Receptions/{id}": "einvoices:read",
  "GET /NationalEInvoices/OfInvoices": "einvoices:read",
  "GET /NationalEInvoices/{id}": "einvoices:read",
  "GET /NationalEInvoices/{id}/Acknowledgement": "einvoices:read",
  "GET /NationalEInvoices/{id}/Acknowledgement/PDF": "einvoices:read",
  "GET /NationalEInvoices/{id}/Document": "einvoices:read",
  "GET /NationalEInvoices/{id}/ClearedDocument": "einvoices:read",
  "GET /Invoices/{id}/NationalEInvoices": "einvoices:read",
  "POST /Invoices/{id}/NationalEInvoices/Resubmit": "einvoices:write",
}
