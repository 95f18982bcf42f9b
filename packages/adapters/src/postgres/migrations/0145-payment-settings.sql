-- The triggers of these tables count the version of the tenants' settings up as svc_worker, whose rights a new database gets
-- behind all migrations.
grant select, update on tenants to svc_worker;

-- Ways in which customers pay.
create table payment_methods (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  name text collate "C" not null,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_entity_id) references legal_entities,
  -- Requests name a method by its name.
  unique (tenant_id, legal_entity_id, name)
);
call protect_tenant_rows(array['payment_methods']);
grant select, insert on payment_methods to svc_app;

insert into payment_methods (tenant_id, id, legal_entity_id, name)
  select p.tenant_id, gen_random_uuid(), p.legal_entity_id, m.name
  from legal_entity_profiles p, (values ('Bank transfer'), ('Card'), ('Cash')) m (name);

create trigger settings_added after insert on payment_methods
  referencing new table as changed for each statement execute function count_settings_version();
create trigger settings_changed after update on payment_methods
  referencing new table as changed for each statement execute function count_settings_version();
create trigger settings_removed after delete on payment_methods
  referencing old table as changed for each statement execute function count_settings_version();

-- Accounts that payments are booked on. An account that has the code already is used as it is.
insert into financial_accounts (tenant_id, id, legal_entity_id, code, name)
  select p.tenant_id, gen_random_uuid(), p.legal_entity_id, a.code, a.name
  from legal_entity_profiles p, (values ('1930', 'Bank'), ('2420', 'Advances from customers'), ('6351', 'Write-offs'),
    ('6570', 'Bank charges')) a (code, name)
  on conflict (tenant_id, legal_entity_id, code) do nothing;

alter table legal_entity_profiles
  add column payment_tolerance numeric not null default 0 check (payment_tolerance >= 0),
  add column payment_account_id uuid,
  add column bank_fee_account_id uuid,
  add column advance_account_id uuid,
  add column write_off_account_id uuid,
  add foreign key (tenant_id, payment_account_id) references financial_accounts,
  add foreign key (tenant_id, bank_fee_account_id) references financial_accounts,
  add foreign key (tenant_id, advance_account_id) references financial_accounts,
  add foreign key (tenant_id, write_off_account_id) references financial_accounts;

-- The version before, which may still run, makes profiles without these accounts: they are found by their codes.
create or replace function default_profile_accounts() returns trigger language plpgsql set search_path = svc, pg_temp as $$
declare chart jsonb;
begin
  select jsonb_object_agg(code, id) into chart from financial_accounts
    where tenant_id = new.tenant_id and legal_entity_id = new.legal_entity_id
      and code in ('1930', '2420', '2970', '3000', '3960', '6351', '6570', '7960');
  new.deferred_revenue_account_id := coalesce(new.deferred_revenue_account_id, (chart ->> '2970')::uuid);
  new.recognized_revenue_account_id := coalesce(new.recognized_revenue_account_id, (chart ->> '3000')::uuid);
  new.exchange_gain_account_id := coalesce(new.exchange_gain_account_id, (chart ->> '3960')::uuid);
  new.exchange_loss_account_id := coalesce(new.exchange_loss_account_id, (chart ->> '7960')::uuid);
  new.payment_account_id := coalesce(new.payment_account_id, (chart ->> '1930')::uuid);
  new.bank_fee_account_id := coalesce(new.bank_fee_account_id, (chart ->> '6570')::uuid);
  new.advance_account_id := coalesce(new.advance_account_id, (chart ->> '2420')::uuid);
  new.write_off_account_id := coalesce(new.write_off_account_id, (chart ->> '6351')::uuid);
  return new;
end $$;

update legal_entity_profiles set payment_tolerance = 0;

alter table legal_entity_profiles
  alter column payment_account_id set not null,
  alter column bank_fee_account_id set not null,
  alter column advance_account_id set not null,
  alter column write_off_account_id set not null;

-- Each bank file is one batch of payments.
alter table number_series drop constraint number_series_kind_check;
alter table number_series add constraint number_series_kind_check
  check (kind in ('Invoice', 'Credit', 'Journal', 'Account', 'Product', 'ChargePlan', 'Charge', 'Order', 'OrderProduct',
    'OrderCharge', 'Quote', 'InvoiceBatch', 'PaymentBatch'));
insert into number_series (tenant_id, legal_entity_id, kind, format, next_number)
  select p.tenant_id, p.legal_entity_id, 'PaymentBatch', 'PB-{n}', 1001 from legal_entity_profiles p;
