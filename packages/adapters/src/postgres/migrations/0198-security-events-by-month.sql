-- Security events are partitioned by the month of their id, as events are by day: what expires is dropped a month at a time, so that nobody
-- needs a right to delete one.
alter table security_events rename to security_events_before;
alter index security_events_pkey rename to security_events_before_pkey;
drop index security_events_at, security_events_person, security_events_tenant, security_events_type, security_events_user;
drop function find_security_events;

create table security_events (
  id uuid primary key,
  type text not null,
  at timestamptz not null,
  tenant uuid,
  user_id uuid,
  person_id uuid,
  address text not null,
  user_agent text not null,
  -- What it was done to, in words; never a secret.
  about text
) partition by range (id);
-- Whatever falls outside the months made so far.
create table security_events_other partition of security_events default;
grant insert on security_events to svc_app;

-- Makes a partition that is missing, and says whether it did. PostgreSQL refuses one while the default one holds rows of its range, so late rows
-- are moved first: else rows that came when nobody had made it would stop the job, the worker and the next migration for good.
create function make_partition(parent text, suffix text, key text, low text, high text, storage text default '') returns boolean
  language plpgsql set search_path = svc, pg_temp as $$
declare
  part text := parent || '_' || suffix;
  other text := parent || '_other';
begin
  if to_regclass('svc.' || part) is not null then
    return false;
  end if;
  execute format('create table %I (like %I including defaults including constraints including generated) %s', part, parent, storage);
  -- Nobody adds another row of its range in between.
  execute format('lock table %I in access exclusive mode', other);
  execute format('with late as (delete from %1$I where %2$I >= %3$L and %2$I < %4$L returning *)
                  insert into %5$I (%6$s) select %6$s from late',
                 other, key, low, high, part, written_columns(parent));
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, low, high);
  return true;
end $$;

-- Makes the partitions of the months (UTC) in which the days lie.
create function make_month_partitions(first_day date, last_day date) returns integer
  language plpgsql set search_path = svc, pg_temp as $$
declare
  starts timestamptz;
  ends timestamptz;
  made integer := 0;
begin
  for starts, ends in
    select m at time zone 'UTC', (m + interval '1 month') at time zone 'UTC'
      from generate_series(date_trunc('month', first_day::timestamp), last_day::timestamp, interval '1 month') m
  loop
    made := made + make_partition('security_events', to_char(starts at time zone 'UTC', 'YYYYMM'), 'id',
                                  first_uuid(starts)::text, first_uuid(ends)::text)::integer;
  end loop;
  return made;
end $$;
revoke all on function make_partition, make_month_partitions from public;

-- Makes the partitions of the days from first_day to last_day (UTC) that are missing, and of their months; says how many days it made.
create or replace function make_partitions(first_day date, last_day date) returns integer
  language plpgsql security definer set search_path = svc, pg_temp as $$
declare
  d date;
  starts timestamptz;
  ends timestamptz;
  suffix text;
  made integer := 0;
begin
  -- Two workers at the same time make them one after the other.
  perform pg_advisory_xact_lock(hashtextextended('svc.make_partitions', 0));
  for d in select generate_series(first_day, last_day, interval '1 day') loop
    suffix := to_char(d, 'YYYYMMDD');
    continue when to_regclass('svc.webhook_attempts_' || suffix) is not null;
    starts := d::timestamp at time zone 'UTC';
    ends := (d + 1)::timestamp at time zone 'UTC';
    perform make_partition('events', suffix, 'id', first_uuid(starts)::text, first_uuid(ends)::text);
    -- Room on the page for one update of every delivery: the one that settles it then touches no index.
    perform make_partition('webhook_deliveries', suffix, 'id', first_uuid(starts)::text, first_uuid(ends)::text,
                           'with (fillfactor = 50)');
    perform make_partition('webhook_attempts', suffix, 'started_at', starts::text, ends::text);
    made := made + 1;
  end loop;
  perform make_month_partitions(first_day, last_day);
  return made;
end $$;

-- Those that housekeeping has not deleted yet; indexes come behind the rows.
select make_month_partitions(
  greatest(coalesce(min(at), now()), now() - interval '401 days')::date - 1, greatest(coalesce(max(at), now()), now())::date + 7)
  from security_events_before;
insert into security_events select * from security_events_before;
drop table security_events_before;
create index security_events_tenant on security_events (tenant, id) where tenant is not null;
create index security_events_person on security_events (person_id, id) where person_id is not null;
create index security_events_type on security_events (tenant, type, id) where tenant is not null;
create index security_events_user on security_events (tenant, user_id, id) where tenant is not null and user_id is not null;

-- Drops the months that have ended before a moment, and what no month was made for; says how many months. It needs every lock for a moment:
-- rather than let whoever signs in wait behind it, it gives up after a tenth of a second and is tried again the next night.
create function drop_security_months(before timestamptz) returns integer
  language plpgsql security definer set search_path = svc, pg_temp set lock_timeout = '100ms' as $$
declare
  month text;
  dropped integer := 0;
begin
  for month in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'security_events'::regclass and c.relname ~ '_\d{6}$'
        -- An id lies within an hour of its event.
        and (to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month 1 hour') at time zone 'UTC' <= before
      order by 1
  loop
    execute format('drop table %I', month);
    dropped := dropped + 1;
  end loop;
  delete from security_events_other where at < before;
  return dropped;
exception when lock_not_available then
  return 0;
end $$;
revoke all on function drop_security_months from public;
grant execute on function drop_security_months to svc_worker;

-- A migration gives workers rights on every table; of these events nobody has one to change or remove them.
create procedure keep_security_events() language plpgsql set search_path = svc, pg_temp as $$
declare
  part regclass;
begin
  for part in select 'security_events'::regclass union all
    select inhrelid::regclass from pg_inherits where inhparent = 'security_events'::regclass
  loop
    execute format('revoke update, delete on %s from svc_worker', part);
  end loop;
end $$;

-- The events of the transaction's tenant, or those of one person in it; newest first. An id begins with a time, which lies within an hour of
-- the event's: a bound on the one is a wider bound on the other, which the index serves, and leaves out the other months. It is planned for
-- what is asked each time: conditions that are not there fall away, and how rare a type is decides on the index.
create function find_security_events(of_user uuid, types text[], since timestamptz, before timestamptz, behind uuid, most integer)
  returns setof security_events
  language plpgsql stable security definer set search_path = svc, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  low uuid := coalesce(first_uuid(since - interval '1 hour'), '00000000-0000-0000-0000-000000000000');
  high uuid := least(behind, first_uuid(before + interval '1 hour'), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  return query select * from security_events e
    where e.tenant = current_tenant() and (of_user is null or e.user_id = of_user) and (types is null or e.type = any (types))
      and e.id >= low and e.id < high and (since is null or e.at >= since) and (before is null or e.at < before)
    order by e.id desc limit most;
end $$;
alter function find_security_events owner to svc_worker;
revoke all on function find_security_events from public;
grant execute on function find_security_events to svc_app, svc_worker;
