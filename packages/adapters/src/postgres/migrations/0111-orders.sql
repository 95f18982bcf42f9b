-- One row for each order number, whatever its versions: who changes the order locks it, and lists count it.
create table orders (
  tenant_id uuid not null,
  -- That of version 1, which an order keeps as long as it is there.
  id uuid not null,
  legal_entity_id uuid not null,
  order_number text collate "C" not null,
  order_type text not null check (order_type in ('Subscription', 'SalesOrder')),
  account_id uuid not null,
  -- It was activated, and then deleted: nobody finds it, but its number is taken and its account stays.
  deleted boolean not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  foreign key (tenant_id, account_id) references accounts,
  -- Requests name an order by its number.
  unique (tenant_id, legal_entity_id, order_number)
);
-- Pages of a list are found by the index alone; what is on them is read afterwards.
create index orders_of_entity on orders (tenant_id, legal_entity_id, order_type, id) where not deleted;
-- Whether an account has orders.
create index orders_of_account on orders (tenant_id, account_id);

-- A row for each version. What belongs to an order lies in the tables behind: its rows say in which versions they are in
-- force, so that what a version does not change is written once, and taking a version back restores the one before.
create table order_versions (
  tenant_id uuid not null,
  -- What the interface calls the id of an order.
  version_id uuid not null,
  order_id uuid not null,
  legal_entity_id uuid not null,
  order_number text collate "C" not null,
  order_type text not null check (order_type in ('Subscription', 'SalesOrder')),
  version integer not null check (version >= 1),
  is_last boolean not null,
  -- What it was while it was the last version.
  status text not null check (status in ('Draft', 'Active', 'Cancelled', 'Inactive', 'Deleted', 'OrderDraft', 'Order',
    'PartiallyDelivered', 'Delivered', 'Invoiced', 'PartiallyPaid', 'Paid')),
  account_id uuid not null,
  invoice_account_id uuid not null,
  currency text not null,
  base_currency text not null,
  order_date date not null,
  exchange_rate numeric check (exchange_rate > 0),
  start_date date not null,
  -- The first day behind the term.
  end_date date,
  end_anchor date,
  term_type text not null check (term_type in ('Termed', 'Evergreen')),
  term integer not null check (term >= 0),
  -- The first day of each term after the first one, in order.
  renewals jsonb not null,
  renewal_term integer not null check (renewal_term >= 0),
  notice_period integer not null check (notice_period >= 0),
  notice_period_date date,
  is_auto_renewed boolean not null,
  last_renewal_date date,
  cancellation_date date,
  effective_change_date date,
  description text collate "C",
  remarks text collate "C",
  order_payment_method text not null check (order_payment_method in ('Invoice', 'Stripe', 'GoCardless')),
  invoice_separatly boolean not null,
  your_reference text collate "C",
  our_reference text collate "C",
  your_order_number text collate "C",
  buyer_reference text collate "C",
  invoice_address jsonb,
  delivery_address jsonb,
  payment_term_id uuid,
  order_billing_period text not null
    check (order_billing_period in ('Monthly', 'Quarterly', 'Biannual', 'Annual', 'EndOfTerm')),
  set_order_billing_period boolean not null,
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  custom_fields jsonb not null,
  cmrr numeric not null,
  acv numeric not null,
  tcv numeric not null,
  emrr numeric not null,
  one_time_fees numeric not null,
  created_at timestamptz not null,
  -- Of the version or of any part of it.
  modified_at timestamptz not null,
  primary key (tenant_id, version_id),
  foreign key (tenant_id, order_id) references orders on delete cascade,
  foreign key (tenant_id, account_id) references accounts,
  foreign key (tenant_id, invoice_account_id) references accounts,
  foreign key (tenant_id, payment_term_id) references payment_terms,
  unique (tenant_id, order_id, version)
);
-- Lists show the last versions, in the order of their orders. Each index ends with that order, so that it gives a page of
-- equal rows in it and counts them without the table.
create unique index order_versions_last on order_versions (tenant_id, legal_entity_id, order_type, order_id)
  where is_last and status <> 'Deleted';
create index order_versions_status on order_versions (tenant_id, legal_entity_id, order_type, status, order_id)
  where is_last and status <> 'Deleted';
create index order_versions_account on order_versions (tenant_id, account_id, legal_entity_id, order_type, order_id)
  where is_last and status <> 'Deleted';
