-- expand
-- An account statement shows when a part of a payment came and when it was taken back. Standing parts are found by the partial
-- indexes that exist; without these, the removed ones of one account would be looked for among those of all accounts.
create index payment_settlements_removed_of_invoice on payment_settlements (tenant_id, invoice_id) where removed_at is not null;
create index payment_settlements_removed_of_payment on payment_settlements (tenant_id, payment_id) where removed_at is not null;
create index payment_write_offs_removed_of_payment on payment_write_offs (tenant_id, payment_id) where removed_at is not null;
create index payment_refunds_removed_of_payment on payment_refunds (tenant_id, payment_id) where removed_at is not null;
