-- The vouchers of an invoice are found by its id, which its number finds: an index of texts took a fifth of what a voucher costs.
drop index vouchers_invoice_number;
