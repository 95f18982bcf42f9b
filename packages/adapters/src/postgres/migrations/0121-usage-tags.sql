-- The tags of a charge are gone through in the order of an index. Row-level security keeps expressions from indexes, so that
-- having no tag is a value of a column.
alter table usage_rows add column tag_or_none text collate "C" not null generated always as (coalesce(tag, '')) stored;
drop index usage_rows_tag;
create index usage_rows_tag on usage_rows (tenant_id, legal_entity_id, charge_number, tag_or_none, from_date, id)
  where kind = 'Measurement';
