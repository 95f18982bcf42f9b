-- expand
-- Which campaign reminds an account, and until when or whether it is left alone.
alter table accounts
  add column dunning_campaign_id uuid,
  add column dunning_paused_until date,
  add column dunning_pause_reason text,
  add column dunning_exempt boolean not null default false,
  add constraint accounts_dunning_campaign foreign key (tenant_id, dunning_campaign_id)
    references dunning_campaigns not valid;
-- A campaign that accounts follow cannot be deleted.
create index accounts_of_campaign on accounts (tenant_id, dunning_campaign_id) where dunning_campaign_id is not null;

-- How many reminders of the invoice the mail server took.
alter table invoices add column reminders_sent integer not null default 0;

-- The account of the invoice, so that one reminder of an account, level and day is enough. Older steps have none.
alter table dunning_steps add column account_id uuid;
create index dunning_steps_of_account on dunning_steps (tenant_id, account_id, taken_on);

-- Invoices that the customer disputes, with the first day on which they are reminded of again.
create table invoice_disputes (
  tenant_id uuid not null,
  invoice_id uuid not null,
  legal_entity_id uuid not null,
  reason text not null,
  until date,
  created_at timestamptz not null,
  primary key (tenant_id, invoice_id),
  foreign key (tenant_id, invoice_id) references invoices,
  foreign key (tenant_id, legal_entity_id) references legal_entities
);
call protect_tenant_rows(array['invoice_disputes']);
grant select, insert, update, delete on invoice_disputes to svc_app;
-- A person reminds by hand.
grant insert on dunning_steps to svc_app;
