-- expand
-- With Citus a partition lies on all data nodes, and no statement both deletes rows there and inserts them elsewhere. Rows that
-- are moved between partitions wait in a temporary table, which is made only when there are any.

create or replace function make_partition(parent text, suffix text, key text, low text, high text, storage text default '')
  returns boolean language plpgsql set search_path = svc, pg_temp as $$
declare
  part text := parent || '_' || suffix;
  other text := parent || '_other';
  has_late boolean;
begin
  if to_regclass('svc.' || part) is not null then
    return false;
  end if;
  execute format('create table %I (like %I including defaults including constraints including generated) %s', part, parent, storage);
  -- Nobody adds another row of its range in between.
  execute format('lock table %I in access exclusive mode', other);
  execute format('select exists (select 1 from %1$I where %2$I >= %3$L and %2$I < %4$L)', other, key, low, high) into has_late;
  if has_late then
    execute format('create temporary table late_rows on commit drop as
                    select %5$s from %1$I where %2$I >= %3$L and %2$I < %4$L', other, key, low, high, written_columns(parent));
    execute format('delete from %1$I where %2$I >= %3$L and %2$I < %4$L', other, key, low, high);
  end if;
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, low, high);
  if has_late then
    execute format('insert into %I (%s) select * from pg_temp.late_rows', parent, written_columns(parent));
    drop table pg_temp.late_rows;
  end if;
  return true;
end $$;

create or replace function drop_log_day(d date, kept_deliveries uuid[], kept_events uuid[]) returns void
  language plpgsql security definer set search_path = svc, pg_temp set lock_timeout = '100ms' as $$
declare
  suffix text := to_char(d, 'YYYYMMDD');
begin
  -- In the order of those who write attempts and events.
  lock table only events, only webhook_deliveries, only webhook_attempts in access exclusive mode;
  if to_regclass('svc.webhook_deliveries_' || suffix) is not null then
    execute format('create temporary table kept_rows on commit drop as select %s from %I
        where id = any($1) and (state = ''Pending'' or next_attempt_at is not null)',
      written_columns('webhook_deliveries'), 'webhook_deliveries_' || suffix) using kept_deliveries;
    execute format('alter table webhook_deliveries detach partition %I', 'webhook_deliveries_' || suffix);
    execute format('insert into webhook_deliveries_other (%s) select * from pg_temp.kept_rows', written_columns('webhook_deliveries'));
    select kept_events || coalesce(array_agg(event_id), '{}') from pg_temp.kept_rows into kept_events;
    drop table pg_temp.kept_rows;
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
