-- The triggers of these tables count the version of the tenants' settings up as svc_worker, whose rights a new database gets
-- behind all migrations.
grant select, update on tenants to svc_worker;

-- Accounts that invoices and payments are booked on. An account that has the code already is used as it is.
insert into financial_accounts (tenant_id, id, legal_entity_id, code, name)
  select p.tenant_id, gen_random_uuid(), p.legal_entity_id, a.code, a.name
  from legal_entity_profiles p, (values ('1790', 'Unbilled revenue'), ('2420', 'Advances from customers'),
    ('2970', 'Deferred revenue'), ('3000', 'Revenue'), ('3960', 'Exchange gains'), ('6351', 'Write-offs'),
    ('7960', 'Exchange losses')) a (code, name)
  on conflict (tenant_id, legal_entity_id, code) do nothing;

alter table legal_entity_profiles
  add column proration_method text not null default 'DaysInPeriod'
    check (proration_method in ('DaysInPeriod', 'DaysInMonth', 'Fixed30')),
  add column match_credits_on_post boolean not null default false,
  add column deferred_revenue_account_id uuid,
  add column recognized_revenue_account_id uuid,
  add column exchange_gain_account_id uuid,
  add column exchange_loss_account_id uuid,
  add foreign key (tenant_id, deferred_revenue_account_id) references financial_accounts,
  add foreign key (tenant_id, recognized_revenue_account_id) references financial_accounts,
  add foreign key (tenant_id, exchange_gain_account_id) references financial_accounts,
  add foreign key (tenant_id, exchange_loss_account_id) references financial_accounts;

-- The version before, which may still run, makes profiles without these accounts: they are found by their codes.
create function default_profile_accounts() returns trigger language plpgsql set search_path = svc, pg_temp as $$
declare chart jsonb;
begin
  select jsonb_object_agg(code, id) into chart from financial_accounts
    where tenant_id = new.tenant_id and legal_entity_id = new.legal_entity_id and code in ('2970', '3000', '3960', '7960');
  new.deferred_revenue_account_id := coalesce(new.deferred_revenue_account_id, (chart ->> '2970')::uuid);
  new.recognized_revenue_account_id := coalesce(new.recognized_revenue_account_id, (chart ->> '3000')::uuid);
  new.exchange_gain_account_id := coalesce(new.exchange_gain_account_id, (chart ->> '3960')::uuid);
  new.exchange_loss_account_id := coalesce(new.exchange_loss_account_id, (chart ->> '7960')::uuid);
  return new;
end $$;
create trigger default_accounts before insert or update on legal_entity_profiles
  for each row execute function default_profile_accounts();

update legal_entity_profiles set proration_method = 'DaysInPeriod';

alter table legal_entity_profiles
  alter column deferred_revenue_account_id set not null,
  alter column recognized_revenue_account_id set not null,
  alter column exchange_gain_account_id set not null,
  alter column exchange_loss_account_id set not null;
