-- What credit notes, and other invoices with a negative balance, have settled of invoices.
create table invoice_matches (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  invoice_id uuid not null,
  credit_invoice_id uuid not null check (credit_invoice_id <> invoice_id),
  amount numeric not null check (amount > 0),
  -- What it takes of the balance of each in the base currency.
  invoice_base numeric not null check (invoice_base >= 0),
  credit_base numeric not null check (credit_base >= 0),
  primary key (tenant_id, invoice_id, credit_invoice_id),
  foreign key (tenant_id, invoice_id) references invoices,
  foreign key (tenant_id, credit_invoice_id) references invoices
);
call protect_tenant_rows(array['invoice_matches']);
grant select, insert, update, delete on invoice_matches to svc_app;

-- An invoice is posted once, and settled by any number of journals.
alter table journals drop constraint journals_tenant_id_invoice_id_key;
create unique index journals_of_posting on journals (tenant_id, invoice_id) where journal_type = 'Invoice';
create index journals_of_invoice on journals (tenant_id, invoice_id);
-- Absent where a journal is described by its invoice.
alter table journals add column description text;
-- Absent where the line has the rate of its journal.
alter table journal_lines add column exchange_rate numeric;
