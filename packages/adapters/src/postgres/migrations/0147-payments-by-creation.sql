-- The list of payments is filtered by when they were made, as other lists are.
create index payments_created on payments (tenant_id, legal_entity_id, created_at, id);
