-- The rates that invoices are converted with. Nothing to do where the import of exchange rates has made these tables.
do $$ begin
  if to_regclass('svc.exchange_rates') is not null then return; end if;

  create table currencies (
    tenant_id uuid not null references tenants,
    id uuid not null,
    code text not null check (code ~ '^[A-Z]{3}$'),
    description text,
    primary key (tenant_id, id),
    unique (tenant_id, code)
  );

  -- Units of the legal entity's base currency per unit of the foreign one (specification 2.6), exact.
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
    primary key (tenant_id, id),
    -- The look-up as of a day.
    unique (tenant_id, legal_entity_id, from_currency_id, to_currency_id, effective_from)
  );

  call protect_tenant_rows(array['currencies', 'exchange_rates']);
  grant select on currencies, exchange_rates to svc_app;
end $$;
