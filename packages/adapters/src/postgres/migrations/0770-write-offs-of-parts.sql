-- expand
-- A part of an invoice can be written off, with the share of its tax, and a credit note as well: its amounts are negative.
alter table invoice_write_offs
  -- The part at each tax rate: [{category, rate, account, net, tax, netBase, taxBase}]. Null when the tax is not corrected.
  add column relief jsonb,
  -- The user who took it back.
  add column taken_back_by uuid;
alter table invoice_write_offs drop constraint invoice_write_offs_amount_check;
alter table invoice_write_offs add constraint invoice_write_offs_not_zero check (amount <> 0) not valid;
alter table write_off_recoveries drop constraint write_off_recoveries_amount_check;
alter table write_off_recoveries add constraint write_off_recoveries_not_zero check (amount <> 0) not valid;
alter table invoices drop constraint invoices_written_off_check;

-- Each change of the tax that write-offs correct, on the day of its voucher. Rows are only added. A recovery, and the taking
-- back of a write-off, have the opposite signs.
create table write_off_taxes (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  write_off_id uuid not null,
  effective_date date not null,
  currency text collate "C" not null,
  tax_category text collate "C" not null,
  tax_rate numeric not null,
  net numeric not null,
  tax numeric not null,
  net_base numeric not null,
  tax_base numeric not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, write_off_id) references invoice_write_offs
);
-- The report of tax reads the rows of a period, the checks of the books those of a write-off.
create index write_off_taxes_of_day on write_off_taxes (tenant_id, legal_entity_id, effective_date);
create index write_off_taxes_of_write_off on write_off_taxes (tenant_id, write_off_id);

call protect_tenant_rows(array['write_off_taxes']);
grant select, insert on write_off_taxes to svc_app;
