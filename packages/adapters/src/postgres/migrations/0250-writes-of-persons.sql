-- What several tenants share (persons, sessions, links, factors) is written by functions alone, each for exactly what it is asked
-- for, as it is read. Processes of the version before still write the tables themselves: 0251 takes that from them.

-- Whether the operator made a link. A link that an administrator made resets nobody who belongs to another tenant, too. Links of
-- processes of the version before count as an administrator's, which may do less.
alter table invitations add column by_operator boolean not null default false;
-- The invitation that is taken up once the second factor is given.
alter table sign_in_tickets add column invitation text;
-- The tickets of a person end together.
create index sign_in_tickets_person on sign_in_tickets (person_id);

-- Tenants whose user a person is or was: a user who is deactivated may be let in again.
create function tenants_of_person(wanted uuid) returns setof uuid
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select tenant_id from users where person_id = wanted $$;
-- What the tenants of a person ask of those who sign in, by name.
create function demands_of_person(wanted uuid)
  returns table (tenant_id uuid, tenant_name text, requires text, permissions text[])
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select u.tenant_id, t.name, p.requires, u.permissions
     from users u join tenants t on t.id = u.tenant_id join sign_in_policies p on p.tenant_id = u.tenant_id
     where u.person_id = wanted and u.state = 'Active' order by t.name, t.id $$;

-- The users that a person is or was.
create function users_of_person(wanted uuid) returns table (tenant_id uuid, user_id uuid)
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select u.tenant_id, u.id from users u where u.person_id = wanted $$;
-- Ends what was given out for a person before something changed: links to reset, and sign-ins that owe something.
create function end_links_of_person(person uuid) returns void
  language plpgsql security definer set search_path = svc, pg_temp as $$
  declare
    of_tenant uuid;
    of_user uuid;
  begin
    for of_tenant, of_user in select tenant_id, user_id from users_of_person(person) loop
      delete from invitations where tenant = of_tenant and user_id = of_user and kind = 'Reset';
    end loop;
    delete from sign_in_tickets where person_id = person;
  end $$;
create function end_links() returns trigger
  language plpgsql security definer set search_path = svc, pg_temp as $$
  begin
    perform end_links_of_person(case when tg_op = 'DELETE' then (to_jsonb(old) ->> tg_argv[0])::uuid
                                     else (to_jsonb(new) ->> tg_argv[0])::uuid end);
    return null;
  end $$;
-- By triggers, because processes of the version before change these too.
create trigger end_links_of_new_user after insert on users
  for each row when (new.person_id is not null) execute function end_links('person_id');
create trigger end_links_of_user after update on users
  for each row when (new.person_id is not null
    and (old.person_id, old.state, old.email) is distinct from (new.person_id, new.state, new.email))
  execute function end_links('person_id');
create trigger end_links_of_person after update on persons
  for each row when ((old.email, old.password_hash) is distinct from (new.email, new.password_hash))
  execute function end_links('id');
-- A recovery code that is used up is no change of what the person signs in by.
create trigger end_links_of_new_app after insert on person_factors
  for each row when (new.kind = 'Totp' and new.is_active) execute function end_links('person_id');
create trigger end_links_of_app after update on person_factors
  for each row when (new.kind = 'Totp' and old.is_active is distinct from new.is_active) execute function end_links('person_id');
create trigger end_links_of_former_app after delete on person_factors
  for each row when (old.kind = 'Totp' and old.is_active) execute function end_links('person_id');
create trigger end_links_of_new_passkey after insert on person_passkeys for each row execute function end_links('person_id');
create trigger end_links_of_former_passkey after delete on person_passkeys for each row execute function end_links('person_id');

-- Whether a person acts as a user in a tenant, as any where `of_user` is null.
create function is_member(person uuid, of_tenant uuid, of_user uuid) returns boolean
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select exists (select from users
       where tenant_id = of_tenant and (of_user is null or id = of_user) and person_id = person and state = 'Active') $$;
-- Whether a user may be given a link: one that resets where there is a person, else one that invites.
create function may_be_given(of_tenant uuid, of_user uuid, resets boolean) returns boolean
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select exists (select from users where tenant_id = of_tenant and id = of_user and resets = (person_id is not null)) $$;

-- What is added comes as an object with a member for each column, so that a column that is added later keeps its default.
create function add_person(person jsonb) returns boolean
  language sql security definer set search_path = svc, pg_temp as $$
    with added as (
      insert into persons (id, email, first_name, last_name, password_hash, preferences, last_tenant, created_at)
        select id, email, first_name, last_name, password_hash, preferences, last_tenant, created_at
        from jsonb_populate_record(null::persons, person)
      on conflict do nothing returning id)
    select exists (select from added) $$;
create function describe_person(person uuid, first text, last text, shown jsonb) returns void
  language sql security definer set search_path = svc, pg_temp as
  $$ update persons set first_name = first, last_name = last, preferences = shown where id = person $$;
