-- Codes of the second factor that a person gave in a row and that were wrong, and until when none is looked at: a code has six digits.
alter table persons
  add column code_failures integer not null default 0 check (code_failures >= 0),
  add column codes_paused_until timestamptz;

create function code_tries_of_person(wanted uuid) returns table (failures integer, paused_until timestamptz)
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select code_failures, codes_paused_until from persons where id = wanted $$;
-- Of two who counted the same failures before, one counts.
create function count_code_try(person uuid, seen integer, counted integer, until timestamptz) returns boolean
  language sql security definer set search_path = svc, pg_temp as $$
    with changed as (update persons set code_failures = counted, codes_paused_until = until
      where id = person and code_failures = seen returning id)
    select exists (select from changed) $$;
create function forget_code_tries(person uuid) returns void
  language sql security definer set search_path = svc, pg_temp as
  $$ update persons set code_failures = 0, codes_paused_until = null where id = person and code_failures > 0 $$;
alter function code_tries_of_person owner to svc_worker;
alter function count_code_try owner to svc_worker;
alter function forget_code_tries owner to svc_worker;
revoke all on function code_tries_of_person, count_code_try, forget_code_tries from public;
grant execute on function code_tries_of_person, count_code_try, forget_code_tries to svc_app, svc_worker;
