-- What a person proves besides the password. A code of the app (RFC 6238) counts once: the last step that was used is kept.
create table person_factors (
  id uuid primary key,
  person_id uuid not null references persons on delete cascade,
  kind text not null check (kind in ('Totp', 'RecoveryCode')),
  -- Of the app: the secret it shares, not active until a code of it was seen.
  secret_sealed text,
  is_active boolean not null,
  last_step integer,
  -- Of a recovery code.
  hash text,
  created_at timestamptz not null,
  check ((kind = 'Totp') = (secret_sealed is not null)),
  check ((kind = 'RecoveryCode') = (hash is not null))
);
create unique index person_factors_totp on person_factors (person_id) where kind = 'Totp';
create unique index person_factors_code on person_factors (person_id, hash) where kind = 'RecoveryCode';

-- Who gave the right password and still owes the second factor; the secret is in a cookie.
create table sign_in_tickets (
  hash text primary key,
  person_id uuid not null references persons on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_tickets_expires_at on sign_in_tickets (expires_at);

grant insert, delete, select (id, person_id, kind, hash, last_step), update (is_active, last_step) on person_factors to svc_app;
grant insert, delete, select (hash) on sign_in_tickets to svc_app;

create function factors_of_person(wanted uuid) returns setof person_factors
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select * from person_factors where person_id = wanted $$;
create function find_sign_in_ticket(wanted text) returns setof sign_in_tickets
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select * from sign_in_tickets where hash = wanted $$;
alter function factors_of_person owner to svc_worker;
alter function find_sign_in_ticket owner to svc_worker;
revoke all on function factors_of_person, find_sign_in_ticket from public;
grant execute on function factors_of_person, find_sign_in_ticket to svc_app, svc_worker;
