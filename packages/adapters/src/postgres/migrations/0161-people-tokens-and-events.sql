-- A personal token may end by itself, and says when it was used last and from where.
alter table personal_tokens
  add column expires_at timestamptz,
  add column last_used_at timestamptz,
  add column last_used_from text;
-- HTTP makes and shows tokens, and reads a secret's hash by find_personal_token alone.
grant insert, update (name, revoked_at, last_used_at, last_used_from),
  select (tenant_id, client_id, user_id, name, permissions, created_at, revoked_at, expires_at, last_used_at, last_used_from)
  on personal_tokens to svc_app;
-- The tokens of a user.
create index personal_tokens_user on personal_tokens (tenant_id, user_id);

-- Who did what to credentials and rights. Belongs to nobody, because who fails to sign in has no tenant; HTTP only adds.
create table security_events (
  id uuid primary key,
  type text not null,
  at timestamptz not null,
  tenant uuid,
  user_id uuid,
  person_id uuid,
  address text not null,
  user_agent text not null,
  -- What it was done to, in words; never a secret.
  about text
);
create index security_events_tenant on security_events (tenant, id) where tenant is not null;
create index security_events_person on security_events (person_id, id) where person_id is not null;
-- Housekeeping.
create index security_events_at on security_events (at);
grant insert on security_events to svc_app;

-- The events of the transaction's tenant, or those of one person in it; newest first.
create function find_security_events(of_user uuid, types text[], since timestamptz, before timestamptz, behind uuid, most integer)
  returns setof security_events
  language sql stable security definer set search_path = svc, pg_temp as $$
    select * from security_events
    where tenant = current_tenant() and (of_user is null or user_id = of_user) and (types is null or type = any (types))
      and (since is null or at >= since) and (before is null or at < before) and (behind is null or id < behind)
    order by id desc limit most $$;
create function sessions_of_person(wanted uuid) returns setof sessions
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select * from sessions where person_id = wanted order by id desc $$;
alter function find_security_events owner to svc_worker;
alter function sessions_of_person owner to svc_worker;
revoke all on function find_security_events, sessions_of_person from public;
grant execute on function find_security_events, sessions_of_person to svc_app, svc_worker;
