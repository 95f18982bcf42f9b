-- Groups of accounts and orders that are invoiced together.
create table invoice_batch_groups (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  code text collate "C" not null,
  description text collate "C",
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  -- Requests name a group by its code.
  unique (tenant_id, legal_entity_id, code)
);
call protect_tenant_rows(array['invoice_batch_groups']);
grant select, insert on invoice_batch_groups to svc_app;

insert into invoice_batch_groups (tenant_id, id, legal_entity_id, code, description)
  select tenant_id, gen_random_uuid(), legal_entity_id, 'DEFAULT', 'Default' from legal_entity_profiles;

create trigger settings_added after insert on invoice_batch_groups
  referencing new table as changed for each statement execute function count_settings_version();
create trigger settings_changed after update on invoice_batch_groups
  referencing new table as changed for each statement execute function count_settings_version();
create trigger settings_removed after delete on invoice_batch_groups
  referencing old table as changed for each statement execute function count_settings_version();

-- Templates are built in: no table has their ids. What names no group is in the group DEFAULT.
alter table accounts
  add column invoice_template_id uuid,
  add column invoice_batch_group_id uuid,
  add foreign key (tenant_id, invoice_batch_group_id) references invoice_batch_groups;
alter table invoices add column invoice_template_id uuid;
-- An order with a group of its own does not use its account's.
alter table order_versions
  add column invoice_template_id uuid,
  add column use_account_batch_group boolean not null default true,
  add column invoice_batch_group_id uuid,
  add foreign key (tenant_id, invoice_batch_group_id) references invoice_batch_groups,
  add check (invoice_batch_group_id is null or not use_account_batch_group);
