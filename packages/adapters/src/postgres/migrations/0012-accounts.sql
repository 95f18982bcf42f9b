create table accounts (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  account_number text collate "C" not null,
  name text collate "C" not null,
  account_type text not null,
  inactive boolean not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  invoice_delivery_method text not null,
  attach_ubl boolean not null,
  attach_zugferd boolean not null,
  accounts_receivable_id uuid,
  payment_term_id uuid,
  tax_template_id uuid,
  our_reference text collate "C",
  your_reference text collate "C",
  invoice_email_address text collate "C",
  invoice_email_cc_addresses text collate "C",
  reminder_email_address text collate "C",
  organization_number text collate "C",
  tax_registration_number text collate "C",
  electronic_invoice_address text collate "C",
  electronic_invoice_address_scheme text collate "C",
  image_url text collate "C",
  domain text collate "C",
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  -- {id, name, street, …, country (two letters)}
  invoice_address jsonb,
  delivery_address jsonb,
  custom_fields jsonb not null,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  foreign key (tenant_id, accounts_receivable_id) references financial_accounts,
  foreign key (tenant_id, payment_term_id) references payment_terms,
  foreign key (tenant_id, tax_template_id) references tax_templates,
  -- Requests name an account by its number.
  unique (tenant_id, legal_entity_id, account_number)
);
-- Pages of a list are found by the index alone; what is on them is read afterwards.
create index accounts_of_entity on accounts (tenant_id, legal_entity_id, id);
-- Requests name an account by its name too, and people look for what one begins with.
create index accounts_name on accounts (tenant_id, legal_entity_id, name, id);
create index accounts_modified on accounts (tenant_id, legal_entity_id, modified_at, id);
-- Other systems look for what is theirs.
create index accounts_external_erp on accounts (tenant_id, legal_entity_id, external_erp_id) where external_erp_id is not null;
create index accounts_external_crm on accounts (tenant_id, legal_entity_id, external_crm_id) where external_crm_id is not null;
-- `customFields/key eq 'value'` is a containment.
create index accounts_custom_fields on accounts using gin (custom_fields jsonb_path_ops);

call protect_tenant_rows(array['accounts']);
grant select, insert, update, delete on accounts to svc_app;
