-- expand
-- Plans for reminding customers of overdue invoices.
create table dunning_campaigns (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  name text not null,
  is_default boolean not null,
  is_enabled boolean not null,
  -- The steps, by rising day and level.
  steps jsonb not null,
  -- The smallest balance that is reminded of, by currency.
  minimum_balances jsonb not null,
  send_hour integer not null check (send_hour between 0 and 23),
  only_on_workdays boolean not null,
  -- The last day of the legal entity whose reminders were all written, so that a day is worked through once.
  last_run_on date,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities
);
-- The list of a legal entity, and the campaign that its invoices follow: at most one.
create index dunning_campaigns_of_entity on dunning_campaigns (tenant_id, legal_entity_id, id);
create unique index dunning_campaigns_default on dunning_campaigns (tenant_id, legal_entity_id) where is_default;

-- The steps that were taken. The key takes each level of an invoice once, whatever runs twice.
create table dunning_steps (
  tenant_id uuid not null,
  invoice_id uuid not null,
  level integer not null check (level between 1 and 9),
  legal_entity_id uuid not null,
  campaign_id uuid not null,
  -- The day of the legal entity.
  taken_on date not null,
  taken_at timestamptz not null,
  message_id uuid not null,
  primary key (tenant_id, invoice_id, level),
  foreign key (tenant_id, invoice_id) references invoices,
  foreign key (tenant_id, legal_entity_id) references legal_entities
);
call protect_tenant_rows(array['dunning_campaigns', 'dunning_steps']);
grant select, insert, update, delete on dunning_campaigns to svc_app;
grant select on dunning_steps to svc_app;

-- Reminders are messages of the outbox. Their facts list the invoices; invoice_id is the first of them.
alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check check (kind in ('Invoice', 'CreditNote', 'Reminder')) not valid;
