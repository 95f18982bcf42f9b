-- The report on taxes by rate needs of an invoice its date and currency: with both in this index it reads lines and no invoice.
drop index invoices_posted;
create index invoices_posted on invoices (tenant_id, legal_entity_id, id)
  include (invoice_date, invoice_number, account_id, currency) where posted_at is not null;
