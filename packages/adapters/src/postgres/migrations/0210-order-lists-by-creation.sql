-- Lists of orders and quotes are looked at newest first, and their first page sorted all of them. The partial index is of the rows
-- that such a list has: the last versions that are not deleted.
create index order_versions_created on order_versions (tenant_id, legal_entity_id, order_type, created_at, order_id)
  where is_last and status <> 'Deleted';
create index quotes_created on quotes (tenant_id, legal_entity_id, created_at, id);
