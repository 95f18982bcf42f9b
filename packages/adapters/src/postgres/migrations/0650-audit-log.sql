-- expand
-- The audit log: who changed what, from what to what (contract G30). A row is written in the transaction of its change. Rows are
-- partitioned by the month of their id, as security events are, so that old months are dropped and nobody needs a right to delete a row.
create table audit_log (
  tenant_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('User', 'Token', 'System', 'Cli', 'Portal', 'Provider')),
  user_id uuid,
  token_id uuid,
  -- The name of a program; users and tokens are looked up by their ids.
  actor_name text,
  address text,
  user_agent text check (length(user_agent) <= 200),
  operation text collate "C" not null,
  resource_kind text collate "C" not null,
  -- Most ids are UUIDs; settings of a legal entity have none.
  resource_id text collate "C",
  resource_number text,
  legal_entity_id uuid,
  trace_id text,
  correlation_id uuid,
  -- JSON as it was printed: the digest is over these characters.
  changes text not null,
  truncated boolean not null,
  primary key (tenant_id, id)
) partition by range (id);
-- Rows for which no month was made.
create table audit_log_other partition of audit_log default;
-- The history of one object.
create index audit_log_resource on audit_log (tenant_id, resource_id, id) where resource_id is not null;
-- The changes by one person or program.
create index audit_log_user on audit_log (tenant_id, user_id, id) where user_id is not null;
-- A rare operation among many others.
create index audit_log_operation on audit_log (tenant_id, operation, id);
call protect_tenant_rows('{audit_log}');
grant select, insert on audit_log to svc_app;

-- Makes the partitions of a log for the months (UTC) in which the days lie; returns the number of months that it made.
create function make_months_of(log text, first_day date, last_day date) returns integer
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
    made := made + make_partition(log, to_char(starts at time zone 'UTC', 'YYYYMM'), 'id',
                                  first_uuid(starts)::text, first_uuid(ends)::text)::integer;
  end loop;
  return made;
end $$;
create function make_audit_months(first_day date, last_day date) returns integer
  language plpgsql set search_path = svc, pg_temp as $$
begin
  return make_months_of('audit_log', first_day, last_day);
end $$;
create or replace function make_month_partitions(first_day date, last_day date) returns integer
  language plpgsql set search_path = svc, pg_temp as $$
begin
  return make_months_of('security_events', first_day, last_day) + make_audit_months(first_day, last_day);
end $$;
select make_month_partitions(now()::date - 1, now()::date + 7);

-- Drops the months of a log that have ended before a moment, and the rows of that time for which no month was made; returns the number of
-- months. The function gives up after a tenth of a second, because every change would wait behind it, and the next night tries again.
create function drop_months_of(log text, before timestamptz) returns integer
  language plpgsql set search_path = svc, pg_temp set lock_timeout = '100ms' as $$
declare
  month text;
  dropped integer := 0;
begin
  for month in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = log::regclass and c.relname ~ '_\d{6}$'
        -- An id lies within an hour of its row's time.
        and (to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month 1 hour') at time zone 'UTC' <= before
      order by 1
  loop
    execute format('drop table %I', month);
    dropped := dropped + 1;
  end loop;
  execute format('delete from %I where at < $1', log || '_other') using before;
  return dropped;
exception when lock_not_available then
  return 0;
end $$;
create or replace function drop_security_months(before timestamptz) returns integer
  language plpgsql security definer set search_path = svc, pg_temp as $$
begin
  return drop_months_of('security_events', before);
end $$;
create function drop_audit_months(before timestamptz) returns integer
  language plpgsql security definer set search_path = svc, pg_temp as $$
begin
  return drop_months_of('audit_log', before);
end $$;
revoke all on function make_months_of, make_audit_months, drop_months_of, drop_audit_months from public;
grant execute on function drop_audit_months to svc_worker;

-- A migration gives workers rights on every table; of these rows nobody has one to change or remove them.
create procedure keep_audit_log() language plpgsql set search_path = svc, pg_temp as $$
declare
  part regclass;
begin
  for part in select 'audit_log'::regclass union all
    select inhrelid::regclass from pg_inherits where inhparent = 'audit_log'::regclass
  loop
    execute format('revoke update, delete, truncate on %s from svc_worker, svc_app', part);
  end loop;
end $$;
