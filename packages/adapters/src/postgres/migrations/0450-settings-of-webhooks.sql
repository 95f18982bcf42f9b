-- expand
-- The options of a webhook beyond its address and its events. A webhook without a row has the defaults.
create table webhook_settings (
  tenant_id uuid not null,
  webhook_id uuid not null,
  -- Rises with each change, so that a process knows what it has in memory by webhook and version.
  version integer not null check (version > 0),
  -- The sections that were set, each with the members that were set.
  settings jsonb not null,
  primary key (tenant_id, webhook_id),
  foreign key (tenant_id, webhook_id) references webhooks
);
call protect_tenant_rows(array['webhook_settings']);
grant select, insert, update, delete on webhook_settings to svc_app;
-- Processes keep the listeners of an event in memory, with what a listener is sent.
create trigger settings_changed after insert or update or delete on webhook_settings
  for each row execute function count_settings_version_of_row();

alter table webhooks
  -- Which defaults hold for it: null are those of a webhook from before there were settings, 1 those of later ones.
  add column generation smallint;
-- Why a delivery is sent without the data of its event; null is a delivery with data.
alter table webhook_deliveries add column form text check (form in ('Thin', 'Size', 'Refused'));
-- True for the attempt whose answer made the delivery go on without data.
alter table webhook_attempts add column became_thin boolean;