create function note_last_tenant(person uuid, worked_in uuid) returns void
  language sql security definer set search_path = svc, pg_temp as
  $$ update persons set last_tenant = worked_in where id = person and is_member(person, worked_in, null) $$;
-- Only of a person whose password is known to be the one before.
create function change_password(person uuid, before text, after text) returns boolean
  language sql security definer set search_path = svc, pg_temp as $$
    with changed as (update persons set password_hash = after
      where id = person and password_hash is not distinct from before returning id)
    select exists (select from changed) $$;
-- Held until the transaction ends, so that two changes of who may sign in as a person are seen one after the other.
create function lock_person(person uuid) returns setof persons
  language sql security definer set search_path = svc, pg_temp as
  $$ select * from persons where id = person for update $$;

-- A session is of a user who is active, and the person's.
create function begin_session(begun jsonb) returns boolean
  language sql security definer set search_path = svc, pg_temp as $$
    with added as (
      insert into sessions (id, hash, person_id, tenant, user_id, address, user_agent, created_at, used_at, confirmed_at, expires_at,
          renews, proof, owes_factor)
        select id, hash, person_id, tenant, user_id, address, user_agent, created_at, used_at, confirmed_at, expires_at,
          renews, proof, owes_factor
        from jsonb_populate_record(null::sessions, begun) where is_member(person_id, tenant, user_id)
      returning id)
    select exists (select from added) $$;
-- The session that has the hash of before gets another, with what else of it changes.
create function renew_session(changed jsonb, before text) returns boolean
  language sql security definer set search_path = svc, pg_temp as $$
    with renewed as (
      update sessions s set hash = c.hash, former_hash = before, former_until = c.former_until, renews = c.renews, proof = c.proof,
        owes_factor = c.owes_factor, tenant = c.tenant, user_id = c.user_id, used_at = c.used_at, confirmed_at = c.confirmed_at
      from jsonb_populate_record(null::sessions, changed) c
      where s.id = c.id and s.hash = before and is_member(s.person_id, c.tenant, c.user_id)
      returning s.id)
    select exists (select from renewed) $$;
create function use_session(session uuid, at timestamptz) returns void
  language sql security definer set search_path = svc, pg_temp as
  $$ update sessions set used_at = at where id = session $$;
create function end_session(session uuid) returns void
  language sql security definer set search_path = svc, pg_temp as $$ delete from sessions where id = session $$;
create function end_sessions_of_person(person uuid, kept uuid) returns void
  language sql security definer set search_path = svc, pg_temp as
  $$ delete from sessions where person_id = person and id is distinct from kept $$;
-- The next ones reach sessions of the transaction's tenant alone.
create function end_sessions_of_user(of_tenant uuid, of_user uuid) returns void
  language sql security definer set search_path = svc, pg_temp as
  $$ delete from sessions where tenant = of_tenant and tenant = current_tenant() and user_id = of_user $$;
create function renew_sessions_of_user(of_tenant uuid, of_user uuid) returns void
  language sql security definer set search_path = svc, pg_temp as
  $$ update sessions set renews = true where tenant = of_tenant and tenant = current_tenant() and user_id = of_user $$;
create function demand_factor(of_tenant uuid, demanded boolean) returns void
  language sql security definer set search_path = svc, pg_temp as
  $$ update sessions set owes_factor = demanded and proof = 'Password', renews = true
     where tenant = of_tenant and tenant = current_tenant() $$;
create function end_sessions_without_provider(of_tenant uuid, admitted uuid[]) returns void
  language sql security definer set search_path = svc, pg_temp as
  $$ delete from sessions where tenant = of_tenant and tenant = current_tenant() and proof <> 'Provider'
       and not (proof = 'Passkey' and user_id = any (admitted)) $$;

-- A link is made, ended and taken up in the transaction of its tenant; it resets who is a person, and invites who is none.
create function put_invitation(link jsonb) returns void
  language sql security definer set search_path = svc, pg_temp as $$
    delete from invitations i using jsonb_populate_record(null::invitations, link) l
      where i.tenant = current_tenant() and i.user_id = l.user_id;
    insert into invitations (hash, kind, tenant, user_id, created_at, expires_at)
      select hash, kind, tenant, user_id, created_at, expires_at from jsonb_populate_record(null::invitations, link)
      where tenant = current_tenant() and may_be_given(tenant, user_id, kind = 'Reset') $$;
-- Whether the operator made a link, HTTP cannot say.
create function own_invitation(link text) returns void
  language sql security definer set search_path = svc, pg_temp as
  $$ update invitations set by_operator = true where hash = link and tenant = current_tenant() $$;
create function take_invitation(link text) returns boolean
  language sql security definer set search_path = svc, pg_temp as $$
    with taken as (delete from invitations where hash = link and tenant = current_tenant() returning hash)
    select exists (select from taken) $$;
create function end_invitation_of_user(of_tenant uuid, of_user uuid) returns void
  language sql security definer set search_path = svc, pg_temp as
  $$ delete from invitations where tenant = of_tenant and tenant = current_tenant() and user_id = of_user $$;

