-- Texts that are filtered, ordered or begun with are in the collation "C": indexes then serve equality, order and
-- starts_with alike, and the order is that of the code points everywhere.

-- The chart of accounts. modified_at of every table here is that of the row or of a part of it: lists are asked for what
-- changed since.
create table financial_accounts (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  code text collate "C" not null,
  name text collate "C" not null,
  description text collate "C",
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  -- Requests name an account by its code.
  unique (tenant_id, legal_entity_id, code)
);

create table payment_terms (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  name text collate "C" not null,
  description text collate "C" not null,
  term_type text not null check (term_type in ('NetDays', 'EndOfMonthNetDays', 'NetDaysEndOfMonth')),
  days integer not null check (days >= 0),
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  unique (tenant_id, legal_entity_id, name)
);

create table tax_templates (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  name text collate "C" not null,
  description text collate "C",
  effective_from date not null,
  effective_to date not null check (effective_to >= effective_from),
  tax_account_id uuid,
  -- [{id, country, state, county, city, zip, tax1, tax2, tax3, category, exemptionReason, exemptionReasonCode}]: read and
  -- written as a whole, digits kept.
  details jsonb not null,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  foreign key (tenant_id, tax_account_id) references financial_accounts,
  unique (tenant_id, legal_entity_id, name)
);

create table custom_field_configurations (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  entity text not null,
  key text collate "C" not null,
  name text collate "C" not null,
  field_type text not null,
  default_value text collate "C",
  type_entity text,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  unique (tenant_id, legal_entity_id, entity, key)
);

-- What a legal entity has on its invoices, beside what it was made with.
create table legal_entity_profiles (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  organization_number text collate "C",
  tax_registration_number text collate "C",
  bank_account text,
  iban text,
  bic text,
  address jsonb not null default '{}',
  electronic_invoice_address text,
  electronic_invoice_address_scheme text,
  national_e_invoice boolean not null default false,
  total_rounding_unit numeric check (total_rounding_unit > 0),
  accounts_receivable_id uuid not null,
  tax_account_id uuid not null,
  rounding_account_id uuid not null,
  payment_term_id uuid,
  tax_template_id uuid,
  primary key (tenant_id, legal_entity_id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  foreign key (tenant_id, accounts_receivable_id) references financial_accounts,
  foreign key (tenant_id, tax_account_id) references financial_accounts,
  foreign key (tenant_id, rounding_account_id) references financial_accounts,
  foreign key (tenant_id, payment_term_id) references payment_terms,
  foreign key (tenant_id, tax_template_id) references tax_templates
);

-- Numbers without gaps: the row is updated in the transaction that uses the number, which holds it until it commits.
create table number_series (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  kind text not null check (kind in ('Invoice', 'Credit', 'Journal', 'Account')),
  format text not null,
  next_number bigint not null check (next_number > 0),
  primary key (tenant_id, legal_entity_id, kind),
  foreign key (tenant_id, legal_entity_id) references legal_entities
) with (fillfactor = 50);

call protect_tenant_rows(array['financial_accounts', 'payment_terms', 'tax_templates', 'custom_field_configurations',
  'legal_entity_profiles', 'number_series']);

grant select, insert on financial_accounts, payment_terms, tax_templates to svc_app;
grant select, insert, update on custom_field_configurations to svc_app;
grant select, update on legal_entity_profiles, number_series to svc_app;
