create table invoices (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  account_id uuid not null,
  invoice_type text not null check (invoice_type in ('Invoice', 'Credit', 'OnAccount')),
  status text not null check (status in ('Draft', 'Posted', 'Cancelled', 'Settled')),
  invoice_number text collate "C",
  invoice_date date not null,
  due_date date not null,
  payment_date date,
  -- {id, name, days} as of its making.
  payment_term jsonb,
  currency text not null,
  base_currency text not null,
  exchange_rate numeric,
  tax_included boolean not null,
  -- Sums of the lines, for lists to filter and order by.
  subtotal numeric not null,
  tax numeric not null,
  total numeric not null,
  total_base numeric,
  rounding numeric not null,
  rounding_base numeric,
  settled numeric not null,
  settled_base numeric not null,
  -- {id, code, name}
  accounts_receivable jsonb not null,
  rounding_account jsonb not null,
  -- [{reason, reasonCode, parts: [{tax: {category, rate}, amount}]}]
  allowances jsonb not null,
  invoice_address jsonb,
  delivery_address jsonb,
  invoice_delivery_method text not null,
  disable_automatic_reminder boolean not null,
  notes text collate "C",
  your_reference text collate "C",
  our_reference text collate "C",
  your_order_number text collate "C",
  buyer_reference text collate "C",
  reference_number text collate "C",
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  custom_fields jsonb not null,
  credited_invoice_id uuid,
  -- {seller, buyer} as they were at the posting: what is on the document stays.
  parties jsonb,
  posted_at timestamptz,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  foreign key (tenant_id, account_id) references accounts,
  foreign key (tenant_id, credited_invoice_id) references invoices,
  check ((status in ('Posted', 'Settled')) = (invoice_number is not null)),
  check ((status in ('Posted', 'Settled')) = (posted_at is not null)),
  check (status not in ('Posted', 'Settled') or total_base is not null),
  check ((invoice_type = 'Credit') = (credited_invoice_id is not null))
);
-- Pages of a list are found by the index alone; what is on them is read afterwards.
create index invoices_of_entity on invoices (tenant_id, legal_entity_id, id);
-- No number is given twice, whatever the series say.
create unique index invoices_number on invoices (tenant_id, legal_entity_id, invoice_number) where invoice_number is not null;
create index invoices_of_account on invoices (tenant_id, account_id, id);
create index invoices_date on invoices (tenant_id, legal_entity_id, invoice_date, id);
create index invoices_status on invoices (tenant_id, legal_entity_id, status, id);
create index invoices_modified on invoices (tenant_id, legal_entity_id, modified_at, id);
create index invoices_external_erp on invoices (tenant_id, legal_entity_id, external_erp_id) where external_erp_id is not null;
create index invoices_external_crm on invoices (tenant_id, legal_entity_id, external_crm_id) where external_crm_id is not null;
create index invoices_custom_fields on invoices using gin (custom_fields jsonb_path_ops);
-- The credits of an invoice.
create index invoices_credited on invoices (tenant_id, credited_invoice_id) where credited_invoice_id is not null;

create table invoice_lines (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  number integer not null,
  product_name text collate "C" not null,
  description text,
  notes text,
  quantity numeric not null,
  price numeric not null check (price >= 0),
  -- {percent} or {amount}
  discount jsonb,
  unit text not null,
  -- {category, rate, templateName, exemptionReason, exemptionReasonCode, account: {id, code, name}}
  tax_detail jsonb not null,
  revenue_account jsonb not null,
  service_period_start date,
  service_period_end date,
  subtotal_pre_discount numeric not null,
  tax_pre_discount numeric not null,
  subtotal numeric not null,
  allowance numeric not null,
  tax numeric not null,
  subtotal_base numeric,
  allowance_base numeric,
  tax_base numeric,
  credited_line_id uuid,
  custom_fields jsonb not null,
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices,
  -- The lines of an invoice, in their order.
  unique (tenant_id, invoice_id, number)
);
create index invoice_lines_product on invoice_lines (tenant_id, product_name);

create table invoice_attachments (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  name text not null,
  content_type text not null,
  content bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices
);
create index invoice_attachments_of_invoice on invoice_attachments (tenant_id, invoice_id, id);

-- What a posting books. A journal has one voucher so far; its lines sum to nothing in both currencies.
create table journals (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  journal_number text collate "C" not null,
  journal_type text not null,
  effective_date date not null,
  posted_at timestamptz not null,
  invoice_id uuid not null,
  invoice_number text collate "C" not null,
  account_id uuid not null,
  sales_currency text not null,
  exchange_rate numeric not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  -- An invoice is booked once.
  foreign key (tenant_id, invoice_id) references invoices,
  unique (tenant_id, invoice_id),
  unique (tenant_id, legal_entity_id, journal_number)
);
create index journals_of_entity on journals (tenant_id, legal_entity_id, id);

create table journal_lines (
  tenant_id uuid not null,
  journal_id uuid not null,
  position integer not null,
  account_id uuid not null,
  account_code text collate "C" not null,
  account_name text not null,
  -- Debit is positive.
  amount numeric not null,
  sales_amount numeric not null,
  primary key (tenant_id, journal_id, position),
  foreign key (tenant_id, journal_id) references journals,
  foreign key (tenant_id, account_id) references financial_accounts
);

call protect_tenant_rows(array['invoices', 'invoice_lines', 'invoice_attachments', 'journals', 'journal_lines']);
grant select, insert, update on invoices, invoice_lines to svc_app;
grant select, insert on invoice_attachments, journals, journal_lines to svc_app;
