-- Drops a day (UTC) of the log. What is named as kept moves to the default partitions, if it still expects an attempt
-- when nobody can change it any more; and the events named, with those of what is kept. It needs every lock for a moment:
-- rather than let the whole service wait behind it, it gives up after a tenth of a second and is tried again.
create function drop_log_day(d date, kept_deliveries uuid[], kept_events uuid[]) returns void
  language plpgsql security definer set search_path = svc, pg_temp set lock_timeout = '100ms' as $$
declare
  suffix text := to_char(d, 'YYYYMMDD');
begin
  -- In the order of those who write attempts and events.
  lock table only events, only webhook_deliveries, only webhook_attempts in access exclusive mode;
  if to_regclass('svc.webhook_deliveries_' || suffix) is not null then
    execute format('alter table webhook_deliveries detach partition %I', 'webhook_deliveries_' || suffix);
    execute format('with kept as (
        insert into webhook_deliveries_other select * from %I
        where id = any($1) and (state = ''Pending'' or next_attempt_at is not null) returning event_id)
      select $2 || coalesce(array_agg(event_id), ''{}'') from kept', 'webhook_deliveries_' || suffix)
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
revoke all on function drop_log_day from public;
grant execute on function drop_log_day to svc_worker;
