-- What a line bills of an order; absent of all others.
alter table invoice_lines
  -- That of the invoice: lists of what was billed are found by it.
  add column legal_entity_id uuid,
  -- The order has this number in all its versions.
  add column order_number text collate "C",
  -- The version of the charge, of order_charges. A reverted version of an order takes it away; its lines are cancelled then.
  add column order_charge_id uuid,
  add column charge_type text check (charge_type in ('OneOff', 'Recurring', 'Usage', 'Measured')),
  -- {orderId, orderProductId, productNumber, chargePlanId, chargeNumber, chargeVersion, name, description, …} as of then
  add column billed jsonb,
  -- {id, code, name}: on which revenue is booked that is recognised over time; revenue_account takes it then.
  add column deferred_account jsonb,
  add check ((order_number is null) = (billed is null) and (order_charge_id is null) = (billed is null)
    and (charge_type is null) = (billed is null) and (legal_entity_id is null) = (billed is null));
create index invoice_lines_charge_type on invoice_lines (tenant_id, legal_entity_id, charge_type, id)
  where charge_type is not null;
create index invoice_lines_order on invoice_lines (tenant_id, order_number) where order_number is not null;

-- The version of an order that a credit note was made with: it is cancelled when that version is reverted.
alter table invoices add column made_with_version_id uuid;
create index invoices_made_with on invoices (tenant_id, made_with_version_id) where made_with_version_id is not null;

-- The spans of charges that stand on lines of invoices; those of a cancelled draft go.
create table invoiced_periods (
  tenant_id uuid not null,
  invoice_line_id uuid not null,
  invoice_id uuid not null,
  -- The version of the charge, of order_charges.
  order_charge_id uuid not null,
  from_date date not null,
  -- The first day behind what is billed; of a OneOff its day. A credit moves it, billed_to stays.
  to_date date not null,
  billed_to date not null,
  -- 0 unless each tier has its own line.
  tier smallint not null,
  -- 0; from 1 on catch-ups for late usage; of a delivery its place.
  number integer not null,
  -- The period of the grid, which the days of the charge may have cut.
  whole_from date not null,
  whole_to date not null,
  proration_method text not null check (proration_method in ('DaysInPeriod', 'DaysInMonth', 'Fixed30')),
  -- What the line comes to, with the tax in it when prices have it.
  amount numeric not null,
  amount_pre_discount numeric not null,
  -- [{from, to, left}]: parts with equal discounts of the order, and what these leave of 1.
  spans jsonb,
  -- Credited, so that it may be billed again.
  released boolean not null default false,
  -- {id of a credit note: to_date before it}
  cuts jsonb,
  primary key (tenant_id, invoice_line_id),
  constraint invoiced_periods_no_overlap exclude using gist (
    order_charge_id with =, tier with =, number with =, daterange(from_date, to_date) with &&, tenant_id with =)
    where (not released),
  check (from_date <= to_date and to_date <= billed_to),
  -- Its lines are neither deleted nor moved; a foreign key to each of them would cost more than the rest of a batch.
  foreign key (tenant_id, invoice_id) references invoices
);
-- Nothing is billed twice.
create unique index invoiced_periods_once on invoiced_periods (tenant_id, order_charge_id, from_date, tier, number)
  where not released;
create index invoiced_periods_invoice on invoiced_periods (tenant_id, invoice_id);

call protect_tenant_rows(array['invoiced_periods']);
grant select, insert, update, delete on invoiced_periods to svc_app;

-- What credit notes take of a line.
create index invoice_lines_credited on invoice_lines (tenant_id, credited_line_id) where credited_line_id is not null;
