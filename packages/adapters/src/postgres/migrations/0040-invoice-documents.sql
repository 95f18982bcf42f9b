-- The PDF of a posted invoice as it was drawn first. It is forgotten only when the invoice takes its parties anew.
create table invoice_documents (
  tenant_id uuid not null,
  invoice_id uuid not null,
  content bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, invoice_id),
  foreign key (tenant_id, invoice_id) references invoices
);
-- Compressed already: another attempt would cost the time and save nothing.
alter table invoice_documents alter column content set storage external;
call protect_tenant_rows(array['invoice_documents']);
grant select, insert, delete on invoice_documents to svc_app;
