-- A process keeps the settings of a tenant in memory: what rarely changes and every request needs. Whoever changes them counts
-- the version up in the same transaction, so a process that sees the version it knows knows the settings.
alter table tenants add column settings_version bigint not null default 0;

-- Begins the work of a tenant: the transaction sees its rows from now on. Gives the version of its settings. Two statements,
-- because a row is seen only behind the setting.
create function enter_tenant(tenant uuid) returns bigint language plpgsql as $$
begin
  perform set_config('svc.tenant_id', tenant::text, true);
  return (select settings_version from tenants where id = tenant);
end $$;
revoke all on function enter_tenant from public;
grant execute on function enter_tenant to svc_app, svc_worker;

-- Once for each statement, however many rows it changes. HTTP may not change tenants, so both run as svc_worker.
create function count_settings_version() returns trigger
  language plpgsql security definer set search_path = svc, pg_temp as $$
begin
  update tenants set settings_version = settings_version + 1 where id in (select tenant_id from changed);
  return null;
end $$;
alter function count_settings_version owner to svc_worker;
revoke all on function count_settings_version from public;

create function count_settings_version_of_row() returns trigger
  language plpgsql security definer set search_path = svc, pg_temp as $$
begin
  update tenants set settings_version = settings_version + 1 where id = coalesce(new.tenant_id, old.tenant_id);
  return null;
end $$;
alter function count_settings_version_of_row owner to svc_worker;
revoke all on function count_settings_version_of_row from public;

do $$
declare t text;
begin
  foreach t in array array['legal_entities', 'legal_entity_profiles', 'financial_accounts', 'payment_terms', 'tax_templates',
      'custom_field_configurations'] loop
    execute format('create trigger settings_added after insert on %I
      referencing new table as changed for each statement execute function count_settings_version()', t);
    execute format('create trigger settings_changed after update on %I
      referencing new table as changed for each statement execute function count_settings_version()', t);
    execute format('create trigger settings_removed after delete on %I
      referencing old table as changed for each statement execute function count_settings_version()', t);
  end loop;
end $$;

-- Who listens to what. Workers write since when a webhook fails many times a second, which is no setting.
create trigger settings_added after insert or delete on webhooks
  for each row execute function count_settings_version_of_row();
create trigger settings_changed after update on webhooks for each row
  when ((old.subscriptions, old.status, old.deleted_at, old.congested)
    is distinct from (new.subscriptions, new.status, new.deleted_at, new.congested))
  execute function count_settings_version_of_row();
