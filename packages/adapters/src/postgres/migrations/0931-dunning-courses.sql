-- expand
-- Invoices whose reminding has begun, so that its begin and its end are told once each.
create table dunning_courses (
  tenant_id uuid not null,
  invoice_id uuid not null,
  legal_entity_id uuid not null,
  campaign_id uuid not null,
  started_at timestamptz not null,
  -- Set once the invoice is no longer open, and null again when it is reminded of once more.
  ended_at timestamptz,
  primary key (tenant_id, invoice_id),
  foreign key (tenant_id, invoice_id) references invoices,
  foreign key (tenant_id, legal_entity_id) references legal_entities
);
call protect_tenant_rows(array['dunning_courses']);
-- A payment that settles an invoice ends its reminding, and a person begins one by hand.
grant select, insert, update on dunning_courses to svc_app;
