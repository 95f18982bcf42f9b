-- Everything lives in the schema svc, so that the service can share a database. Connections set their search_path.

-- The tenant a transaction works for, as `set_config('svc.tenant_id', …, true)` says it; null when nobody said it, and
-- then row-level security shows nothing.
create function current_tenant() returns uuid language sql stable as
  $$ select nullif(current_setting('svc.tenant_id', true), '')::uuid $$;

-- Row-level security, the same for every tenant-owned table: svc_app (HTTP) sees the rows of its transaction's tenant,
-- svc_worker (worker, command line) sees all. Forced, so that owning the table is no way around it.
create procedure protect_tenant_rows(tables text[], tenant_column text default 'tenant_id') language plpgsql as $$
declare t text;
begin
  foreach t in array tables loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I to svc_app using (%I = (select current_tenant()))
                    with check (%I = (select current_tenant()))', t, tenant_column, tenant_column);
    execute format('create policy every_tenant on %I to svc_worker using (true) with check (true)', t);
  end loop;
end $$;

create table tenants (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now()
);

-- The tenant leads every key, so that rows of one tenant lie together and the tables can be distributed by it.
create table legal_entities (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  base_currency text not null check (base_currency ~ '^[A-Z]{3}$'),
  country text check (country ~ '^[A-Z]{2}$'),
  time_zone text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  -- The legal-entity header may give the name.
  unique (tenant_id, name)
);

create table users (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  kind text not null check (kind in ('person', 'system')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

create table personal_tokens (
  tenant_id uuid not null references tenants,
  client_id uuid not null,
  user_id uuid not null,
  name text not null,
  permissions text[] not null,
  secret_hash text not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (tenant_id, client_id),
  foreign key (tenant_id, user_id) references users
);
-- Signing in looks a token up before the tenant is known.
create index personal_tokens_client_id on personal_tokens (client_id);

create table refresh_tokens (
  tenant_id uuid not null,
  hash text not null,
  client_id uuid not null,
  family_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, hash),
  foreign key (tenant_id, client_id) references personal_tokens
);
-- As above: the token alone is given.
create index refresh_tokens_hash on refresh_tokens (hash);
-- Revoking a family.
create index refresh_tokens_family on refresh_tokens (tenant_id, family_id);

-- Keys that sign access tokens; of the service, not of a tenant. The private half is sealed.
create table signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  private_key_sealed text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

-- Failed sign-ins of the last minute, by client id and by address; of nobody's tenant.
create table sign_in_failures (
  id uuid primary key,
  name text not null,
  failed_at timestamptz not null
);
create index sign_in_failures_recent on sign_in_failures (name, failed_at);

call protect_tenant_rows(array['legal_entities', 'users', 'personal_tokens', 'refresh_tokens']);
call protect_tenant_rows(array['tenants'], 'id');

grant select on tenants, legal_entities, users to svc_app;
grant select, insert, update on refresh_tokens to svc_app;
grant select, insert on signing_keys to svc_app;
grant select, insert, delete on sign_in_failures to svc_app;

-- Before the tenant is known, HTTP may ask for exactly the one token it was given, and for nothing else. The functions
-- run as svc_worker, whose policy shows them the row.
create function find_personal_token(wanted uuid) returns setof personal_tokens
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select * from personal_tokens where client_id = wanted $$;
create function tenant_of_refresh_token(wanted text) returns uuid
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select tenant_id from refresh_tokens where hash = wanted $$;
alter function find_personal_token owner to svc_worker;
alter function tenant_of_refresh_token owner to svc_worker;
revoke all on function find_personal_token, tenant_of_refresh_token from public;
grant execute on function find_personal_token, tenant_of_refresh_token to svc_app, svc_worker;
