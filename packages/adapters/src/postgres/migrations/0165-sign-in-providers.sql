-- The provider (OpenID Connect) by which the people of a tenant may sign in; `id` names it before the tenant is known.
create table sign_in_providers (
  tenant_id uuid primary key references tenants,
  id uuid not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  client_secret_sealed text not null,
  -- Of e-mail addresses, in lower case: to whom the sign-in page offers it.
  domains text[] not null
);
create index sign_in_providers_id on sign_in_providers (id);
create index sign_in_providers_domains on sign_in_providers using gin (domains);

-- Whom a provider calls what: a user of the tenant, never a person by an e-mail address.
create table sign_in_identities (
  tenant_id uuid not null,
  user_id uuid not null,
  issuer text not null,
  subject text not null,
  created_at timestamptz not null,
  primary key (tenant_id, user_id),
  unique (tenant_id, issuer, subject),
  foreign key (tenant_id, user_id) references users
);
call protect_tenant_rows(array['sign_in_providers', 'sign_in_identities']);
grant select, insert, update, delete on sign_in_providers to svc_app;
grant select, insert, update, delete on sign_in_identities to svc_app;

create function find_sign_in_provider(wanted uuid) returns setof sign_in_providers
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select * from sign_in_providers where id = wanted $$;
create function sign_in_providers_of_domain(wanted text) returns table (id uuid, name text)
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select p.id, p.name from sign_in_providers p where p.domains @> array[wanted] order by p.name, p.id limit 5 $$;
alter function find_sign_in_provider owner to svc_worker;
alter function sign_in_providers_of_domain owner to svc_worker;
revoke all on function find_sign_in_provider, sign_in_providers_of_domain from public;
grant execute on function find_sign_in_provider, sign_in_providers_of_domain to svc_app, svc_worker;
