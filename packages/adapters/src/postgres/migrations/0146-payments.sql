-- Bank files that were imported, each a batch of payments.
create table payment_batches (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  batch_number text collate "C" not null,
  -- Of the message, as the bank calls it.
  message_id text collate "C" not null,
  created integer not null check (created >= 0),
  matched integer not null check (matched >= 0),
  skipped integer not null check (skipped >= 0),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  unique (tenant_id, legal_entity_id, batch_number)
);

create table payments (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  payment_date date not null,
  -- Null while the payment is a draft.
  posted_date date,
  currency text not null,
  base_currency text not null,
  -- Of a refund negative.
  amount numeric not null check (amount <> 0),
  bank_fee numeric not null check (bank_fee between 0 and abs(amount)),
  base_amount numeric not null,
  exchange_rate numeric not null check (exchange_rate > 0),
  -- The caller gave the rate or the amount in base currency: a change of the date changes neither.
  rate_given boolean not null,
  -- {id, code, name}, as they were when it was made.
  payment_account jsonb not null,
  bank_fee_account jsonb not null,
  payment_method_id uuid not null,
  payer_name text collate "C",
  payer_information text collate "C",
  reference text collate "C",
  description text collate "C",
  external_bank_id text collate "C",
  batch_id uuid,
  -- Of an entry of a bank file, by which it is known when it comes again.
  entry_key text collate "C",
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  foreign key (tenant_id, payment_method_id) references payment_methods,
  foreign key (tenant_id, batch_id) references payment_batches,
  check ((batch_id is null) = (entry_key is null))
);
-- Pages of a list are found by the index alone; what is on them is read afterwards.
create index payments_of_entity on payments (tenant_id, legal_entity_id, id);
-- Other systems ask for what changed since.
create index payments_modified on payments (tenant_id, legal_entity_id, modified_at, id);
create index payments_date on payments (tenant_id, legal_entity_id, payment_date, id);
create index payments_draft on payments (tenant_id, legal_entity_id, id) where posted_date is null;
create index payments_reference on payments (tenant_id, legal_entity_id, reference, id) where reference is not null;
create index payments_of_batch on payments (tenant_id, batch_id, id) where batch_id is not null;
-- An entry of a bank file is imported once, however many import it at once.
create unique index payments_entry on payments (tenant_id, legal_entity_id, entry_key) where entry_key is not null;

-- What payments settle of invoices. Of a draft it is a plan, and deleted when it is given up; of a posted payment it stays, with
-- the time at which it was taken back.
create table payment_settlements (
  tenant_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  invoice_id uuid not null,
  amount numeric not null check (amount <> 0),
  -- Why it was found, where nobody named the invoice.
  matched_by text,
  -- The day of its voucher; null while the payment is a draft.
  effective_date date,
  removed_at timestamptz,
  -- The day of the voucher that took it back.
  removed_date date,
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_id) references payments,
  foreign key (tenant_id, invoice_id) references invoices
);
create unique index payment_settlements_of_payment on payment_settlements (tenant_id, payment_id, invoice_id)
  where removed_at is null;
create index payment_settlements_of_invoice on payment_settlements (tenant_id, invoice_id, payment_id)
  where removed_at is null;

-- What is written off: of an invoice beside what a payment settles, or of the payment itself.
create table payment_write_offs (
  tenant_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  -- Null where a part of the payment itself is written off.
  settlement_id uuid,
  amount numeric not null check (amount <> 0),
  posting_text text collate "C",
  -- {id, code, name}
  account jsonb not null,
  -- Made because it is within the tolerance, and made anew when the settlement changes.
  by_tolerance boolean not null,
  effective_date date,
  removed_at timestamptz,
  removed_date date,
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_id) references payments,
  foreign key (tenant_id, settlement_id) references payment_settlements
);
create index payment_write_offs_of_payment on payment_write_offs (tenant_id, payment_id) where removed_at is null;
create index payment_write_offs_of_settlement on payment_write_offs (tenant_id, settlement_id)
  where settlement_id is not null;

call protect_tenant_rows(array['payment_batches', 'payments', 'payment_settlements', 'payment_write_offs']);
grant select, insert on payment_batches to svc_app;
grant select, insert, update on payments to svc_app;
grant select, insert, update, delete on payment_settlements, payment_write_offs to svc_app;

-- The size of the list is kept as those of other lists are.
alter table list_segments drop constraint list_segments_list_check;
alter table list_segments add constraint list_segments_list_check
  check (list in ('accounts', 'invoices', 'journals', 'exchange_rates', 'subscriptions', 'sales_orders', 'bookings',
    'quotes', 'usage', 'measurements', 'payments'));
create trigger count_added after insert on payments referencing new table as changed
  for each statement execute function keep_list_count();
create trigger count_deleted after delete on payments referencing old table as changed
  for each statement execute function keep_list_count();

-- The day of a match, of which there may be no voucher.
alter table invoice_matches add column effective_date date;
update invoice_matches m set effective_date = greatest(i.invoice_date, c.invoice_date)
  from invoices i, invoices c
  where i.tenant_id = m.tenant_id and i.id = m.invoice_id and c.tenant_id = m.tenant_id and c.id = m.credit_invoice_id;

alter table invoices
  -- When the last of what settles the invoice now was paid.
  add column last_payment_date date,
  -- What of settled_base is no share of a part that was settled, but was left when all was settled.
  add column settled_rest numeric not null default 0;
update invoices set last_payment_date = payment_date where payment_date is not null;
-- What payments name as their reference, of invoices that have something to be paid.
create index invoices_to_match on invoices (tenant_id, legal_entity_id, reference_number)
  where status = 'Posted' and reference_number is not null;
