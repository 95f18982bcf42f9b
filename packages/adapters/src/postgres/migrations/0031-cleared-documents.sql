-- The document that the national system cleared, as the provider gave it: kept apart, because a Processed entry never
-- changes, and only where somebody asked for it.
create table national_einvoice_cleared_documents (
  tenant_id uuid not null,
  entry_id uuid not null,
  content bytea not null,
  primary key (tenant_id, entry_id),
  foreign key (tenant_id, entry_id) references national_einvoice_entries
);

call protect_tenant_rows(array['national_einvoice_cleared_documents']);

grant select, insert on national_einvoice_cleared_documents to svc_app;
