-- Invoices of many accounts, made and posted by jobs.
create table invoice_batches (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  batch_number text collate "C" not null,
  status text not null check (status in ('Generating', 'Generated', 'Posting', 'Posted', 'Cancelling', 'Cancelled')),
  invoice_date date not null,
  target_date date not null,
  -- {oneOff, recurringInAdvance, recurringInArrears, usage, measured}
  target_dates jsonb not null,
  -- Ids; null: all.
  account_ids jsonb check (jsonb_array_length(account_ids) > 0),
  -- [{id, code}] of invoice batch groups; null: all.
  batch_groups jsonb check (jsonb_array_length(batch_groups) > 0),
  minimum_amount numeric check (minimum_amount >= 0),
  -- {id, by, result, description, message}: the job that makes the invoices, and the last one that posts them.
  generation jsonb not null,
  posting jsonb,
  -- Of the present job, or of the last one: how far it is, and what came of it.
  work_total integer,
  work_done integer not null default 0,
  work_made integer not null default 0,
  work_failed integer not null default 0,
  -- The job goes on behind this account, and behind this invoice of it.
  cursor_account text collate "C",
  cursor_invoice uuid,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  -- Requests name a batch by its number.
  unique (tenant_id, legal_entity_id, batch_number)
);
-- Pages of a list are found by the index alone.
create index invoice_batches_of_entity on invoice_batches (tenant_id, legal_entity_id, id);
create index invoice_batches_modified on invoice_batches (tenant_id, legal_entity_id, modified_at, id);

-- What could not be invoiced or posted, and why.
create table invoice_batch_log (
  tenant_id uuid not null,
  id uuid not null,
  batch_id uuid not null,
  entity_name text not null check (entity_name in ('Account', 'Invoice')),
  entity_id uuid not null,
  reference text collate "C" not null,
  error_message text collate "C" not null,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, batch_id) references invoice_batches
);
create index invoice_batch_log_of_batch on invoice_batch_log (tenant_id, batch_id, id);

call protect_tenant_rows(array['invoice_batches', 'invoice_batch_log']);
grant select, insert, update, delete on invoice_batches, invoice_batch_log to svc_app;

alter table invoices
  add column batch_id uuid,
  add foreign key (tenant_id, batch_id) references invoice_batches;
create index invoices_of_batch on invoices (tenant_id, batch_id, id) where batch_id is not null;
-- Credit notes of changes of orders that no batch has listed yet.
create index invoices_notes_to_list on invoices (tenant_id, legal_entity_id, account_id)
  where made_with_version_id is not null and status = 'Draft' and batch_id is null;

-- The day from which a version of a charge may have something to invoice; null when nothing is left. A OneOff that is
-- delivered in parts may always have. Of Usage the context usage knows.
create function open_from(charge_type text, billing_timing text, start_date date, end_date date, charged_through date,
  offset_billing_days integer, ordered_quantity numeric) returns date
  language sql immutable parallel safe as $$
    select case
      when charge_type = 'Usage' then null
      when charge_type = 'OneOff' then
        case when ordered_quantity is not null or charged_through is null or charged_through <= start_date
          then start_date end
      when end_date is not null and coalesce(charged_through, start_date) >= end_date then null
      when billing_timing = 'InAdvance' then
        coalesce(charged_through, start_date) + least(coalesce(offset_billing_days, 0), 0)
      else coalesce(charged_through, start_date) + 1
    end $$;
-- What is due is found without a look at orders of which nothing is.
create index order_charges_open on order_charges (tenant_id, legal_entity_id,
    open_from(charge_type, billing_timing, start_date, end_date, charged_through, offset_billing_days, ordered_quantity))
  include (order_id)
  where until_version is null and
    open_from(charge_type, billing_timing, start_date, end_date, charged_through, offset_billing_days, ordered_quantity)
      is not null;

alter table number_series drop constraint number_series_kind_check;
alter table number_series add constraint number_series_kind_check
  check (kind in ('Invoice', 'Credit', 'Journal', 'Account', 'Product', 'ChargePlan', 'Charge', 'Order', 'OrderProduct',
    'OrderCharge', 'Quote', 'InvoiceBatch'));
insert into number_series (tenant_id, legal_entity_id, kind, format, next_number)
  select p.tenant_id, p.legal_entity_id, 'InvoiceBatch', 'B-{n}', 1001 from legal_entity_profiles p;
