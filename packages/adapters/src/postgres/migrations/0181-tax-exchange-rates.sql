-- Rates that the law has VAT converted at, apart from those of the legal entity: units of its base currency for one unit of
-- a currency, by the table of a day.
create table tax_exchange_rates (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  source text not null,
  currency text not null,
  -- The day of the table.
  date date not null,
  table_number text not null,
  rate numeric not null check (rate > 0),
  import_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, legal_entity_id, source, currency, date),
  foreign key (tenant_id, legal_entity_id) references legal_entities
);
call protect_tenant_rows(array['tax_exchange_rates']);
grant select on tax_exchange_rates to svc_app;

alter table legal_entity_profiles
  add column tax_rate_source text not null default 'InvoiceRate'
    check (tax_rate_source in ('InvoiceRate', 'NationalBankOfPoland'));
-- The rate that the VAT of a posted invoice is converted at: an object with source, tableNumber, date and rate.
alter table invoices add column tax_rate jsonb;
