-- The e-invoicing connection of a legal entity (AutoInvoice); the key is sealed.
create table einvoice_connections (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  company_id text not null,
  api_key_sealed text not null,
  is_active boolean not null,
  connected_at timestamptz not null,
  primary key (tenant_id, legal_entity_id),
  foreign key (tenant_id, legal_entity_id) references legal_entities
);

-- The token is sealed. Whoever links the company at the provider holds linking_until meanwhile, so that two who save at
-- the same time do not both.
create table national_einvoice_settings (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  is_enabled boolean not null,
  token_sealed text,
  linked_at timestamptz,
  linking_until timestamptz,
  primary key (tenant_id, legal_entity_id),
  foreign key (tenant_id, legal_entity_id) references legal_entities
);

-- The unguessable part of a tenant's notification address, sealed, and its hash to find the tenant by.
create table einvoice_notification_keys (
  tenant_id uuid primary key references tenants,
  key_sealed text not null,
  key_hash text not null
);
create unique index einvoice_notification_keys_hash on einvoice_notification_keys (key_hash);

-- What documents need of an invoice: the GUID it is known by at the network provider (specification 2.8), and two terms of EN 16931.
alter table invoices
  add column electronic_invoice_id uuid,
  -- When the goods were delivered or the service was completed.
  add column delivery_date date,
  -- Received before the invoice was made.
  add column prepaid numeric check (prepaid > 0);

-- One submission of an invoice to the national system. The document is the bytes that are sent, the acknowledgement the
-- bytes that came back.
create table national_einvoice_entries (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  invoice_id uuid not null,
  invoice_number text not null,
  direction text not null check (direction in ('Sent', 'Received')),
  -- 1, 2, … of an invoice and direction: which is the newest decides what a new one may do.
  sequence integer not null,
  status text not null check (status in ('Pending', 'Submitted', 'Processed', 'Failed')),
  provider_uuid text not null,
  asks_first boolean not null,
  created_at timestamptz not null,
  -- Grows with every claim and every change of state; writes name the one they were decided on.
  version integer not null,
  attempts integer not null default 0,
  lease_until timestamptz,
  next_attempt_at timestamptz,
  last_problem text,
  reference text,
  submitted_at timestamptz,
  held_back_by text,
  next_poll_at timestamptz,
  polls integer not null default 0,
  processed_at timestamptz,
  national_einvoice_id text,
  check_digit_valid boolean,
  upo_file_name text,
  upo_content bytea,
  failed_at timestamptz,
  error_message text,
  outcome text check (outcome in ('NotSent', 'Refused', 'Unknown')),
  original_national_number text,
  document bytea,
  document_sha256 text,
  rule_release text,
  currency text,
  gross numeric,
  seller_nip text,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  -- Only what was refused here has no document.
  constraint sent_has_document check (direction = 'Received' or status = 'Failed'
    or (document is not null and document_sha256 is not null and rule_release is not null
      and currency is not null and gross is not null and seller_nip is not null)),
  constraint submitted_has_reference check (status not in ('Submitted', 'Processed')
    or (reference is not null and submitted_at is not null)),
  constraint processed_has_number check (status <> 'Processed' or (processed_at is not null and national_einvoice_id is not null)),
  constraint processed_has_acknowledgement check (status <> 'Processed' or direction = 'Received'
    or (upo_content is not null and upo_file_name is not null)),
  constraint failed_has_reason check (status <> 'Failed'
    or (failed_at is not null and error_message is not null and outcome is not null))
);
-- Exactly one live entry per invoice and direction, whatever the code does.
create unique index national_einvoice_entries_live on national_einvoice_entries (tenant_id, invoice_id, direction)
  where status <> 'Failed';
-- A document at the provider stands for one live entry. A failed one gives its identifier on to the next.
create unique index national_einvoice_entries_provider_uuid on national_einvoice_entries (provider_uuid)
  where status <> 'Failed';
-- A national number belongs to one invoice.
create unique index national_einvoice_entries_number on national_einvoice_entries (tenant_id, national_einvoice_id)
  where national_einvoice_id is not null;
-- The entries of an invoice, newest first.
create unique index national_einvoice_entries_of_invoice
  on national_einvoice_entries (tenant_id, invoice_id, direction, sequence);
-- Those of a legal entity, newest first.
create index national_einvoice_entries_of_entity on national_einvoice_entries (tenant_id, legal_entity_id, id);
-- What is to be polled and what a crash may have left.
create index national_einvoice_entries_polled on national_einvoice_entries (tenant_id, next_poll_at)
  where status = 'Submitted';
create index national_einvoice_entries_pending on national_einvoice_entries (created_at) where status = 'Pending';

-- What was decided in the end stays as it is.
create function refuse_change_of_settled() returns trigger language plpgsql as $$
begin
  raise exception 'a % e-invoice entry never changes', old.status using errcode = 'integrity_constraint_violation';
end $$;
create trigger settled_entries_stay before update or delete on national_einvoice_entries
  for each row when (old.status in ('Processed', 'Failed')) execute function refuse_change_of_settled();

-- Every step of an entry, by the version it came to.
create table national_einvoice_history (
  tenant_id uuid not null,
  entry_id uuid not null,
  version integer not null,
  at timestamptz not null,
  status text not null,
  text text not null,
  primary key (tenant_id, entry_id, version),
  foreign key (tenant_id, entry_id) references national_einvoice_entries
);
create function refuse_change_of_history() returns trigger language plpgsql as $$
begin
  raise exception 'the history of an e-invoice entry only grows' using errcode = 'integrity_constraint_violation';
end $$;
create trigger history_stays before update or delete on national_einvoice_history
  for each row execute function refuse_change_of_history();

-- Identifiers an entry is known by at the provider, the invoice's GUID among them. In lower case.
create table electronic_invoice_ids (
  tenant_id uuid not null,
  id text not null,
  entry_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, entry_id) references national_einvoice_entries
);

create table integration_log (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  at timestamptz not null,
  level text not null check (level in ('Information', 'Warning', 'Error')),
  code text not null,
  message text not null,
  invoice_id uuid,
  entry_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities
);
-- The log of a legal entity, newest first.
create index integration_log_of_entity on integration_log (tenant_id, legal_entity_id, id);

call protect_tenant_rows(array['einvoice_connections', 'national_einvoice_settings', 'einvoice_notification_keys',
  'national_einvoice_entries', 'national_einvoice_history', 'electronic_invoice_ids', 'integration_log']);

grant select, insert, update, delete on einvoice_connections, national_einvoice_settings to svc_app;
grant select, insert on einvoice_notification_keys, national_einvoice_history, integration_log to svc_app;
grant select, insert, update on national_einvoice_entries, electronic_invoice_ids to svc_app;

-- Before the tenant is known, HTTP may ask whose the one key is that it was given.
create function tenant_of_notification_key(wanted text) returns uuid
  language sql stable security definer set search_path = svc, pg_temp as
  $$ select tenant_id from einvoice_notification_keys where key_hash = wanted $$;
alter function tenant_of_notification_key owner to svc_worker;
revoke all on function tenant_of_notification_key from public;
grant execute on function tenant_of_notification_key to svc_app, svc_worker;
