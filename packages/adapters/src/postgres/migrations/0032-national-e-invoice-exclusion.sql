-- Whether invoices are kept out of the national system, and why: of an account the rule for its invoices, of an invoice
-- its own. An object with excluded and reason.
alter table accounts add column national_einvoice jsonb;
alter table invoices add column national_einvoice jsonb;
