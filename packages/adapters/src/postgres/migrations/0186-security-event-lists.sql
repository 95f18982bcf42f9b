-- The security events of one user, of a rare type or of a time long ago are found without a look at all the others.
create index security_events_type on security_events (tenant, type, id) where tenant is not null;
create index security_events_user on security_events (tenant, user_id, id) where tenant is not null and user_id is not null;

-- The events of the transaction's tenant, or those of one person in it; newest first. An id begins with a time, which lies within an hour of
-- the event's: a bound on the one is a wider bound on the other, which the index serves.
create or replace function find_security_events(of_user uuid, types text[], since timestamptz, before timestamptz, behind uuid, most integer)
  returns setof security_events
  language plpgsql stable security definer set search_path = svc, pg_temp as $$
declare
  low uuid := coalesce(first_uuid(since - interval '1 hour'), '00000000-0000-0000-0000-000000000000');
  high uuid := least(behind, first_uuid(before + interval '1 hour'), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  if of_user is not null then
    return query select * from security_events e
      where e.tenant = current_tenant() and e.user_id = of_user and (types is null or e.type = any (types))
        and e.id >= low and e.id < high and (since is null or e.at >= since) and (before is null or e.at < before)
      order by e.id desc limit most;
  elsif types is not null then
    return query select e.* from (select distinct unnest(types)) as wanted (one), lateral (
        select * from security_events s
        where s.tenant = current_tenant() and s.type = one
          and s.id >= low and s.id < high and (since is null or s.at >= since) and (before is null or s.at < before)
        order by s.id desc limit most) e
      order by e.id desc limit most;
  else
    return query select * from security_events e
      where e.tenant = current_tenant()
        and e.id >= low and e.id < high and (since is null or e.at >= since) and (before is null or e.at < before)
      order by e.id desc limit most;
  end if;
end $$;
