-- The list of the documents of posted invoices has a page of them by this index, however many drafts there are beside them.
create index invoices_posted on invoices (tenant_id, legal_entity_id, id) where posted_at is not null;
