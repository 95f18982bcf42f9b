-- By when an invoice has to be in the national system, and when users were told that it is not. Entries from before have none.
alter table national_einvoice_entries
  add column deadline timestamptz,
  add column deadline_told_at timestamptz;
-- What is due today and nobody was told of: few, whatever there is in all.
create index national_einvoice_entries_due on national_einvoice_entries (deadline)
  where status in ('Pending', 'Submitted') and deadline_told_at is null;
-- What failed during the last day, which the metrics count for all tenants.
create index national_einvoice_entries_failed_at on national_einvoice_entries (failed_at) where status = 'Failed';
