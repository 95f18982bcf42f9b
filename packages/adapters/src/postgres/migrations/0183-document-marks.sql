-- Marks for the national document: of an invoice whether it is an advance invoice, which ones it follows and how it has to be paid; of a
-- line the kind of goods and the procedure.
alter table invoices add column marks jsonb;
alter table invoice_lines add column marks jsonb;
