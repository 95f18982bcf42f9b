-- What a tenant asks of those who sign in; nothing where it has no row.
create table sign_in_policies (
  tenant_id uuid primary key references tenants,
  requires text not null check (requires in ('Nothing', 'SecondFactor', 'Provider'))
);
call protect_tenant_rows(array['sign_in_policies']);
grant select, insert, update on sign_in_policies to svc_app;

-- How the person proved who it is, and whether the tenant asks for more: such a session can do nothing but give it.
alter table sessions
  add column proof text not null default 'Password' check (proof in ('Password', 'SecondFactor', 'Passkey', 'Provider')),
  add column owes_factor boolean not null default false;
grant select (proof), update (proof, owes_factor) on sessions to svc_app;
