-- Quotes. What a quote forms is read and written as a whole: its products with charges and prices in one column, and what a
-- change of a subscription asks for in another. Beside these stands what lists and other contexts ask for.
create table quotes (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  number text collate "C" not null,
  version integer not null check (version >= 1),
  status text not null check (status in ('Open', 'ClosedLost', 'ClosedWon', 'Deleted')),
  quote_type text not null check (quote_type in ('New', 'Change')),
  order_type text not null check (order_type in ('Subscription', 'SalesOrder')),
  -- {order: {id, orderNumber}, version, invoiceCustomer, term, products}: what a quote of the type Change asks for.
  change jsonb,
  -- {id, orderNumber}: the order may be gone.
  converted_to jsonb,
  -- The customer.
  account_id uuid not null,
  invoice_account_id uuid not null,
  delivery_address jsonb,
  currency text not null,
  base_currency text not null,
  rate_date date not null,
  exchange_rate numeric check (exchange_rate > 0),
  quote_date date not null,
  valid_to_date date not null,
  description text collate "C",
  remarks text collate "C",
  your_reference text collate "C",
  our_reference text collate "C",
  order_effective_change_date date,
  start_date date not null,
  -- The first day behind the term.
  end_date date,
  term_type text not null check (term_type in ('Termed', 'Evergreen')),
  initial_term integer not null check (initial_term >= 0),
  renewal_term integer not null check (renewal_term >= 0),
  notice_period integer not null check (notice_period >= 0),
  auto_renewal boolean not null,
  cmrr numeric not null,
  acv numeric not null,
  tcv numeric not null,
  emrr numeric not null,
  one_time_fees numeric not null,
  -- Products as orders have them, with all versions of their charges; digits kept.
  products jsonb not null,
  custom_fields jsonb not null,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  foreign key (tenant_id, account_id) references accounts,
  foreign key (tenant_id, invoice_account_id) references accounts,
  check ((quote_type = 'Change') = (change is not null)),
  check ((status = 'ClosedWon') = (converted_to is not null)),
  -- Requests name a quote by its number.
  unique (tenant_id, legal_entity_id, number)
);
-- Pages of a list are found by the index alone; what is on them is read afterwards.
create index quotes_of_entity on quotes (tenant_id, legal_entity_id, id);
create index quotes_status on quotes (tenant_id, legal_entity_id, status, id);
-- Other systems ask for what changed since.
create index quotes_modified on quotes (tenant_id, legal_entity_id, modified_at, id);
-- Whether an account has quotes, and those of a customer.
create index quotes_account on quotes (tenant_id, account_id, legal_entity_id, id);
create index quotes_invoice_account on quotes (tenant_id, invoice_account_id);

-- The products, charge plans and charges of the catalogue that Open quotes would sell, and that stay until then.
create table quoted_parts (
  tenant_id uuid not null,
  -- Of a product, a charge plan or a charge.
  part_id uuid not null,
  quote_id uuid not null,
  legal_entity_id uuid not null,
  primary key (tenant_id, part_id, quote_id),
  foreign key (tenant_id, quote_id) references quotes on delete cascade
);
create index quoted_parts_of_quote on quoted_parts (tenant_id, quote_id);

call protect_tenant_rows(array['quotes', 'quoted_parts']);
grant select, insert, update, delete on quotes, quoted_parts to svc_app;

-- The size of the list is kept as those of other lists are.
alter table list_segments drop constraint list_segments_list_check;
alter table list_segments add constraint list_segments_list_check
  check (list in ('accounts', 'invoices', 'journals', 'exchange_rates', 'subscriptions', 'sales_orders', 'bookings', 'quotes'));

create trigger count_added after insert on quotes referencing new table as changed
  for each statement execute function keep_list_count();
create trigger count_deleted after delete on quotes referencing old table as changed
  for each statement execute function keep_list_count();
