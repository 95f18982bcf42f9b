-- Fetches of the invoices of suppliers that somebody asked for, with how far each is.
create table einvoice_receptions (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  state text not null check (state in ('Queued', 'Running', 'Succeeded', 'Failed')),
  requested_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- Invoices that it kept, and those that the provider was told of. They only grow.
  received integer not null default 0,
  acknowledged integer not null default 0,
  -- Why it failed.
  message text,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  check ((state in ('Succeeded', 'Failed')) = (finished_at is not null)),
  check ((state = 'Failed') = (message is not null))
);
-- Whoever asks while one is under way is given that one.
create unique index einvoice_receptions_unfinished on einvoice_receptions (tenant_id, legal_entity_id)
  where state in ('Queued', 'Running');
-- Those of a legal entity, newest first.
create index einvoice_receptions_of_entity on einvoice_receptions (tenant_id, legal_entity_id, id);

call protect_tenant_rows(array['einvoice_receptions']);
grant select, insert on einvoice_receptions to svc_app;
