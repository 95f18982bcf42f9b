-- expand
-- Whether customers see their invoices on pages of svc.
alter table legal_entity_profiles add column hosted_pages boolean not null default false;

-- Links to the page of an invoice. A link is found by the hash of its token.
create table invoice_links (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  invoice_id uuid not null,
  token_hash text not null,
  -- Shown again to those who may read the invoice.
  token_sealed text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, legal_entity_id) references legal_entities
);
-- The links of an invoice, newest first.
create index invoice_links_of_invoice on invoice_links (tenant_id, invoice_id, id);
-- Expired links are deleted.
create index invoice_links_expire on invoice_links (expires_at);
call protect_tenant_rows(array['invoice_links']);
grant select, insert, update on invoice_links to svc_app;