-- Whether an account is invoiced for orders of others; and deleting an account looks for its versions.
create index order_versions_accounts on order_versions (tenant_id, account_id);
create index order_versions_invoice_account on order_versions (tenant_id, invoice_account_id);
create index order_versions_number on order_versions (tenant_id, legal_entity_id, order_number);
create index order_versions_custom_fields on order_versions using gin (custom_fields jsonb_path_ops)
  where is_last and status <> 'Deleted';
-- Other systems ask for what changed since.
create index order_versions_modified on order_versions (tenant_id, legal_entity_id, order_type, modified_at, order_id)
  where is_last and status <> 'Deleted';
create index order_versions_start on order_versions (tenant_id, legal_entity_id, order_type, start_date, order_id)
  where is_last and status <> 'Deleted';
-- The daily job renews those whose day of notice has passed, and ends those whose term is over.
create index order_versions_notice on order_versions (tenant_id, legal_entity_id, notice_period_date)
  where is_last and status = 'Active' and is_auto_renewed;
create index order_versions_end on order_versions (tenant_id, legal_entity_id, end_date)
  where is_last and status = 'Active';

create table order_products (
  tenant_id uuid not null,
  -- The same in all versions.
  id uuid not null,
  order_id uuid not null,
  legal_entity_id uuid not null,
  -- In force from this version of the order to the one before the other.
  since_version integer not null check (since_version >= 1),
  until_version integer check (until_version > since_version),
  product_number text collate "C" not null,
  -- As they were called when the order was made.
  product jsonb not null,
  product_id uuid not null,
  charge_plan jsonb not null,
  charge_plan_id uuid not null,
  product_line_number integer not null,
  name text collate "C" not null,
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  custom_fields jsonb not null,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (tenant_id, id, since_version),
  foreign key (tenant_id, order_id) references orders on delete cascade,
  -- Whether a product or a plan is in use.
  foreign key (tenant_id, product_id) references products,
  foreign key (tenant_id, charge_plan_id) references charge_plans
);
create index order_products_of_order on order_products (tenant_id, order_id);
create index order_products_product on order_products (tenant_id, product_id);
create index order_products_charge_plan on order_products (tenant_id, charge_plan_id);
-- The numbers of products in force differ.
create unique index order_products_number on order_products (tenant_id, legal_entity_id, product_number)
  where until_version is null;

