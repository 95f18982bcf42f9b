-- The ageing of receivables looks at what was settled behind its day; of what was paid in another system no settlement tells that.
create index invoices_paid_elsewhere on invoices (tenant_id, legal_entity_id, payment_date)
  where settled_notes = 'paid in other system';
