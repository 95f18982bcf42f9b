-- Invoices by where they are on their way to the national system, found and counted without a look at the entries, which hold
-- documents: a state that most invoices are in is asked for beside other filters.
create index national_einvoice_entries_sent_by_state
  on national_einvoice_entries (tenant_id, legal_entity_id, status, invoice_id) include (held_back_by)
  where direction = 'Sent';
drop index national_einvoice_entries_by_state;
