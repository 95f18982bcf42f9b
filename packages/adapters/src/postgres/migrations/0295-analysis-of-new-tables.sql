-- Without statistics PostgreSQL believes that a partial index of rows with `is null` has few rows, and reads it from end to
-- end. This function analyzes tables that have rows and were never analyzed. A batch calls it before it reads many rows.
-- Autovacuum does the same within a minute, and keeps the statistics up to date from then on.
create function analyze_new_tables() returns void
  language plpgsql security definer set search_path = svc, pg_temp as $$
declare
  fresh regclass;
begin
  for fresh in
    select c.oid from pg_class c
    where c.relnamespace = 'svc'::regnamespace and c.relkind = 'r' and c.reltuples < 0 and pg_relation_size(c.oid) > 0
  loop
    execute format('analyze (skip_locked) %s', fresh);
  end loop;
end $$;
revoke all on function analyze_new_tables from public;
grant execute on function analyze_new_tables to svc_app, svc_worker;
