-- expand
-- With Citus a trigger runs on a data node, on a part of its table that has a name of its own and with the login's search
-- path. A statement there cannot join the changed rows with a distributed table. So these triggers are told the name of their
-- table, and write for each tenant by a statement of its own.

alter function revoke_made_tokens() set search_path = svc, pg_temp;

-- Named with its schema, because a function with a search path of its own would not be inlined.
create or replace function search_keys(entity uuid, vals text[]) returns bigint[] language sql immutable parallel safe as
  $$ select array(select svc.search_key(entity, v) from unnest(vals) v) $$;

create or replace function count_settings_version() returns trigger
  language plpgsql security definer set search_path = svc, pg_temp as $$
declare
  tenant uuid;
begin
  for tenant in select distinct tenant_id from changed loop
    update tenants set settings_version = settings_version + 1 where id = tenant;
  end loop;
  return null;
end $$;

create or replace function keep_list_count() returns trigger
  language plpgsql security definer set search_path = svc, pg_temp as $$
declare
  -- The version before made the triggers without the name.
  of_list text := coalesce(tg_argv[0], tg_table_name);
  tenant uuid;
  entity uuid;
  first_row uuid;
  last_row uuid;
  n bigint;
begin
  for tenant, entity, first_row, last_row, n in
    select tenant_id, legal_entity_id, min(id::text collate "C")::uuid, max(id::text collate "C")::uuid, count(*)
    from changed group by tenant_id, legal_entity_id
  loop
    insert into list_changes (tenant_id, legal_entity_id, list, first_id, last_id, change)
      values (tenant, entity, of_list, first_row, last_row, case tg_op when 'INSERT' then n else -n end);
    if random() < 0.01 then
      perform fold_list(tenant, entity, of_list);
    end if;
  end loop;
  return null;
end $$;

create or replace function keep_order_count() returns trigger
  language plpgsql security definer set search_path = svc, pg_temp as $$
declare
  tenant uuid;
  entity uuid;
  of_list text;
  first_row uuid;
  last_row uuid;
  n bigint;
begin
  for tenant, entity, of_list, first_row, last_row, n in
    select tenant_id, legal_entity_id, case order_type when 'Subscription' then 'subscriptions' else 'sales_orders' end,
      min(id::text collate "C")::uuid, max(id::text collate "C")::uuid, count(*)
    from changed where not deleted group by tenant_id, legal_entity_id, order_type
  loop
    insert into list_changes (tenant_id, legal_entity_id, list, first_id, last_id, change)
      values (tenant, entity, of_list, first_row, last_row, case tg_op when 'INSERT' then n else -n end);
    if random() < 0.01 then
      perform fold_list(tenant, entity, of_list);
    end if;
  end loop;
  return null;
end $$;

create or replace function keep_usage_count() returns trigger
  language plpgsql security definer set search_path = svc, pg_temp as $$
declare
  tenant uuid;
  entity uuid;
  of_list text;
  first_row uuid;
  last_row uuid;
  n bigint;
begin
  for tenant, entity, of_list, first_row, last_row, n in
    select tenant_id, legal_entity_id, case kind when 'Usage' then 'usage' else 'measurements' end,
      min(id::text collate "C")::uuid, max(id::text collate "C")::uuid, count(*)
    from changed group by tenant_id, legal_entity_id, kind
  loop
    insert into list_changes (tenant_id, legal_entity_id, list, first_id, last_id, change)
      values (tenant, entity, of_list, first_row, last_row, case tg_op when 'INSERT' then n else -n end);
    if random() < 0.01 then
      perform fold_list(tenant, entity, of_list);
    end if;
  end loop;
  return null;
end $$;

do $$
declare
  made record;
begin
  for made in
    select t.tgname, c.relname, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'keep_list_count'::regproc and not t.tgisinternal
  loop
    execute format('drop trigger %I on %I', made.tgname, made.relname);
    execute replace(made.definition, 'keep_list_count()', format('keep_list_count(%L)', made.relname));
  end loop;
end $$;

-- The steps that are left of `svc migrate --distribute`, which takes keys and triggers away, spreads the tables, and puts them back.
create table distribution_steps (
  position integer primary key,
  about text not null,
  statement text not null
);
