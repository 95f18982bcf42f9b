-- The latest event since a moment of the transaction's tenant, or of one user in it, of whom the person is told too: somebody's open page
-- asks every few seconds whether there is another one. The moment leaves out all months but the last; the plan is the same for all values,
-- so that it is made once.
create function latest_security_event(of_user uuid, of_person uuid, since timestamptz) returns uuid
  language plpgsql stable security definer set search_path = svc, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  low uuid := first_uuid(since);
begin
  if of_user is null then
    return (select e.id from security_events e where e.tenant = current_tenant() and e.id >= low order by e.id desc limit 1);
  end if;
  return greatest(
    (select e.id from security_events e
      where e.tenant = current_tenant() and e.user_id = of_user and e.id >= low order by e.id desc limit 1),
    -- A sign-in that was refused names the person and no user.
    (select e.id from security_events e
      where e.person_id = of_person and e.id >= low and e.tenant = current_tenant() and e.user_id is null
      order by e.id desc limit 1));
end $$;
alter function latest_security_event owner to svc_worker;
revoke all on function latest_security_event from public;
grant execute on function latest_security_event to svc_app, svc_worker;
