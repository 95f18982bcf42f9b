-- The values the service writes, said by the table too, so that the generated types know them.
alter table accounts
  add check (account_type in ('Customer', 'Reseller', 'Subsidiary', 'Prospect', 'Other')),
  add check (invoice_delivery_method in
    ('Email', 'Print', 'ElectronicInvoice', 'ExternalPrint', 'AutomaticElectronicRouting'));
alter table invoices
  add check (invoice_delivery_method in
    ('Email', 'Print', 'ElectronicInvoice', 'ExternalPrint', 'AutomaticElectronicRouting'));
