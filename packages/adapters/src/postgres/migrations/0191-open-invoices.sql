-- What accounts have open, without a look at what they paid: the list of accounts sums a page of them at once.
create index invoices_open on invoices (tenant_id, legal_entity_id, account_id, currency) include (total, settled)
  where status = 'Posted';
