-- Usage and measurements: what customers used of the charges of their orders. Both kinds are one table, for they are
-- reported, billed and kept from change in the same way.

-- What two rows have in common when one of them is a duplicate. A key of its own, because row-level security keeps the
-- comparison of decimals from indexes.
create function usage_key(charge_number text, from_date date, to_date date, quantity numeric, mark text) returns uuid
  language sql immutable as $$
    select md5(char_length(charge_number) || ':' || charge_number || ' ' || (from_date - date '2000-01-01') || ' '
      || coalesce((to_date - from_date)::text, '') || ' ' || trim_scale(quantity) || coalesce('=' || mark, ''))::uuid $$;

create table usage_rows (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  kind text not null check (kind in ('Usage', 'Measurement')),
  -- What the row names. The order and its parts may be gone later, by a revert or a deletion: the row stays, unmatched.
  account_id uuid,
  -- Of orders: that of all its versions.
  order_id uuid,
  order_product_id uuid,
  -- Of all versions of the charge.
  charge_number text collate "C",
  unit text collate "C",
  quantity numeric not null,
  description text collate "C",
  from_date date not null,
  -- The last day.
  to_date date check (to_date >= from_date),
  source text collate "C",
  -- Of measurements.
  tag text collate "C",
  rated_price numeric,
  rated_price_currency text collate "C",
  custom_fields jsonb not null,
  same_as uuid generated always as
    (usage_key(charge_number, from_date, to_date, quantity, case kind when 'Usage' then source else tag end)) stored,
  -- The import that brought it.
  import_id uuid,
  -- Where it is billed; null while it waits.
  invoice_id uuid,
  invoice_line_id uuid,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  foreign key (tenant_id, account_id) references accounts,
  check ((invoice_id is null) = (invoice_line_id is null))
);
-- Pages of a list are found by the index alone; what is on them is read afterwards.
create index usage_rows_of_entity on usage_rows (tenant_id, legal_entity_id, kind, id);
-- Other systems ask for what changed since.
create index usage_rows_modified on usage_rows (tenant_id, legal_entity_id, kind, modified_at, id);
create index usage_rows_from on usage_rows (tenant_id, legal_entity_id, kind, from_date, id);
-- Whether an account has usage, and that of an account or of an order.
create index usage_rows_account on usage_rows (tenant_id, account_id, id);
create index usage_rows_order on usage_rows (tenant_id, order_id, id);
-- The rows of a period of a charge, and its latest row before a day.
create index usage_rows_charge on usage_rows (tenant_id, legal_entity_id, charge_number, from_date, id)
  where charge_number is not null;
-- The latest row of each tag before a day; tags are gone through one after the other.
create index usage_rows_tag on usage_rows (tenant_id, legal_entity_id, charge_number, coalesce(tag, ''), from_date, id)
  where kind = 'Measurement';
-- Duplicates.
create index usage_rows_same on usage_rows (tenant_id, legal_entity_id, same_as) where same_as is not null;
-- What invoicing looks for: rows that wait stay few beside those that are billed.
create index usage_rows_waiting on usage_rows (tenant_id, legal_entity_id, charge_number, from_date)
  where invoice_id is null;
-- A draft that is cancelled gives its rows back.
create index usage_rows_invoice on usage_rows (tenant_id, invoice_id) where invoice_id is not null;

call protect_tenant_rows(array['usage_rows']);
grant select, insert, update, delete on usage_rows to svc_app;

-- The sizes of both lists are kept as those of other lists are.
alter table list_segments drop constraint list_segments_list_check;
alter table list_segments add constraint list_segments_list_check
  check (list in ('accounts', 'invoices', 'journals', 'exchange_rates', 'subscriptions', 'sales_orders', 'bookings',
    'quotes', 'usage', 'measurements'));

create view usage with (security_invoker) as
  select tenant_id, legal_entity_id, id from usage_rows where kind = 'Usage';
create view measurements with (security_invoker) as
  select tenant_id, legal_entity_id, id from usage_rows where kind = 'Measurement';
grant select on usage, measurements to svc_worker;

create function keep_usage_count() returns trigger
  language plpgsql security definer set search_path = svc, pg_temp as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into list_changes (tenant_id, legal_entity_id, list, first_id, last_id, change)
    select tenant_id, legal_entity_id, case kind when 'Usage' then 'usage' else 'measurements' end,
      encode(min(uuid_send(id)), 'hex')::uuid, encode(max(uuid_send(id)), 'hex')::uuid, sign * count(*)
    from changed group by tenant_id, legal_entity_id, kind;
  if random() < 0.01 then
    perform fold_list(tenant_id, legal_entity_id, list) from (
      select distinct tenant_id, legal_entity_id, case kind when 'Usage' then 'usage' else 'measurements' end as list
      from changed) lists;
  end if;
  return null;
end $$;
alter function keep_usage_count owner to svc_worker;
revoke all on function keep_usage_count from public;

create trigger count_added after insert on usage_rows referencing new table as changed
  for each statement execute function keep_usage_count();
create trigger count_deleted after delete on usage_rows referencing old table as changed
  for each statement execute function keep_usage_count();

-- Counting in an index needs no table only where a vacuum has seen the page: after a fiftieth of new rows, not a fifth.
alter table usage_rows set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
