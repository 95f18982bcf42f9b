-- Rules by which revenue is recognised. Charges know them by name, so none is ever changed.
create table revenue_recognition_rules (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  name text collate "C" not null,
  distribution text not null check (distribution in ('OnInvoicing', 'Monthly', 'Days', 'FrontLoad', 'BackLoad')),
  upfront_percent numeric check (upfront_percent between 0 and 100),
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  -- Requests name a rule by its name, and so do charges.
  unique (tenant_id, legal_entity_id, name)
);
call protect_tenant_rows(array['revenue_recognition_rules']);
grant select, insert on revenue_recognition_rules to svc_app;

insert into revenue_recognition_rules (tenant_id, id, legal_entity_id, name, distribution)
  select p.tenant_id, gen_random_uuid(), p.legal_entity_id, r.name, r.name
  from legal_entity_profiles p cross join unnest(array['OnInvoicing', 'Monthly', 'Days', 'FrontLoad', 'BackLoad']) as r (name);

create trigger settings_added after insert on revenue_recognition_rules
  referencing new table as changed for each statement execute function count_settings_version();
create trigger settings_changed after update on revenue_recognition_rules
  referencing new table as changed for each statement execute function count_settings_version();
create trigger settings_removed after delete on revenue_recognition_rules
  referencing old table as changed for each statement execute function count_settings_version();

-- What of a posted line is recognised in an accounting period. Those of a credit note's line have its sign.
create table revenue_schedule_items (
  tenant_id uuid not null,
  -- Its line is neither deleted nor moved; a foreign key would cost more than the rest of an item.
  invoice_line_id uuid not null,
  -- The first day of the period. What of a line meets in one period is one item.
  period date not null,
  id uuid not null,
  legal_entity_id uuid not null,
  -- In the currency of the invoice, and in base currency; not both are 0.
  amount numeric not null,
  base_amount numeric not null,
  -- The journal by which it was recognised; absent until then.
  journal_id uuid,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (tenant_id, invoice_line_id, period),
  check (extract(day from period) = 1),
  check (amount <> 0 or base_amount <> 0)
);
-- What is to be recognised up to a period.
create index revenue_schedule_items_open on revenue_schedule_items (tenant_id, legal_entity_id, period, invoice_line_id)
  where journal_id is null;
call protect_tenant_rows(array['revenue_schedule_items']);
grant select, insert, update on revenue_schedule_items to svc_app;

-- Legal entities with lines that were posted before there were schedules: the step behind the migrations makes them, and
-- takes the legal entity off when it has done.
create table revenue_schedules_missing (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  primary key (tenant_id, legal_entity_id)
);
call protect_tenant_rows(array['revenue_schedules_missing']);

insert into revenue_schedules_missing (tenant_id, legal_entity_id)
  select distinct l.tenant_id, l.legal_entity_id from invoice_lines l where l.deferred_account is not null;

-- The schedule of a charge is asked for by the number of the charge, also of one that later versions of its order have no more.
create index order_charges_named on order_charges (tenant_id, legal_entity_id, charge_number);
