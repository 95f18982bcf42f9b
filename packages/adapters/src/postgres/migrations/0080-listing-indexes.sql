-- What lists are filtered by (docs/lists.md): each index begins with the legal entity, as the policy of row-level
-- security and every list do, and ends with the id, so that it gives a page of equal rows in its order and counts them
-- without the table.

-- Comparing numerics is not leakproof, so row-level security keeps svc_app's conditions on an amount from its index.
-- Comparing doubles is: the nearest double narrows, and the amount beside it decides and gives the order.
alter table invoices add column total_near double precision generated always as (total::double precision) stored;
create index invoices_total on invoices (tenant_id, legal_entity_id, total_near, total, id);

create index invoices_due on invoices (tenant_id, legal_entity_id, due_date, id);
create index invoices_created on invoices (tenant_id, legal_entity_id, created_at, id);

-- With the legal entity and the id inside, an account's invoices are counted and paged in the index.
drop index invoices_of_account;
create index invoices_of_account on invoices (tenant_id, account_id, legal_entity_id, id);

create index accounts_created on accounts (tenant_id, legal_entity_id, created_at, id);
create index accounts_tax_registration on accounts (tenant_id, legal_entity_id, tax_registration_number, id)
  where tax_registration_number is not null;
create index accounts_organization on accounts (tenant_id, legal_entity_id, organization_number, id)
  where organization_number is not null;

create index journals_posted on journals (tenant_id, legal_entity_id, posted_at, id);
create index journals_invoice_number on journals (tenant_id, legal_entity_id, invoice_number);

create index exchange_rates_of_entity on exchange_rates (tenant_id, legal_entity_id, id);
create index exchange_rates_of_day on exchange_rates (tenant_id, legal_entity_id, effective_from, id);
create index exchange_rates_of_currency on exchange_rates (tenant_id, legal_entity_id, from_currency_id, id);
