-- expand
-- The overview sums what was invoiced and paid in a month, and what is overdue. Each index has all columns of its sum, so that
-- a month of a large company is read without its rows.
create index invoices_invoiced on invoices (tenant_id, legal_entity_id, invoice_date) include (total_base)
  where posted_at is not null;
create index invoices_overdue on invoices (tenant_id, legal_entity_id, due_date) include (total_base, settled_base)
  where status = 'Posted';
create index payments_received on payments (tenant_id, legal_entity_id, payment_date) include (base_amount)
  where posted_date is not null;
