-- Search by a value inside the payload. An event keeps a hash of each of its values, salted with its legal entity: eight
-- bytes for a value of any length, and no value of one entity lies in the way of another's. The hash is the one hash
-- partitions are made with, so PostgreSQL keeps it from version to version.
create function search_key(entity uuid, value text) returns bigint language sql immutable parallel safe as
  $$ select hashtextextended(value collate "C", uuid_hash_extended(entity, 0)) $$;
create function search_keys(entity uuid, vals text[]) returns bigint[] language sql immutable parallel safe as
  $$ select array(select search_key(entity, v) from unnest(vals) v) $$;

alter table events add column search_keys bigint[];
create index events_search on events using gin (search_keys);
-- From a found event to its deliveries. Ids rise, so every insert goes to the same page.
create index webhook_deliveries_of_event on webhook_deliveries (tenant_id, event_id);

-- The events of the transaction's tenant with a value, by range of ids. Row-level security keeps svc_app's own queries
-- from such an index, for the operator is not leakproof; this runs as svc_worker and gives nothing but ids.
create function find_events(entity uuid, wanted text, low uuid, high uuid) returns setof uuid
  language sql stable rows 100 security definer set search_path = svc, pg_temp as
  $$ select id from events
     where tenant_id = current_tenant() and legal_entity_id = entity and search_keys @> array[search_key(entity, wanted)]
       and id >= low and id < high $$;
alter function find_events owner to svc_worker;
revoke all on function find_events from public;
grant execute on function find_events to svc_app, svc_worker;
