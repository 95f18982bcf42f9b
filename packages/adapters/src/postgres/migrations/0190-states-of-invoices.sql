-- Invoices by where they are on their way to the national system: their list is filtered by it, however many went there.
create index national_einvoice_entries_by_state on national_einvoice_entries (tenant_id, legal_entity_id, status, invoice_id);
