-- Seller, buyer and address of a posted invoice as they were before its parties were renewed, and by whom; the PDF of then
-- is an attachment that no e-document carries.
alter table invoice_attachments add column is_former_document boolean not null default false;
create table invoice_former_parties (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  changed_at timestamptz not null,
  changed_by uuid not null,
  parties jsonb not null,
  invoice_address jsonb,
  attachment_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices,
  foreign key (tenant_id, attachment_id) references invoice_attachments
);
create index invoice_former_parties_of_invoice on invoice_former_parties (tenant_id, invoice_id, id);

call protect_tenant_rows(array['invoice_former_parties']);

grant select, insert on invoice_former_parties to svc_app;
