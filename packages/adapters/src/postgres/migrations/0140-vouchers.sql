-- Vouchers are a table of their own: a journal of recognised revenue has one for each item. The columns of a journal that are
-- about its one voucher stay, empty, for the version before, which may still run.
create table vouchers (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  journal_id uuid not null,
  -- From 1, in the order of the journal.
  position integer not null,
  voucher_number text collate "C" not null,
  effective_date date not null,
  source text not null check (source in ('Invoicing', 'RevenueRecognition', 'Payment', 'Payout', 'Order')),
  invoice_id uuid,
  invoice_number text collate "C",
  invoice_line_id uuid,
  account_id uuid,
  payment_id uuid,
  payment_settlement_id uuid,
  order_charge_id uuid,
  order_charge_number text collate "C",
  revenue_schedule_item_id uuid,
  sales_currency text not null,
  exchange_rate numeric not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, journal_id) references journals,
  foreign key (tenant_id, invoice_id) references invoices,
  unique (tenant_id, journal_id, position)
);
call protect_tenant_rows(array['vouchers']);
grant select, insert on vouchers to svc_app;

-- Old vouchers get ids of the time of their journals, so that they come in the same order.
insert into vouchers (tenant_id, id, legal_entity_id, journal_id, position, voucher_number, effective_date, source,
    invoice_id, invoice_number, account_id, sales_currency, exchange_rate)
  select tenant_id, (left(id::text, 19) || substr(gen_random_uuid()::text, 20))::uuid, legal_entity_id, id, 1, journal_number,
    effective_date, case journal_type when 'Payment' then 'Payment' else 'Invoicing' end, invoice_id, invoice_number, account_id,
    sales_currency, exchange_rate
  from journals;

-- An invoice is posted once.
create unique index vouchers_of_posting on vouchers (tenant_id, invoice_id) where source = 'Invoicing';
-- What lists are filtered by.
create index vouchers_of_invoice on vouchers (tenant_id, invoice_id) where invoice_id is not null;
create index vouchers_of_payment on vouchers (tenant_id, payment_id) where payment_id is not null;
create index vouchers_invoice_number on vouchers (tenant_id, legal_entity_id, invoice_number) where invoice_number is not null;
-- The vouchers of a period, in its order.
create index vouchers_of_day on vouchers (tenant_id, legal_entity_id, effective_date, id);
drop index journals_of_posting, journals_of_invoice, journals_invoice_number;

alter table journal_lines add column voucher_id uuid, add column effective_date date;
update journal_lines l set voucher_id = v.id, effective_date = v.effective_date
  from vouchers v where v.tenant_id = l.tenant_id and v.journal_id = l.journal_id;
alter table journal_lines drop constraint journal_lines_pkey, alter column journal_id drop not null,
  alter column voucher_id set not null, alter column effective_date set not null,
  add primary key (tenant_id, voucher_id, position),
  add foreign key (tenant_id, voucher_id) references vouchers;
-- The vouchers of a financial account and a period.
create index journal_lines_of_account on journal_lines (tenant_id, account_id, effective_date, voucher_id);

alter table journals add column external_erp_id text collate "C",
  add column transferred_to_erp timestamptz, add column modified_at timestamptz;
update journals set modified_at = posted_at, description = coalesce(description, 'Invoice ' || invoice_number);
alter table journals alter column modified_at set not null, alter column description set not null,
  alter column invoice_id drop not null, alter column invoice_number drop not null, alter column account_id drop not null,
  alter column sales_currency drop not null, alter column exchange_rate drop not null;
create index journals_modified on journals (tenant_id, legal_entity_id, modified_at, id);
create index journals_external_erp on journals (tenant_id, legal_entity_id, external_erp_id) where external_erp_id is not null;
grant update on journals to svc_app;

-- What the version before posts: its journal names the invoice, its lines name no voucher. The voucher has the id of the
-- journal, by which the lines find it before it is there.
create function complete_journal() returns trigger language plpgsql set search_path = svc, pg_temp as $$
begin
  new.modified_at := coalesce(new.modified_at, new.posted_at);
  new.description := coalesce(new.description, 'Invoice ' || new.invoice_number);
  return new;
end $$;
create function add_voucher() returns trigger language plpgsql set search_path = svc, pg_temp as $$
begin
  insert into vouchers (tenant_id, id, legal_entity_id, journal_id, position, voucher_number, effective_date, source,
      invoice_id, invoice_number, account_id, sales_currency, exchange_rate)
    values (new.tenant_id, new.id, new.legal_entity_id, new.id, 1, new.journal_number, new.effective_date,
      case new.journal_type when 'Payment' then 'Payment' else 'Invoicing' end, new.invoice_id, new.invoice_number,
      new.account_id, new.sales_currency, new.exchange_rate);
  return null;
end $$;
create function complete_journal_line() returns trigger language plpgsql set search_path = svc, pg_temp as $$
begin
  new.voucher_id := new.journal_id;
  new.effective_date := (select effective_date from journals where tenant_id = new.tenant_id and id = new.journal_id);
  return new;
end $$;
create trigger complete before insert on journals for each row when (new.modified_at is null)
  execute function complete_journal();
create trigger add_voucher after insert on journals for each row when (new.invoice_id is not null)
  execute function add_voucher();
create trigger complete before insert on journal_lines for each row when (new.voucher_id is null)
  execute function complete_journal_line();

-- The books of a legal entity. A posting holds the row, closing a period changes it: so no posting slips into a period that
-- is being closed. The closed months are in the row itself, because a statement that waited for the row sees what is in it
-- as it is then, and other tables as they were when it began.
create table accounting_books (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  -- Their first days.
  closed_months date[] not null default '{}',
  primary key (tenant_id, legal_entity_id),
  foreign key (tenant_id, legal_entity_id) references legal_entities
);
call protect_tenant_rows(array['accounting_books']);
grant select, update on accounting_books to svc_app;
insert into accounting_books (tenant_id, legal_entity_id) select tenant_id, id from legal_entities;

create function add_books() returns trigger language plpgsql set search_path = svc, pg_temp as $$
begin
  insert into accounting_books (tenant_id, legal_entity_id) values (new.tenant_id, new.id);
  return null;
end $$;
create trigger add_books after insert on legal_entities for each row execute function add_books();

-- Periods that are closed, or were.
create table accounting_periods (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  first_day date not null check (extract(day from first_day) = 1),
  -- Absent where it was opened again.
  closed_at timestamptz,
  primary key (tenant_id, legal_entity_id, first_day),
  foreign key (tenant_id, legal_entity_id) references accounting_books
);
call protect_tenant_rows(array['accounting_periods']);
grant select, insert, update on accounting_periods to svc_app;

alter table legal_entity_profiles add column fiscal_year_start_month integer not null default 1
  check (fiscal_year_start_month between 1 and 12);
