-- expand
-- The failed attempts of a webhook since its last success. The statement that records attempts writes the row, so it has
-- no foreign key: its check would wait for whoever changes the webhook.
create table webhook_streaks (
  tenant_id uuid not null,
  webhook_id uuid not null,
  -- 0 after a success.
  failures integer not null check (failures >= 0),
  -- The end of the first of these attempts.
  since timestamptz not null,
  -- The first deliveries of these attempts: a webhook is disabled only when several fail.
  deliveries uuid[] not null check (cardinality(deliveries) <= 3),
  -- The last warning that was given, in percent of the days after which the webhook is disabled.
  warned smallint check (warned between 1 and 99),
  primary key (tenant_id, webhook_id)
);
call protect_tenant_rows(array['webhook_streaks']);
grant select, delete on webhook_streaks to svc_app;

-- Why and when the webhook was disabled; null while it is enabled, and of one that was disabled before this column.
alter table webhooks
  add column disabled_reason text,
  add column disabled_at timestamptz,
  add constraint webhooks_disabled_reason_check check (disabled_reason in ('User', 'Gone', 'Failing')) not valid;