create table order_charges (
  tenant_id uuid not null,
  -- Of the version of the charge.
  id uuid not null,
  order_id uuid not null,
  legal_entity_id uuid not null,
  order_product_id uuid not null,
  since_version integer not null check (since_version >= 1),
  until_version integer check (until_version > since_version),
  charge_number text collate "C" not null,
  version integer not null check (version >= 1),
  made_in integer not null,
  ended_in integer,
  -- As it was called when the order was made.
  charge jsonb not null,
  charge_id uuid not null,
  name text collate "C" not null,
  description text collate "C",
  remarks text collate "C",
  charge_type text not null check (charge_type in ('OneOff', 'Recurring', 'Usage', 'Measured')),
  model text not null check (model in ('Flat', 'Quantity', 'Volume', 'Tiered', 'Rated')),
  quantity numeric check (quantity >= 0),
  unit text not null,
  start_on text not null check (start_on in ('AlignToSubscription', 'SpecificDate', 'Milestone')),
  end_on text not null check (end_on in ('AlignToSubscription', 'SpecificDate', 'Milestone')),
  -- Of order_milestones.
  start_milestone uuid,
  end_milestone uuid,
  start_date date,
  -- The first day that is not covered.
  end_date date,
  anchor date,
  -- The first day that is not invoiced.
  charged_through date,
  last_renewal_date date,
  last_price_adjustment_date date,
  price_period text not null check (price_period in ('Monthly', 'Quarterly', 'Annual')),
  billing_period text not null check (billing_period in ('Monthly', 'Quarterly', 'Biannual', 'Annual', 'EndOfTerm')),
  billing_timing text not null check (billing_timing in ('InAdvance', 'InArrears')),
  period_alignment text not null check (period_alignment in
    ('None', 'AlignToOrder', 'AlignToCharge', 'AlignToMonth', 'AlignToCalendarQuarter', 'AlignToDate')),
  billing_day text not null check (billing_day in
    ('None', 'FirstDayOfMonth', 'LastDayOfMonth', 'FromOrder', 'FromCharge', 'FromAccount', 'SpecificDay', 'DaysOffset')),
  usage_rating text not null check (usage_rating in ('Sum', 'Max', 'Average')),
  measurements_rule text not null check (measurements_rule in ('LatestDate', 'SumLatestDate')),
  specific_billing_day integer check (specific_billing_day between 1 and 31),
  offset_billing_days integer,
  alignment_date date,
  tax_template_id uuid,
  tax_included boolean not null,
  create_invoice_lines_per_tier boolean not null,
  revenue_recognition text not null,
  deferred_revenue_account_id uuid,
  recognized_revenue_account_id uuid,
  estimated_usage numeric,
  estimated_quantity numeric,
  ordered_quantity numeric,
  -- [{quantity, deliveryDate}], in their order.
  deliveries jsonb,
  delivery_date date,
  delivery_closed boolean not null,
  display_price numeric,
  -- [{price, listPrice, lineDiscountPercent, lineDiscountAmount, priceBase, toQuantity, description}]: as `charges.prices`,
  -- digits kept; a tier's number is its place.
  prices jsonb not null,
  -- Of product_features, which are never deleted.
  feature_ids uuid[] not null,
  -- Of the last version of a charge.
  cmrr numeric,
  acv numeric,
  tcv numeric,
  emrr numeric,
  one_time_fees numeric,
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  custom_fields jsonb not null,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (tenant_id, id, since_version),
  foreign key (tenant_id, order_id) references orders on delete cascade,
  foreign key (tenant_id, charge_id) references charges,
  foreign key (tenant_id, tax_template_id) references tax_templates,
  foreign key (tenant_id, deferred_revenue_account_id) references financial_accounts,
  foreign key (tenant_id, recognized_revenue_account_id) references financial_accounts,
  check (num_nulls(cmrr, acv, tcv, emrr, one_time_fees) in (0, 5))
);
create index order_charges_of_order on order_charges (tenant_id, order_id);
create index order_charges_of_product on order_charges (tenant_id, order_product_id);
-- Whether a charge of the catalogue is in use.
create index order_charges_charge on order_charges (tenant_id, charge_id);
-- So do those of charges in force; and usage names a charge by its number.
create unique index order_charges_number on order_charges (tenant_id, legal_entity_id, charge_number, version)
  where until_version is null;

create table order_discounts (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  since_version integer not null check (since_version >= 1),
  until_version integer check (until_version > since_version),
  percent numeric not null check (percent between 0 and 100),
  start_date date,
  -- The first day without it.
  end_date date,
  description text collate "C",
  charge_numbers text[],
  created_at timestamptz not null,
  primary key (tenant_id, id, since_version),
  foreign key (tenant_id, order_id) references orders on delete cascade
);
create index order_discounts_of_order on order_discounts (tenant_id, order_id);

create table order_milestones (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  since_version integer not null check (since_version >= 1),
  until_version integer check (until_version > since_version),
  name text collate "C" not null,
  description text collate "C",
  planned_date date,
  milestone_date date,
  primary key (tenant_id, id, since_version),
  foreign key (tenant_id, order_id) references orders on delete cascade
);
create index order_milestones_of_order on order_milestones (tenant_id, order_id);

