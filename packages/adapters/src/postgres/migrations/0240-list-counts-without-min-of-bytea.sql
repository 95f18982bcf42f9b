-- The functions of 0081, 0111 and 0120 took the lowest and the highest id by min(bytea) and max(bytea), which PostgreSQL
-- has since version 18 only: on 15, 16 and 17 no row of a counted list could be stored. Ids as text have the order of
-- ids, because the text has a fixed length and lower-case digits; the collation "C" compares its bytes.
create or replace function keep_list_count() returns trigger
  language plpgsql security definer set search_path = svc, pg_temp as $$
begin
  insert into list_changes (tenant_id, legal_entity_id, list, first_id, last_id, change)
    select tenant_id, legal_entity_id, tg_table_name, min(id::text collate "C")::uuid, max(id::text collate "C")::uuid,
      case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed group by tenant_id, legal_entity_id;
  if random() < 0.01 then
    perform fold_list(tenant_id, legal_entity_id, tg_table_name) from (
      select distinct tenant_id, legal_entity_id from changed) lists;
  end if;
  return null;
end $$;

create or replace function keep_order_count() returns trigger
  language plpgsql security definer set search_path = svc, pg_temp as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into list_changes (tenant_id, legal_entity_id, list, first_id, last_id, change)
    select tenant_id, legal_entity_id, case order_type when 'Subscription' then 'subscriptions' else 'sales_orders' end,
      min(id::text collate "C")::uuid, max(id::text collate "C")::uuid, sign * count(*)
    from changed where not deleted group by tenant_id, legal_entity_id, order_type;
  if random() < 0.01 then
    perform fold_list(tenant_id, legal_entity_id, list) from (
      select distinct tenant_id, legal_entity_id,
        case order_type when 'Subscription' then 'subscriptions' else 'sales_orders' end as list from changed) lists;
  end if;
  return null;
end $$;

create or replace function keep_usage_count() returns trigger
  language plpgsql security definer set search_path = svc, pg_temp as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into list_changes (tenant_id, legal_entity_id, list, first_id, last_id, change)
    select tenant_id, legal_entity_id, case kind when 'Usage' then 'usage' else 'measurements' end,
      min(id::text collate "C")::uuid, max(id::text collate "C")::uuid, sign * count(*)
    from changed group by tenant_id, legal_entity_id, kind;
  if random() < 0.01 then
    perform fold_list(tenant_id, legal_entity_id, list) from (
      select distinct tenant_id, legal_entity_id, case kind when 'Usage' then 'usage' else 'measurements' end as list
      from changed) lists;
  end if;
  return null;
end $$;
