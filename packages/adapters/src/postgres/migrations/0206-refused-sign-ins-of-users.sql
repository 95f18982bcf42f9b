-- A sign-in that was refused names the person and no user: it is the user's all the same, in the tenant that learns of it.
-- find_security_events does not know that. It stays for processes of the release before.

-- The events of the transaction's tenant, or those of one user in it, of whom the person is told too; newest first. An id begins with a
-- time, which lies within an hour of the event's: a bound on the one is a wider bound on the other, which the index serves, and leaves out
-- the other months. It is planned for what is asked each time: conditions that are not there fall away, and how rare a type is decides on
-- the index.
create function security_events_with(
  of_user uuid, of_person uuid, types text[], since timestamptz, before timestamptz, behind uuid, most integer
)
  returns setof security_events
  language plpgsql stable security definer set search_path = svc, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  low uuid := coalesce(first_uuid(since - interval '1 hour'), '00000000-0000-0000-0000-000000000000');
  high uuid := least(behind, first_uuid(before + interval '1 hour'), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  return query select * from security_events e
    where e.tenant = current_tenant() and (types is null or e.type = any (types))
      and (of_user is null or e.user_id = of_user or (e.user_id is null and e.person_id = of_person))
      and e.id >= low and e.id < high and (since is null or e.at >= since) and (before is null or e.at < before)
    order by e.id desc limit most;
end $$;
alter function security_events_with owner to svc_worker;
revoke all on function security_events_with from public;
grant execute on function security_events_with to svc_app, svc_worker;
