-- Equality of uuids in an exclusion constraint. A trusted extension: who may create in the database may install it.
create extension if not exists btree_gist;

-- The currencies a tenant works with. The base currency of a legal entity is always among them.
create table currencies (
  tenant_id uuid not null references tenants,
  id uuid not null,
  code text not null check (code ~ '^[A-Z]{3}$'),
  description text,
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
insert into currencies (tenant_id, id, code)
  select tenant_id, gen_random_uuid(), base_currency from legal_entities group by tenant_id, base_currency;

-- Units of the legal entity's base currency per unit of the foreign one (specification 2.6), exact: numeric without a
-- scale keeps every digit. No foreign keys to the currencies, which every row of a bulk import would pay for: the store
-- locks the two once for each batch.
create table exchange_rates (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  from_currency_id uuid not null,
  to_currency_id uuid not null check (to_currency_id <> from_currency_id),
  effective_from date not null,
  -- Inclusive; null for an open rate, which holds until the next one of the pair begins.
  effective_to date check (effective_to >= effective_from),
  rate numeric not null check (rate > 0),
  source text not null,
  observed_at timestamptz,
  import_id uuid,
  primary key (tenant_id, id),
  -- The overlap rule of open rates, and the look-up as of a day by walking it backwards.
  constraint exchange_rates_one_a_day
    unique (tenant_id, legal_entity_id, from_currency_id, to_currency_id, effective_from),
  -- The overlap rule among rates with an end. Only among them: over all rates it makes a history ten times as slow.
  constraint exchange_rates_no_overlap exclude using gist (
    tenant_id with =, legal_entity_id with =, from_currency_id with =, to_currency_id with =,
    daterange(effective_from, effective_to, '[]') with &&
  ) where (effective_to is not null)
);

-- What a legal entity has set for a provider, and what came of the last import.
create table rate_providers (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  provider text not null,
  is_enabled boolean not null,
  api_key_sealed text,
  api_key_valid boolean,
  last_run_at timestamptz,
  last_run_succeeded boolean,
  last_run_count integer,
  message text,
  last_success_at timestamptz,
  last_import_id uuid,
  primary key (tenant_id, legal_entity_id, provider),
  foreign key (tenant_id, legal_entity_id) references legal_entities
);

create table rate_imports (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  provider text not null,
  state text not null check (state in ('Queued', 'Running', 'Succeeded', 'Failed')),
  requested_from date,
  requested_to date,
  window_from date,
  window_to date,
  add_historical boolean not null,
  requested_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- Fences: whoever works on an earlier attempt can write nothing more.
  attempt integer not null,
  lease_until timestamptz,
  currencies integer not null,
  done integer not null,
  created integer not null,
  conflicts integer not null,
  message text,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities
);
-- Listing.
create index rate_imports_of_provider on rate_imports (tenant_id, legal_entity_id, provider, id);
-- Never two at once for one legal entity and provider.
create unique index rate_imports_under_way on rate_imports (tenant_id, legal_entity_id, provider)
  where state in ('Queued', 'Running');

create table rate_import_results (
  tenant_id uuid not null,
  import_id uuid not null,
  -- Place of the currency in the order they were asked for; -1 for what concerns the import as a whole.
  position integer not null,
  currency text,
  observations integer not null,
  created integer not null,
  conflicts integer not null,
  failures text[] not null,
  primary key (tenant_id, import_id, position)
);

-- Rates that were not created because another was in the way; those are never changed, so their values are not repeated.
create table rate_import_conflicts (
  tenant_id uuid not null,
  import_id uuid not null,
  id uuid not null,
  from_currency_id uuid not null,
  to_currency_id uuid not null,
  effective_from date not null,
  -- Null when it is that of the existing one.
  rate numeric,
  existing_id uuid not null,
  primary key (tenant_id, import_id, id)
);

call protect_tenant_rows(array['currencies', 'exchange_rates', 'rate_providers', 'rate_imports', 'rate_import_results',
  'rate_import_conflicts']);

grant select, insert, update, delete on currencies, rate_providers to svc_app;
grant select, insert on exchange_rates to svc_app;
grant select, insert, update on rate_imports to svc_app;
grant select on rate_import_results, rate_import_conflicts to svc_app;
