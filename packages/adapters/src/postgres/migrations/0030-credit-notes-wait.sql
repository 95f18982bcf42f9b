-- A credit note's entry waits for the national number of its invoice: no attempt may claim it meanwhile.
alter table national_einvoice_entries
  add column waits_for_invoice_id uuid,
  -- When the wait ended: the time that attempts have counts from then.
  add column released_at timestamptz,
  add constraint pending_waits check (waits_for_invoice_id is null or status = 'Pending');
-- The credit notes that an invoice's entry wakes.
create index national_einvoice_entries_waiting on national_einvoice_entries (tenant_id, waits_for_invoice_id)
  where waits_for_invoice_id is not null;
