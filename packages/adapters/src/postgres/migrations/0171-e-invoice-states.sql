-- Entries of a state, newest first: the board of e-invoices lists and counts what is open without reading what is done.
create index national_einvoice_entries_state on national_einvoice_entries (tenant_id, legal_entity_id, status, id);
-- What was acknowledged since this morning.
create index national_einvoice_entries_processed on national_einvoice_entries (tenant_id, legal_entity_id, processed_at)
  where processed_at is not null;
