-- How many rows the long lists have, so that nobody counts them for each page. A change of a list is a row that is only
-- ever inserted, so writers never wait for each other; now and then one of them folds what has committed into the sizes
-- of the segments. In every snapshot the rows of a list are the sizes of its segments and the changes that wait.

-- The ids of a list in pieces of a thousand or two: a page deep inside is looked for in its segment.
create table list_segments (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  list text not null check (list in ('accounts', 'invoices', 'journals', 'exchange_rates')),
  -- It goes on to the first id of the next segment.
  first_id uuid not null,
  size integer not null,
  primary key (tenant_id, legal_entity_id, list, first_id)
);

create table list_changes (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  list text not null,
  -- The lowest and the highest id of the rows of one statement.
  first_id uuid not null,
  last_id uuid not null,
  -- How many came, or went when it is negative.
  change integer not null check (change <> 0),
  primary key (tenant_id, legal_entity_id, list, first_id, change)
);

call protect_tenant_rows(array['list_segments', 'list_changes']);
grant select on list_segments, list_changes to svc_app;

-- Folds what has committed: the segments that changed are counted again, in the snapshot in which the changes go.
-- Whoever finds somebody else at it leaves it to him.
create function fold_list(tenant uuid, entity uuid, of_list text) returns void
  language plpgsql security definer set search_path = svc, pg_temp as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(format('svc.list:%s:%s:%s', tenant, entity, of_list), 0)) then
    return;
  end if;
  execute format($statement$
    with taken as (
      delete from list_changes where tenant_id = $1 and legal_entity_id = $2 and list = $3 returning first_id, last_id),
    segments as (
      select first_id, lead(first_id) over (order by first_id) as next_id from (
        select first_id from list_segments where tenant_id = $1 and legal_entity_id = $2 and list = $3
        union select '00000000-0000-0000-0000-000000000000') s),
    changed as (
      select first_id, next_id from segments s where exists (
        select from taken c where c.last_id >= s.first_id and (s.next_id is null or c.first_id < s.next_id))),
    numbered as (
      select s.first_id, r.id, row_number() over of_segment as number, count(*) over (partition by s.first_id) as size
      from changed s cross join lateral (
        select t.id from %I t where t.tenant_id = $1 and t.legal_entity_id = $2
          and t.id >= s.first_id and t.id < coalesce(s.next_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')) r
      window of_segment as (partition by s.first_id order by r.id))
    insert into list_segments (tenant_id, legal_entity_id, list, first_id, size)
      select $1, $2, $3, case number when 1 then first_id else id end, least(1024, size - number + 1)
      from numbered where number %% 1024 = 1
      union all
      select $1, $2, $3, first_id, 0 from changed s where not exists (select from numbered n where n.first_id = s.first_id)
    on conflict (tenant_id, legal_entity_id, list, first_id) do update set size = excluded.size
  $statement$, of_list) using tenant, entity, of_list;
end $$;
alter function fold_list owner to svc_worker;
revoke all on function fold_list from public;

-- Each statement that adds or deletes rows of a list says so, and one in a hundred of them folds.
create function keep_list_count() returns trigger
  language plpgsql security definer set search_path = svc, pg_temp as $$
begin
  insert into list_changes (tenant_id, legal_entity_id, list, first_id, last_id, change)
    select tenant_id, legal_entity_id, tg_table_name, encode(min(uuid_send(id)), 'hex')::uuid,
      encode(max(uuid_send(id)), 'hex')::uuid, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed group by tenant_id, legal_entity_id;
  if random() < 0.01 then
    perform fold_list(tenant_id, legal_entity_id, tg_table_name) from (
      select distinct tenant_id, legal_entity_id from changed) lists;
  end if;
  return null;
end $$;
alter function keep_list_count owner to svc_worker;
revoke all on function keep_list_count from public;

-- Nobody writes while the rows that are there are taken over.
lock table accounts, invoices, journals, exchange_rates in share row exclusive mode;
do $$
declare t text;
begin
  foreach t in array array['accounts', 'invoices', 'journals', 'exchange_rates'] loop
    execute format('create trigger count_added after insert on %I referencing new table as changed
      for each statement execute function keep_list_count()', t);
    execute format('create trigger count_deleted after delete on %I referencing old table as changed
      for each statement execute function keep_list_count()', t);
    execute format($statement$
      insert into list_segments (tenant_id, legal_entity_id, list, first_id, size)
      select tenant_id, legal_entity_id, %L, case number when 1 then '00000000-0000-0000-0000-000000000000' else id end,
        least(1024, size - number + 1)
      from (
        select tenant_id, legal_entity_id, id, row_number() over (partition by tenant_id, legal_entity_id order by id) as number,
          count(*) over (partition by tenant_id, legal_entity_id) as size
        from %I) numbered
      where number %% 1024 = 1 $statement$, t, t);
  end loop;
end $$;

-- Counting in an index needs no table only where a vacuum has seen the page: after a fiftieth of new rows, not a fifth.
alter table accounts set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
alter table invoices set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
alter table journals set (autovacuum_vacuum_insert_scale_factor = 0.02);
alter table exchange_rates set (autovacuum_vacuum_insert_scale_factor = 0.02);