-- What a version of an order, or a milestone or delivery in it, added to what the order is worth.
create table bookings (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  -- Of order_versions: the version that is booked, and goes with it.
  order_version_id uuid not null,
  effective_date date not null,
  booking_type text not null check (booking_type in ('New', 'Change', 'Churn')),
  account_category text not null check (account_category in ('New', 'Existing', 'Lost')),
  change_type text not null check (change_type in ('Upsell', 'Downsell', 'Renewal', 'None', 'PriceAdjustment', 'Milestone',
    'CancelledDelivery', 'AssociatedCharge', 'SplitOrder', 'CancelOrderProduct')),
  classification text not null check (classification in ('NewCustomer', 'Expansion', 'Contraction', 'CustomerChurn',
    'NoChange', 'SplitOrder', 'Reactivate')),
  notes text collate "C",
  cmrr numeric not null,
  acv numeric not null,
  tcv numeric not null,
  emrr numeric not null,
  one_time_fees numeric not null,
  fmrr numeric not null,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  foreign key (tenant_id, order_version_id) references order_versions on delete cascade
);
-- The same for each charge whose worth changed.
create table booking_lines (
  tenant_id uuid not null,
  booking_id uuid not null,
  charge_number text collate "C" not null,
  -- The charge as it was called then: the version of it that is booked, of order_charges.
  order_charge_id uuid not null,
  name text collate "C" not null,
  description text collate "C",
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  cmrr numeric not null,
  acv numeric not null,
  tcv numeric not null,
  emrr numeric not null,
  one_time_fees numeric not null,
  fmrr numeric not null,
  primary key (tenant_id, booking_id, charge_number),
  foreign key (tenant_id, booking_id) references bookings on delete cascade
);
create index bookings_of_version on bookings (tenant_id, order_version_id);
-- Pages of a list are found by the index alone.
create index bookings_of_entity on bookings (tenant_id, legal_entity_id, id);
create index bookings_effective on bookings (tenant_id, legal_entity_id, effective_date, id);
create index bookings_modified on bookings (tenant_id, legal_entity_id, modified_at, id);

call protect_tenant_rows(array['orders', 'order_versions', 'order_products', 'order_charges', 'order_discounts',
  'order_milestones', 'bookings', 'booking_lines']);
grant select, insert, update, delete on orders, order_versions, order_products, order_charges, order_discounts,
  order_milestones, bookings, booking_lines to svc_app;

-- Orders whose last version has custom fields that hold some JSON: the operator is not leakproof, so row-level security
-- keeps svc_app's conditions from its index.
create function orders_with(wanted jsonb) returns setof uuid
  language sql stable rows 100 security definer set search_path = svc, pg_temp as
  $$ select order_id from order_versions
    where tenant_id = current_tenant() and is_last and status <> 'Deleted' and custom_fields @> wanted $$;
alter function orders_with owner to svc_worker;
revoke all on function orders_with from public;
grant execute on function orders_with to svc_app, svc_worker;

-- The sizes of the lists of orders are kept as those of accounts are; a list is of one type, and of what is not deleted.
create view subscriptions with (security_invoker) as
  select tenant_id, legal_entity_id, id from orders where order_type = 'Subscription' and not deleted;
create view sales_orders with (security_invoker) as
  select tenant_id, legal_entity_id, id from orders where order_type = 'SalesOrder' and not deleted;
grant select on subscriptions, sales_orders to svc_worker;

alter table list_segments drop constraint list_segments_list_check;
alter table list_segments add constraint list_segments_list_check
  check (list in ('accounts', 'invoices', 'journals', 'exchange_rates', 'subscriptions', 'sales_orders', 'bookings'));

create trigger count_added after insert on bookings referencing new table as changed
  for each statement execute function keep_list_count();
create trigger count_deleted after delete on bookings referencing old table as changed
  for each statement execute function keep_list_count();

create function keep_order_count() returns trigger
  language plpgsql security definer set search_path = svc, pg_temp as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into list_changes (tenant_id, legal_entity_id, list, first_id, last_id, change)
    select tenant_id, legal_entity_id, case order_type when 'Subscription' then 'subscriptions' else 'sales_orders' end,
      encode(min(uuid_send(id)), 'hex')::uuid, encode(max(uuid_send(id)), 'hex')::uuid, sign * count(*)
    from changed where not deleted group by tenant_id, legal_entity_id, order_type;
  if random() < 0.01 then
    perform fold_list(tenant_id, legal_entity_id, list) from (
      select distinct tenant_id, legal_entity_id,
        case order_type when 'Subscription' then 'subscriptions' else 'sales_orders' end as list from changed) lists;
  end if;
  return null;
end $$;
alter function keep_order_count owner to svc_worker;
revoke all on function keep_order_count from public;

create trigger count_added after insert on orders referencing new table as changed
  for each statement execute function keep_order_count();
create trigger count_deleted after delete on orders referencing old table as changed
  for each statement execute function keep_order_count();
-- The one change of such a row: it is marked as deleted.
create trigger count_marked after update on orders referencing old table as changed
  for each statement execute function keep_order_count();

-- Counting in an index needs no table only where a vacuum has seen the page: after a fiftieth of new rows, not a fifth.
alter table orders set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
alter table order_versions set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
alter table bookings set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
