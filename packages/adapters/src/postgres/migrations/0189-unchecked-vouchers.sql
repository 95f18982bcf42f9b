-- What vouchers and their lines name is never deleted: nobody may, and a posting writes its journal, vouchers and lines in one
-- statement. Five foreign keys cost as much as all else of a voucher, and lock its invoice.
alter table journal_lines
  drop constraint journal_lines_tenant_id_account_id_fkey,
  drop constraint journal_lines_tenant_id_journal_id_fkey,
  drop constraint journal_lines_tenant_id_voucher_id_fkey;
alter table vouchers
  drop constraint vouchers_tenant_id_invoice_id_fkey,
  drop constraint vouchers_tenant_id_journal_id_fkey;
