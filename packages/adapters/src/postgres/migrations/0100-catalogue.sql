-- Products, charge plans and charges are numbered like accounts. Legal entities that are there get the series.
alter table number_series drop constraint number_series_kind_check;
alter table number_series add constraint number_series_kind_check
  check (kind in ('Invoice', 'Credit', 'Journal', 'Account', 'Product', 'ChargePlan', 'Charge'));
insert into number_series (tenant_id, legal_entity_id, kind, format, next_number)
  select p.tenant_id, p.legal_entity_id, s.kind, s.format, 1001
  from legal_entity_profiles p, (values ('Product', 'P-{n}'), ('ChargePlan', 'CP-{n}'), ('Charge', 'C-{n}')) s (kind, format);

-- Categories and features come into being by being named.
create table product_categories (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  name text collate "C" not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  -- Requests name a category by its name, and make it when there is none.
  unique (tenant_id, legal_entity_id, name)
);

create table product_features (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  code text collate "C" not null,
  description text collate "C",
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  -- Requests name a feature by its code, and make it when there is none.
  unique (tenant_id, legal_entity_id, code)
);

create table products (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  product_number text collate "C" not null,
  name text collate "C" not null,
  product_type text not null check (product_type in ('Simple', 'MultipleCharges', 'MultipleChargePlans', 'Full')),
  category_id uuid,
  activation_date date,
  end_of_new_sales_date date,
  end_of_renewal_date date,
  end_of_life_date date,
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  custom_fields jsonb not null,
  created_at timestamptz not null,
  -- Of the product or of any part of it.
  modified_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  foreign key (tenant_id, category_id) references product_categories,
  -- Requests name a product by its number.
  unique (tenant_id, legal_entity_id, product_number)
);
-- Pages of a list are found by the index alone; what is on them is read afterwards.
create index products_of_entity on products (tenant_id, legal_entity_id, id);
-- Requests name a product by its name too.
create index products_name on products (tenant_id, legal_entity_id, name, id);
-- Other systems ask for what changed since.
create index products_modified on products (tenant_id, legal_entity_id, modified_at, id);

create table charge_plans (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  product_id uuid not null,
  charge_plan_number text collate "C" not null,
  name text collate "C" not null,
  effective_start_date date,
  end_of_new_sales_date date,
  effective_end_date date,
  custom_fields jsonb not null,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  foreign key (tenant_id, product_id) references products on delete cascade,
  unique (tenant_id, legal_entity_id, charge_plan_number)
);
-- A product is read with its plans, in the order in which they were made.
create index charge_plans_of_product on charge_plans (tenant_id, product_id, id);

create table charges (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  charge_plan_id uuid not null,
  charge_number text collate "C" not null,
  name text collate "C" not null,
  charge_type text not null check (charge_type in ('OneOff', 'Recurring', 'Usage', 'Measured')),
  model text not null check (model in ('Flat', 'Quantity', 'Volume', 'Tiered', 'Rated')),
  unit text not null,
  default_quantity numeric not null check (default_quantity >= 0),
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
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  -- [{currency, tiers: [{price, priceBase, toQuantity, description}]}]: read and written as a whole, digits kept; a tier's
  -- number is its place, so that no gap can be written.
  prices jsonb not null,
  -- Of product_features, which are never deleted.
  feature_ids uuid[] not null,
  custom_fields jsonb not null,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  foreign key (tenant_id, charge_plan_id) references charge_plans on delete cascade,
  foreign key (tenant_id, tax_template_id) references tax_templates,
  foreign key (tenant_id, deferred_revenue_account_id) references financial_accounts,
  foreign key (tenant_id, recognized_revenue_account_id) references financial_accounts,
  check ((charge_type, model) in (
    ('OneOff', 'Flat'), ('OneOff', 'Quantity'), ('OneOff', 'Volume'), ('OneOff', 'Tiered'),
    ('Recurring', 'Flat'), ('Recurring', 'Quantity'), ('Recurring', 'Volume'), ('Recurring', 'Tiered'),
    ('Usage', 'Flat'), ('Usage', 'Quantity'), ('Usage', 'Volume'), ('Usage', 'Tiered'), ('Usage', 'Rated'),
    ('Measured', 'Quantity'), ('Measured', 'Volume'), ('Measured', 'Tiered'))),
  unique (tenant_id, legal_entity_id, charge_number)
);
-- A plan is read with its charges, in the order in which they were made.
create index charges_of_plan on charges (tenant_id, charge_plan_id, id);

call protect_tenant_rows(array['product_categories', 'product_features', 'products', 'charge_plans', 'charges']);
grant select, insert on product_categories, product_features to svc_app;
grant select, insert, update, delete on products, charge_plans, charges to svc_app;
