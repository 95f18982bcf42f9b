-- Invoices of suppliers that came by the e-invoicing network provider, with their documents. Nothing of them is booked.
create table received_einvoices (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  -- The provider's identifier.
  reference text not null,
  invoice_number text not null,
  national_einvoice_id text,
  supplier_name text,
  supplier_tax_number text,
  invoice_date date,
  due_date date,
  currency text,
  total numeric,
  -- When the provider received it, when it came here, and when the provider was told so.
  arrived_at timestamptz not null,
  created_at timestamptz not null,
  acknowledged_at timestamptz,
  -- Absent where the provider had no XML, or one that is too large.
  file_name text,
  document bytea,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  check ((document is null) = (file_name is null))
);
-- An invoice is kept once, whoever else fetches it at the same time.
create unique index received_einvoices_reference on received_einvoices (tenant_id, legal_entity_id, reference);
-- Those of a legal entity, newest first.
create index received_einvoices_of_entity on received_einvoices (tenant_id, legal_entity_id, id);
-- When the newest arrived, from where on the provider is asked.
create index received_einvoices_arrived on received_einvoices (tenant_id, legal_entity_id, arrived_at);
create index received_einvoices_unacknowledged on received_einvoices (tenant_id, legal_entity_id, id)
  where acknowledged_at is null;

call protect_tenant_rows(array['received_einvoices']);
grant select on received_einvoices to svc_app;
