-- The log is asked for what failed, newest first, and the statistics for what once failed. Neither may cost a delivery
-- that succeeds at once anything: the columns are null then, so the update that settles it still touches no index.
alter table webhook_deliveries
  add column failed boolean generated always as (case when state = 'Failed' then true end) stored,
  add column troubled boolean generated always as
    (case when attempt_count > 1 or (attempt_count = 1 and state <> 'Delivered') then true end) stored;
create index webhook_deliveries_failed on webhook_deliveries (tenant_id, legal_entity_id, id) where failed;
create index webhook_deliveries_troubled on webhook_deliveries (tenant_id, webhook_id, id) where troubled;

-- A type of event that is rare, or that nobody listens to, is looked for in the whole log otherwise.
create index webhook_deliveries_of_tag on webhook_deliveries (tenant_id, legal_entity_id, tag, id);

-- Rows that move between partitions leave their generated columns behind: PostgreSQL computes them again.
create function written_columns(of_table text) returns text
  language sql stable set search_path = svc, pg_temp as
  $$ select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = format('svc.%I', of_table)::regclass and attnum > 0 and not attisdropped and attgenerated = '' $$;
revoke all on function written_columns from public;
grant execute on function written_columns to svc_worker;

create or replace function drop_log_day(d date, kept_deliveries uuid[], kept_events uuid[])
 returns void
  language plpgsql security definer set search_path = svc, pg_temp set lock_timeout = '100ms' as $$
declare
  suffix text := to_char(d, 'YYYYMMDD');
begin
  -- In the order of those who write attempts and events.
  lock table only events, only webhook_deliveries, only webhook_attempts in access exclusive mode;
  if to_regclass('svc.webhook_deliveries_' || suffix) is not null then
    execute format('alter table webhook_deliveries detach partition %I', 'webhook_deliveries_' || suffix);
    execute format('with kept as (
        insert into webhook_deliveries_other (%1$s) select %1$s from %2$I
        where id = any($1) and (state = ''Pending'' or next_attempt_at is not null) returning event_id)
      select $2 || coalesce(array_agg(event_id), ''{}'') from kept',
      written_columns('webhook_deliveries'), 'webhook_deliveries_' || suffix)
      into kept_events using kept_deliveries, kept_events;
    execute format('drop table %I', 'webhook_deliveries_' || suffix);
  end if;
  if to_regclass('svc.events_' || suffix) is not null then
    execute format('alter table events detach partition %I', 'events_' || suffix);
    execute format('insert into events_other select * from %I where id = any($1)', 'events_' || suffix)
      using kept_events;
    execute format('drop table %I', 'events_' || suffix);
  end if;
  execute format('drop table if exists %I', 'webhook_attempts_' || suffix);
end $$;

create or replace function make_partitions(first_day date, last_day date)
 returns integer
  language plpgsql security definer set search_path = svc, pg_temp as $$
declare
  d date;
  starts timestamptz;
  ends timestamptz;
  suffix text;
  part record;
  made integer := 0;
begin
  -- Two workers at the same time make them one after the other.
  perform pg_advisory_xact_lock(hashtextextended('svc.make_partitions', 0));
  for d in select generate_series(first_day, last_day, interval '1 day') loop
    suffix := to_char(d, 'YYYYMMDD');
    continue when to_regclass('svc.webhook_attempts_' || suffix) is not null;
    starts := d::timestamp at time zone 'UTC';
    ends := (d + 1)::timestamp at time zone 'UTC';
    for part in
      select parent, parent || '_' || suffix as day, parent || '_other' as other, key, low, high, storage from (values
        ('events', 'id', first_uuid(starts)::text, first_uuid(ends)::text, ''),
        -- Room on the page for one update of every delivery: the one that settles it then touches no index.
        ('webhook_deliveries', 'id', first_uuid(starts)::text, first_uuid(ends)::text, 'with (fillfactor = 50)'),
        ('webhook_attempts', 'started_at', starts::text, ends::text, '')
      ) as parts (parent, key, low, high, storage)
    loop
      execute format('create table %I (like %I including defaults including constraints including generated) %s',
                     part.day, part.parent, part.storage);
      -- Nobody adds another row of that day in between.
      execute format('lock table %I in access exclusive mode', part.other);
      execute format('with late as (delete from %1$I where %2$I >= %3$L and %2$I < %4$L returning *)
                      insert into %5$I (%6$s) select %6$s from late',
                     part.other, part.key, part.low, part.high, part.day, written_columns(part.parent));
      execute format('alter table %I attach partition %I for values from (%L) to (%L)',
                     part.parent, part.day, part.low, part.high);
    end loop;
    made := made + 1;
  end loop;
  return made;
end $$;
