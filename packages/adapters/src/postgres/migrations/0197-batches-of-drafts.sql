-- Batches of drafts that a filter found.
alter table invoice_batches add column filter text collate "C";
-- Which drafts it found. They stay in the batch that made them, if one did.
create table invoice_batch_picks (
  tenant_id uuid not null,
  batch_id uuid not null,
  invoice_id uuid not null,
  primary key (tenant_id, batch_id, invoice_id)
);
call protect_tenant_rows(array['invoice_batch_picks']);
grant select, insert on invoice_batch_picks to svc_app;
