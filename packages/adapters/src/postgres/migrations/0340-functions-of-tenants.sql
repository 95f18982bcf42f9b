-- A sharding engine refuses a function in SQL that has parameters and reads a table of tenants (docs/architecture.md, "Ready
-- for more than one database"). These are the same functions in PL/pgSQL. Where a function works for the tenant of its
-- transaction, the tenant is a value of its statement, so that such an engine can send the statement to the tenant's node.

-- What custom fields hold is estimated by the value, so these are planned for each call.
create or replace function accounts_with(wanted jsonb) returns setof uuid
  language plpgsql stable rows 100 security definer set search_path = svc, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  tenant uuid := current_tenant();
begin
  return query select id from accounts where tenant_id = tenant and custom_fields @> wanted;
end $$;
create or replace function invoices_with(wanted jsonb) returns setof uuid
  language plpgsql stable rows 100 security definer set search_path = svc, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  tenant uuid := current_tenant();
begin
  return query select id from invoices where tenant_id = tenant and custom_fields @> wanted;
end $$;
create or replace function orders_with(wanted jsonb) returns setof uuid
  language plpgsql stable rows 100 security definer set search_path = svc, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  tenant uuid := current_tenant();
begin
  return query select order_id from order_versions
    where tenant_id = tenant and is_last and status <> 'Deleted' and custom_fields @> wanted;
end $$;

-- The events of a value as find_events gives them, which the version before calls. PL/pgSQL reads all rows before it gives
-- the first, so this one is told how many are wanted. The condition of the tenant fits no index, as migration 0242 explains.
create function events_with(entity uuid, wanted text, low uuid, high uuid, most integer) returns setof uuid
  language plpgsql stable rows 100 security definer set search_path = svc, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  tenant uuid := current_tenant();
begin
  return query select id from events
    where (tenant_id = tenant) is true and legal_entity_id = entity
      and search_keys @> array[search_key(entity, wanted)] and id >= low and id < high limit most;
end $$;
alter function events_with owner to svc_worker;
revoke all on function events_with from public;
grant execute on function events_with to svc_app, svc_worker;

create or replace function is_member(person uuid, of_tenant uuid, of_user uuid) returns boolean
  language plpgsql stable security definer set search_path = svc, pg_temp as $$
begin
  return exists (select from users
    where tenant_id = of_tenant and (of_user is null or id = of_user) and person_id = person and state = 'Active');
end $$;
create or replace function may_be_given(of_tenant uuid, of_user uuid, resets boolean) returns boolean
  language plpgsql stable security definer set search_path = svc, pg_temp as $$
begin
  return exists (select from users where tenant_id = of_tenant and id = of_user and resets = (person_id is not null));
end $$;

-- These are asked before a tenant is known.
create or replace function tenant_of_refresh_token(wanted text) returns uuid
  language plpgsql stable security definer set search_path = svc, pg_temp as $$
begin
  return (select tenant_id from refresh_tokens where hash = wanted);
end $$;
create or replace function tenant_of_notification_key(wanted text) returns uuid
  language plpgsql stable security definer set search_path = svc, pg_temp as $$
begin
  return (select tenant_id from einvoice_notification_keys where key_hash = wanted);
end $$;
create or replace function find_personal_token(wanted uuid) returns setof personal_tokens
  language plpgsql stable security definer set search_path = svc, pg_temp as $$
begin
  return query select * from personal_tokens where client_id = wanted;
end $$;
create or replace function find_sign_in_provider(wanted uuid) returns setof sign_in_providers
  language plpgsql stable security definer set search_path = svc, pg_temp as $$
begin
  return query select * from sign_in_providers p where p.id = wanted;
end $$;
create or replace function sign_in_providers_of_domain(wanted text) returns table (id uuid, name text)
  language plpgsql stable security definer set search_path = svc, pg_temp as $$
begin
  return query select p.id, p.name from sign_in_providers p where p.domains @> array[wanted] order by p.name, p.id limit 5;
end $$;
create or replace function sign_in_providers_of_member(member uuid, domain text) returns table (id uuid, name text)
  language plpgsql stable security definer set search_path = svc, pg_temp as $$
begin
  return query select p.id, p.name
    from users u join sign_in_providers p on p.tenant_id = u.tenant_id
    where u.person_id = member and u.state = 'Active' and p.domains @> array[domain]
    order by p.name, p.id limit 5;
end $$;
create or replace function memberships_of_person(wanted uuid) returns table (tenant_id uuid, tenant_name text, user_id uuid)
  language plpgsql stable security definer set search_path = svc, pg_temp as $$
begin
  return query select u.tenant_id, t.name, u.id from users u join tenants t on t.id = u.tenant_id
    where u.person_id = wanted and u.state = 'Active' order by t.name, t.id;
end $$;
create or replace function demands_of_person(wanted uuid)
  returns table (tenant_id uuid, tenant_name text, requires text, permissions text[])
  language plpgsql stable security definer set search_path = svc, pg_temp as $$
begin
  return query select u.tenant_id, t.name, p.requires, u.permissions
    from users u join tenants t on t.id = u.tenant_id join sign_in_policies p on p.tenant_id = u.tenant_id
    where u.person_id = wanted and u.state = 'Active' order by t.name, t.id;
end $$;
create or replace function tenants_of_person(wanted uuid) returns setof uuid
  language plpgsql stable security definer set search_path = svc, pg_temp as $$
begin
  return query select u.tenant_id from users u where u.person_id = wanted;
end $$;
create or replace function users_of_person(wanted uuid) returns table (tenant_id uuid, user_id uuid)
  language plpgsql stable security definer set search_path = svc, pg_temp as $$
begin
  return query select u.tenant_id, u.id from users u where u.person_id = wanted;
end $$;
create or replace function count_delivery_queue(at timestamptz)
  returns table (lane text, waiting bigint, scheduled bigint, active bigint, oldest timestamptz)
  language plpgsql stable security definer set search_path = svc, pg_temp as $$
begin
  return query select q.lane, count(*) filter (where q.due_at <= at and not q.leased), count(*) filter (where q.due_at > at),
      count(*) filter (where q.leased), min(q.due_at) filter (where q.due_at <= at and not q.leased)
    from (select d.lane, d.due_at, coalesce(d.leased_until > at, false) as leased from delivery_queue d) q group by q.lane;
end $$;
