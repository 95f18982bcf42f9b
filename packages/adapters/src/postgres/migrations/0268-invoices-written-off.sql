-- What of an invoice is given up as a bad debt. Nothing is deleted: what is taken back has the day of the voucher that did it.
create table invoice_write_offs (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  invoice_id uuid not null,
  -- In the currency of the invoice.
  amount numeric not null check (amount > 0),
  -- What was booked on the account, in base currency.
  base_amount numeric not null,
  write_off_date date not null,
  -- {id, code, name}
  account jsonb not null,
  reason text collate "C" not null,
  created_at timestamptz not null,
  taken_back_at timestamptz,
  taken_back_date date,
  -- What was left of it then: the rest had been recovered.
  taken_back_amount numeric,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  foreign key (tenant_id, invoice_id) references invoices,
  check (num_nulls(taken_back_at, taken_back_date, taken_back_amount) in (0, 3))
);
create index invoice_write_offs_of_invoice on invoice_write_offs (tenant_id, invoice_id);
create index invoice_write_offs_of_entity on invoice_write_offs (tenant_id, legal_entity_id);

-- What a settlement takes back of a write-off, as long as the settlement itself is not taken back.
create table write_off_recoveries (
  tenant_id uuid not null,
  settlement_id uuid not null,
  write_off_id uuid not null,
  amount numeric not null check (amount > 0),
  primary key (tenant_id, settlement_id, write_off_id),
  foreign key (tenant_id, settlement_id) references payment_settlements,
  foreign key (tenant_id, write_off_id) references invoice_write_offs
);
create index write_off_recoveries_of_write_off on write_off_recoveries (tenant_id, write_off_id);

call protect_tenant_rows(array['invoice_write_offs', 'write_off_recoveries']);
grant select, insert, update on invoice_write_offs to svc_app;
grant select, insert on write_off_recoveries to svc_app;

-- What stands written off now; `settled` has it too. Payments look for such invoices behind those that have something open.
alter table invoices add column written_off numeric not null default 0 check (written_off >= 0);
create index invoices_written_off on invoices (tenant_id, legal_entity_id, id) where written_off > 0;
