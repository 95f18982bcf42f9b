-- Accounts by their name, and by the address that their invoices are sent to, in any letter case of any language, for the
-- search over everything. Columns, because the policy of the table lets no index be used by what a function makes of a row.
alter table accounts
  add column name_key text collate "C" generated always as (lower(name collate "und-x-icu")) stored,
  add column email_key text collate "C" generated always as (lower(invoice_email_address collate "und-x-icu")) stored;
create index accounts_name_key on accounts (tenant_id, legal_entity_id, name_key, id);
create index accounts_email_key on accounts (tenant_id, legal_entity_id, email_key, id) where email_key is not null;