create function add_sign_in_ticket(ticket jsonb) returns void
  language sql security definer set search_path = svc, pg_temp as $$
    insert into sign_in_tickets (hash, person_id, invitation, expires_at)
      select hash, person_id, invitation, expires_at from jsonb_populate_record(null::sign_in_tickets, ticket) $$;
create function take_sign_in_ticket(ticket text) returns boolean
  language sql security definer set search_path = svc, pg_temp as $$
    with taken as (delete from sign_in_tickets where hash = ticket returning hash) select exists (select from taken) $$;

-- An app counts after one of its codes was seen: it is never added as one that does.
create function put_app(app uuid, person uuid, sealed text, at timestamptz) returns void
  language sql security definer set search_path = svc, pg_temp as $$
    delete from person_factors where person_id = person and kind = 'Totp';
    insert into person_factors (id, person_id, kind, secret_sealed, is_active, created_at)
      values (app, person, 'Totp', sealed, false, at) $$;
create function activate_app(app uuid) returns void
  language sql security definer set search_path = svc, pg_temp as
  $$ update person_factors set is_active = true where id = app and kind = 'Totp' and last_step is not null $$;
create function take_step(app uuid, step integer) returns boolean
  language sql security definer set search_path = svc, pg_temp as $$
    with taken as (update person_factors set last_step = step
      where id = app and kind = 'Totp' and (last_step is null or last_step < step) returning id)
    select exists (select from taken) $$;
create function put_recovery_codes(person uuid, ids uuid[], hashes text[], at timestamptz) returns void
  language sql security definer set search_path = svc, pg_temp as $$
    delete from person_factors where person_id = person and kind = 'RecoveryCode';
    insert into person_factors (id, person_id, kind, hash, is_active, created_at)
      select id, person, 'RecoveryCode', code, true, at from unnest(ids, hashes) as c (id, code)
      where exists (select from person_factors where person_id = person and kind = 'Totp' and is_active) $$;
create function take_recovery_code(person uuid, code text) returns boolean
  language sql security definer set search_path = svc, pg_temp as $$
    with taken as (delete from person_factors where person_id = person and kind = 'RecoveryCode' and hash = code returning id)
    select exists (select from taken) $$;
create function remove_factors(person uuid) returns void
  language sql security definer set search_path = svc, pg_temp as $$ delete from person_factors where person_id = person $$;

create function add_passkey(passkey jsonb) returns boolean
  language sql security definer set search_path = svc, pg_temp as $$
    with added as (
      insert into person_passkeys (id, person_id, credential_id, public_key, counter, transports, host, name, created_at)
        select id, person_id, credential_id, public_key, counter, transports, host, name, created_at
        from jsonb_populate_record(null::person_passkeys, passkey)
      on conflict do nothing returning id)
    select exists (select from added) $$;
create function use_passkey(passkey uuid, counted bigint, at timestamptz) returns void
  language sql security definer set search_path = svc, pg_temp as
  $$ update person_passkeys set counter = counted, used_at = at where id = passkey $$;
create function rename_passkey(passkey uuid, called text) returns void
  language sql security definer set search_path = svc, pg_temp as
  $$ update person_passkeys set name = called where id = passkey $$;
create function remove_passkey(passkey uuid) returns void
  language sql security definer set search_path = svc, pg_temp as $$ delete from person_passkeys where id = passkey $$;
create function remove_passkeys(person uuid, kept uuid) returns void
  language sql security definer set search_path = svc, pg_temp as
  $$ delete from person_passkeys where person_id = person and id is distinct from kept $$;

do $$
declare
  written text[] := array['tenants_of_person', 'users_of_person', 'demands_of_person', 'end_links_of_person', 'end_links', 'is_member', 'may_be_given', 'add_person',
    'describe_person', 'note_last_tenant', 'change_password', 'lock_person', 'begin_session', 'renew_session', 'use_session', 'end_session',
    'end_sessions_of_person', 'end_sessions_of_user', 'renew_sessions_of_user', 'demand_factor', 'end_sessions_without_provider',
    'put_invitation', 'own_invitation', 'take_invitation', 'end_invitation_of_user', 'add_sign_in_ticket', 'take_sign_in_ticket', 'put_app',
    'activate_app', 'take_step', 'put_recovery_codes', 'take_recovery_code', 'remove_factors', 'add_passkey', 'use_passkey', 'rename_passkey',
    'remove_passkey', 'remove_passkeys'];
  inner_ones text[] := array['users_of_person', 'end_links_of_person', 'end_links', 'is_member', 'may_be_given'];
  name text;
begin
  foreach name in array written loop
    execute format('alter function %I owner to svc_worker', name);
    execute format('revoke all on function %I from public', name);
    if name <> all (inner_ones) then
      execute format('grant execute on function %I to svc_worker', name);
      if name <> 'own_invitation' then execute format('grant execute on function %I to svc_app', name); end if;
    end if;
  end loop;
end $$;
