-- Why a document corrects an invoice, its buyer where that was wrong, and, of an invoice that adds to another one, that
-- one's number and date, which never change.
alter table invoices add column correction jsonb;
alter table invoices
  add column corrected_invoice_id uuid,
  add foreign key (tenant_id, corrected_invoice_id) references invoices;
create index invoices_corrected on invoices (tenant_id, corrected_invoice_id) where corrected_invoice_id is not null;
