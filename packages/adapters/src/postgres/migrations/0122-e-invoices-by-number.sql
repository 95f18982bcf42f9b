-- E-invoices by what the number of their invoice begins with: their list is filtered by it.
create index national_einvoice_entries_by_number
  on national_einvoice_entries (tenant_id, legal_entity_id, (invoice_number collate "C"));
