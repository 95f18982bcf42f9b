-- A domain of a sign-in provider is a claim that nobody proves: a provider is offered to the users of its own tenant alone.
create function sign_in_providers_of_member(member uuid, domain text) returns table (id uuid, name text)
  language sql stable security definer set search_path = svc, pg_temp as $$
    select p.id, p.name
    from users u join sign_in_providers p on p.tenant_id = u.tenant_id
    where u.person_id = member and u.state = 'Active' and p.domains @> array[domain]
    order by p.name, p.id limit 5 $$;
alter function sign_in_providers_of_member owner to svc_worker;
revoke all on function sign_in_providers_of_member from public;
grant execute on function sign_in_providers_of_member to svc_app, svc_worker;
