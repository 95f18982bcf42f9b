-- Of a product: the day on which the tax of what is billed in arrears becomes due.
alter table products
  add column tax_point text not null default 'InvoiceDate' check (tax_point in ('InvoiceDate', 'EndOfPeriod'));
-- Of an invoice: that day, where it is not the date of the invoice (BT-7).
alter table invoices add column tax_point_date date;
