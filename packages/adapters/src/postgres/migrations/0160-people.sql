-- A person belongs to no tenant: one e-mail address, one password, and the tenants' users that the person may act as. HTTP
-- reads persons, sessions and invitations through functions only, each for exactly the one it is asked for.
create table persons (
  id uuid primary key,
  -- In lower case: two spellings are one person.
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  -- Argon2id in PHC form; null for a person without a password.
  password_hash text,
  preferences jsonb not null,
  -- Where the person worked last, which is where the next sign-in leads.
  last_tenant uuid,
  created_at timestamptz not null
);

-- `tenant` names one without being its: what a session is found by comes before its tenant.
create table sessions (
  id uuid primary key,
  hash text not null unique,
  -- A session gets another secret now and then; calls under way still come with the former one.
  former_hash text,
  former_until timestamptz,
  -- Set when the permissions of the user change: the next call gets another secret.
  renews boolean not null default false,
  person_id uuid not null references persons on delete cascade,
  tenant uuid not null,
  user_id uuid not null,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  confirmed_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_former_hash on sessions (former_hash) where former_hash is not null;
create index sessions_person on sessions (person_id);
-- Ending or renewing the sessions of a user.
create index sessions_user on sessions (tenant, user_id);
-- Housekeeping.
create index sessions_expires_at on sessions (expires_at);

-- One link for a user at a time; taking it up deletes it.
create table invitations (
  hash text primary key,
  kind text not null check (kind in ('Invitation', 'Reset')),
  tenant uuid not null,
  user_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (tenant, user_id)
);
create index invitations_expires_at on invitations (expires_at);

-- A user is the membership of a person in a tenant. Who was there before could do everything, and has no person until an
-- invitation is taken up. The person is named without a foreign key, because a tenant's rows may move without it.
alter table users
  add column person_id uuid,
  add column email text check (email = lower(email)),
  add column first_name text,
  add column last_name text,
  add column state text not null default 'Active' check (state in ('Invited', 'Active', 'Deactivated')),
  add column permissions text[] not null default '{*:admin}';
update users set permissions = '{}' where kind = 'system';
-- A tenant invites nobody twice.
create unique index users_email on users (tenant_id, email);
create unique index users_person on users (tenant_id, person_id);
-- The memberships of a person.
create index users_person_id on users (person_id) where person_id is not null;

grant insert, update on users to svc_app;
grant insert, select (id), update (first_name, last_name, password_hash, preferences, last_tenant) on persons to svc_app;
grant insert, delete, select (id, hash, renews, person_id, tenant, user_id),
  update (hash, former_hash, former_until, renews, tenant, user_id, used_at, confirmed_at) on sessions to svc_app;
grant insert, delete, select (hash, tenant, user_id) on invitations to svc_app;

create function find_person(wanted uuid) returns setof persons
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select * from persons where id = wanted $$;
create function find_person_by_email(wanted text) returns setof persons
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select * from persons where email = wanted $$;
create function find_session(wanted text, at timestamptz) returns setof sessions
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select * from sessions where hash = wanted
     union all select * from sessions where former_hash = wanted and former_until > at $$;
create function find_invitation(wanted text) returns setof invitations
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select * from invitations where hash = wanted $$;
create function memberships_of_person(wanted uuid) returns table (tenant_id uuid, tenant_name text, user_id uuid)
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select u.tenant_id, t.name, u.id from users u join tenants t on t.id = u.tenant_id
     where u.person_id = wanted and u.state = 'Active' order by t.name, t.id $$;
alter function find_person owner to svc_worker;
alter function find_person_by_email owner to svc_worker;
alter function find_session owner to svc_worker;
alter function find_invitation owner to svc_worker;
alter function memberships_of_person owner to svc_worker;
revoke all on function find_person, find_person_by_email, find_session, find_invitation, memberships_of_person from public;
grant execute on function find_person, find_person_by_email, find_session, find_invitation, memberships_of_person
  to svc_app, svc_worker;
