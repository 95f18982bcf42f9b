-- Invoice batches by their state: their list is filtered by it.
create index invoice_batches_by_state on invoice_batches (tenant_id, legal_entity_id, status, id);
