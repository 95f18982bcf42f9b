-- Before version 18, PostgreSQL plans this function without its bounds, assumes that they are narrow, and reads all ids of
-- the tenant in a partition by the primary key. All indexes but that of the values begin with the tenant: a condition of
-- the tenant that fits no index leaves that one alone. The bounds still choose the partitions.
create or replace function find_events(entity uuid, wanted text, low uuid, high uuid) returns setof uuid
  language sql stable rows 100 security definer set search_path = svc, pg_temp as $$
    select id from events
    where (tenant_id = current_tenant()) is true and legal_entity_id = entity
      and search_keys @> array[search_key(entity, wanted)] and id >= low and id < high $$;
