-- Keys by which persons sign in (WebAuthn): the public half, and the host that it was made for, which is the only one where it works.
create table person_passkeys (
  id uuid primary key,
  person_id uuid not null references persons on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- Counts signatures in the authenticator; 0 where it does not.
  counter bigint not null,
  transports text[] not null,
  host text not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index person_passkeys_person on person_passkeys (person_id);

-- What a browser is asked to sign, once; of a person where a key is made.
create table passkey_challenges (
  challenge text primary key,
  person_id uuid references persons on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);

grant insert, delete, select (id, person_id), update (name, counter, used_at) on person_passkeys to svc_app;
grant select, insert, delete on passkey_challenges to svc_app;

create function passkeys_of_person(wanted uuid) returns setof person_passkeys
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select * from person_passkeys where person_id = wanted order by id $$;
create function find_passkey(wanted text) returns setof person_passkeys
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select * from person_passkeys where credential_id = wanted $$;
alter function passkeys_of_person owner to svc_worker;
alter function find_passkey owner to svc_worker;
revoke all on function passkeys_of_person, find_passkey from public;
grant execute on function passkeys_of_person, find_passkey to svc_app, svc_worker;
